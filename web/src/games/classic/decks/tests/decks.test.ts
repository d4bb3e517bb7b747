// Decks for tables of two and of three: the page lets them be built, the engine judges them, and whatever is
// kept says for which table it is.

import { describe, expect, it } from "vitest";
import { built, localEngine } from "../../../../lib/engine/testing";
import { engineJudge } from "../../../realm/decks/check";
import { boxFor, emptyDeck, sizeOf, tableOf, type Deck } from "../../../realm/decks/deck";
import { fromFile, toFile } from "../../../realm/decks/file";
import { BrowserDecks } from "../../../realm/decks/store";
import { box } from "../box";

const [two, three] = [boxFor(box, 2), boxFor(box, 3)];

describe("decks for two and three", () => {
  it("have their own sizes and cards", () => {
    expect([two.sizes.events, three.sizes.events]).toEqual([4, 3]);
    const ids = (of: typeof box): string[] => of.cards.map(({ id }) => id);
    expect(ids(two)).not.toContain("mercenary-camp");
    expect(ids(three)).toContain("mercenary-camp");
    expect(ids(three)).toContain("abbey");
    // The events of the third player's set are chosen openly at the table.
    expect(ids(three)).not.toContain("robin-hood");
    expect(ids(three)).toContain("civil-war");
  });

  it("are kept with the table they are for", async () => {
    localStorage.clear();
    const store = new BrowserDecks(box);
    const deck: Deck = { ...emptyDeck(), start: ["truce"] };
    await store.write({ id: "a", name: "Old", changed: 1, deck });
    await store.write({ id: "b", name: "New", changed: 2, deck, players: 3 });
    const { decks, damaged } = await store.list();
    expect(damaged).toBe(0);
    expect(decks.map((kept) => [kept.name, tableOf(box, kept.players)])).toEqual([
      ["New", 3],
      ["Old", 2],
    ]);
    expect(fromFile(box, toFile(box, { name: "New", deck, players: 3 }))).toEqual({
      name: "New",
      deck,
      players: 3,
    });
    const strange = toFile(box, { name: "New", deck, players: 4 });
    expect(fromFile(box, strange)).toBeUndefined();
  });
});

describe.runIf(built)("the engine's judgement", () => {
  it("finds decks that are ready for each table, and only there", async () => {
    const judge = engineJudge(box, localEngine);
    for (const players of [2, 3]) {
      const { sizes } = boxFor(box, players);
      const ready = await judge.ready(players);
      expect(ready.length).toBeGreaterThan(1);
      for (const deck of ready) {
        expect([sizeOf(deck), deck.events.length]).toEqual([33, sizes.events]);
        expect(await judge.check(deck, players)).toEqual([]);
        const elsewhere = await judge.check(deck, 5 - players);
        expect(elsewhere.map(({ rule }) => rule)).toEqual([players === 2 ? "THREE-34" : "TOURN-4"]);
      }
    }
  });

  it("takes cards of the third player's set at a table of three alone", async () => {
    const judge = engineJudge(box, localEngine);
    const [ready] = await judge.ready(3);
    if (ready === undefined) throw new Error("no deck is ready");
    const deck = { ...ready, cards: [...ready.cards.slice(1), "mercenary-camp"] };
    expect(await judge.check(deck, 3)).toEqual([]);
    const faults = await judge.check(deck, 2);
    expect(faults.map(({ rule }) => rule).toSorted()).toEqual(["TOURN-4", "TOURN-5"]);
  });

  it("judges by the values of the host", async () => {
    const corrections = { classic: { card: [], landscape: [], citadel: { gold: 2 } } };
    const judge = engineJudge(box, () => localEngine(corrections));
    const [ready] = await judge.ready();
    expect(await judge.check(ready ?? emptyDeck())).toEqual([]);
  });
});

describe.runIf(built)("what is wrong with a deck", () => {
  it("is said in words of the table it is for", async () => {
    const judge = engineJudge(box, localEngine);
    const [ready] = await judge.ready(2);
    if (ready === undefined) throw new Error("no deck is ready");
    const told = async (deck: Deck, players: number): Promise<(string | undefined)[]> => {
      const { faultText } = boxFor(box, players);
      return (await judge.check(deck, players)).map((fault) => faultText(fault, deck));
    };
    expect(await told(ready, 3)).toEqual(["3 events are chosen, and the deck has 4."]);
    const deck: Deck = {
      start: ["abbey"],
      cards: [...ready.cards.slice(3), "truce", "mint", "mint"],
      events: [...ready.events.slice(1), "abbey"],
    };
    const faults = await told(deck, 2);
    expect(faults).toContain("The start hand is 3 cards, and 1 is chosen.");
    expect(faults).toContain("Truce is no card for a deck of this table.");
    expect(faults).toContain("Abbey is no event.");
    expect(faults).not.toContain(undefined);
  });
});
