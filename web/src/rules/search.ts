// Finding words in the rules: in the plain words, the topics and the numbered sentences.

import type { BookInfo } from "../generated/server";
import type { Entry } from "../generated/table";
import type { Plain, Step } from "../games/shared/plain";
import type { Language } from "../lib/table";

/** What the page says about things that have only a key. */
export interface Sayings {
  step: (step: Step) => { title: string; text: string };
  topic: (topic: string) => string;
}

export interface Found {
  steps: Step[];
  topics: string[];
  rules: Entry[];
}

/** Letters as people type them in a hurry: no case, no marks. */
export const folded = (text: string): string =>
  text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");

/** The words that are sought, each of which must be found. */
export const wordsOf = (sought: string): string[] =>
  folded(sought)
    .split(/\s+/)
    .filter((word) => word.length > 1 || /\d/.test(word));

/** The number of a rule, where one was typed: "base 38" is BASE-38. */
export function ruleNumber(sought: string, books: readonly BookInfo[]): string | undefined {
  const id = sought
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, "-");
  return books.flatMap((book) => book.rules).find((rule) => rule.id === id)?.id;
}

/** The topics of a book in the order in which they first come. */
export const topicsOf = (book: BookInfo): string[] => [
  ...new Set(book.rules.map(({ topic }) => topic)),
];

export function find(
  book: BookInfo,
  plain: Plain | undefined,
  sought: string,
  language: Language,
  sayings: Sayings,
): Found {
  const words = wordsOf(sought);
  const holds = (...texts: string[]) => {
    const text = folded(texts.join(" "));
    return words.length > 0 && words.every((word) => text.includes(word));
  };
  const rules = book.rules.filter((rule) => holds(rule[language], rule.id));
  const told = new Set(rules.map(({ topic }) => topic));
  return {
    steps: (plain?.steps ?? []).filter((step) => {
      const { title, text } = sayings.step(step);
      return holds(title, text);
    }),
    topics: topicsOf(book).filter((topic) => holds(sayings.topic(topic)) || told.has(topic)),
    rules,
  };
}

export type Piece = { is: "text" | "hit" | "rule"; text: string };

/** A sentence in pieces: numbers of rules, words that were sought, and the rest. */
export function pieces(text: string, sought: string): Piece[] {
  const words = wordsOf(sought);
  return text.split(/([A-Z]+-\d+)/).flatMap((part, at): Piece[] => {
    if (at % 2 === 1) return [{ is: "rule", text: part }];
    return part
      .split(/(\p{L}+(?:-\p{L}+)*)/u)
      .filter((piece) => piece !== "")
      .map((piece): Piece => {
        const sought = words.some((word) => folded(piece).includes(word));
        return { is: sought ? "hit" : "text", text: piece };
      })
      .reduce<Piece[]>((joined, piece) => {
        const last = joined.at(-1);
        if (last?.is === piece.is) last.text += piece.text;
        else joined.push(piece);
        return joined;
      }, []);
  });
}
