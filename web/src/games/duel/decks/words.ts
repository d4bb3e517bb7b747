// What is wrong with a deck, for the reader. The engine says which rule is broken, where, and by which
// card; the numbers are the deck's own. A rule that has no words here is told by its own sentence.

import { cardOf } from "../cards/data";
import { t } from "../cards/i18n";
import { cardName } from "../cards/words";
import type { DeckFault } from "../../realm/decks/check";
import { countOf, type Box, type Deck, type Pile } from "../../realm/decks/deck";

/** The card that a fault is about: the engine names it by its id; nothing where it is about a whole part. */
const cardIn = ({ what }: DeckFault): string | undefined =>
  what.match(/[a-z]+(?:-[a-z]+)*/g)?.find((word) => {
    const set = cardOf(word)?.set;
    return set !== undefined && set !== "central";
  });

const partIn = ({ at }: DeckFault): Pile | undefined =>
  /\.(start|cards|events)\b/.exec(at)?.[1] as Pile | undefined;

/** The last part of the key of its words. */
function kindOf({ rule }: DeckFault, card: string | undefined): string | undefined {
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

/** A fault of this deck in a sentence. */
export function faultText({ sizes }: Box, fault: DeckFault, deck: Deck): string | undefined {
  const [card, part] = [cardIn(fault), partIn(fault)];
  const kind = kindOf(fault, card);
  if (kind === undefined || part === undefined) return undefined;
  return t(`duel-fault-${kind}`, {
    have: deck[part].length,
    due: sizes[part],
    card: card === undefined ? "" : cardName(card),
    count: card === undefined ? 0 : countOf(deck, card),
    most: card === undefined ? 0 : (cardOf(card)?.count ?? 0),
  });
}
