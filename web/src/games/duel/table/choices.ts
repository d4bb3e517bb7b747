// What a press means: the listed decisions, found by the place or the card they are about. Nothing
// here knows what is allowed.

import { cardOf, printOf } from "../cards/data";
import { only, type Decision, type DuelCard, type Good, type Seat, type View } from "../types";
import type { Ground, Terrain } from "../types";

export type Supply = "road" | "settlement" | "city";

/** What I have begun and not yet decided; the page's own, the engine knows nothing of it. */
export type Mode =
  | { is: "none" }
  /** A card of the hand, or of the open stack, is picked; `place` tells copies apart. */
  | { is: "card"; card: DuelCard; place: number }
  | { is: "supply"; what: Supply; scout: boolean }
  /** A standing card is looked at, or about to be torn down. */
  | { is: "standing"; at: string; card: DuelCard; sure: boolean }
  /** A stack is looked through instead of drawn from. */
  | { is: "search" }
  /** A card of those laid out is picked. */
  | { is: "taken"; card: DuelCard; place: number }
  /** The landscape above, of the two that a Scout finds. */
  | { is: "found"; ground: Ground }
  /** Landscapes of the start as they would lie, and the one that is to change places. */
  | { is: "lands"; lands: Terrain[]; first: string | undefined };

export const NOTHING: Mode = { is: "none" };

/** The place of a card that is built from the open stack. */
export const OPEN = -1;

export const storeAt = (seat: Seat, at: string): string => `store ${seat} ${at}`;
export const slotAt = (seat: Seat, at: string): string => `slot ${seat} ${at}`;
export const siteAt = (seat: Seat, at: number): string => `site ${seat} ${at}`;
export const roadAt = (seat: Seat, at: number): string => `road ${seat} ${at}`;
export const stackAt = (stack: number): string => `stack ${stack}`;

const isKind = (card: DuelCard, kind: string): boolean => cardOf(card)?.kind === kind;
const isScout = (card: DuelCard): boolean => printOf(card) === "scout";

/** The decisions that use this card of the hand, or of the open stack. */
export function usesOf(decisions: readonly Decision[], card: DuelCard): Decision[] {
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

function placeOfDecision(one: Decision, view: View, me: Seat, mode: Mode): string | undefined {
  const card = mode.is === "card" || mode.is === "taken" ? mode.card : undefined;
  switch (one.do) {
    case "pay":
      return storeAt(me, one.from);
    case "gain":
    case "move":
      return storeAt(me, one.at);
    case "pick":
      return slotAt(pickedFrom(view, me), one.at);
    case "stack":
      return stackAt(one.stack);
    case "draw":
      return mode.is === "search" ? undefined : stackAt(one.stack);
    case "search":
      return mode.is === "search" ? stackAt(one.stack) : undefined;
    case "put":
      return one.card === card ? stackAt(one.stack) : undefined;
    case "build":
      return one.card === card ? slotAt(me, one.at) : undefined;
    case "cache":
      return card !== undefined && isKind(card, "landscape-expansion")
        ? storeAt(me, one.at)
        : undefined;
    case "road":
      return mode.is === "supply" && mode.what === "road" ? roadAt(me, one.at) : undefined;
    case "settlement": {
      const wanted = mode.is === "supply" && mode.what === "settlement" && mode.scout === one.scout;
      return wanted ? siteAt(me, one.at) : undefined;
    }
    case "city":
      return mode.is === "supply" && mode.what === "city" ? siteAt(me, one.at) : undefined;
    default:
      return undefined;
  }
}

/** The places that answer what is asked now, each with its decision. */
export function targetsOf(
  view: View,
  decisions: readonly Decision[],
  mode: Mode,
  me: Seat,
): Map<string, Decision> {
  const targets = new Map<string, Decision>();
  for (const one of decisions) {
    const place = placeOfDecision(one, view, me, mode);
    if (place !== undefined) targets.set(place, one);
  }
  return targets;
}

/** The places where something of the supply could be built, and what. */
export function offersOf(decisions: readonly Decision[], me: Seat): Map<string, Supply> {
  const offers = new Map<string, Supply>();
  for (const { at } of only(decisions, "road")) offers.set(roadAt(me, at), "road");
  for (const one of only(decisions, "settlement"))
    if (!one.scout) offers.set(siteAt(me, one.at), "settlement");
  for (const { at } of only(decisions, "city")) offers.set(siteAt(me, at), "city");
  return offers;
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

/** Whether a card that is laid out may be chosen. */
export const mayTake = (decisions: readonly Decision[], card: DuelCard): boolean =>
  only(decisions, "take", "put").some((one) => one.card === card);

/** What is given in an exchange: of one kind by its rate, of one landscape by a ship, or gold to a Mint. */
export type Give = { is: "kind"; good: Good } | { is: "land"; from: string } | { is: "mint" };

export interface Deal {
  give: Give;
  /** The stores that take the one, with the decision. */
  to: { at: string; decision: Decision }[];
}

/** All exchanges, by what is given. */
export function dealsOf(decisions: readonly Decision[]): Deal[] {
  const deals = new Map<string, Deal>();
  const add = (give: Give, at: string, decision: Decision) => {
    const key = JSON.stringify(give);
    const deal = deals.get(key) ?? { give, to: [] };
    deal.to.push({ at, decision });
    deals.set(key, deal);
  };
  for (const one of decisions) {
    if (one.do === "exchange") add({ is: "kind", good: one.give }, one.to, one);
    else if (one.do === "ship") add({ is: "land", from: one.from }, one.to, one);
    else if (one.do === "mint") add({ is: "mint" }, one.to, one);
  }
  return [...deals.values()];
}
