// A game in numbers, counted from its steps.

import type { LogStep } from "../../../lib/table";
import type { Resource } from "../cards/data";
import type { Event, EventFace, View } from "../types";

export interface Counted {
  /** What came in: from the dice, events and cards; exchanges are not counted. */
  income: Partial<Record<Resource, number>>;
  roads: number;
  settlements: number;
  cities: number;
  /** Expansions built, and lost again. */
  built: number;
  lost: number;
  played: number;
  drawn: number;
  exchanges: number;
  /** Resources that brigands took. */
  raided: number;
}

export interface Gathered {
  seats: Counted[];
  /** How often each number fell, 1 first. */
  numbers: number[];
  faces: Record<EventFace, number>;
  rolls: number;
  turns: number;
}

const nothing = (): Counted => ({
  income: {},
  roads: 0,
  settlements: 0,
  cities: 0,
  built: 0,
  lost: 0,
  played: 0,
  drawn: 0,
  exchanges: 0,
  raided: 0,
});

export function gather(steps: readonly LogStep<Event>[], view: View): Gathered {
  const seats = view.realms.map(nothing);
  const numbers = [0, 0, 0, 0, 0, 0];
  const faces: Gathered["faces"] = {
    brigands: 0,
    trade: 0,
    celebration: 0,
    harvest: 0,
    event_card: 0,
  };
  let rolls = 0;
  let turns = 0;
  for (const event of steps.flatMap((step) => step.events)) {
    const own = "seat" in event ? seats[event.seat] : undefined;
    switch (event.event) {
      case "turn_began":
        turns = Math.max(turns, event.turn);
        break;
      case "rolled":
        rolls += 1;
        numbers[event.number - 1] = (numbers[event.number - 1] ?? 0) + 1;
        faces[event.face] += 1;
        break;
      case "stock": {
        if (own === undefined || event.by <= 0) break;
        if (event.why === "exchange") own.exchanges += 1;
        else own.income[event.good] = (own.income[event.good] ?? 0) + event.by;
        break;
      }
      case "raided":
        if (own) own.raided += Object.values(event.lost).reduce((sum, count) => sum + count, 0);
        break;
      case "road_built":
        if (own) own.roads += 1;
        break;
      case "settlement_built":
        if (own) own.settlements += 1;
        break;
      case "city_built":
        if (own) own.cities += 1;
        break;
      case "built":
      case "cache_laid":
        if (own) own.built += 1;
        break;
      case "removed":
        if (own) own.lost += 1;
        break;
      case "played":
        if (own) own.played += 1;
        break;
      case "drew":
        if (own) own.drawn += 1;
        break;
      default:
        break;
    }
  }
  return { seats, numbers, faces, rolls, turns };
}

export const incomeOf = ({ income }: Counted): number =>
  Object.values(income).reduce((sum, count) => sum + count, 0);
