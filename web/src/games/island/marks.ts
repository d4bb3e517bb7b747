// What the time line of a replay shows at a step.

import type { Mark } from "../../lib/table";
import { lastOf } from "../shared/marks";
import { everywhere } from "./i18n";
import { PARTS } from "./parts";
import type { Event } from "./types";

function of(event: Event): Mark | undefined {
  switch (event.event) {
    case "built":
      if (event.piece === "road") return undefined;
      return {
        icon: `piece-${event.piece}`,
        seat: event.seat,
        label: everywhere(`island-${event.piece}`),
      };
    case "longest_road":
      if (event.holder === null) return undefined;
      return { icon: "badge-road", seat: event.holder, label: everywhere("island-longest-road") };
    case "largest_army":
      if (event.holder === null) return undefined;
      return { icon: "badge-army", seat: event.holder, label: everywhere("island-largest-army") };
    case "robber_moved":
      return { icon: "robber", seat: event.seat, label: everywhere("island-robber") };
    default:
      return PARTS.map((part) => part.mark?.(event)).find((mark) => mark !== undefined);
  }
}

export const mark = lastOf(of);
