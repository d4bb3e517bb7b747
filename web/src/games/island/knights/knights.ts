// What everybody sees of knights, tracks and barbarians, looked up.

import type { KnightsSeatView, KnightsView, KnightView, Rank, Seat, Track, View } from "../types";

export const TRACKS: readonly Track[] = ["trade", "politics", "science"];
export const RANKS: readonly Rank[] = ["basic", "strong", "mighty"];

/** They attack on this step. */
export const STEPS = 7;
/** So many progress cards may be held. */
export const MOST = 4;

export const knightsOf = (view: View): KnightsView | undefined => view.scenario?.knights;

export const seatOf = (view: View, seat: Seat | null): KnightsSeatView | undefined =>
  seat === null ? undefined : knightsOf(view)?.seats[seat];

/** A knight with its owner. */
export interface Stander extends KnightView {
  seat: Seat;
}

export const standers = (view: View): Stander[] =>
  (knightsOf(view)?.seats ?? []).flatMap(({ knights }, seat) =>
    knights.map((knight) => ({ ...knight, seat })),
  );

export const knightAt = (view: View, at: string): Stander | undefined =>
  standers(view).find((knight) => knight.at === at);

/** The picture of a knight. */
export const symbolOf = (rank: Rank, active: boolean): string =>
  `knight-${RANKS.indexOf(rank) + 1}-${active ? "active" : "inactive"}`;

/** How strong all knights of a seat are, awake or not. */
export const fullStrength = ({ knights }: KnightsSeatView): number =>
  knights.reduce((sum, { rank }) => sum + RANKS.indexOf(rank) + 1, 0);

export const held = ({ progress_counts: counts }: KnightsSeatView): number =>
  TRACKS.reduce((sum, track) => sum + counts[track], 0);

/** The tracks whose metropolis stands on a city of the seat. */
export function metropolisesOf(view: View, seat: Seat): Track[] {
  const cities = view.seats[seat]?.cities ?? [];
  return TRACKS.filter((_, index) => {
    const at = knightsOf(view)?.metropolises[index];
    return at != null && cities.includes(at);
  });
}

/** How many steps the barbarians still have to come. */
export const stepsOff = ({ barbarians }: KnightsView): number => Math.max(0, STEPS - barbarians);
