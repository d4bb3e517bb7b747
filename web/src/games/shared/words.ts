// Words that the sentences of every game are put together from.

import type { Seat } from "../../generated/table";
import { t } from "../../lib/i18n.svelte";

/** A sentence of the page: its key and what is filled in. */
export interface Sentence {
  key: string;
  args?: Record<string, string | number>;
}

export const say = (sentence: Sentence): string => t(sentence.key, sentence.args);

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

/** "Mira, Jonas and Ada". */
export function list(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return "";
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(", ")} ${t("and")} ${last}`;
}

/** Points that are won or lost, with their sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
