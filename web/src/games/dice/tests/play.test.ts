// Dice set aside, jokers and gold by pressing; every table can be shown.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import dice from "..";
import { gather } from "../statistics";
import type { Decision, DiceTable } from "../types";
import { fixture, fixtures } from "./fixtures";

let done: Decision[] = [];
beforeEach(() => (done = []));
afterEach(cleanup);

const aside = createRawSnippet(() => ({ render: () => "<p>aside</p>" }));

function show(table: DiceTable) {
  const actions = {
    decide: (decision: unknown) => void done.push(decision as Decision),
    undo: () => {},
    dismissWhyNot: () => {},
    hint: () => {},
  };
  return render(dice.Table as Component<Record<string, unknown>>, { table, actions, aside });
}
const die = (at: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-die="${at}"]`);
  if (!found) throw new Error(`no die ${at}`);
  return found;
};
const button = (name: RegExp) => screen.getByRole("button", { name });

describe("every recorded moment", () => {
  it.each(fixtures)("%s is shown", (_, table) => {
    show(table);
    expect(document.querySelectorAll(".board use").length).toBeGreaterThan(20);
    expect(document.querySelectorAll("[data-legal]")).toHaveLength(
      table.decisions.filter((one) => "at" in one).length,
    );
  });
});

it("speaks to me in the replay of my own game", () => {
  const table = fixture("second-roll");
  const seats = table.room.seats.map((seat, at) => ({ ...seat, me: at === 0 }));
  const log = [{ n: 1, events: [{ event: "turn_began" as const, turn: 1, seat: 0, dice: 6 }] }];
  show({ ...table, eye: "arbiter", decisions: [], room: { ...table.room, seats }, log });
  expect(document.querySelector(".caption")?.textContent).toBe("It is your turn.");
});

describe("rolling", () => {
  it("rolls what is not kept", async () => {
    show(fixture("first-roll"));
    await fireEvent.click(die(0));
    await fireEvent.click(die(3));
    await fireEvent.click(button(/^Roll 4 dice/));
    expect(done).toEqual([{ do: "roll", dice: [1, 2, 4, 5] }]);
  });

  it("keeps what was kept before, until it is tapped again", async () => {
    const table = fixture("first-roll");
    table.view.rolls = 2;
    table.view.dice = table.view.dice.map((own, at) => ({
      ...own,
      state: at < 2 ? "rolled" : "fresh",
    }));
    show(table);
    expect(die(0).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(die(0));
    await fireEvent.click(button(/^Roll 5 dice/));
    expect(done).toEqual([{ do: "roll", dice: [0, 2, 3, 4, 5] }]);
  });

  it("does not roll without a die", async () => {
    show(fixture("first-roll"));
    for (let at = 0; at < 6; at++) await fireEvent.click(die(at));
    await fireEvent.click(button(/Nothing to roll/));
    expect(done).toEqual([]);
    await fireEvent.click(button(/Stop and build/));
    expect(done).toEqual([{ do: "stop" }]);
  });
});

describe("building", () => {
  it("builds what glows by a press", async () => {
    const table = fixture("build-road");
    show(table);
    const spot = document.querySelector('[data-legal="road"]');
    if (!spot) throw new Error("nothing glows");
    await fireEvent.click(spot);
    expect(table.decisions).toContainEqual(done[0]);
  });

  it("asks the server why not where nothing glows", async () => {
    show(fixture("build-road"));
    const spot = document.querySelector('[data-spot="r15"]');
    if (!spot) throw new Error("no road");
    expect(spot.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(spot);
    expect(done).toEqual([{ do: "road", at: "r15" }]);
  });

  it("turns a die by a joker: the knight, then the die", async () => {
    const table = fixture("build-joker");
    const joker = table.decisions.find((one) => one.do === "joker");
    if (joker?.do !== "joker") throw new Error("no joker");
    show(table);
    const knight = document.querySelector(`[data-spot="${joker.knight}"]`);
    if (!knight) throw new Error("no knight");
    await fireEvent.click(knight);
    await fireEvent.click(die(joker.die));
    expect(done).toEqual([joker]);
  });

  it("asks what it becomes where the joker gives anything", async () => {
    const table = fixture("build-any");
    const joker = table.decisions.find((one) => one.do === "joker" && one.knight === "k6");
    if (joker?.do !== "joker") throw new Error("no joker");
    show(table);
    const knight = document.querySelector('[data-spot="k6"]');
    if (!knight) throw new Error("no knight");
    await fireEvent.click(knight);
    await fireEvent.click(die(joker.die));
    expect(done).toEqual([]);
    const pick = document.querySelector(`[data-pick="${joker.to}"]`);
    if (!pick) throw new Error("nothing to pick");
    await fireEvent.click(pick);
    expect(done).toEqual([joker]);
  });

  it("trades the two gold dice that were tapped", async () => {
    const table = fixture("build-gold");
    const gold = table.view.dice.flatMap((own, at) => (own.face === "gold" ? [at] : []));
    show(table);
    await fireEvent.click(die(gold[1] ?? 0));
    await fireEvent.click(die(gold[0] ?? 0));
    const pick = document.querySelector('[data-pick="ore"]');
    if (!pick) throw new Error("nothing to pick");
    await fireEvent.click(pick);
    expect(done).toEqual([{ do: "trade", gold: [gold[1], gold[0]], to: "ore" }]);
  });
});

it("shows advice and takes it up", async () => {
  show(fixture("hint"));
  await fireEvent.click(button(/^Hint/));
  const best = document.querySelector<HTMLElement>(".advice li button");
  if (!best) throw new Error("no advice");
  expect(best.textContent).toMatch(/58\.4/);
});

it("looks at another's sheet and back", async () => {
  show(fixture("second-roll"));
  await fireEvent.click(button(/Mira.*Look at the sheet of Mira/));
  expect(screen.getByRole("group", { name: "Sheet of Mira" })).toBeTruthy();
  expect(document.querySelectorAll("[data-spot]")).toHaveLength(0);
  await fireEvent.click(button(/Back to your sheet/));
  expect(screen.getByRole("group", { name: "Your sheet" })).toBeTruthy();
});

describe("statistics", () => {
  it("add up to the boxes and the points", () => {
    const table = fixture("over-four");
    const { seats } = gather(table.log, 4);
    table.view.sheets.forEach((sheet, seat) => {
      expect(seats[seat]?.turns).toEqual(sheet.boxes);
      expect(seats[seat]?.turns.reduce((sum, one) => sum + one, 0)).toBe(sheet.points);
      expect(seats[seat]?.built.road.count).toBe(sheet.roads.length - 1);
      expect(seats[seat]?.jokers).toBe(sheet.used.length);
    });
  });

  it("count a game for one, too", () => {
    const table = fixture("over-solo");
    const { seats, faces, dice: all } = gather(table.log, 1);
    expect(seats[0]?.turns).toEqual(table.view.sheets[0]?.boxes);
    expect(Object.values(faces).reduce((sum, one) => sum + one, 0)).toBe(all);
  });

  it("are shown", () => {
    const table = fixture("over-four");
    render(dice.Statistics, { table, steps: table.log });
    expect(document.querySelectorAll("tbody tr")).toHaveLength(8);
  });
});
