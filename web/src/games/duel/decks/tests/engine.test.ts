// @vitest-environment node
// The true engine on true decks: the page has no rule of its own about them.

import { describe, expect, it } from "vitest";
import { built, localEngine } from "../../../../lib/engine/testing";
import { CARDS } from "../../cards/data";
import { engineJudge } from "../check";
import { emptyDeck, ROOM, SIZES, sizeOf, type Deck } from "../deck";

describe.runIf(built)("the engine's judgement", () => {
  it("finds the ready decks, and finds them sound", async () => {
    const judge = engineJudge(localEngine);
    const ready = await judge.ready();
    expect(ready.length).toBeGreaterThan(1);
    for (const deck of ready) {
      expect(sizeOf(deck)).toBe(SIZES.start + SIZES.cards);
      expect(deck.events).toHaveLength(SIZES.events);
      expect(await judge.check(deck)).toEqual([]);
    }
  });

  it("names every fault of a deck at once, each with its rule in both languages", async () => {
    const judge = engineJudge(localEngine);
    const [sound] = await judge.ready();
    const deck: Deck = {
      start: ["abbey"],
      cards: [...(sound?.cards.slice(0, 20) ?? []), "mint", "mint", "mint"],
      events: ["yule", "feud", "feud-turmoil"],
    };
    const faults = await judge.check(deck);
    const rules = faults.map(({ rule }) => rule);
    for (const number of [5, 6, 7, 9, 11]) expect(rules).toContain(`DUELTOURN-${number}`);
    for (const { text } of faults) expect(text.en !== "" && text.de !== "").toBe(true);
    expect(faults.some(({ what }) => what.startsWith("mint "))).toBe(true);
  });

  it("can read whatever can be put together here", async () => {
    const judge = engineJudge(localEngine);
    expect((await judge.check(emptyDeck())).length).toBeGreaterThan(2);
    const all = CARDS.filter(({ kind }) => kind !== "event").map(({ id }) => id);
    const events = CARDS.filter(({ kind }) => kind === "event").map(({ id }) => id);
    const everything = {
      start: all.slice(0, ROOM.start),
      cards: all.slice(-ROOM.cards),
      events: events.slice(0, ROOM.events),
    };
    expect((await judge.check(everything)).map(({ rule }) => rule)).toContain("DUELTOURN-9");
  });
});
