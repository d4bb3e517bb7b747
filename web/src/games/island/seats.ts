// What the seats around the table are doing, in words; and the last roll.

import type { LogStep, TableState } from "../../lib/table";
import { moments } from "./parts";
import type { Decision, Event, Seat, View } from "./types";
import type { Sentence } from "./words";

export type IslandTable = TableState<View, Decision, Event>;

export interface SeatState extends Sentence {
  /** How it stands to an open offer, for a mark beside the words. */
  mark?: "yes" | "no";
}

const events = (log: readonly LogStep<Event>[]): Event[] => log.flatMap((step) => step.events);

/** To whom the open offer went: those who are asked no more and have not accepted said no. */
export function offeredTo(log: readonly LogStep<Event>[]): Seat[] {
  const last = events(log).findLast((event) => event.event === "offered");
  return last?.event === "offered" ? last.to : [];
}

/** Whose moment it is: before the first turn and between turns that is not the one on turn. */
export const onTurn = ({ phase, turn }: View): Seat | null => {
  if (phase.is === "over") return null;
  // Of a knight that is driven off on an island its seat is told; whoever drove it off decides.
  return "seat" in phase && phase.is !== "banishing" ? phase.seat : turn.seat;
};

export function seatState(table: IslandTable, seat: Seat): SeatState {
  const { view, room, toAct } = table;
  const { phase, turn } = view;
  const info = room.seats[seat];
  const waited = toAct.waiting === "seats" && toAct.seats.includes(seat);
  if (phase.is === "over")
    return { key: phase.winner === seat ? "island-state-won" : "island-state-none" };
  if (phase.is === "offering" && seat === turn.seat) return { key: "island-state-offers" };
  if (phase.is === "offering") {
    if (phase.accepted.includes(seat)) return { key: "island-state-yes", mark: "yes" };
    if (view.proposals?.some((p) => p.seat === seat)) return { key: "island-state-counter" };
    if (phase.asked.includes(seat)) return { key: "island-state-thinking" };
    if (offeredTo(table.log).includes(seat)) return { key: "island-state-no", mark: "no" };
  }
  if (phase.is === "gift" && seat === phase.to) return { key: "island-state-thinking" };
  if (phase.is === "discarding" && (phase.owed[seat] ?? 0) > 0)
    return { key: "island-state-discarding", args: { count: phase.owed[seat] ?? 0 } };
  if (view.proposals?.some((p) => p.seat === seat)) return { key: "island-state-proposes" };
  if (info && info.kind === "person" && !info.here)
    return { key: info.stand_in ? "island-state-stand-in" : "island-state-away" };
  if (waited && info?.kind === "bot") return { key: "island-state-thinking" };
  if (waited && phase.is === "turn" && !turn.rolled) return { key: "island-state-rolls" };
  if (waited && phase.is in moments) return { key: "island-state-chooses" };
  if (waited && phase.is === "special_building") return { key: "island-state-builds" };
  if (waited || onTurn(view) === seat) return { key: "island-state-turn" };
  return { key: info?.kind === "bot" ? "island-state-bot" : "island-state-none" };
}

/** The others clockwise from me; for those who watch, all. */
export function others(view: View, me: Seat | null): Seat[] {
  const all = view.seats.map((_, seat) => seat);
  if (me === null) return all;
  return all.slice(1).map((step) => (me + step) % all.length);
}

export interface LastRoll {
  dice: [number, number];
  seat: Seat;
  turn: number;
  /** The step it fell in: another step is another roll, even of the same dice. */
  n: number;
}

export function lastRoll(view: View, log: readonly LogStep<Event>[]): LastRoll | null {
  if (view.dice === null) return null;
  let roll: LastRoll | null = null;
  for (const step of log.toReversed())
    for (const event of step.events.toReversed()) {
      if (roll === null && event.event === "rolled")
        roll = { dice: event.dice, seat: event.seat, turn: view.turn.number, n: step.n };
      else if (roll !== null && event.event === "turn_began") return { ...roll, turn: event.turn };
    }
  return roll ?? { dice: view.dice, seat: view.turn.seat, turn: view.turn.number, n: 0 };
}

/** "1:24". */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
