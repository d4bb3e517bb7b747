// A little geometry of shapes on the plane.

import type { Point } from "../geometry";
import type { Pair } from "./sheet";

const xy = (p: Point | Pair): Point => ("x" in p ? p : { x: p[0] ?? 0, y: p[1] ?? 0 });

/** Whether a point lies within a closed line. */
export function inside({ x, y }: Point, around: readonly (Point | Pair)[]): boolean {
  let within = false;
  around.forEach((p, n) => {
    const one = xy(p);
    const other = xy(around.at(n - 1) ?? p);
    if (one.y > y === other.y > y) return;
    if (x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) within = !within;
  });
  return within;
}

/** How far a point is from a closed line. */
export function fromLine({ x, y }: Point, around: readonly Point[]): number {
  return around.reduce((least, from, n) => {
    const to = around[(n + 1) % around.length] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const at = Math.max(0, Math.min(1, along));
    return Math.min(least, Math.hypot(x - from.x - at * dx, y - from.y - at * dy));
  }, Infinity);
}
