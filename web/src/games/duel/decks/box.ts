// What decks of the Duel are made of.

import { duelModes } from "../../../generated/duel-cards";
import type { Box, Deck } from "../../realm/decks/deck";
import { faultWords } from "../../realm/decks/words";
import { CARDS, cardOf, GROUPS, POINTS, SETS, type CardSet } from "../cards/data";
import { t } from "../cards/i18n";
import { setName } from "../cards/words";
import { kindOf } from "./words";

const { deck: whole = 0, hand = 0, events_chosen: events = 0 } = duelModes.tournament;

/** The set that most of a deck is from, beside the base set: what the deck is about. */
export function eraOf({ start, cards }: Deck): CardSet {
  const from = (set: CardSet) =>
    [...start, ...cards].filter((id) => cardOf(id)?.set === set).length;
  return SETS.filter((set) => set !== "base").reduce<CardSet>(
    (best, set) => (from(set) > (best === "base" ? 0 : from(best)) ? set : best),
    "base",
  );
}

export const box: Box = {
  game: "duel",
  cards: CARDS,
  cardOf,
  sizes: { start: hand, cards: whole - hand, events },
  sets: SETS,
  groups: GROUPS,
  points: POINTS,
  moons: true,
  variant: "tournament",
  setupWith: (deck) => ({ decks: [deck, null] }),
  readyName: (deck) => t("duel-deck-ready-name", { era: setName(eraOf(deck)) }),
  faultText: (fault, deck) => faultWords(box, fault, deck, kindOf),
  rule: "DUELTOURN-9",
};
