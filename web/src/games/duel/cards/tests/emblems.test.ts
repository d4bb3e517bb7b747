// @vitest-environment node
// Every card has a picture, every mark is there, and no picture is carried for nobody.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CARDS, CENTRAL, FACES } from "../data";
import { MARKS } from "../../../realm/cards/marks";

const sprite = readFileSync(join(import.meta.dirname, "../../../realm/cards/emblems.svg"), "utf8");
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? "");
const others = ["../../../../symbols.svg", "../../../../scenarios.svg"].map((path) =>
  readFileSync(join(import.meta.dirname, path), "utf8"),
);

/** Drawn wider than the cards of the same name: the frieze of the centre row. */
const SCENES = ["duel-scene-city", "duel-scene-road"];

describe("the sprite", () => {
  it("has an emblem for every card, reprints by their first print, and for every card of the centre", () => {
    expect(CARDS.length).toBeGreaterThan(90);
    expect(CENTRAL).toHaveLength(9);
    for (const { emblem } of [...CARDS, ...CENTRAL]) expect(symbols).toContain(emblem);
    expect(CARDS.filter((card) => card.same_as !== undefined).length).toBeGreaterThan(5);
  });

  it("has every mark, and every face of the event die", () => {
    for (const name of MARKS) expect(symbols).toContain(`duel-${name}`);
    for (const { id } of FACES) expect(MARKS).toContain(`die-${id}`);
  });

  it("has nothing that nobody uses", () => {
    const used = new Set([
      ...[...CARDS, ...CENTRAL].map(({ emblem }) => emblem),
      ...MARKS.map((name) => `duel-${name}`),
      ...SCENES,
    ]);
    expect(symbols.filter((id) => !used.has(id))).toEqual([]);
    expect(new Set(symbols).size).toBe(symbols.length);
  });

  it("takes no name that the other pictures of the page have", () => {
    const taken = others.flatMap((text) =>
      [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(symbols.filter((id) => taken.includes(id))).toEqual([]);
  });
});
