// A deck in a file, and back; and as lines that people read.

import * as v from "valibot";
import { say, t } from "../cards/i18n";
import { rowsOf, type Box, type Deck } from "./deck";
import { Name, playersOf, shapeOf, type KeptDeck } from "./store";

/** The largest file that is read: a deck is a few lines. */
export const LARGEST = 100_000;

/** A deck with its name, and for how many players it is made. */
export type FiledDeck = Pick<KeptDeck, "name" | "deck" | "players">;

const fileOf = (box: Box) =>
  v.object({
    eiland: v.literal("deck"),
    game: v.literal(box.game),
    version: v.literal(1),
    name: Name,
    players: playersOf(box),
    deck: shapeOf(box),
  });

export const toFile = ({ game }: Box, { name, players, deck }: FiledDeck): string =>
  `${JSON.stringify({ eiland: "deck", game, version: 1, name, players, deck }, null, 2)}\n`;

/** What a file is called: the deck's name, as far as file names bear it. */
export const fileName = (name: string): string =>
  `eiland-${
    name
      .toLocaleLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "deck"
  }.json`;

/** The deck of a file; nothing where it is none, or names cards that do not exist. */
export function fromFile(box: Box, text: string): FiledDeck | undefined {
  try {
    const found = v.safeParse(fileOf(box), JSON.parse(text));
    if (!found.success) return undefined;
    const { name, players, deck } = found.output;
    return { name, players, deck };
  } catch {
    return undefined;
  }
}

/** The deck in plain lines: "2 Mint", by kinds. */
export function toText(box: Box, name: string, deck: Deck): string {
  const nameOf = (id: string): string => say(box.cardOf(id)?.name ?? { en: id, de: id });
  const parts = rowsOf(box, deck).map(({ group, rows }) =>
    [
      t(`realm-group-${group}`),
      ...rows.map(
        ({ id, count, start }) =>
          `${count} ${nameOf(id)}${start > 0 ? ` (${t("realm-deck-start", { count: start })})` : ""}`,
      ),
    ].join("\n"),
  );
  return [name, ...parts].join("\n\n") + "\n";
}
