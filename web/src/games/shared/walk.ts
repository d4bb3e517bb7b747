// Walking from spot to spot with the arrow keys, and finding the spot that a press meant.

import type { Point } from "../../lib/shore";

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const HEADING: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): key is Arrow => key in HEADING;

/** The next spot in a direction: near, and not far off to the side. Stays where there is none. */
export function walk<S extends Point>(spots: readonly S[], from: S, arrow: Arrow): S {
  const { x, y } = HEADING[arrow];
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * x + (spot.y - from.y) * y;
    const aside = Math.abs((spot.x - from.x) * y) + Math.abs((spot.y - from.y) * x);
    if (along < 1) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** The spot nearest to a press, if it is within reach; some spots reach further than others. */
export function nearest<S extends Point>(
  spots: readonly S[],
  press: Point,
  reach: number | ((spot: S) => number),
): S | undefined {
  let best: S | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const far = Math.hypot(spot.x - press.x, spot.y - press.y);
    const limit = typeof reach === "number" ? reach : reach(spot);
    if (far <= limit && far < least) [best, least] = [spot, far];
  }
  return best;
}
