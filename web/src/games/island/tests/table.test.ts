import { language } from "../../../lib/i18n.svelte";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import cover from "../cover";
import island from "..";
import type { TableActions } from "../../../lib/table";
import type { IslandTable } from "../seats";
import type { Decision } from "../types";
import { fixture, fixtures } from "./fixtures";

const aside = createRawSnippet(() => ({ render: () => "<div>log</div>" }));

function open(table: IslandTable, more: Partial<Pick<TableActions, "hint" | "offers">> = {}) {
  const actions = {
    decide: vi.fn<(d: unknown) => void>(),
    undo: vi.fn(),
    dismissWhyNot: vi.fn(),
    ...more,
  };
  const { container, rerender } = render(island.Table, { table, actions, aside });
  const decided = () => actions.decide.mock.lastCall?.[0] as Decision | undefined;
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  const click = (selector: string) => {
    const found = container.querySelector(selector);
    if (found === null) throw new Error(`there is no ${selector}`);
    return fireEvent.click(found);
  };
  const change = (now: IslandTable) => rerender({ table: now });
  return { actions, decided, press, click, change, container };
}

beforeEach(() => void (language.current = "en"));
afterEach(cleanup);

describe("the table", () => {
  it.each(fixtures.map(([name]) => name))("shows %s", (name) => {
    const { container } = open(fixture(name));
    expect(container.textContent).not.toMatch(/island-|undefined|NaN/);
  });

  it("places what is pressed on the board, with keys too", async () => {
    const { decided, press, container } = open(fixture("turn"));
    await press(/^Settlement/);
    const spot = container.querySelector<SVGGElement>("[data-spot]");
    if (!spot) throw new Error("a corner glows");
    expect(spot.getAttribute("aria-label")).toMatch(/^free corner between /);
    spot.focus();
    await fireEvent.focus(spot);
    await fireEvent.keyDown(spot, { key: "Enter" });
    expect(decided()).toMatchObject({ do: "build_settlement" });
  });

  it("tells what the best bot would do, shows where, and does it", async () => {
    const table = fixture("turn");
    // As it is written by another hand than what is listed.
    const [at] = table.decisions.flatMap((one) => (one.do === "build_settlement" ? one.at : []));
    const decision = { at, do: "build_settlement" };
    const choices = [{ decision, value: 0.428 }];
    const { decided, click, container } = open(
      { ...table, hint: { scale: "chance", choices } },
      { hint: vi.fn() },
    );
    expect(container.textContent).not.toContain("Build a settlement here.");
    await click("[data-hint]");
    expect(container.textContent).toContain("Build a settlement here.");
    expect(container.textContent).toContain("Chance to win: 43\u00a0%");
    const ghosts = [
      ...container.querySelectorAll("[data-spot]:has(use[href*='piece-settlement'])"),
    ];
    expect(ghosts).toHaveLength(1);
    await click("[data-offer='hint'] .go");
    expect(decided()).toEqual(decision);
  });

  it("asks for the hint again where others have moved before it came, and as often as it is pressed", async () => {
    const table = fixture("turn");
    const hint = vi.fn();
    const { click, change } = open(table, { hint });
    expect(hint).not.toHaveBeenCalled();
    await click("[data-hint]");
    await click("[data-hint]");
    expect(hint).toHaveBeenCalledTimes(2);
    await change({ ...table, seq: table.seq + 1, view: { ...table.view } });
    await change({ ...table, seq: table.seq + 1, view: { ...table.view } });
    expect(hint).toHaveBeenCalledTimes(3);
  });

  it("has no hint where nobody may be advised", () => {
    const { container } = open(fixture("turn"));
    expect(container.querySelector("[data-hint]")).toBeNull();
  });

  it("asks nothing where the room answers, and can be left in peace", async () => {
    const table = fixture("offer-to-me");
    const offers = vi.fn();
    const { click } = open(table, { offers });
    await click("[data-hush]");
    expect(offers).toHaveBeenCalledWith("none");
    cleanup();
    const { container } = open({ ...table, excused: true });
    expect(container.querySelector("[data-offer='to-me'], [data-decline]")).toBeNull();
  });

  it("says why not instead of building", async () => {
    const { actions, press } = open(fixture("turn"));
    await press(/^City/);
    expect(actions.decide).not.toHaveBeenCalled();
    expect(screen.getByText(/For this you lack 1 grain and 2 ore\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Rule BASE-31" }).getAttribute("href")).toBe(
      "/rules/BASE-31",
    );
  });

  it("composes the cards for a seven", async () => {
    const table = fixture("discarding");
    const { decided, press } = open(table);
    for (let n = 0; n < 2; n++) await press(/^Wool/);
    for (let n = 0; n < 3; n++) await press(/^Grain/);
    await press("Give back");
    expect(decided()).toEqual({ do: "discard_all", cards: { wool: 2, grain: 3 } });
  });

  it("composes an offer to some", async () => {
    const { decided, press } = open(fixture("turn"));
    await press("Trade");
    const panel = within(screen.getByRole("region", { name: "Trade" }));
    const kind = (row: string, name: RegExp) =>
      fireEvent.click(
        within(panel.getByRole("group", { name: row })).getByRole("button", { name }),
      );
    await kind("You give", /wool/);
    await kind("You get", /ore/);
    await press("Jonas");
    await press("Offer");
    expect(decided()).toEqual({ do: "offer", give: { wool: 1 }, want: { ore: 1 }, to: [1, 3] });
  });

  it.each([
    ["offer-to-me", "Accept", { do: "accept" }],
    ["offer-to-me", "Decline", { do: "decline" }],
    ["choosing-victim", /^Jonas/, { do: "rob", victim: 2 }],
    ["taking", "Wool", { do: "take", card: "wool" }],
    ["free-roads-one", "Only one", { do: "pass" }],
    ["six-special", "Pass", { do: "pass" }],
    ["before-roll", "Roll", { do: "roll" }],
    ["turn", "End turn", { do: "end_turn" }],
  ])("decides in %s by pressing %s", async (name, button, decision) => {
    const { decided, press } = open(fixture(name));
    await press(button);
    expect(decided()).toEqual(decision);
  });

  it("swaps with one who accepts, and on the terms of one who does not", async () => {
    const { actions } = open(fixture("offering-answers"));
    for (const button of screen.getAllByRole("button", { name: "Swap" }))
      await fireEvent.click(button);
    expect(actions.decide.mock.calls.map(([d]) => d)).toEqual([
      { do: "deal", with: 1 },
      { do: "deal", with: 2 },
    ]);
  });

  it("shows a card before it is played", async () => {
    const { actions, decided, press } = open(fixture("before-roll"));
    await press(/Knight/);
    expect(actions.decide).not.toHaveBeenCalled();
    await press("Play it");
    expect(decided()).toEqual({ do: "play_knight" });
  });

  it.each(fixtures)("presses only what is listed in %s, or composed", async (_, table) => {
    const { actions, container } = open(structuredClone(table));
    for (const button of container.querySelectorAll("button, [role=button]"))
      if (button.isConnected) await fireEvent.click(button);
    const free = ["offer", "propose", "discard_all"];
    for (const [decision] of actions.decide.mock.calls as [Decision][])
      if (!free.includes(decision.do)) expect(table.decisions).toContainEqual(decision);
  });
});

describe("statistics and pictures", () => {
  it("count everybody's hidden points when the game is over", () => {
    const table = fixture("over-lost");
    // What the standing tells, and no view does: somebody who lost had two more.
    table.room.points = table.room.points.map((points, seat) => (seat === 3 ? points + 2 : points));
    const { container } = render(island.Statistics, { table, steps: table.log });
    const totals = [...container.querySelectorAll("td.num")].map((cell) =>
      Number(cell.textContent),
    );
    expect(totals).toEqual(table.room.points);
  });

  it("are drawn", () => {
    const table = fixture("over");
    const { container } = render(island.Statistics, { table, steps: table.log });
    expect(container.querySelectorAll("table")).toHaveLength(2);
    expect(container.textContent).not.toMatch(/island-|undefined|NaN/);
    expect(render(cover.Picture).container.querySelector("svg")).toBeTruthy();
  });
});
