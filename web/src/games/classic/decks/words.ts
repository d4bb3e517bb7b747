// Which sentence tells what is wrong with a deck.

import type { DeckFault } from "../../realm/decks/check";
import { cardOf } from "../cards/data.svelte";

const isEvent = (card: string): boolean => cardOf(card)?.group === "event";

export function kindOf({ rule, what }: DeckFault, card: string | undefined): string | undefined {
  switch (rule) {
    case "TOURN-4":
    case "THREE-34":
      if (card === undefined) return "events";
      return isEvent(card) ? "events-many" : "stranger";
    case "TOURN-5":
      if (card === undefined) return "cards";
      if (isEvent(card)) return "event";
      return what.includes("no card") ? "elsewhere" : "many";
    case "TOURN-6":
      return "start";
    default:
      return undefined;
  }
}
