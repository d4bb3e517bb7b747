// How long a step is worth seeing.

import type { LogStep } from "../../../lib/table";
import type { Why } from "./types";

interface Weighed {
  event: string;
  why?: Why;
}

function common({ event, why }: Weighed): number {
  switch (event) {
    case "rolled":
    case "revealed":
    case "raided":
    case "stolen":
    case "over":
      return 1.6;
    case "turn_began":
    case "drew":
    case "put_under":
      return 0.6;
    case "stock":
      return why === "building" || why === "search" ? 0.4 : 0.8;
    case "deck_chosen":
    case "events_shuffled":
      return 0.4;
    default:
      return 1;
  }
}

/** As long as the most important thing in it; a game says what of its own is of more or less weight. */
export const weightOf =
  (heavy: readonly string[], light: readonly string[]) =>
  (step: LogStep): number =>
    Math.max(
      0,
      ...(step.events as Weighed[]).map((one) => {
        if (heavy.includes(one.event)) return 1.6;
        return light.includes(one.event) ? 0.4 : common(one);
      }),
    );
