// A replay of a recorded game: wherever one goes, something is told.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Replay } from "../generated/server";
import { ReplayPlayer } from "./player.svelte";

const replay = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../tests/fixtures/replay.json"), "utf8"),
) as Replay;
const silent = replay.steps.filter((step) => step.events.length === 0);
const open = (start = 0) => new ReplayPlayer(replay, start, () => Promise.resolve({}));
const tells = (player: ReplayPlayer) => (player.steps[player.at - 1]?.events.length ?? 0) > 0;

it("rests only at steps that have a sentence", () => {
  expect(silent.length).toBeGreaterThan(20);
  const player = open();
  for (let n = 1; n <= player.last; n++) {
    player.go(n);
    expect(tells(player), `step ${n}`).toBe(true);
    expect(player.at).toBeGreaterThanOrEqual(n);
  }
});

it("begins at a link's moment, or where that is told", () => {
  const n = silent[3]?.n ?? 0;
  expect(open(n).at).toBeGreaterThan(n);
  expect(open(0).at).toBe(0);
});

it("goes on and back by what is told, from end to end", () => {
  const player = open();
  const forth: number[] = [];
  while (player.at < player.last) {
    player.forward();
    forth.push(player.at);
  }
  const back: number[] = [player.at];
  while (player.at > 0) {
    player.back();
    back.push(player.at);
  }
  expect(back.reverse()).toEqual([0, ...forth]);
  expect(forth).toHaveLength(player.steps.length - silent.length);
});
