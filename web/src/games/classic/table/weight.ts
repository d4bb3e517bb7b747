// How long a step is worth seeing.

import type { LogStep } from "../../../lib/table";
import type { Event } from "../types";

function of(event: Event): number {
  switch (event.event) {
    case "rolled":
    case "revealed":
    case "raided":
    case "taken_back":
    case "stolen":
    case "fought":
    case "dueled":
    case "stopped":
    case "leapt_over":
    case "over":
      return 1.6;
    case "turn_began":
    case "drew":
    case "put_under":
      return 0.6;
    case "stock":
      return event.why === "building" || event.why === "search" ? 0.4 : 0.8;
    case "deck_chosen":
    case "events_shuffled":
    case "actions_allowed":
    case "power":
      return 0.4;
    default:
      return 1;
  }
}

/** As long as the most important thing in it. */
export const weight = (step: LogStep): number =>
  Math.max(0, ...(step.events as Event[]).map((event) => of(event)));
