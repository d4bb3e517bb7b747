// Decks as values: what is in them, what they add up to, where they are kept, how they are written.

import { beforeEach, describe, expect, it } from "vitest";
import { language } from "../../cards/i18n";
import {
  added,
  countOf,
  emptyDeck,
  held,
  leftOf,
  mayAdd,
  removed,
  roomOf,
  rowsOf,
  sumOf,
  type Deck,
} from "../../../realm/decks/deck";
import { fileName, fromFile, toFile, toText } from "../../../realm/decks/file";
import { BrowserDecks, keyOf, NotKept, type KeptDeck } from "../../../realm/decks/store";
import { box, eraOf } from "../box";

const [ROOM, SIZES, KEY] = [roomOf(box), box.sizes, keyOf(box)];

const deck: Deck = {
  start: ["abbey"],
  cards: ["mint", "mint", "salt-silo", "goldsmith"],
  events: ["invention"],
};
const kept = (id: string, changed = 1): KeptDeck => ({ id, name: `Deck ${id}`, changed, deck });

class Memory {
  #all = new Map<string, string>();
  full = false;
  getItem = (key: string) => this.#all.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.#all.set(key, value);
  };
}

beforeEach(() => void (language.current = "en"));

describe("a deck", () => {
  it("takes its sizes from the rules' data", () => {
    expect(SIZES).toEqual({ start: 3, cards: 30, events: 4 });
  });

  it("takes cards to where they belong, and gives them back", () => {
    let made = added(box, added(box, emptyDeck(), "mint"), "invention");
    expect(made).toEqual({ start: [], cards: ["mint"], events: ["invention"] });
    made = held(box, made, "mint");
    expect(made.start).toEqual(["mint"]);
    expect(held(box, made, "mint").cards).toEqual(["mint"]);
    expect(held(box, made, "harbor")).toBe(made);
    expect(removed(box, made, "mint").start).toEqual([]);
    expect(removed(box, made, "invention").events).toEqual([]);
    expect(removed(box, made, "harbor")).toEqual(made);
  });

  it("counts copies in the deck and those left in the box", () => {
    expect(countOf(deck, "mint")).toBe(2);
    expect([
      leftOf(box, deck, "mint"),
      leftOf(box, deck, "salt-silo"),
      leftOf(box, deck, "harbor"),
    ]).toEqual([0, 0, 1]);
  });

  it("takes a few more than it may have, and no more", () => {
    const full = { ...deck, events: new Array<string>(ROOM.events).fill("invention") };
    expect([
      mayAdd(box, deck, "feud"),
      mayAdd(box, full, "feud"),
      mayAdd(box, deck, "mint"),
    ]).toEqual([true, false, false]);
    const handful = { ...deck, start: new Array<string>(ROOM.start).fill("abbey") };
    expect(held(box, handful, "mint")).toBe(handful);
  });

  it("is a list by kinds, in the order of the sets", () => {
    expect(rowsOf(box, deck)).toEqual([
      { group: "building", rows: [{ id: "abbey", count: 1, start: 1 }] },
      {
        group: "city",
        rows: [
          { id: "mint", count: 2, start: 0 },
          { id: "salt-silo", count: 1, start: 0 },
        ],
      },
      { group: "action", rows: [{ id: "goldsmith", count: 1, start: 0 }] },
      { group: "event", rows: [{ id: "invention", count: 1, start: 0 }] },
    ]);
  });

  it("adds up what it costs and counts", () => {
    const { cost, points, prices } = sumOf(box, deck);
    expect(cost).toEqual({ lumber: 4, brick: 4, wool: 2, grain: 1, ore: 5, gold: 2 });
    expect(points).toEqual({ victory: 3, trade: 0, strength: 0, skill: 0, progress: 1 });
    // One for three, three for five; the action is not counted.
    expect(prices).toEqual([0, 0, 0, 1, 0, 3]);
  });

  it("is about the era that most of it is from", () => {
    expect(eraOf(deck)).toBe("gold");
    expect(eraOf({ start: [], cards: ["abbey"], events: [] })).toBe("base");
  });
});

