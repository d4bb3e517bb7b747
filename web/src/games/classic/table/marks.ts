// What the time line of a replay shows at a step.

import type { Mark, Words } from "../../../lib/table";
import { lastOf } from "../../shared/marks";
import { cardOf } from "../cards/data.svelte";
import { everywhere } from "../i18n";
import type { Event } from "../types";

const nameOf = (card: string): Words => cardOf(card)?.name ?? { en: card, de: card };

function of(event: Event): Mark | undefined {
  switch (event.event) {
    case "settlement_built":
      return { icon: "piece-settlement", seat: event.seat, label: nameOf("settlement") };
    case "city_built":
      return { icon: "piece-city", seat: event.seat, label: nameOf("city") };
    case "citadel_built":
      return { icon: "piece-city", seat: event.seat, label: nameOf("citadel") };
    case "built":
    case "wizard_came":
    case "post_laid":
      return { icon: "ui-build", seat: event.seat, label: nameOf(event.card) };
    case "taken_back":
    case "wizard_left":
    case "wrecked":
      return { icon: "ui-close", seat: event.seat, label: nameOf(event.card) };
    case "revealed":
      return { icon: "ui-cards", label: nameOf(event.card) };
    case "raided":
      return { icon: "robber", seat: event.seat, label: nameOf("brigands") };
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

export const mark = lastOf(of);
