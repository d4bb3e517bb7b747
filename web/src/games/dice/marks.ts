// What the time line of a replay shows at a step.

import type { LogStep, Mark, Words } from "../../lib/table";
import { tIn } from "./i18n";
import type { Event } from "./types";

const words = (key: string): Words => ({ en: tIn("en", key), de: tIn("de", key) });

function of(event: Event): Mark | undefined {
  switch (event.event) {
    case "built":
      if (event.piece === "road") return undefined;
      return {
        icon: event.piece === "knight" ? "piece-knight-1" : `piece-${event.piece}`,
        seat: event.seat,
        label: words(`dice-${event.piece}`),
      };
    case "longest_road":
      return { icon: "badge-road", seat: event.holder, label: words("dice-longest") };
    case "largest_army":
      return { icon: "badge-army", seat: event.holder, label: words("dice-army") };
    default:
      return undefined;
  }
}

/** The last thing of note in a step: a card that changes hands matters more than the building. */
export const mark = (step: LogStep): Mark | undefined =>
  (step.events as Event[]).map(of).findLast((found) => found !== undefined);
