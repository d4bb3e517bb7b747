// What the time line of a replay shows at a step.

import type { LogStep, Words } from "../../lib/table";
import { tIn } from "./i18n";
import type { Event } from "./types";

export interface Mark {
  icon: string;
  seat?: number;
  label: Words;
}

const words = (key: string): Words => ({ en: tIn("en", key), de: tIn("de", key) });

function of(event: Event): Mark | undefined {
  switch (event.event) {
    case "built":
      if (event.piece === "road") return undefined;
      return {
        icon: `piece-${event.piece}`,
        seat: event.seat,
        label: words(`island-${event.piece}`),
      };
    case "longest_road":
      if (event.holder === null) return undefined;
      return { icon: "badge-road", seat: event.holder, label: words("island-longest-road") };
    case "largest_army":
      if (event.holder === null) return undefined;
      return { icon: "badge-army", seat: event.holder, label: words("island-largest-army") };
    case "robber_moved":
      return { icon: "robber", seat: event.seat, label: words("island-robber") };
    default:
      return undefined;
  }
}

/** The last thing of note in a step: a card that changes hands after a building matters more. */
export const mark = (step: LogStep): Mark | undefined =>
  (step.events as Event[]).map(of).findLast((found) => found !== undefined);
