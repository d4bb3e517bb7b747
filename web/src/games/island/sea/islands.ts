// Islands that are worth points, and to whom.

import type { CornerName, IslandView, Seat, View } from "../types";
import { seaAt } from "./pieces";
import { touches } from "./waters";

/** Whether the first settlement of a seat on this island would bring points. */
const counts = (island: IslandView, seat: Seat): boolean =>
  !island.founded.includes(seat) && !island.settled.includes(seat);

/** What a first settlement on another island is worth. */
export const reward = (view: View): number => seaAt(view)?.island_points ?? 0;

/** The islands that still bring points: to me, or to anybody where I only watch. */
export function open(view: View, me: Seat | null): IslandView[] {
  const all = reward(view) > 0 ? (seaAt(view)?.islands ?? []) : [];
  const seats = me === null ? view.seats.map((_, seat) => seat) : [me];
  return all.filter((island) => seats.some((seat) => counts(island, seat)));
}

/** How many islands brought points to a seat. */
export const settled = (view: View, seat: Seat): number =>
  (seaAt(view)?.islands ?? []).filter((island) => island.settled.includes(seat)).length;

/** The number of an island, from the north-west. */
export const numberOf = (view: View, at: CornerName): number =>
  (seaAt(view)?.islands ?? []).findIndex(({ hexes }) => touches(hexes, at)) + 1;
