// A game of this browser that begins in the middle of another, which is over: with the same luck to come, so that
// what comes of another decision can be seen.

import type { Room } from "../generated/server";
import type { Desk } from "./desk";
import { take } from "./file";
import { newId, STAND_IN, type Sitter } from "./game";
import { nameless } from "./i18n";
import type { Shelf } from "./kept";

/** The first steps of a journal, without its end. */
export function until(journal: string, step: number): string {
  const lines = journal.split("\n").filter((line) => line !== "" && !line.startsWith('{"end"'));
  return lines
    .slice(0, step + 1)
    .map((line) => `${line}\n`)
    .join("");
}

/** One seat is played here, the others by the bots that had them, or by those that stand in for people. */
export const sitting = (room: Room, me: number): Sitter[] =>
  room.seats.map((seat, at) =>
    at === me
      ? { kind: "person", name: seat.name === "" ? nameless(at) : seat.name, resigned: false }
      : { kind: "bot", bot: seat.bot ?? STAND_IN, name: seat.name },
  );

/** Keeps a new game that goes on after this step, and gives its id. */
export async function playOn(
  desk: Desk,
  shelf: Shelf,
  from: { room: Room; journal: string; secret: string; step: number; me: number },
): Promise<string> {
  const { room, journal, secret, step, me } = from;
  const now = Date.now();
  const id = newId();
  const seats = sitting(room, me);
  const { variant } = room;
  const known = variant === undefined ? {} : { variant };
  const begun = { id, ...known, begun: now, updated: now, era: 0, seats, secret };
  await take({ ...begun, journal: until(journal, step) }, desk, shelf);
  return id;
}
