// Which sentence tells what is wrong with a deck.

import type { DeckFault } from "../../realm/decks/check";
import { cardOf } from "../cards/data";

export function kindOf({ rule }: DeckFault, card: string | undefined): string | undefined {
  switch (rule) {
    case "DUELTOURN-5":
      return card === undefined ? "events" : "stranger";
    case "DUELTOURN-6":
      return "events-many";
    case "DUELTOURN-7":
      return "yule";
    case "DUELTOURN-9":
      if (card === undefined) return "cards";
      return cardOf(card)?.kind === "event" ? "event" : "many";
    case "DUELTOURN-11":
      return "start";
    default:
      return undefined;
  }
}