describe("the browser's decks", () => {
  const open = () => {
    const storage = new Memory();
    return { storage, store: new BrowserDecks(box, storage as unknown as Storage) };
  };

  it("come back, the last one changed first", async () => {
    const { store } = open();
    expect(await store.list()).toEqual({ decks: [], damaged: 0 });
    await store.write(kept("a", 1));
    await store.write(kept("b", 2));
    await store.write({ ...kept("a", 3), name: "Again" });
    expect((await store.list()).decks.map(({ id, name }) => [id, name])).toEqual([
      ["a", "Again"],
      ["b", "Deck b"],
    ]);
    await store.remove("a");
    expect((await store.list()).decks.map(({ id }) => id)).toEqual(["b"]);
  });

  it("leave a damaged deck as it is, tell of it, and throw it away only when asked", async () => {
    const { storage, store } = open();
    await store.write(kept("a"));
    const whole = JSON.parse(storage.getItem(KEY) ?? "") as { decks: unknown[] };
    const broken = [
      { ...kept("x"), deck: { ...deck, cards: ["no-such-card"] } },
      { ...kept("y"), deck: { start: [], cards: [] } },
      42,
    ];
    storage.setItem(KEY, JSON.stringify({ version: 1, decks: [...whole.decks, ...broken] }));
    expect(await store.list()).toMatchObject({ decks: [{ id: "a" }], damaged: 3 });
    await store.write(kept("b"));
    expect(JSON.parse(storage.getItem(KEY) ?? "")).toMatchObject({ version: 1 });
    expect((JSON.parse(storage.getItem(KEY) ?? "") as { decks: unknown[] }).decks).toEqual(
      expect.arrayContaining(broken),
    );
    await store.discardDamaged();
    expect(await store.list()).toMatchObject({ decks: [{ id: "a" }, { id: "b" }], damaged: 0 });
  });

  it("refuse to write over what cannot be read at all, or has another version", async () => {
    for (const text of ["{", "[]", JSON.stringify({ version: 2, decks: [] })]) {
      const { storage, store } = open();
      storage.setItem(KEY, text);
      expect(await store.list()).toEqual({ decks: [], damaged: 1 });
      await expect(store.write(kept("a"))).rejects.toThrow(NotKept);
      await expect(store.remove("a")).rejects.toThrow(NotKept);
      expect(storage.getItem(KEY)).toBe(text);
      await store.discardDamaged();
      expect(await store.list()).toEqual({ decks: [], damaged: 0 });
    }
  });

  it("say where there is no room", async () => {
    const { storage, store } = open();
    storage.full = true;
    await expect(store.write(kept("a"))).rejects.toMatchObject({ why: "full" });
  });
});

describe("a deck in a file", () => {
  it("comes back as it was", () => {
    expect(fromFile(box, toFile(box, { name: "Salt", deck }))).toEqual({ name: "Salt", deck });
    expect(fileName("Salt & Silver!")).toBe("eiland-salt-silver.json");
    expect(fileName("…")).toBe("eiland-deck.json");
  });

  it("is refused where it is none, or names cards that do not exist", () => {
    const whole = JSON.parse(toFile(box, { name: "Salt", deck })) as Record<string, unknown>;
    for (const text of [
      "",
      "{}",
      "null",
      JSON.stringify({ ...whole, version: 2 }),
      JSON.stringify({ ...whole, name: "" }),
      JSON.stringify({ ...whole, deck: { ...deck, cards: ["dragon"] } }),
      JSON.stringify({
        ...whole,
        deck: { ...deck, cards: new Array(ROOM.cards + 1).fill("mint") },
      }),
    ])
      expect(fromFile(box, text), text.slice(0, 40)).toBeUndefined();
  });

  it("reads as lines in the reader's language", () => {
    expect(toText(box, "Salt", deck)).toContain("2 Mint\n1 Salt Silo");
    expect(toText(box, "Salt", deck)).toContain("1 Abbey (start)");
    language.current = "de";
    expect(toText(box, "Salz", deck)).toContain("2 Münzstätte");
  });
});
