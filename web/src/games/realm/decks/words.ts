// What is wrong with a deck, for the reader. The engine says which rule is broken, where, and by which
// card; the numbers are the deck's own. A rule that has no words here is told by its own sentence.

import { say, t } from "../cards/i18n";
import { own } from "../table/own";
import type { DeckFault } from "./check";
import { countOf, type Box, type Deck, type Pile } from "./deck";

/** The card that a fault is about: the engine names it by its id; nothing where it is about a whole part. */
const cardIn = ({ cardOf }: Box, { what }: DeckFault): string | undefined =>
  what.match(/[a-z]+(?:-[a-z]+)*/g)?.find((word) => {
    const set = cardOf(word)?.set;
    return set !== undefined && set !== "central";
  });

const partIn = ({ at }: DeckFault): Pile | undefined =>
  /\.(start|cards|events)\b/.exec(at)?.[1] as Pile | undefined;

/** A fault of this deck in a sentence; a game says which of the sentences it is. */
export function faultWords(
  box: Box,
  fault: DeckFault,
  deck: Deck,
  kindOf: (fault: DeckFault, card: string | undefined) => string | undefined,
): string | undefined {
  const [card, part] = [cardIn(box, fault), partIn(fault)];
  const kind = kindOf(fault, card);
  if (kind === undefined || part === undefined) return undefined;
  const face = card === undefined ? undefined : box.cardOf(card);
  return t(own(box.game, `fault-${kind}`), {
    have: deck[part].length,
    due: box.sizes[part],
    card: face === undefined ? "" : say(face.name),
    count: card === undefined ? 0 : countOf(deck, card),
    most: face?.count ?? 0,
  });
}
