// Finding cards: by set, kind, what they count and cost, the half-moon, and words in the language of the
// reader. What is asked for in several ways must hold in all of them.

import { folded, wordsOf } from "../../../rules/search";
import type { Language } from "../../../lib/table";
import type { CardFace, Group, Point, Resource } from "./face";

export interface Filter {
  words: string;
  /** Of these sets; of all where none is named. The same for kinds. */
  sets: CardFace["set"][];
  groups: Group[];
  /** Counts one of these points, now or at times. */
  points: Point[];
  /** Costs all of these. */
  cost: Resource[];
  /** Only cards of which a copy has the half-moon. */
  moon: boolean;
  /** Only cards with values that are proposed. */
  proposed: boolean;
}

export const everything = (): Filter => ({
  words: "",
  sets: [],
  groups: [],
  points: [],
  cost: [],
  moon: false,
  proposed: false,
});

/** Whether anything is asked for. */
export const isNarrow = (filter: Filter): boolean =>
  filter.moon ||
  filter.proposed ||
  wordsOf(filter.words).length > 0 ||
  [filter.sets, filter.groups, filter.points, filter.cost].some((one) => one.length > 0);

const among = <T>(wanted: readonly T[], one: T): boolean =>
  wanted.length === 0 || wanted.includes(one);

/** All that is written on a card in a language, as it is sought. */
const textOf = ({ name, line, text }: CardFace, language: Language): string =>
  folded(`${name[language]} ${line[language]} ${text[language]}`);

export function matches(card: CardFace, filter: Filter, language: Language): boolean {
  const counts = (point: Point) =>
    (card.points[point] ?? 0) > 0 || card.maybe?.[point] !== undefined;
  if (!among(filter.sets, card.set) || !among(filter.groups, card.group)) return false;
  if (filter.points.length > 0 && !filter.points.some(counts)) return false;
  if (!filter.cost.every((resource) => (card.cost[resource] ?? 0) > 0)) return false;
  if (filter.moon && card.moon === 0) return false;
  if (filter.proposed && card.proposed !== true) return false;
  const words = wordsOf(filter.words);
  if (words.length === 0) return true;
  const text = textOf(card, language);
  return words.every((word) => text.includes(word));
}

/** Cards whose name holds the words come before those that only speak of them. */
export function find<Card extends CardFace>(
  cards: readonly Card[],
  filter: Filter,
  language: Language,
): readonly Card[] {
  const found = cards.filter((card) => matches(card, filter, language));
  const words = wordsOf(filter.words);
  if (words.length === 0) return found;
  const named = (card: Card) => {
    const name = folded(card.name[language]);
    return words.every((word) => name.includes(word)) ? 0 : 1;
  };
  return found.toSorted((a, b) => named(a) - named(b));
}

/** With one more of a list, or without it. */
export const turned = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
