// How long a step is worth seeing.

import type { LogStep } from "../../lib/table";
import type { Event } from "./types";

function of(event: Event): number {
  switch (event.event) {
    case "rolled":
    case "stole":
    case "traded":
    case "over":
      return 1.6;
    case "answered":
      return event.accepts ? 1 : 0;
    case "turn_began":
    case "offer_ended":
      return 0.6;
    case "gift_answered":
    case "helper_used":
    case "redeemed":
      return 1.6;
    case "card_shown":
    case "special_building":
    case "proposal_ended":
      return 0;
    default:
      return 1;
  }
}

/** As long as the most important thing in it; a no alone, and who passes, is seen with the rest. */
export const weight = (step: LogStep): number =>
  Math.max(0, ...(step.events as Event[]).map((event) => of(event)));
