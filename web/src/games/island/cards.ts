// Counting cards: hands, prices, what is missing.

import type { prices } from "../../generated/island-prices";
import type { Decision, Deck, Development, Hand, Resource } from "./types";

export const RESOURCES: readonly Resource[] = ["lumber", "brick", "wool", "grain", "ore"];
/** What an expansion adds to them: held, traded and lost like them. */
export const COMMODITIES: readonly Resource[] = ["cloth", "coin", "paper"];
/** Everything that a hand can hold. */
const EVERY: readonly Resource[] = [...RESOURCES, ...COMMODITIES];
export const DEVELOPMENTS: readonly Development[] = [
  "knight",
  "road_building",
  "year_of_plenty",
  "monopoly",
  "victory_point",
];

/** The names of the emblems in the sprite. */
export const EMBLEM: Record<Development, string> = {
  knight: "dev-knight",
  road_building: "dev-road-building",
  year_of_plenty: "dev-plenty",
  monopoly: "dev-monopoly",
  victory_point: "dev-point",
};

/** The picture of a card in the sprite. */
export const picture = (card: Resource): string =>
  `${COMMODITIES.includes(card) ? "com" : "res"}-${card}`;

/** Its colour in charts. */
export const tone = (card: Resource): string =>
  // The page itself is called after paper.
  card === "paper" ? "var(--desert-lit)" : `var(--${card})`;

export { prices as PRICES, yields as YIELDS } from "../../generated/island-prices";

/** What everybody builds or buys; ships are an expansion. */
export type Buildable = Exclude<keyof typeof prices, "ship">;

export const count = (hand: Hand, card: Resource): number => hand[card] ?? 0;

export const total = (hand: Hand): number =>
  EVERY.reduce((sum, card) => sum + count(hand, card), 0);

export const deckTotal = (deck: Deck): number =>
  DEVELOPMENTS.reduce((sum, card) => sum + (deck[card] ?? 0), 0);

export const kinds = (hand: Hand): Resource[] => EVERY.filter((card) => count(hand, card) > 0);

export const covers = (hand: Hand, price: Hand): boolean =>
  EVERY.every((card) => count(hand, card) >= count(price, card));

/** Both together; a negative number of cards takes away. Nothing falls below zero. */
export function plus(hand: Hand, card: Resource, number: number): Hand {
  const left = Math.max(0, count(hand, card) + number);
  const others = Object.fromEntries(Object.entries(hand).filter(([kind]) => kind !== card)) as Hand;
  return left > 0 ? { ...others, [card]: left } : others;
}

export function sum(one: Hand, other: Hand): Hand {
  return EVERY.reduce((hand, card) => plus(hand, card, count(other, card)), one);
}

export function less(one: Hand, other: Hand): Hand {
  return EVERY.reduce((hand, card) => plus(hand, card, -count(other, card)), one);
}

/** What a hand lacks for a price. */
export const missing = (hand: Hand, price: Hand): Hand => less(price, hand);

/** Each card by itself, in the order of the kinds: for pictures. */
export const each = (hand: Hand): Resource[] =>
  EVERY.flatMap((card) => Array.from({ length: count(hand, card) }, () => card));

export const sameHand = (one: Hand, other: Hand): boolean =>
  covers(one, other) && covers(other, one);

/** The decisions of one kind, with their own fields. */
export type Of<K extends Decision["do"]> = Decision extends infer D
  ? D extends { do: infer Kinds }
    ? K extends Kinds
      ? D & Decision
      : never
    : never
  : never;

export function only<K extends Decision["do"]>(decisions: readonly Decision[], kind: K): Of<K>[] {
  return decisions.filter((decision) => decision.do === kind) as Of<K>[];
}

export const may = (decisions: readonly Decision[], kind: Decision["do"]): boolean =>
  decisions.some((decision) => decision.do === kind);
