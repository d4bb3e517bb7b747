// Events in words, with pictures in between: what the telling of all games has in common. A game
// brings its own pictures (cards, faces of dice) as a kind of part of its own.

import type { Seat } from "../../generated/table";
import { t } from "../../lib/i18n.svelte";
import type { People } from "./words";

export type Text =
  | { is: "text"; text: string }
  | { is: "bold"; text: string }
  | { is: "seat"; seat: Seat; name: string };

export interface Line<Picture> {
  /** A heading opens a turn. */
  heading: boolean;
  /** What is only an occasion is told in a lower voice. */
  quiet: boolean;
  parts: (Text | Picture)[];
}

/** What a sentence is filled with. */
export type Values<Picture> = Record<string, string | number | Text | Picture>;

const FENCE = "\u2063";

/** A sentence in which some of what is filled in is more than text. */
export function rich<Picture extends { is: string }>(
  key: string,
  values: Values<Picture>,
): (Text | Picture)[] {
  const parts: (Text | Picture)[] = [];
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "object") args[name] = `${FENCE}${parts.push(value) - 1}${FENCE}`;
    else args[name] = value;
  }
  return t(key, args)
    .split(FENCE)
    .flatMap((piece, index): (Text | Picture)[] => {
      const part = index % 2 === 1 ? parts[Number(piece)] : undefined;
      if (part !== undefined) return [part];
      return index % 2 === 1 || piece === "" ? [] : [{ is: "text", text: piece }];
    });
}

export const bold = (text: string | number): Text => ({ is: "bold", text: `${text}` });

/** Somebody at the beginning of a sentence: the reader is "You". */
export const subject = (people: People, seat: Seat) => ({
  who: {
    is: "seat",
    seat,
    name: people.me === seat ? t("you") : (people.names[seat] ?? `${seat + 1}`),
  } as const satisfies Text,
  name: people.names[seat] ?? "",
  you: people.me === seat ? "yes" : "no",
});

/** Somebody in the middle of a sentence. */
export const object = (people: People, seat: Seat): Text => ({
  is: "seat",
  seat,
  name: people.me === seat ? t("you-object") : (people.names[seat] ?? `${seat + 1}`),
});

export interface Told<Picture> {
  parts: (Text | Picture)[];
  heading?: boolean;
  quiet?: boolean;
}

/** Puts what is told one after the other on lines: a heading and what is quiet have their own. */
export function onLines<Picture>(told: readonly Told<Picture>[]): Line<Picture>[] {
  const all: Line<Picture>[] = [];
  for (const { parts, heading = false, quiet = false } of told) {
    const last = all.at(-1);
    if (parts.length === 0) continue;
    if (heading || quiet || !last || last.heading || last.quiet)
      all.push({ heading, quiet, parts: [...parts] });
    else last.parts.push({ is: "text", text: " " }, ...parts);
  }
  return all;
}

const isText = (part: { is: string }): part is Text =>
  part.is === "text" || part.is === "bold" || part.is === "seat";

/** The same as plain text: for readers and tests. */
export function plainly<Picture extends { is: string }>(
  parts: readonly (Text | Picture)[],
  picture: (part: Picture) => string,
): string {
  return parts
    .map((part) => {
      if (!isText(part)) return picture(part as Picture);
      return part.is === "seat" ? part.name : part.text;
    })
    .join("");
}
