// What an analysis has the board show.

import type { Compared } from "../lib/table";
import { alternatives, type Scale, type Slip } from "./insight";
import { part } from "./words";

/** What was played and what was better, for the board to show. */
export function compared(slip: Slip, scale: Scale): Compared[] {
  const { seat, what, weighed } = slip;
  const played = {
    decision: what,
    seat,
    good: false,
    done: true,
    value: part(scale, weighed.value),
  };
  const better = alternatives(slip)
    .slice(0, 1)
    .map(({ decision, value }) => ({
      decision,
      seat,
      good: true,
      done: false,
      value: part(scale, value),
    }));
  return [played, ...better];
}
