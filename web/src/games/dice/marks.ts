// What the time line of a replay shows at a step.

import type { Mark } from "../../lib/table";
import { lastOf } from "../shared/marks";
import { everywhere } from "./i18n";
import type { Event } from "./types";

function of(event: Event): Mark | undefined {
  switch (event.event) {
    case "built":
      if (event.piece === "road") return undefined;
      return {
        icon: event.piece === "knight" ? "piece-knight-1" : `piece-${event.piece}`,
        seat: event.seat,
        label: everywhere(`dice-${event.piece}`),
      };
    case "longest_road":
      return { icon: "badge-road", seat: event.holder, label: everywhere("dice-longest") };
    case "largest_army":
      return { icon: "badge-army", seat: event.holder, label: everywhere("dice-army") };
    default:
      return undefined;
  }
}

export const mark = lastOf(of);
