// A moment of an expansion, made from a recorded moment of the island.

import type { ScenarioView } from "../../../generated/island";
import type { IslandTable } from "../seats";
import type { Decision, Event, Hand, Phase, Seat } from "../types";
import { fixture } from "./fixtures";

export interface Change {
  scenario: ScenarioView;
  phase?: Phase | undefined;
  decisions?: Decision[];
  /** Decisions beside those of the recorded moment. */
  more?: Decision[];
  events?: Event[];
  closed?: Record<string, string>;
  hand?: Hand;
  waits?: Seat;
}

export function scene(from: string, change: Change): IslandTable {
  const table = fixture(from);
  const { view } = table;
  view.scenario = change.scenario;
  if (change.phase) view.phase = change.phase;
  const mine = view.seats[0];
  if (change.hand && mine) mine.hand = change.hand;
  table.room.game = "scenarios";
  table.decisions = change.decisions ?? [...table.decisions, ...(change.more ?? [])];
  table.closed = change.closed ?? table.closed;
  if (change.waits !== undefined) table.toAct = { waiting: "seats", seats: [change.waits] };
  if (change.events)
    table.log = [...table.log, { n: (table.log.at(-1)?.n ?? 0) + 1, events: change.events }];
  return table;
}
