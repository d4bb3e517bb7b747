// Every key, every event and every sentence, in both languages.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it } from "vitest";
import { language, LANGUAGES } from "../../../lib/i18n.svelte";
import { ask } from "../ask";
import { costOf } from "../costs";
import { spotInWords } from "../describe";
import { FACES, PIECES } from "../faces";
import { advice, inWords } from "../hint";
import { chartOf } from "../sheet";
import { lines, plain, tell } from "../tell";
import type { Decision, Event } from "../types";
import { say } from "../words";
import { fixture, fixtures, people } from "./fixtures";

afterEach(() => (language.current = "en"));

const HERE = join(import.meta.dirname, "..");
const keys = (name: string) =>
  new FluentResource(readFileSync(join(HERE, `${name}.ftl`), "utf8")).body.map(({ id }) => id);

/** What a missing word or a hole in a sentence would look like. */
const BROKEN = /dice-|\{|\}|undefined|NaN|\u2063/;

const EVENTS: Event[] = [
  { event: "starts", seat: 0 },
  { event: "turn_began", seat: 1, turn: 3, dice: 6 },
  { event: "turn_began", seat: 0, turn: 1, dice: 3 },
  {
    event: "rolled",
    seat: 0,
    roll: 2,
    dice: ["ore", "wool", "gold", "grain", "brick", "lumber"],
    rolled: [0, 1],
    kept: [2, 3, 4, 5],
  },
  { event: "joker_used", seat: 0, knight: "k1", die: 3, from: "wool", to: "ore" },
  { event: "gold_traded", seat: 1, gold: [1, 4], to: "ore" },
  { event: "built", seat: 0, piece: "road", at: "r0", points: 1, paid: [2, 4] },
  { event: "built", seat: 1, piece: "settlement", at: "s3", points: 3, paid: [2, 4] },
  { event: "built", seat: 1, piece: "knight", at: "k1", points: 0, paid: [2, 4] },
  { event: "built", seat: 1, piece: "city", at: "c7", points: 7, paid: [2, 4] },
  { event: "box_written", seat: 0, box: 1, points: -2 },
  { event: "box_written", seat: 1, box: 4, points: 12 },
  { event: "largest_army", holder: 1, from: null, knights: 3 },
  { event: "largest_army", holder: 1, from: 0, knights: 4 },
  { event: "longest_road", holder: 0, from: null, length: 5 },
  { event: "longest_road", holder: 0, from: 1, length: 6 },
  { event: "over", winners: [1], points: [8, 10] },
  { event: "over", winners: [0], points: [10, 8] },
  { event: "over", winners: [0, 1], points: [60, 60] },
  { event: "over", winners: [], points: [6, 6] },
  { event: "over", winners: [0], points: [61] },
];

it("has the same keys in both languages, each once", () => {
  expect(keys("de")).toEqual(keys("en"));
  expect(new Set(keys("en")).size).toBe(keys("en").length);
});

it("uses every key", () => {
  const sources = readdirSync(HERE)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(HERE, name), "utf8"))
    .join("\n");
  const stems = [...sources.matchAll(/`(dice-[a-z-]+-)\$\{/g)].map((hit) => hit[1] ?? "");
  const things = new Set([
    ...FACES,
    ...PIECES,
    ...chartOf("basic").sheet.hex.map(({ terrain }) => terrain),
    ...["changed", "paid", "out"],
  ]);
  const unused = keys("en").filter(
    (key) =>
      !sources.includes(`"${key}"`) &&
      !stems.some((stem) => key.startsWith(stem)) &&
      !things.has(key.slice("dice-".length)) &&
      // By the number of a rule: the engine says which.
      !/^dice-short-[A-Z]+-\d+$/.test(key) &&
      // Kinds of outcomes that the engine has drawn again.
      !/^dice-fair-(start|dice)$/.test(key),
  );
  expect(unused).toEqual([]);
});

describe.each(LANGUAGES)("in %s", (into) => {
  it("tells every event, of mine and of others", () => {
    language.current = into;
    for (const me of [0, 1, null])
      for (const event of EVENTS)
        for (const sheet of ["basic", "plus"] as const) {
          const text = plain(tell(event, { names: ["Ada", "Mira"], me }, sheet));
          expect(text, event.event).not.toMatch(BROKEN);
          expect(text.length, event.event).toBeGreaterThan(4);
        }
  });

  it.each(fixtures)("tells and asks everything of %s", (_, table) => {
    language.current = into;
    const chart = chartOf(table.view.sheet);
    const at = { view: table.view, decisions: table.decisions, people: people(table), chart };
    const modes = [
      { is: "none" },
      { is: "joker", knight: "k1" },
      { is: "joker", knight: "k6" },
      { is: "joker", knight: "k6", die: 2 },
      { is: "die", die: 1 },
      { is: "gold", dice: [1] },
      { is: "gold", dice: [1, 2] },
    ] as const;
    for (const mode of modes) {
      const sentence = say(
        ask({ ...at, mode: mode.is === "gold" ? { ...mode, dice: [...mode.dice] } : mode }),
      );
      expect(sentence).not.toMatch(BROKEN);
      expect(sentence).toMatch(/[.?]$/);
    }
    for (const step of table.log)
      for (const line of lines(step, people(table), table.view.sheet))
        expect(plain(line.parts)).not.toMatch(BROKEN);
    for (const sheet of table.view.sheets) {
      for (const spot of chart.spots)
        expect(spotInWords(spot, sheet, chart, true)).not.toMatch(BROKEN);
      for (const piece of PIECES) {
        const { title, note } = costOf(
          piece,
          chart,
          sheet,
          table.view,
          table.decisions,
          table.closed,
        );
        expect(`${title} ${note}`).not.toMatch(BROKEN);
      }
    }
    for (const decision of table.decisions)
      expect(inWords(decision, table.view, chart)).not.toMatch(BROKEN);
  });
});

it("speaks to the one who reads", () => {
  const two = { names: ["Ada", "Mira"], me: 0 };
  const written: Event = { event: "box_written", seat: 0, box: 3, points: -2 };
  expect(plain(tell(written, two))).toBe("You write −2 in box 3.");
  expect(plain(tell({ ...written, seat: 1 }, two))).toBe("Mira writes −2 in box 3.");
  language.current = "de";
  expect(plain(tell(written, two))).toBe("Du schreibst −2 in Kästchen 3.");
});

it("advises each choice once, the best first", () => {
  const table = fixture("hint");
  const choices = (table.hint?.choices ?? []) as { decision: Decision; value: number }[];
  const told = advice(choices, table.view, chartOf("basic"), 4);
  expect(told).toHaveLength(4);
  expect(told[0]?.value).toBe(choices[0]?.value);
  expect(new Set(told.map(({ text }) => text)).size).toBe(4);
});
