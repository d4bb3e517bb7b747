// Payments: one press where the stores do not matter, and one line of the log for all of it.

import { describe, expect, it } from "vitest";
import type { TableActions } from "../../../lib/table";
import { buttonsOf } from "../table/buttons";
import { joins } from "../../realm/table/joins";
import { Session } from "../table/session.svelte";
import type { Decision, DuelTable, Event, LandView } from "../types";
import { roomOf } from "../../realm/tests/walk";

const land = (at: string, stock: number): LandView =>
  ({ at, land: "fields", number: 1, stock }) as LandView;

/** A table at which so much grain is due, with these stores. */
function due(count: number, stores: Record<string, number>, seq: number): DuelTable {
  const lands = Object.entries(stores).map(([at, stock]) => land(at, stock));
  const ask =
    count === 0 ? null : { ask: "pay", seat: 0, due: { grain: count }, any: 0, why: "building" };
  const paying = Object.entries(stores).filter(([, stock]) => count > 0 && stock > 0);
  return {
    room: roomOf("duel", 2, {}),
    eye: 0,
    seq,
    view: {
      ask,
      step: "action",
      realms: [
        { lands, hand: [] },
        { lands: [], hand: [] },
      ],
    } as never,
    decisions: paying.map(([from]) => ({ do: "pay", from })),
    closed: {},
    log: [],
  } as unknown as DuelTable;
}

describe("paying", () => {
  it("takes all that is due from the fullest stores with one press", () => {
    const stores: Record<string, number> = { "0U": 1, "2L": 3 };
    let [left, seq] = [3, 7];
    let table = $state.raw(due(left, stores, seq));
    const paid: string[] = [];
    const decide = (one: Decision): void => {
      if (one.do !== "pay") throw new Error(one.do);
      paid.push(one.from);
      stores[one.from] = (stores[one.from] ?? 0) - 1;
      table = due((left -= 1), stores, (seq += 1));
    };
    const actions = { decide, undo: () => {}, dismissWhyNot: () => {} } as TableActions<Decision>;
    const session = new Session(
      () => table,
      () => actions,
    );
    expect(session.due).toBe(3);
    buttonsOf(session)
      .find(({ key }) => key === "pay")
      ?.press();
    // The table tells the session whenever it has changed; once too often does no harm.
    for (let times = 0; times < 5; times += 1) session.goOnPaying();
    expect(paid).toEqual(["2L", "2L", "0U"]);
    expect(session.due).toBe(0);
  });

  it("offers nothing where one press on a landscape does the same", () => {
    const session = new Session(
      () => due(1, { "0U": 1, "2L": 3 }, 1),
      () => ({}) as TableActions<Decision>,
    );
    expect(buttonsOf(session).map(({ key }) => key)).not.toContain("pay");
  });
});

describe("the log", () => {
  const stock = (by: number, seat = 0, why = "building"): Event =>
    ({ event: "stock", seat, at: "0U", good: "grain", by, why }) as unknown as Event;
  const step = (...events: Event[]) => ({ n: 1, events }) as never;

  it("tells in one breath what is paid piece by piece, and what it was for", () => {
    const built = { event: "city_built", seat: 0, at: 1 } as unknown as Event;
    expect(joins(step(stock(-1)), step(stock(-1)))).toBe(true);
    expect(joins(step(stock(-1), stock(-1)), step(stock(-1), built))).toBe(true);
  });

  it("but not what another pays, what is gained, what is for something else, or what comes after", () => {
    const built = { event: "city_built", seat: 0, at: 1 } as unknown as Event;
    expect(joins(step(stock(-1)), step(stock(-1, 1)))).toBe(false);
    expect(joins(step(stock(-1)), step(stock(1)))).toBe(false);
    expect(joins(step(stock(-1)), step(stock(-1, 0, "search")))).toBe(false);
    expect(joins(step(stock(-1), built), step(stock(-1)))).toBe(false);
    expect(joins(step(built), step(built))).toBe(false);
  });
});
