import { language } from "../../../lib/i18n.svelte";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import cover from "../cover";
import island from "..";
import type { IslandTable } from "../seats";
import type { Decision } from "../types";
import { fixture, fixtures } from "./fixtures";

const aside = createRawSnippet(() => ({ render: () => "<div>log</div>" }));

function open(table: IslandTable) {
  const actions = { decide: vi.fn<(d: unknown) => void>(), undo: vi.fn(), dismissWhyNot: vi.fn() };
  const { container } = render(island.Table, { table, actions, aside });
  const decided = () => actions.decide.mock.lastCall?.[0] as Decision | undefined;
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  return { actions, decided, press, container };
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
