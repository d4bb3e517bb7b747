// A game recorded from the real engine (tests/record.mjs): its dice follow from its secret here too.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";
import stub from "../../../tests/stub";
import { ReplayShape } from "../api/shapes";
import { rolled } from "../told";
import { verify } from "./verify";

const fixture = join(import.meta.dirname, "../../../tests/fixtures/replay.json");
const replay = v.parse(ReplayShape, JSON.parse(readFileSync(fixture, "utf8")));
const rolls = replay.steps.filter((step) => rolled(step) !== undefined);

it("derives every roll again", async () => {
  const verdict = await verify(replay.fairness, replay.steps, replay.room, stub.verifyOutcome);
  expect(rolls.length).toBeGreaterThan(50);
  expect(verdict).toMatchObject({ sealed: true, right: rolls.length, wrong: [] });
});

it("finds a roll that was changed", async () => {
  const n = rolls[3]?.n ?? 0;
  const forged = replay.steps.map((step) =>
    step.n === n
      ? { ...step, events: [{ event: "rolled", seat: 0, dice: [7, 7] }, ...step.events] }
      : step,
  );
  const verdict = await verify(replay.fairness, forged, replay.room, stub.verifyOutcome);
  expect(verdict?.wrong).toEqual([n]);
});

it("finds a secret that was not the promised one", async () => {
  const other = { ...replay.fairness, secret: "00".repeat(32) };
  const verdict = await verify(other, replay.steps, replay.room, stub.verifyOutcome);
  expect(verdict?.sealed).toBe(false);
  expect(verdict?.wrong.length).toBeGreaterThan(0);
});

it("has no verdict before the secret is revealed", async () => {
  const { commitment, player_seeds } = replay.fairness;
  const sealed = { commitment, player_seeds };
  expect(await verify(sealed, replay.steps, replay.room, undefined)).toBeUndefined();
});
