// What is advised, shown on the board.

import { describe, expect, it, vi } from "vitest";
import { PARTS } from "../parts";
import { placeOf } from "../question";
import type { IslandTable } from "../seats";
import { Session } from "../session.svelte";
import type { Decision } from "../types";
import { ENCHANTED_SCENES } from "./enchanted-scenes";
import { fixtures } from "./fixtures";
import { KNIGHT_SCENES } from "./knights-scenes";
import { SCENES } from "./scenes";
import { SEA_SCENES } from "./sea-scenes";

const LAYING = ["build_road", "build_settlement", "build_city", "move_robber"];
const ACTIONS = PARTS.flatMap(({ actions = [], asks = [] }) => [...actions, ...asks]);

/** The places of the board that a decision names. */
const placesOf = (decision: Decision): unknown[] =>
  Object.values(decision).filter((value) => typeof value === "string" && /\d,/.test(value));

/** Whether some way of choosing it is answered on the board. */
const hasPlace = (decision: Decision): boolean =>
  LAYING.includes(decision.do) ||
  ACTIONS.some(
    ({ kinds, steps }) =>
      kinds.includes(decision.do) &&
      steps.some(({ shows, of }) => placeOf(shows) !== undefined && of(decision) !== ""),
  );

const tables: [string, IslandTable][] = [
  ...fixtures,
  ...[SCENES, KNIGHT_SCENES, SEA_SCENES, ENCHANTED_SCENES].flatMap((scenes) =>
    Object.entries(scenes).map(([name, made]): [string, IslandTable] => [name, made()]),
  ),
];

describe("what is advised", () => {
  it.each(tables)("is shown where it would be done: %s", (_, table) => {
    const kinds = new Map(table.decisions.map((decision) => [decision.do, decision]));
    for (const decision of kinds.values()) {
      const session = new Session(
        () => table,
        () => ({ decide: vi.fn(), undo: vi.fn(), dismissWhyNot: vi.fn() }),
      );
      // As it is written by another hand than what is listed.
      session.showSpot(Object.fromEntries(Object.entries(decision).reverse()) as Decision);
      const at = session.pending?.at;
      if (hasPlace(decision)) expect(placesOf(decision), decision.do).toContain(at);
      else expect(at, decision.do).toBeUndefined();
    }
  });

  it("is not shown where it may not be done", () => {
    const [, table] = tables.find(([name]) => name === "turn") ?? [];
    if (table === undefined) throw new Error("there is a turn");
    const session = new Session(
      () => table,
      () => ({ decide: vi.fn(), undo: vi.fn(), dismissWhyNot: vi.fn() }),
    );
    session.showSpot({ do: "build_city", at: "9,9,N" });
    expect([session.pending, session.mode]).toEqual([null, { is: "none" }]);
  });
});
