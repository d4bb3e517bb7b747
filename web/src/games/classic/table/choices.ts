// What a press means: the listed decisions, found by the place or the card they are about. Nothing
// here knows what is allowed.

import { mageAt, postAt, slotAt, storeAt, type Mode } from "../../realm/table/mode";
import type { AskView, Decision, Seat, View } from "../types";

/** The decisions that use this card of the hand. */
export function usesOf(decisions: readonly Decision[], card: string): Decision[] {
  return decisions.filter((one) => {
    switch (one.do) {
      case "play":
      case "name":
      case "build":
      case "put":
      case "station":
      case "post":
        return one.card === card;
      case "settlement":
        return one.scout && card === "scout";
      default:
        return false;
    }
  });
}

/** In whose realm a card is picked. */
function pickedFrom(ask: AskView | null, me: Seat): Seat {
  switch (ask?.ask) {
    case "take_back":
      return ask.of;
    case "bewitch":
      return ask.on;
    case "filch":
      return ask.book === null ? ask.from : me;
    default:
      return me;
  }
}

/** Which landscape, or which wizard, is marked: the own one first. */
function markedAt(ask: AskView | null, me: Seat, at: string): string | undefined {
  switch (ask?.ask) {
    case "swap_land":
      return storeAt(ask.own === null ? me : ask.with, at);
    case "challenge":
      return mageAt(ask.own === null ? me : ask.on, at);
    case "blow":
      return storeAt(ask.on, at);
    default:
      return storeAt(me, at);
  }
}

/** The place of a decision that this game alone has, or means in its own way. */
export function ownPlace(one: Decision, { ask }: View, me: Seat, mode: Mode): string | undefined {
  const card = mode.is === "card" ? mode.card : undefined;
  switch (one.do) {
    case "pick":
      return slotAt(pickedFrom(ask, me), one.at);
    case "mark":
      return markedAt(ask, me, one.at);
    case "spend":
      return mageAt(me, one.from);
    case "station":
      return one.card === card ? mageAt(me, one.at) : undefined;
    case "post":
      return one.card === card ? postAt(me, one.right) : undefined;
    default:
      return undefined;
  }
}

/** The cards that are laid out to choose from, in their order; what of them may be taken is another question. */
export function laidOut(view: View, decisions: readonly Decision[]): string[] {
  const { ask } = view;
  const known = (cards: readonly (string | null)[] = []) => cards.flatMap((card) => card ?? []);
  const hand = (seat: Seat) => known(view.realms[seat]?.hand.map(({ card }) => card));
  switch (ask?.ask) {
    case "take_from":
      return known(view.stacks[ask.stack]?.cards);
    case "pull":
      return hand(ask.of);
    case "steal":
    case "hand_over":
      return hand(ask.from);
    case "bury":
    case "fate":
      return known(ask.cards);
    case "fetch":
    case "banish":
      return decisions.flatMap((one) => (one.do === "take" ? one.card : []));
    default:
      return view.step === "events"
        ? decisions.flatMap((one) => (one.do === "take" ? one.card : []))
        : [];
  }
}
