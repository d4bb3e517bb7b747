// A game of this browser looked at again: as a server would tell it.

import { afterEach, beforeEach, expect, it } from "vitest";
import { built } from "../lib/engine/testing";
import { settings } from "../lib/settings.svelte";
import { HereArchive } from "./archive";
import { journal, type Kept } from "./game";
import { bot, engine, games, person, short, stopEngines, Table } from "./testing";

let kept: Kept;
let archive: HereArchive;
beforeEach(async () => {
  if (!built) return;
  settings.speed = "instant";
  const [island] = await games();
  const variant = island?.variants.find(({ id }) => id === "variable-3");
  if (variant === undefined) throw new Error("no such variant");
  const at = await Table.begin({
    game: "island",
    setup: short(variant, 3),
    seats: [person("Nora"), bot(), bot()],
  });
  for (let count = 0; !at.over && count < 2000; count += 1) {
    const calm = at.table.decisions.filter((one) => !JSON.stringify(one).includes("offer"));
    await at.decide(calm.at(count % calm.length));
  }
  const found = await at.shelf.read(at.id);
  if (found === undefined) throw new Error("nothing was kept");
  kept = found;
  archive = new HereArchive(engine, () => Promise.resolve(kept));
  at.close();
}, 60_000);
afterEach(() => stopEngines());

it.skipIf(!built)("tells every step with everything open, and how it stood", async () => {
  const { room, steps, fairness } = await archive.replay(kept.plan.id);
  expect(room).toMatchObject({ state: "over", winners: kept.progress.winners });
  expect(room.seats[0]?.me).toBe(true);
  expect(steps.map(({ n }) => n)).toEqual(kept.lines.map((_, at) => at + 1));
  const written = kept.lines.map((line) => JSON.parse(line) as { nature?: unknown });
  expect(steps.map(({ nature }) => nature)).toEqual(written.map(({ nature }) => nature));
  expect(steps.at(-1)?.points).toEqual(kept.progress.points);
  expect(fairness?.secret).toBe(kept.plan.secret);
  const judge = await engine();
  await judge.ask({ do: "load", journal: journal(kept) });
  const { log } = await judge.ask<{ log: unknown }>({ do: "log", eye: "arbiter" });
  expect(
    steps.map(({ n, seat, events }) => (seat === undefined ? { n, events } : { n, seat, events })),
  ).toEqual(log);
});

it.skipIf(!built)("shows every hand after each step, whatever is asked for first", async () => {
  const last = kept.lines.length;
  const [end, start] = await Promise.all([archive.viewAt("x", last), archive.viewAt("x", 0)]);
  const seats = (end as { seats: object[] }).seats;
  expect(seats.every((seat) => "hand" in seat)).toBe(true);
  expect(start).not.toEqual(end);
  const judge = await engine();
  await judge.ask({ do: "load", journal: journal(kept) });
  expect(await judge.ask({ do: "state" })).toEqual({ state: end });
});

it.skipIf(!built)("shows nothing of a game that is not over", async () => {
  const { end: _, ...rest } = kept.progress;
  kept = { ...kept, progress: rest };
  await expect(archive.replay("x")).rejects.toMatchObject({ kind: "not_over" });
  await expect(archive.viewAt("x", 3)).rejects.toMatchObject({ kind: "not_over" });
});
