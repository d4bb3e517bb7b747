// Words that sentences are put together from: numbers, lists, cards.

import { count, kinds, total } from "./cards";
import { t } from "./i18n";
import type { Hand, Seat } from "./types";

/** A sentence of the page: its key and what is filled in. */
export interface Sentence {
  key: string;
  args?: Record<string, string | number>;
}

export const say = (sentence: Sentence): string => t(sentence.key, sentence.args);

/** Small numbers in words. */
export const number = (n: number): string => (n >= 0 && n <= 12 ? t(`island-number-${n}`) : `${n}`);

export function list(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return "";
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(", ")} ${t("island-and")} ${last}`;
}

/** "2 ore and 1 wool". */
export const cardsInWords = (hand: Hand): string =>
  list(kinds(hand).map((card) => `${count(hand, card)} ${t(`island-${card}`)}`));

/** What is missing, short enough for a button. */
export function missingShort(hand: Hand): string {
  const all = total(hand);
  const what = kinds(hand).map((card) => `${count(hand, card)} ${t(`island-${card}`)}`);
  return what.length <= 2
    ? t("island-missing", { cards: what.join(", "), count: all })
    : t("island-missing-many", { count: all });
}

/** Who sits where, and which of them reads this. */
export interface People {
  names: readonly string[];
  me: Seat | null;
}

/** How a sentence is told who does something: by name, and whether it is the reader. */
export const who = (people: People, seat: Seat): { name: string; you: "yes" | "no" } => ({
  name: people.names[seat] ?? `${seat + 1}`,
  you: people.me === seat ? "yes" : "no",
});

export const nameOf = (people: People, seat: Seat): string =>
  people.me === seat ? t("island-you-object") : (people.names[seat] ?? `${seat + 1}`);
