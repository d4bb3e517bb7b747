// What the time line of a replay shows at a step.

import { marksOf, type OwnMark } from "../../realm/table/marks";
import { cardOf } from "../cards/data";
import { everywhere } from "../i18n";
import type { Event } from "../types";

function own(event: Event): OwnMark {
  switch (event.event) {
    case "removed":
      return "goes";
    case "advantage_moved":
      if (event.holder === null) return undefined;
      return {
        icon: event.which === "trade" ? "ui-trade" : "badge-army",
        seat: event.holder,
        label: everywhere(`duel-advantage-${event.which}`),
      };
    default:
      return undefined;
  }
}

export const mark = marksOf(cardOf, own);
