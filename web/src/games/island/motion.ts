// Which cards fly when a step arrives: from the hexes that yield to those who gain.

import { count, kinds, picture, plus, YIELDS } from "./cards";
import { cornersOf, hexName, hexesAtCorner } from "./geometry";
import { partsOf } from "./parts";
import type { LogStep } from "../../lib/table";
import type { Event, Hand, HexName, Resource, Seat, View } from "./types";

export interface Flight {
  /** Its picture in the sprite. */
  icon: string;
  /** The hex it comes from; from the bank where none is known. */
  from: HexName | null;
  to: Seat;
  /** The resource it is: it lands on the card of its kind. */
  card?: Resource;
  /** It comes from this stock and not from the bank. */
  stock?: string;
  /** It comes from somebody's hand. */
  by?: Seat;
  /** It lands on this fact of the seat. */
  fact?: string;
}

/** The hexes that yield on this roll. */
export function yielding(view: View, sum: number): HexName[] {
  return (view.board?.hexes ?? [])
    .filter((tile) => tile.number === sum && hexName(tile) !== view.robber)
    .map(hexName);
}

/** Where a seat's cards may be seen to come from. How many came, and which, is told by the step. */
function claims(view: View, seat: Seat, sum: number): [HexName, Resource][] {
  const buildings = new Map<string, number>();
  for (const at of view.seats[seat]?.settlements ?? []) buildings.set(at, 1);
  for (const at of view.seats[seat]?.cities ?? []) buildings.set(at, 2);
  return (view.board?.hexes ?? []).flatMap((tile) => {
    const card = YIELDS[tile.terrain];
    if (card === null || tile.number !== sum || hexName(tile) === view.robber) return [];
    const cards = cornersOf(tile).reduce((all, at) => all + (buildings.get(at) ?? 0), 0);
    return Array.from({ length: cards }, (): [HexName, Resource] => [hexName(tile), card]);
  });
}

/** The flights of a step; at most as many as the eye can follow. */
export function flightsOf(view: View, step: LogStep<Event>, most = 12): Flight[] {
  const roll = step.events.find((event) => event.event === "rolled");
  const sum = roll?.event === "rolled" ? roll.dice[0] + roll.dice[1] : 0;
  const founded = step.events.find((e) => e.event === "built" && e.piece === "settlement");
  const flights: Flight[] = [];
  for (const event of step.events) {
    flights.push(...partsOf(view).flatMap((part) => part.flights?.(event) ?? []));
    if (event.event !== "gained") continue;
    let open: Hand = event.cards;
    const sources: [HexName, Resource][] =
      founded?.event === "built"
        ? hexesAtCorner(founded.at).flatMap((name): [HexName, Resource][] => {
            const tile = view.board?.hexes.find((tile) => hexName(tile) === name);
            const card = tile ? YIELDS[tile.terrain] : null;
            return card === null ? [] : [[name, card]];
          })
        : claims(view, event.seat, sum);
    for (const [from, card] of sources) {
      if (count(open, card) === 0) continue;
      open = plus(open, card, -1);
      flights.push({ icon: picture(card), card, from, to: event.seat });
    }
    for (const card of kinds(open))
      for (let n = count(open, card); n > 0; n--)
        flights.push({ icon: picture(card), card, from: null, to: event.seat });
  }
  return flights.slice(0, most);
}

const LONGEST = 400;
const FLIGHT = 320;

/** When each of `n` flights starts, in milliseconds: 40 apart, and never more than 400 in all. */
export function delays(n: number): number[] {
  const apart = n > 1 ? Math.min(40, (LONGEST - FLIGHT) / (n - 1)) : 0;
  return Array.from({ length: n }, (_, index) => Math.round(index * apart));
}

export const flightTime = FLIGHT;

export const still = (): boolean =>
  typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
