// @vitest-environment node
// Every card of the older game has a picture and words, and no picture is carried for nobody.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { symbolOf, MAGIC_MARKS } from "../../../realm/cards/marks";
import { cardLabel } from "../../../realm/cards/words";
import { cardOf, cards } from "../data.svelte";
import { language } from "../i18n";

const folder = join(import.meta.dirname, "../../../realm/cards");
const symbolsOf = (file: string): string[] =>
  [...readFileSync(join(folder, file), "utf8").matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id ?? "",
  );
const own = symbolsOf("magic.svg");
const all = [...cards.drawn, ...cards.central];

describe("the cards of the older game", () => {
  it("have an emblem each", () => {
    const symbols = [...own, ...symbolsOf("emblems.svg")];
    expect(cards.drawn.length).toBeGreaterThan(80);
    for (const { id, emblem } of all) expect(symbols, id).toContain(emblem);
    expect(new Set(symbols).size).toBe(symbols.length);
  });

  it("leave no picture of their sprite unused", () => {
    const scenes = ["classic-scene-citadel", "classic-scene-citadel-awake"];
    const used = [...all.map(({ emblem }) => emblem), ...MAGIC_MARKS.map(symbolOf), ...scenes];
    expect(own.filter((symbol) => !used.includes(symbol))).toEqual([]);
  });

  it("tell all of themselves in both languages, and which values are proposed", () => {
    for (const to of ["en", "de"] as const) {
      language.current = to;
      for (const card of all)
        expect(cardLabel(card), card.id).not.toMatch(/classic-|realm-|undefined/);
    }
    language.current = "en";
    const label = (id: string): string => {
      const card = cardOf(id);
      return card === undefined ? "" : cardLabel(card);
    };
    expect(label("ismai")).toMatch(/3 magic power.*proposed.*citadel/);
    expect(label("abbey")).not.toMatch(/proposed/);
    expect(label("spy")).not.toMatch(/costs/);
  });
});
