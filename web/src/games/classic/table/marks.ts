// What the time line of a replay shows at a step.

import { marksOf, type OwnMark } from "../../realm/table/marks";
import { cardOf } from "../cards/data.svelte";
import { everywhere } from "../i18n";
import type { Event } from "../types";

function own(event: Event): OwnMark {
  switch (event.event) {
    case "citadel_built":
      return {
        icon: "piece-city",
        seat: event.seat,
        label: cardOf("citadel")?.name ?? { en: "citadel", de: "citadel" },
      };
    case "wizard_came":
    case "post_laid":
      return "comes";
    case "taken_back":
    case "wizard_left":
    case "wrecked":
      return "goes";
    case "token_moved":
      if (event.holder === null) return undefined;
      return {
        icon: event.which === "windmill" ? "ui-trade" : "badge-army",
        seat: event.holder,
        label: everywhere(`classic-token-${event.which}`),
      };
    default:
      return undefined;
  }
}

export const mark = marksOf(cardOf, own);
