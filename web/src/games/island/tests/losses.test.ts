// What the robber keeps from a seat, against what the engine's own bank says.

import { expect, it } from "vitest";
import type { Replay } from "../../../generated/server";
import type { LogStep } from "../../../lib/table";
import { blocked } from "../losses";
import type { IslandTable } from "../seats";
import type { Event, View } from "../types";
import { fixture } from "./fixtures";

const table = (): IslandTable => {
  const known = fixture("turn");
  const { board } = known.view;
  if (board === null) throw new Error("no board");
  return known;
};

it("counts a card for a settlement and two for a city at the robber's hex", () => {
  const known = table();
  const tile = known.view.board?.hexes.find((one) => one.number === 6);
  if (tile === undefined) throw new Error("no six");
  const hex = `${tile.q},${tile.r}`;
  known.view.seats = known.view.seats.map((seat) => ({ ...seat, settlements: [], cities: [] }));
  const events: Event[] = [
    { event: "built", seat: 1, piece: "settlement", at: `${hex},N` },
    { event: "built", seat: 2, piece: "settlement", at: `${hex},S` },
    { event: "built", seat: 2, piece: "city", at: `${hex},S` },
    { event: "rolled", seat: 0, dice: [3, 3] },
    { event: "robber_moved", seat: 0, to: hex },
    { event: "rolled", seat: 1, dice: [2, 4] },
    { event: "rolled", seat: 1, dice: [2, 5] },
    { event: "rolled", seat: 1, dice: [5, 1] },
  ];
  const steps: LogStep<Event>[] = events.map((event, at) => ({ n: at + 1, events: [event] }));
  expect(blocked({ ...known, seq: 0 }, steps)).toEqual([0, 2, 4, 0]);
});

it("knows pieces that were given at the start, at whatever step it is asked", async () => {
  const { default: replay } = (await import("../../../../tests/fixtures/replay.json")) as {
    default: unknown;
  };
  const { default: views } = (await import("../../../../tests/fixtures/views.json")) as {
    default: unknown;
  };
  const { room, steps } = replay as Replay;
  const last = steps.at(-1)?.n ?? 0;
  const view = (views as Record<string, View>)[last];
  const counted = blocked({ room, seq: last, view } as IslandTable, steps as LogStep<Event>[]);
  expect(counted.reduce((all, cards) => all + cards, 0)).toBeGreaterThan(0);
});
