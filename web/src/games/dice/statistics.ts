// A game in numbers, counted from its steps.

import { cardWorth } from "../../generated/dice-prices";
import type { LogStep } from "../../lib/table";
import { FACES } from "./faces";
import type { Event, Face, Piece, Seat } from "./types";

export interface Counted {
  /** Points of each finished turn. */
  turns: number[];
  built: Record<Piece, { count: number; points: number }>;
  rolls: number;
  jokers: number;
  gold: number;
  idle: number;
  unused: number;
}

export interface Gathered {
  seats: Counted[];
  faces: Record<Face, number>;
  /** All dice that were rolled. */
  dice: number;
}

const nothing = (): Counted => ({
  turns: [],
  built: {
    road: { count: 0, points: 0 },
    settlement: { count: 0, points: 0 },
    city: { count: 0, points: 0 },
    knight: { count: 0, points: 0 },
  },
  rolls: 0,
  jokers: 0,
  gold: 0,
  idle: 0,
  unused: 0,
});

export function gather(steps: readonly LogStep<Event>[], players: number): Gathered {
  const seats = Array.from({ length: players }, nothing);
  const faces = Object.fromEntries(FACES.map((face) => [face, 0])) as Record<Face, number>;
  let dice = 0;
  let turn: { seat: Seat; dice: number; used: number; points: number; built: number } | undefined;

  const close = () => {
    const own = turn === undefined ? undefined : seats[turn.seat];
    if (turn === undefined || own === undefined) return;
    own.unused += turn.dice - turn.used;
    if (turn.built === 0) own.idle += 1;
    own.turns.push(turn.points);
    turn = undefined;
  };
  /** The first turn of a game for one is told by no event. */
  const at = (seat: Seat, count = 6) =>
    (turn ??= { seat, dice: count, used: 0, points: 0, built: 0 });

  for (const { events } of steps)
    for (const event of events) {
      switch (event.event) {
        case "turn_began":
          close();
          turn = { seat: event.seat, dice: event.dice, used: 0, points: 0, built: 0 };
          break;
        case "rolled": {
          at(event.seat, event.dice.length);
          const own = seats[event.seat];
          if (own) own.rolls += 1;
          for (const die of event.rolled) {
            const face = event.dice[die];
            if (face === undefined) continue;
            faces[face] += 1;
            dice += 1;
          }
          break;
        }
        case "built": {
          const now = at(event.seat);
          now.used += event.paid.length;
          now.points += event.points;
          now.built += 1;
          const kind = seats[event.seat]?.built[event.piece];
          if (kind === undefined) break;
          kind.count += 1;
          kind.points += event.points;
          break;
        }
        case "joker_used": {
          const own = seats[event.seat];
          if (own) own.jokers += 1;
          break;
        }
        case "gold_traded": {
          at(event.seat).used += 1;
          const own = seats[event.seat];
          if (own) own.gold += 2;
          break;
        }
        case "box_written":
          at(event.seat).points = event.points;
          break;
        case "largest_army":
        case "longest_road":
          at(event.holder).points += cardWorth;
          break;
        case "over":
          close();
          break;
        default:
          break;
      }
    }
  return { seats, faces, dice };
}
