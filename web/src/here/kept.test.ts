// The shelf, in a browser's store that stands in. What was acknowledged is there; what failed has left
// everything as it was.

import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Kept } from "./game";
import { BrowserShelf, MemoryShelf, PlayedElsewhere, type Shelf } from "./kept";

const game = (id: string, updated = 1): Omit<Kept, "lines"> => ({
  plan: {
    id,
    game: "island",
    setup: { players: 3 },
    secret: "00",
    commitment: "11",
    seeds: [],
    header: "{}",
    begun: 0,
  },
  progress: {
    id,
    seats: [],
    seq: 0,
    era: 0,
    turn: 0,
    toAct: { waiting: "nobody" },
    points: [],
    winners: [],
    size: 0,
    updated,
  },
});
const after = (kept: Omit<Kept, "lines">, seq: number, era = 0): Omit<Kept, "lines"> => ({
  ...kept,
  progress: { ...kept.progress, seq, era },
});

let factory: IDBFactory;
let shelf: Shelf;
beforeEach(async () => {
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  factory = new IDBFactory();
  shelf = await BrowserShelf.open(factory);
});

describe("the shelf", () => {
  it("keeps a game step by step, for whoever opens it anew", async () => {
    const kept = game("a");
    await shelf.write(kept, undefined, 0, []);
    await shelf.write(after(kept, 2), { era: 0, seq: 0 }, 0, ["one", "two"]);
    await shelf.write(after(kept, 3), { era: 0, seq: 2 }, 2, ["three"]);
    const again = await BrowserShelf.open(factory);
    expect(await again.read("a")).toEqual({ ...after(kept, 3), lines: ["one", "two", "three"] });
    expect(await again.read("b")).toBeUndefined();
  });

  it("keeps the order of the steps beyond nine", async () => {
    const lines = Array.from({ length: 120 }, (_, at) => `line ${at}`);
    await shelf.write(after(game("a"), 120), undefined, 0, lines);
    expect((await shelf.read("a"))?.lines).toEqual(lines);
  });

  it("forgets what was taken back, of this game alone", async () => {
    await shelf.write(after(game("a"), 3), undefined, 0, ["one", "two", "three"]);
    await shelf.write(after(game("b"), 3), undefined, 0, ["one", "two", "three"]);
    await shelf.write(after(game("a"), 1, 1), { era: 0, seq: 3 }, 1, []);
    expect((await shelf.read("a"))?.lines).toEqual(["one"]);
    expect((await shelf.read("b"))?.lines).toHaveLength(3);
    await shelf.write(after(game("a"), 2, 1), { era: 1, seq: 1 }, 1, ["other"]);
    expect((await shelf.read("a"))?.lines).toEqual(["one", "other"]);
  });

  it("refuses a second writer, and changes nothing then", async () => {
    const kept = game("a");
    await shelf.write(kept, undefined, 0, []);
    const other = await BrowserShelf.open(factory);
    await other.write(after(kept, 1), { era: 0, seq: 0 }, 0, ["theirs"]);
    const mine = shelf.write(after(kept, 1), { era: 0, seq: 0 }, 0, ["mine"]);
    await expect(mine).rejects.toBeInstanceOf(PlayedElsewhere);
    await expect(shelf.write(kept, undefined, 0, [])).rejects.toBeInstanceOf(PlayedElsewhere);
    expect((await shelf.read("a"))?.lines).toEqual(["theirs"]);
  });

  it("writes all of it or nothing", async () => {
    const kept = game("a");
    await shelf.write(kept, undefined, 0, []);
    const torn = { ...after(kept, 1), progress: { ...after(kept, 1).progress, bad: () => 0 } };
    await expect(shelf.write(torn, { era: 0, seq: 0 }, 0, ["one"])).rejects.toThrow();
    expect(await shelf.read("a")).toEqual({ ...kept, lines: [] });
  });

  it("lists the newest first, and drops a game with its steps", async () => {
    await shelf.write(after(game("old", 1), 1), undefined, 0, ["one"]);
    await shelf.write(after(game("new", 2), 1), undefined, 0, ["one"]);
    expect((await shelf.games()).map(({ plan }) => plan.id)).toEqual(["new", "old"]);
    await shelf.drop("new");
    expect((await shelf.games()).map(({ plan }) => plan.id)).toEqual(["old"]);
    await shelf.write(game("new"), undefined, 0, []);
    expect((await shelf.read("new"))?.lines).toEqual([]);
  });

  it("says so where the browser keeps nothing", async () => {
    const closed = {
      open: () => {
        throw new DOMException("no", "SecurityError");
      },
    };
    await expect(BrowserShelf.open(closed as unknown as IDBFactory)).rejects.toThrow();
  });
});

it("keeps for as long as the page lasts where there is nothing else", async () => {
  const memory = new MemoryShelf();
  await memory.write(after(game("a"), 2), undefined, 0, ["one", "two"]);
  await memory.write(after(game("a"), 2, 1), { era: 0, seq: 2 }, 1, ["other"]);
  expect((await memory.read("a"))?.lines).toEqual(["one", "other"]);
});
