// What is wrong with a deck, for the reader: in English as the engine says it, with names of cards for
// their ids; else the rule's own sentence, and the card it is about.

import { cardOf } from "../cards/data";
import { language, t } from "../cards/i18n";
import { cardName } from "../cards/words";
import type { DeckFault } from "./check";

const ID = /\b[a-z]+(?:-[a-z]+)*\b/g;

const PARTS = { start: "duel-deck-hand", cards: "duel-deck-cards", events: "duel-deck-events" };

/** The part of the deck that a fault is in; nothing where it is about the whole. */
function partOf({ at }: DeckFault): string | undefined {
  const part = /\.(start|cards|events)\b/.exec(at)?.[1] as keyof typeof PARTS | undefined;
  return part === undefined ? undefined : t(PARTS[part]);
}

/** What a rule says first is what it is about; the rest is one press away. */
const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

export function faultText(fault: DeckFault): string {
  const ids = (fault.what.match(ID) ?? []).filter((word) => cardOf(word)?.set !== undefined);
  const card = ids.find((id) => cardOf(id)?.set !== "central");
  const said =
    language.current === "en"
      ? fault.what.replace(ID, (word) => (word === card ? cardName(word) : word))
      : firstSentence(fault.text[language.current]);
  const about =
    language.current === "en" ? partOf(fault) : (card && cardName(card)) || partOf(fault);
  const sentence = said.charAt(0).toLocaleUpperCase() + said.slice(1);
  return `${about === undefined ? "" : `${about}: `}${sentence}`;
}
