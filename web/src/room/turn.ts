// Whether the game waits for somebody, and whether it has just come to them.

import type { Eye, LogStep, ToAct } from "../lib/table";

/** Whether the game waits for this eye. */
export const waitsFor = (toAct: ToAct, eye: Eye): boolean =>
  toAct.waiting === "seats" && typeof eye === "number" && toAct.seats.includes(eye);

/** Whether somebody else has acted since this seat did: its own roll brings it no news. */
export function othersActed(log: readonly LogStep[], seat: number): boolean {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const by = log[at]?.seat;
    if (by !== undefined) return by !== seat;
  }
  return true;
}
