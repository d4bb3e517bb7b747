// A game recorded from the real engine (tests/record.mjs): its chance follows from its secret here too.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Replay, Revealed } from "../../generated/server";
import stub from "../../../tests/stub";
import { rolled } from "../told";
import { verify } from "./verify";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/fixtures", name), "utf8"));
const replay = read("replay.json") as Replay & { fairness: Revealed };
const views = read("views.json") as Record<string, unknown>;
const rolls = replay.steps.filter((step) => rolled(step) !== undefined);
const verifier = () => stub.verifier?.({ setup: replay.room.setup, start: views["0"] });

it("draws everything again", async () => {
  const verdict = await verify(replay.fairness, replay.steps, verifier());
  expect(rolls.length).toBeGreaterThan(50);
  expect(verdict).toMatchObject({ sealed: true, wrong: [], unchecked: 0 });
  expect(verdict?.right.get("island-fair-rolls")).toBe(rolls.length);
});

it("finds a roll that was changed", async () => {
  const n = rolls[3]?.n ?? 0;
  const forged = replay.steps.map((step) =>
    step.n === n ? { ...step, nature: { is: "rolled", dice: [7, 7] } } : step,
  );
  const verdict = await verify(replay.fairness, forged, verifier());
  expect(verdict?.wrong).toEqual([{ n, kind: "island-fair-rolls" }]);
});

it("finds a secret that was not the promised one", async () => {
  const other = { ...replay.fairness, secret: "00".repeat(32) };
  const verdict = await verify(other, replay.steps, verifier());
  expect(verdict?.sealed).toBe(false);
  expect(verdict?.wrong.length).toBeGreaterThan(0);
});

it("has no verdict before the secret is revealed, and says what it cannot draw", async () => {
  const sealed = { ...replay.fairness, secret: null };
  expect(await verify(sealed, replay.steps, verifier())).toBeUndefined();
  const verdict = await verify(replay.fairness, replay.steps, undefined);
  expect(verdict?.unchecked).toBe(replay.steps.filter((step) => step.nature !== undefined).length);
});
