// Where the decisions that an analysis compares are shown on the board. Their places are those by which they
// would be chosen at the table.

import type { Compared } from "../../lib/table";
import type { Box, Point } from "./geometry";
import { actionsFor } from "./parts";
import { question, type Value } from "./question";
import { spotsOf } from "./question-spots";
import { spotsOfIsland, type Spot } from "./spots";
import type { Decision, View } from "./types";

export interface Place extends Compared {
  spot: Spot;
  /** Where its worth is written; only at the last place of a decision. */
  label: Point | null;
}

/** The places that a decision is about, in the order in which they are chosen; none for most. */
export function spotsOfDecision(decision: Decision, view: View): Spot[] {
  const own = spotsOfIsland(view, [decision]);
  if (own.length > 0) return own;
  for (const action of actionsFor(decision.do)) {
    const found: Spot[] = [];
    let chosen: readonly Value[] = [];
    for (;;) {
      const asked = question(action, [decision], chosen);
      const [value] = asked?.values ?? [];
      if (asked === null || value === undefined) break;
      found.push(...spotsOf(asked, view));
      chosen = [...asked.chosen, value];
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** How much room a label needs around its middle. */
const LABEL = { width: 74, height: 30 };
/** How far from its place a label stands: beside the ring, which is longer along a side. */
function away({ kind, angle }: Spot): number {
  if (kind === "side") return 54 + 32 * Math.abs(Math.sin((angle * Math.PI) / 180));
  return kind === "corner" ? 76 : 112;
}

const within = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Where the compared decisions are shown. A place that all of the same kind share tells nothing. */
export function placesOf(compared: readonly Compared[], view: View, box: Box): Place[] {
  const all = compared.map((one) => ({
    one,
    spots: spotsOfDecision(one.decision as Decision, view),
  }));
  const shared = (spot: Spot): boolean =>
    all.length > 1 && all.every(({ spots }) => spots.some(({ key }) => key === spot.key));
  const shown = all.map(({ one, spots }) => ({
    one,
    spots: spots.filter((spot) => !shared(spot)),
  }));
  const heights = shown.flatMap(({ spots }) => spots.slice(-1).map(({ y }) => y));
  return shown.flatMap(({ one, spots }) =>
    spots.map((spot, at): Place => {
      const last = at === spots.length - 1 && one.value !== undefined;
      // The upper one has its label above and the lower one below, so that they never meet.
      const lowest = spot.y === Math.max(...heights);
      const level = heights.length > 1 && heights.every((y) => y === spot.y);
      const below = heights.length > 1 && (level ? !one.good : lowest);
      const y = spot.y + (below ? away(spot) : -away(spot));
      const label = {
        x: within(box.x + LABEL.width, spot.x, box.x + box.width - LABEL.width),
        y: within(box.y + LABEL.height, y, box.y + box.height - LABEL.height),
      };
      return { ...one, spot, label: last ? label : null };
    }),
  );
}
