// What just happened in one sentence, and how far the game has come.

import { afterEach, expect, it } from "vitest";
import { language, LANGUAGES } from "../../../lib/i18n.svelte";
import { caption } from "../caption";
import { progress } from "../progress";
import { plain, tell } from "../tell";
import type { Event } from "../types";
import { fixture, fixtures, people } from "./fixtures";

/** How many steps of each recorded moment are told: the earlier ones are much alike. */
const LATEST = 60;

afterEach(() => (language.current = "en"));

const { view } = fixture("second-roll");
const two = { names: ["You", "Mira"], me: 0 };
const say = (...events: Event[]) => caption({ n: 1, events }, two, view);

it("says a roll by what fell", () => {
  const roll: Event = {
    event: "rolled",
    seat: 1,
    roll: 2,
    dice: ["ore", "ore", "wool", "gold", "gold", "gold"],
    rolled: [0, 1],
    kept: [],
  };
  expect(say(roll)).toBe("Mira rolled again: 2 ore, 1 wool and 3 gold.");
  language.current = "de";
  expect(say({ ...roll, roll: 1, seat: 0 })).toBe("Du hast 2 Erz, 1 Wolle und 3 Gold gewürfelt.");
});

it("makes one sentence of a turn's end", () => {
  expect(
    say(
      { event: "box_written", seat: 1, box: 4, points: 12 },
      { event: "turn_began", seat: 0, turn: 5, dice: 6 },
    ),
  ).toBe("Mira writes 12 in box 4.");
  expect(say({ event: "turn_began", seat: 0, turn: 5, dice: 6 })).toBe("It is your turn.");
});

it("says where a road was built", () => {
  const road: Event = { event: "built", seat: 0, piece: "road", at: "r0", points: 1, paid: [] };
  expect(plain(tell(road, two))).toMatch(/^You build Road between .+ and .+: \+1\.$/);
});

it("is one whole sentence for every recorded step, in both languages", () => {
  for (const into of LANGUAGES)
    for (const [name, table] of fixtures)
      for (const step of table.log.slice(-LATEST)) {
        language.current = into;
        const text = caption(step, people(table), table.view);
        expect(text, name).not.toMatch(/dice-|\u2063|\$|undefined|\{|\.\s/);
        if (text !== "") expect(text, name).toMatch(/[^.]\.$/);
      }
});

it("tells the bar which turn of fifteen it is", () => {
  const table = fixture("second-roll");
  expect(progress(table)).toBe(`Turn ${table.view.round} of 15`);
  language.current = "de";
  expect(progress(table)).toBe(`Zug ${table.view.round} von 15`);
  expect(progress(fixture("plus-build"))).toBeUndefined();
});
