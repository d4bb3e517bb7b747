// A deck for the tournament: what is in it, and what it adds up to. Whether it may be played is the
// engine's to say (`check.ts`); how large it should be stands in `rules/`.

import { duelModes } from "../../../generated/duel-cards";
import {
  cardOf,
  GROUPS,
  POINTS,
  RESOURCES,
  SETS,
  type CardSet,
  type Cost,
  type Points,
} from "../cards/data";
import type { Group } from "../../realm/cards/face";

/** As the engine takes it in a setup. */
export interface Deck {
  /** Held at the beginning. */
  start: string[];
  cards: string[];
  /** Chosen for the event stack, beside those that are always in it. */
  events: string[];
}

export type Pile = keyof Deck;

export const emptyDeck = (): Deck => ({ start: [], cards: [], events: [] });

const { deck: whole = 0, hand = 0, events_chosen: events = 0 } = duelModes.tournament;

/** How many cards each part is to have. */
export const SIZES: Record<Pile, number> = { start: hand, cards: whole - hand, events };

/**
 * How many it may have while it is built: a few more, so that one can be taken before another is given up.
 * The engine reads no more than that either.
 */
export const ROOM: Record<Pile, number> = {
  start: SIZES.start + 3,
  cards: SIZES.cards + 3,
  events: SIZES.events + 3,
};

export const sizeOf = ({ start, cards }: Deck): number => start.length + cards.length;

/** Where a card goes that is added. */
export const pileOf = (id: string): Pile => (cardOf(id)?.kind === "event" ? "events" : "cards");

const count = (list: readonly string[], id: string): number =>
  list.filter((other) => other === id).length;

/** How often a card is in the deck, wherever. */
export const countOf = (deck: Deck, id: string): number =>
  count(deck.start, id) + count(deck.cards, id) + count(deck.events, id);

/** How many copies of a card there are left in the box. */
export const leftOf = (deck: Deck, id: string): number =>
  Math.max(0, (cardOf(id)?.count ?? 0) - countOf(deck, id));

/** Whether one more can be taken: there is a copy left, and room. */
export const mayAdd = (deck: Deck, id: string): boolean => {
  const pile = pileOf(id);
  return leftOf(deck, id) > 0 && deck[pile].length < ROOM[pile];
};

const without = (list: readonly string[], id: string): string[] => {
  const at = list.lastIndexOf(id);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
};

export function added(deck: Deck, id: string): Deck {
  const pile = pileOf(id);
  return { ...deck, [pile]: [...deck[pile], id] };
}

/** One less of a card: from the stacks first, then from the start hand. */
export function removed(deck: Deck, id: string): Deck {
  const pile = pileOf(id);
  if (pile === "events" || deck.cards.includes(id))
    return { ...deck, [pile]: without(deck[pile], id) };
  return { ...deck, start: without(deck.start, id) };
}

/** One copy from the stacks into the start hand, or, where one is held already, back. */
export function held(deck: Deck, id: string): Deck {
  if (deck.start.includes(id) && deck.cards.length < ROOM.cards)
    return { ...deck, start: without(deck.start, id), cards: [...deck.cards, id] };
  if (!deck.cards.includes(id) || deck.start.length >= ROOM.start) return deck;
  return { ...deck, start: [...deck.start, id], cards: without(deck.cards, id) };
}

/** The set that most of a deck is from, beside the base set: what the deck is about. */
export function eraOf({ start, cards }: Deck): CardSet {
  const from = (set: CardSet) =>
    [...start, ...cards].filter((id) => cardOf(id)?.set === set).length;
  return SETS.filter((set) => set !== "base").reduce<CardSet>(
    (best, set) => (from(set) > (best === "base" ? 0 : from(best)) ? set : best),
    "base",
  );
}

export interface Row {
  id: string;
  count: number;
  /** How many of them are held at the beginning. */
  start: number;
}

/** The deck as a list: each card once, by kinds, in the order of the sets. */
export function rowsOf(
  deck: Deck,
  order: readonly { id: string }[],
): { group: Group; rows: Row[] }[] {
  const rows = order
    .map(({ id }) => ({ id, count: countOf(deck, id), start: count(deck.start, id) }))
    .filter((row) => row.count > 0);
  const inGroup = (group: Group) =>
    rows.filter(({ id }) => {
      const card = cardOf(id);
      return card !== undefined && card.group === group;
    });
  return GROUPS.map((group) => ({ group, rows: inGroup(group) })).filter(
    (one) => one.rows.length > 0,
  );
}

export interface Sum {
  cost: Cost;
  points: Points;
  /** How many cards cost 0, 1, 2 … resources; actions, which cost nothing, are not among them. */
  prices: number[];
}

/** What all cards of the deck cost and count together; events do neither. */
export function sumOf(deck: Deck): Sum {
  const cards = [...deck.start, ...deck.cards].flatMap((id) => cardOf(id) ?? []);
  const prices: number[] = [];
  for (const { kind, cost } of cards) {
    if (kind === "action") continue;
    const price = RESOURCES.reduce((sum, resource) => sum + (cost[resource] ?? 0), 0);
    while (prices.length <= price) prices.push(0);
    prices[price] = (prices[price] ?? 0) + 1;
  }
  const add = <Key extends string>(keys: readonly Key[], of: (at: number, key: Key) => number) =>
    Object.fromEntries(
      keys.map((key) => [key, cards.reduce((sum, _, at) => sum + of(at, key), 0)] as const),
    ) as Record<Key, number>;
  return {
    cost: add(RESOURCES, (at, resource) => cards[at]?.cost[resource] ?? 0),
    points: add(POINTS, (at, point) => cards[at]?.points[point] ?? 0),
    prices,
  };
}
