// Counting a game from what happened in it.

import { worth } from "../../generated/island-prices";
import type { LogStep } from "../../lib/table";
import { count, kinds, sum, total } from "./cards";
import type { Figure } from "./part";
import { partsOf } from "./parts";
import type { Event, Hand, Resource, Seat, View } from "./types";

export interface PointSources {
  /** What expansions count, by their columns. */
  more: Record<string, number>;
  settlements: number;
  cities: number;
  longestRoad: number;
  largestArmy: number;
  cards: number;
  total: number;
}

/**
 * Where a seat's points come from. Hidden ones only where the eye may know them; `final` are all
 * points of the seat, which are told when the game is over.
 */
export function pointsOf(view: View, seat: Seat, final?: number): PointSources {
  const s = view.seats[seat];
  if (s === undefined)
    return {
      more: {},
      settlements: 0,
      cities: 0,
      longestRoad: 0,
      largestArmy: 0,
      cards: 0,
      total: 0,
    };
  const all = final ?? s.total_points ?? s.points;
  return {
    more: Object.fromEntries(pointColumns(view).map(({ key, of }) => [key, of(view, seat)])),
    settlements: worth.settlement * s.settlements.length,
    cities: worth.city * s.cities.length,
    longestRoad: s.longest_road ? worth.longestRoad : 0,
    largestArmy: s.largest_army ? worth.largestArmy : 0,
    cards: Math.max(0, all - s.points),
    total: all,
  };
}

/** What expansions count points for. */
export const pointColumns = (view: View) => partsOf(view).flatMap((part) => part.points ?? []);

export interface SeatStatistics {
  /** Cards from rolls, the founding and cards played, by kind. */
  income: Hand;
  /** Cards given back for sevens. */
  discarded: number;
  /** Cards that the robber took from this seat, and that this seat took with him. */
  robbed: number;
  stole: number;
  /** Cards lost to monopolies of others, and won by own ones. */
  monopolyLost: number;
  monopolyWon: number;
  tradesWithPlayers: number;
  tradesWithBank: number;
  /** Cards given and got in trades. */
  gave: number;
  got: number;
  knights: number;
  cardsBought: number;
}

export interface Statistics {
  /** How often each sum from 2 to 12 fell; index 0 is a 2. */
  dice: number[];
  rolls: number;
  turns: number;
  seats: SeatStatistics[];
}

const blank = (): SeatStatistics => ({
  income: {},
  discarded: 0,
  robbed: 0,
  stole: 0,
  monopolyLost: 0,
  monopolyWon: 0,
  tradesWithPlayers: 0,
  tradesWithBank: 0,
  gave: 0,
  got: 0,
  knights: 0,
  cardsBought: 0,
});

/** Of 36 rolls, how many show this sum. */
export const WEIGHTS: readonly number[] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

export const expected = (rolls: number, index: number): number =>
  (rolls * (WEIGHTS[index] ?? 0)) / 36;

export function gather(steps: readonly LogStep<Event>[], players: number): Statistics {
  const dice = WEIGHTS.map(() => 0);
  const seats = Array.from({ length: players }, blank);
  const at = (seat: Seat): SeatStatistics => seats[seat] ?? blank();
  let turns = 0;
  for (const event of steps.flatMap((step) => step.events)) {
    switch (event.event) {
      case "turn_began":
        turns = Math.max(turns, event.turn);
        break;
      case "rolled": {
        const index = event.dice[0] + event.dice[1] - 2;
        dice[index] = (dice[index] ?? 0) + 1;
        break;
      }
      case "gained":
        at(event.seat).income = sum(at(event.seat).income, event.cards);
        break;
      case "discarded":
        at(event.seat).discarded += total(event.cards);
        break;
      case "stole":
        at(event.seat).stole += 1;
        at(event.victim).robbed += 1;
        break;
      case "monopolised":
        at(event.seat).monopolyWon += event.count;
        at(event.from).monopolyLost += event.count;
        break;
      case "traded_with_bank":
        at(event.seat).tradesWithBank += 1;
        at(event.seat).gave += total(event.gave);
        at(event.seat).got += 1;
        break;
      case "traded":
        at(event.seat).tradesWithPlayers += 1;
        at(event.with).tradesWithPlayers += 1;
        at(event.seat).gave += total(event.gave);
        at(event.seat).got += total(event.got);
        at(event.with).gave += total(event.got);
        at(event.with).got += total(event.gave);
        break;
      case "played":
        if (event.card === "knight") at(event.seat).knights += 1;
        break;
      case "bought":
        at(event.seat).cardsBought += 1;
        break;
    }
  }
  return { dice, rolls: dice.reduce((a, b) => a + b, 0), turns, seats };
}

/** The lines of figures that expansions add: for each seat, how often it happened. */
export function figuresOf(
  view: View,
  steps: readonly LogStep<Event>[],
): { label: string; seats: number[] }[] {
  const events = steps.flatMap((step) => step.events);
  const counted = ({ label, of }: Figure) => {
    const seats = view.seats.map(() => 0);
    for (const event of events) {
      const [seat, n] = of(event) ?? [];
      if (seat !== undefined) seats[seat] = (seats[seat] ?? 0) + (n ?? 0);
    }
    return { label, seats };
  };
  return partsOf(view).flatMap((part) => (part.figures ?? []).map(counted));
}

export const incomeOf = (seat: SeatStatistics): [Resource, number][] =>
  kinds(seat.income).map((card) => [card, count(seat.income, card)]);
