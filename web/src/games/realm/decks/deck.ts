// A deck for the tournament: what is in it, and what it adds up to. Whether it may be played is the
// engine's to say (`check.ts`); how large it should be stands in `rules/`.

import type { DeckFault } from "./check";
import {
  RESOURCES,
  type CardFace,
  type Cost,
  type Group,
  type Point,
  type Points,
} from "../cards/face";

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

/** What decks of one game are made of. */
export interface Box {
  /** The id of the game: the beginning of its words. */
  game: string;
  cards: readonly CardFace[];
  cardOf(id: string): CardFace | undefined;
  /** How many cards each part of a deck is to have. */
  sizes: Record<Pile, number>;
  sets: readonly CardFace["set"][];
  groups: readonly Group[];
  points: readonly Point[];
  moons?: boolean;
  proposed?: boolean;
  /** The tournament by its name among the game's variants. */
  variant: string;
  /** What stands in its setup where one deck is known and the others are still chosen. */
  setupWith(deck: Deck | null): object;
  /** What a deck that is ready is called. */
  readyName(deck: Deck, at: number): string;
  /** What is wrong with a deck, in the game's own words; nothing where it has none for it. */
  faultText(fault: DeckFault, deck: Deck): string | undefined;
  /** The rule about decks. */
  rule: string;
  /** For how many players decks are made, where that makes a difference: the usual table first. */
  tables?: readonly number[];
  /** What decks for so many players are made of. */
  forPlayers?(players: number): Box;
}

/** For how many players a deck is: for the usual table, where nothing is said. */
export const tableOf = ({ tables }: Box, players: number | undefined): number =>
  players ?? tables?.[0] ?? 2;

/** What decks for so many players are made of. */
export const boxFor = (box: Box, players: number | undefined): Box =>
  box.forPlayers?.(tableOf(box, players)) ?? box;

/**
 * How many it may have while it is built: a few more, so that one can be taken before another is given up.
 * The engine reads no more than that either.
 */
export const roomOf = ({ sizes }: Box): Record<Pile, number> => ({
  start: sizes.start + 3,
  cards: sizes.cards + 3,
  events: sizes.events + 3,
});

export const sizeOf = ({ start, cards }: Deck): number => start.length + cards.length;

/** Where a card goes that is added. */
export const pileOf = (box: Box, id: string): Pile =>
  box.cardOf(id)?.group === "event" ? "events" : "cards";

const count = (list: readonly string[], id: string): number =>
  list.filter((other) => other === id).length;

/** How often a card is in the deck, wherever. */
export const countOf = (deck: Deck, id: string): number =>
  count(deck.start, id) + count(deck.cards, id) + count(deck.events, id);

/** How many copies of a card there are left in the box. */
export const leftOf = (box: Box, deck: Deck, id: string): number =>
  Math.max(0, (box.cardOf(id)?.count ?? 0) - countOf(deck, id));

/** Whether one more can be taken: there is a copy left, and room. */
export const mayAdd = (box: Box, deck: Deck, id: string): boolean => {
  const pile = pileOf(box, id);
  return leftOf(box, deck, id) > 0 && deck[pile].length < roomOf(box)[pile];
};

const without = (list: readonly string[], id: string): string[] => {
  const at = list.lastIndexOf(id);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
};

export function added(box: Box, deck: Deck, id: string): Deck {
  const pile = pileOf(box, id);
  return { ...deck, [pile]: [...deck[pile], id] };
}

/** One less of a card: from the stacks first, then from the start hand. */
export function removed(box: Box, deck: Deck, id: string): Deck {
  const pile = pileOf(box, id);
  if (pile === "events" || deck.cards.includes(id))
    return { ...deck, [pile]: without(deck[pile], id) };
  return { ...deck, start: without(deck.start, id) };
}

/** One copy from the stacks into the start hand, or, where one is held already, back. */
export function held(box: Box, deck: Deck, id: string): Deck {
  const room = roomOf(box);
  if (deck.start.includes(id) && deck.cards.length < room.cards)
    return { ...deck, start: without(deck.start, id), cards: [...deck.cards, id] };
  if (!deck.cards.includes(id) || deck.start.length >= room.start) return deck;
  return { ...deck, start: [...deck.start, id], cards: without(deck.cards, id) };
}

export interface Row {
  id: string;
  count: number;
  /** How many of them are held at the beginning. */
  start: number;
}

/** The deck as a list: each card once, by kinds, in the order of the sets. */
export function rowsOf(box: Box, deck: Deck): { group: Group; rows: Row[] }[] {
  const rows = box.cards
    .map(({ id }) => ({ id, count: countOf(deck, id), start: count(deck.start, id) }))
    .filter((row) => row.count > 0);
  const inGroup = (group: Group) => rows.filter(({ id }) => box.cardOf(id)?.group === group);
  return box.groups
    .map((group) => ({ group, rows: inGroup(group) }))
    .filter((one) => one.rows.length > 0);
}

export interface Sum {
  cost: Cost;
  points: Points;
  /** How many cards cost 0, 1, 2 … resources; actions, which cost nothing, are not among them. */
  prices: number[];
}

/** What all cards of the deck cost and count together; events do neither. */
export function sumOf(box: Box, deck: Deck): Sum {
  const cards = [...deck.start, ...deck.cards].flatMap((id) => box.cardOf(id) ?? []);
  const prices: number[] = [];
  for (const { strip, cost } of cards) {
    if (strip !== undefined) continue;
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
    points: add(box.points, (at, point) => cards[at]?.points[point] ?? 0),
    prices,
  };
}
