// What is new since I last pressed something: it is marked until I press again.

import type { LogStep } from "../../../lib/table";
import { slotAt, storeAt } from "./mode";
import type { Event, Seat } from "./types";

export interface Fresh {
  /** Sites at which a card was built, by their places. */
  built: ReadonlySet<string>;
  /** Cards that have come into my hand. */
  drawn: readonly string[];
  /** What stores have taken in with the last step that changed any. */
  gained: ReadonlyMap<string, number>;
  /** The event card of this turn. */
  event: string | undefined;
}

function lastStep(log: readonly LogStep<Event>[], me: Seat | null): number {
  return Math.max(
    0,
    log.findLastIndex((step) => (me === null ? true : step.seat === me)),
  );
}

/** The gains of the last step that had any, in this turn. */
function gains(log: readonly LogStep<Event>[]): Map<string, number> {
  const gained = new Map<string, number>();
  for (const { events } of log.toReversed()) {
    for (const event of events)
      if (event.event === "stock" && event.by > 0) {
        const place = storeAt(event.seat, event.at);
        gained.set(place, (gained.get(place) ?? 0) + event.by);
      }
    if (gained.size > 0 || events.some(({ event }) => event === "turn_began")) break;
  }
  return gained;
}

/** The event card that came last in this turn. */
function revealed(log: readonly LogStep<Event>[]): string | undefined {
  for (const { events } of log.toReversed())
    for (const event of events.toReversed()) {
      if (event.event === "revealed") return event.card;
      if (event.event === "turn_began") return undefined;
    }
  return undefined;
}

export function freshOf(log: readonly LogStep<Event>[], me: Seat | null): Fresh {
  const built = new Set<string>();
  const drawn: string[] = [];
  for (const { events } of log.slice(lastStep(log, me)))
    for (const event of events) {
      if (event.event === "built") built.add(slotAt(event.seat, event.at));
      const came = event.event === "drew" || event.event === "fetched" || event.event === "stolen";
      if (came && event.seat === me && event.card) drawn.push(event.card);
    }
  return { built, drawn, gained: gains(log), event: revealed(log) };
}
