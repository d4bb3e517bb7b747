// What the time line of a replay shows at a step.

import type { LogStep, Mark, Words } from "../../../lib/table";
import { lastOf } from "../../shared/marks";
import type { CardFace } from "../cards/face";
import type { Seat } from "./types";

/** What a game says of an event of its own: it came, it went; or a mark of its own. */
export type OwnMark = "comes" | "goes" | Mark | undefined;

interface Seen {
  event: string;
  seat?: Seat | null;
  card?: string | null;
}

export function marksOf<Event extends Seen>(
  cardOf: (card: string) => CardFace | undefined,
  ownMark: (event: Event) => OwnMark,
): (step: LogStep) => Mark | undefined {
  const nameOf = (card: string): Words => cardOf(card)?.name ?? { en: card, de: card };
  const at = (icon: string, { seat }: Seen, card: string): Mark => ({
    icon,
    ...(seat == null ? {} : { seat }),
    label: nameOf(card),
  });
  return lastOf((event: Event) => {
    const card = event.card ?? "";
    const mine = ownMark(event);
    if (typeof mine === "object") return mine;
    if (mine !== undefined) return at(mine === "comes" ? "ui-build" : "ui-close", event, card);
    switch (event.event) {
      case "settlement_built":
        return at("piece-settlement", event, "settlement");
      case "city_built":
        return at("piece-city", event, "city");
      case "built":
        return at("ui-build", event, card);
      case "revealed":
        return at("ui-cards", event, card);
      case "raided":
        return at("robber", event, "brigands");
      default:
        return undefined;
    }
  });
}
