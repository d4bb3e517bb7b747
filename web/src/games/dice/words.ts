// Words that sentences are put together from.

import { t } from "./i18n";
import type { Chart, Spot } from "./sheet";
import type { Face, Seat } from "./types";

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

export function list(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return "";
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(", ")} ${t("dice-and")} ${last}`;
}

/** "2 ore and 1 wool"; with something else between them where room is short. */
export function facesInWords(faces: readonly Face[], between?: string): string {
  const kinds = [...new Set(faces)];
  const words = kinds.map(
    (face) => `${faces.filter((one) => one === face).length} ${t(`dice-${face}`)}`,
  );
  return between === undefined ? list(words) : words.join(between);
}

/** What a thing is called: by its points where they are printed, else by its number. */
export function thing(chart: Chart, spot: Spot): string {
  if (spot.piece === "road") return t("dice-road");
  const number = chart.id === "basic" ? spot.points : spot.number;
  return t("dice-thing", { what: t(`dice-${spot.piece}`), number });
}
