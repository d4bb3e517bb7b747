// What a press means: the listed decisions, found by the place or the card they are about. Nothing
// here knows what is allowed.

import { cardOf, printOf } from "../cards/data";
import { byKind, type Way } from "../../realm/table/deals";
import { slotAt, storeAt, type Mode } from "../../realm/table/mode";
import { only, type Decision, type DuelCard, type Good, type Seat, type View } from "../types";

const isKind = (card: string, kind: string): boolean => cardOf(card)?.kind === kind;
const isScout = (card: string): boolean => printOf(card) === "scout";

/** The decisions that use this card of the hand, or of the open stack. */
export function usesOf(decisions: readonly Decision[], card: string): Decision[] {
  return decisions.filter((one) => {
    switch (one.do) {
      case "play":
      case "name":
      case "build":
      case "put":
        return one.card === card;
      case "cache":
        return isKind(card, "landscape-expansion");
      case "settlement":
        return one.scout && isScout(card);
      default:
        return false;
    }
  });
}

/** In whose realm a card is picked: some questions are about the other one's. */
const pickedFrom = (view: View, me: Seat): Seat =>
  view.ask?.ask === "name" || view.ask?.ask === "burn" ? 1 - me : me;

/** The place of a decision that the Duel alone has, or means in its own way. */
export function ownPlace(one: Decision, view: View, me: Seat, mode: Mode): string | undefined {
  switch (one.do) {
    case "move":
      return storeAt(me, one.at);
    case "pick":
      return slotAt(pickedFrom(view, me), one.at);
    case "cache": {
      const card = mode.is === "card" ? mode.card : undefined;
      return card !== undefined && isKind(card, "landscape-expansion")
        ? storeAt(me, one.at)
        : undefined;
    }
    default:
      return undefined;
  }
}

/** The resources to choose from. */
export const kindsOf = (decisions: readonly Decision[]): Good[] =>
  only(decisions, "choose").map(({ kind }) => kind);

/** The cards that are laid out to choose from, in their order; what of them may be taken is another question. */
export function laidOut(view: View, me: Seat | null): DuelCard[] {
  const { ask } = view;
  const known = (cards: readonly (DuelCard | null)[] = []) => cards.flatMap((card) => card ?? []);
  switch (ask?.ask) {
    case "take_from":
      return known(view.stacks[ask.stack]?.cards);
    case "pull":
    case "steal":
      return known(view.realms[1 - ask.seat]?.hand.map(({ card }) => card));
    case "bury":
      return ask.cards;
    case "fetch":
      return me === null ? [] : (view.discards.find(({ cards }) => cards.length > 0)?.cards ?? []);
    default:
      return [];
  }
}

/** All ways to exchange: three of a kind or fewer, by ship, at a Mint. */
export const waysOf = (decisions: readonly Decision[]): Way[] => [
  ...byKind(decisions),
  ...only(decisions, "ship").map((one): Way => ({
    give: { is: "land", from: one.from },
    at: one.to,
    decision: one,
  })),
  ...only(decisions, "mint").map((one): Way => ({
    give: { is: "mint" },
    at: one.to,
    decision: one,
  })),
];
