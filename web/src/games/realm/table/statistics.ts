// A game in numbers, counted from its steps.

import type { LogStep } from "../../../lib/table";
import type { Resource } from "../cards/face";
import type { Event as Shared } from "./types";

export interface Counted {
  /** What came in: from the dice, events and cards; exchanges are not counted. */
  income: Partial<Record<Resource, number>>;
  /** Everything else, by its name. */
  counts: Record<string, number>;
}

export interface Gathered {
  seats: Counted[];
  /** How often each number fell, 1 first. */
  numbers: number[];
  faces: Record<string, number>;
  rolls: number;
}

type Event =
  | Shared
  | { event: "rolled"; seat: number; number: number; face: string }
  | { event: "raided"; seat: number; lost: Partial<Record<Resource, number>> };

/** What counts one, by the names of events. */
const COUNTS: Record<string, string> = {
  road_built: "roads",
  settlement_built: "settlements",
  city_built: "cities",
  citadel_built: "citadels",
  built: "built",
  cache_laid: "built",
  wizard_came: "wizards",
  removed: "lost",
  taken_back: "lost",
  demolished: "lost",
  wrecked: "lost",
  played: "played",
  cast: "spells",
  drew: "drawn",
};

export function gather(steps: readonly LogStep<{ event: string }>[], players: number): Gathered {
  const seats = Array.from({ length: players }, (): Counted => ({ income: {}, counts: {} }));
  const numbers = [0, 0, 0, 0, 0, 0];
  const faces: Record<string, number> = {};
  let rolls = 0;
  for (const event of steps.flatMap((step) => step.events) as Event[]) {
    const own = "seat" in event ? seats[event.seat] : undefined;
    const count = (what: string, by = 1): void => {
      if (own !== undefined) own.counts[what] = (own.counts[what] ?? 0) + by;
    };
    const counted = COUNTS[event.event];
    if (counted !== undefined) count(counted);
    if (event.event === "rolled") {
      rolls += 1;
      numbers[event.number - 1] = (numbers[event.number - 1] ?? 0) + 1;
      faces[event.face] = (faces[event.face] ?? 0) + 1;
    } else if (event.event === "stock" && event.by > 0 && own !== undefined) {
      if (event.why === "exchange") count("exchanges");
      else own.income[event.good] = (own.income[event.good] ?? 0) + event.by;
    } else if (event.event === "raided")
      count(
        "raided",
        Object.values(event.lost).reduce((sum, lost) => sum + lost, 0),
      );
  }
  return { seats, numbers, faces, rolls };
}

export const incomeOf = ({ income }: Counted): number =>
  Object.values(income).reduce((sum, count) => sum + count, 0);
