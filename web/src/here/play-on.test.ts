import { describe, expect, test } from "vitest";
import type { Room } from "../generated/server";
import { built, localEngine } from "../lib/engine/testing";
import { Desk } from "./desk";
import { MemoryShelf } from "./kept";
import { playOn, sitting, until } from "./play-on";

const seat = (more: object) => ({
  name: "Ada",
  here: true,
  stand_in: false,
  resigned: false,
  ready: true,
  me: false,
  ...more,
});
const ROOM = {
  id: "abc",
  game: "dice",
  variant: "plus-2",
  seats: [seat({ kind: "person" }), seat({ kind: "bot", bot: "gentle", name: "Till" })],
} as unknown as Room;

test("one seat is played here, the others by bots", () => {
  expect(sitting(ROOM, 0)).toEqual([
    { kind: "person", name: "Ada", resigned: false },
    { kind: "bot", bot: "gentle", name: "Till" },
  ]);
  expect(sitting(ROOM, 1)[0]).toEqual({ kind: "bot", bot: "steady", name: "Ada" });
});

test("a journal is cut after a step, and has no end any more", () => {
  const journal = '{"eiland":1}\n{"n":1}\n{"n":2}\n{"end":{}}\n';
  expect(until(journal, 1)).toBe('{"eiland":1}\n{"n":1}\n');
  expect(until(journal, 2)).toBe('{"eiland":1}\n{"n":1}\n{"n":2}\n');
});

describe.runIf(built)("with the engine", () => {
  test("a game goes on from the middle of another, with the luck that was to come", async () => {
    const engine = await localEngine();
    const secret = "5a".repeat(32);
    const fair = { secret, player_seeds: ["mine", ""] };
    await engine.ask({ do: "start", game: "dice", variant: "plus-2", fair });
    for (let turn = 0; turn < 12; turn++) {
      const { to_act } = await engine.ask<{ to_act: { seats?: number[] } }>({ do: "play" });
      const seat = to_act.seats?.[0];
      const think = { do: "think", seat, bot: "gentle", seed: 3 };
      const { decision } = await engine.ask<{ decision: unknown }>(think);
      await engine.ask({ do: "decide", seat, decision });
    }
    await engine.ask({ do: "close" });
    const { text } = await engine.ask<{ text: string }>({ do: "journal" });
    const shelf = new MemoryShelf();
    const from = { room: ROOM, journal: text, secret, step: 7, me: 0 };
    const id = await playOn(new Desk(await localEngine()), shelf, from);
    const kept = await shelf.read(id);
    expect(kept?.lines).toHaveLength(7);
    expect(kept?.progress).toMatchObject({ seq: 7, winners: [] });
    expect(kept?.progress.end).toBeUndefined();
    expect(kept?.plan).toMatchObject({ secret, game: "dice", variant: "plus-2" });
  });
});
