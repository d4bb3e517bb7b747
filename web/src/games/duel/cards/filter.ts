// Finding cards: by set, kind, what they count and cost, the half-moon, and words in the language of the
// reader. What is asked for in several ways must hold in all of them.

import { folded, wordsOf } from "../../../rules/search";
import type { Language } from "../../../lib/table";
import type { CardFace, CardSet, Point, Resource } from "./data";

/** Kinds as people think of them. */
export const GROUPS = [
  "building",
  "city",
  "unit",
  "landscape",
  "action",
  "event",
  "centre",
] as const;
export type Group = (typeof GROUPS)[number];

const GROUP: Partial<Record<CardFace["kind"], Group>> = {
  building: "building",
  "city-building": "city",
  hero: "unit",
  "trade-ship": "unit",
  unit: "unit",
  "landscape-expansion": "landscape",
  action: "action",
  event: "event",
};

export const groupOf = ({ kind }: CardFace): Group => GROUP[kind] ?? "centre";

export interface Filter {
  words: string;
  /** Of these sets; of all where none is named. The same for kinds. */
  sets: (CardSet | "central")[];
  groups: Group[];
  /** Counts one of these points, now or at times. */
  points: Point[];
  /** Costs all of these. */
  cost: Resource[];
  /** Only cards of which a copy has the half-moon. */
  moon: boolean;
}

export const everything = (): Filter => ({
  words: "",
  sets: [],
  groups: [],
  points: [],
  cost: [],
  moon: false,
});

/** Whether anything is asked for. */
export const isNarrow = ({ words, sets, groups, points, cost, moon }: Filter): boolean =>
  moon || wordsOf(words).length > 0 || [sets, groups, points, cost].some((one) => one.length > 0);

const among = <T>(wanted: readonly T[], one: T): boolean =>
  wanted.length === 0 || wanted.includes(one);

/** All that is written on a card in a language, as it is sought. */
const textOf = ({ name, line, text }: CardFace, language: Language): string =>
  folded(`${name[language]} ${line[language]} ${text[language]}`);

export function matches(card: CardFace, filter: Filter, language: Language): boolean {
  const counts = (point: Point) =>
    (card.points[point] ?? 0) > 0 || card.maybe?.[point] !== undefined;
  if (!among(filter.sets, card.set) || !among(filter.groups, groupOf(card))) return false;
  if (filter.points.length > 0 && !filter.points.some(counts)) return false;
  if (!filter.cost.every((resource) => (card.cost[resource] ?? 0) > 0)) return false;
  if (filter.moon && card.moon === 0) return false;
  const words = wordsOf(filter.words);
  if (words.length === 0) return true;
  const text = textOf(card, language);
  return words.every((word) => text.includes(word));
}

/** Cards whose name holds the words come before those that only speak of them. */
export function find(
  cards: readonly CardFace[],
  filter: Filter,
  language: Language,
): readonly CardFace[] {
  const found = cards.filter((card) => matches(card, filter, language));
  const words = wordsOf(filter.words);
  if (words.length === 0) return found;
  const named = (card: CardFace) => {
    const name = folded(card.name[language]);
    return words.every((word) => name.includes(word)) ? 0 : 1;
  };
  return found.toSorted((a, b) => named(a) - named(b));
}

/** With one more of a list, or without it. */
export const turned = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
