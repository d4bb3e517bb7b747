// Games go into a file and come back the same; what does not follow the rules stays outside.

import { afterEach, beforeEach, expect, it } from "vitest";
import { built } from "../lib/engine/testing";
import { settings } from "../lib/settings.svelte";
import { Desk } from "./desk";
import { fromFile, take, toFile, Unreadable } from "./file";
import { journal, type Kept } from "./game";
import { MemoryShelf } from "./kept";
import { bot, engine, person, stopEngines, Table } from "./testing";

let playing: Kept;
let over: Kept;
let desk: Desk;
const read = async (at: Table): Promise<Kept> => {
  const kept = await at.shelf.read(at.id);
  if (kept === undefined) throw new Error("nothing was kept");
  return kept;
};

beforeEach(async () => {
  if (!built) return;
  settings.speed = "instant";
  desk = new Desk(await engine());
  const at = await Table.begin({
    game: "island",
    variant: "beginner-3",
    seats: [person("Nora"), bot(), bot()],
  });
  await at.decide({ do: "roll" });
  playing = await read(at);
  at.session.resign();
  await at.quiet();
  over = await read(at);
  at.close();
});
afterEach(() => stopEngines());

it.skipIf(!built)("brings games back as they were, to be played on and looked at", async () => {
  const other = {
    ...over,
    plan: { ...over.plan, id: "b" },
    progress: { ...over.progress, id: "b" },
  };
  const shelf = new MemoryShelf();
  const games = fromFile(toFile([playing, other]), String);
  for (const game of games) expect(await take(game, desk, shelf)).toBe(true);
  expect(await shelf.read(playing.plan.id)).toEqual(playing);
  expect(await shelf.read("b")).toEqual(other);
  // A second time they are here already.
  for (const game of games) expect(await take(game, desk, shelf)).toBe(false);
  expect(await shelf.games()).toHaveLength(2);
});

it.skipIf(!built)("keeps both where the same game was played on differently", async () => {
  const shelf = new MemoryShelf();
  await shelf.write(over, undefined, 0, [...over.lines, "another"]);
  const [game] = fromFile(toFile([playing]), String);
  if (game === undefined) throw new Error("the file is empty");
  expect(await take(game, desk, shelf)).toBe(true);
  expect(await shelf.games()).toHaveLength(2);
});

it.skipIf(!built)("opens the journal of a game that is over, and of no other", async () => {
  const shelf = new MemoryShelf();
  const [written] = fromFile(journal(over), String);
  if (written === undefined) throw new Error("no game");
  await take(written, desk, shelf);
  const [kept] = await shelf.games();
  expect(kept?.progress).toMatchObject({ end: over.progress.end, seq: over.progress.seq });
  const [open] = fromFile(journal(playing), String);
  if (open === undefined) throw new Error("no game");
  await expect(take(open, desk, shelf)).rejects.toEqual(new Unreadable("file-secret"));
});

it.skipIf(!built)(
  "takes nothing that the rules forbid, that has another secret, or that is something else",
  async () => {
    const shelf = new MemoryShelf();
    const changed = (text: string) => fromFile(text, String).map((game) => take(game, desk, shelf));
    const file = toFile([playing]);
    const secret = file.replace(playing.plan.secret, "00".repeat(32));
    const rolled = file.replace(/\\"dice\\":\[\d,\d\]/, '\\"dice\\":[7,7]');
    expect(rolled).not.toBe(file);
    for (const forged of [secret, rolled])
      for (const one of changed(forged)) await expect(one).rejects.toThrow();
    expect(await shelf.games()).toEqual([]);
    for (const text of ["", "[]", "hello", '{"eiland":2}', '{"eiland":"games","version":2}'])
      expect(() => fromFile(text, String)).toThrow(Unreadable);
  },
);
