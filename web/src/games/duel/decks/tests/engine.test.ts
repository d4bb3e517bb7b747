// @vitest-environment node
// The true engine on true decks: the page has no rule of its own about them.

import { describe, expect, it } from "vitest";
import { built, localEngine } from "../../../../lib/engine/testing";
import { CARDS } from "../../cards/data";
import { language } from "../../cards/i18n";
import { engineJudge } from "../../../realm/decks/check";
import { emptyDeck, roomOf, sizeOf, type Deck } from "../../../realm/decks/deck";
import { box } from "../box";

const [ROOM, SIZES] = [roomOf(box), box.sizes];
const { faultText } = box;

describe.runIf(built)("the engine's judgement", () => {
  it("finds the ready decks, and finds them sound", async () => {
    const judge = engineJudge(box, localEngine);
    const ready = await judge.ready();
    expect(ready.length).toBeGreaterThan(1);
    for (const deck of ready) {
      expect(sizeOf(deck)).toBe(SIZES.start + SIZES.cards);
      expect(deck.events).toHaveLength(SIZES.events);
      expect(await judge.check(deck)).toEqual([]);
    }
  });

  it("names every fault of a deck at once, each with its rule in both languages", async () => {
    const judge = engineJudge(box, localEngine);
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

  it("has words in both languages for whatever the engine finds wrong", async () => {
    const judge = engineJudge(box, localEngine);
    const deck: Deck = {
      start: ["abbey"],
      cards: ["mint", "mint", "mint", "invention"],
      events: ["yule", "feud", "feud-turmoil", "abbey", "riots", "plague"],
    };
    const faults = await judge.check(deck);
    const told = (of: "en" | "de"): string[] => {
      language.current = of;
      return faults.map((fault) => faultText(fault, deck) ?? fault.text[of]);
    };
    expect(told("en").toSorted()).toEqual([
      "30 cards lie in the stacks, and the deck has 4 for them.",
      "4 events are chosen, and the deck has 6.",
      "Abbey is no event.",
      "Feud is chosen more often than one player may.",
      "Invention is an event: it belongs to the events and not into the deck.",
      "Mint is in the deck 3 times, and the box has 2.",
      "The start hand is 3 cards, and 1 is chosen.",
      "Yule is in the event stack already: a second one cannot be chosen.",
    ]);
    expect(told("de").toSorted()).toEqual([
      "Das Julfest liegt schon im Ereignisstapel: Ein zweites lässt sich nicht wählen.",
      "Die Starthand sind 3 Karten, gewählt ist 1.",
      "Erfindung ist ein Ereignis: Es gehört zu den Ereignissen und nicht ins Deck.",
      "Fehde ist öfter gewählt, als einer allein darf.",
      "Gewählt werden 4 Ereignisse, das Deck hat 6.",
      "In den Stapeln liegen 30 Karten, das Deck hat dafür 4.",
      "Kloster ist kein Ereignis.",
      "Münzstätte ist 3-mal im Deck, in der Schachtel sind 2.",
    ]);
    language.current = "en";
  });

  it("can read whatever can be put together here", async () => {
    const judge = engineJudge(box, localEngine);
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
