// A deck in a file, and back; and as lines that people read.

import * as v from "valibot";
import { CARDS } from "../cards/data";
import { cardName } from "../cards/words";
import { t } from "../cards/i18n";
import { rowsOf, type Deck } from "./deck";
import { DeckShape, Name } from "./store";

/** The largest file that is read: a deck is a few lines. */
export const LARGEST = 100_000;

const File = v.object({
  eiland: v.literal("deck"),
  game: v.literal("duel"),
  version: v.literal(1),
  name: Name,
  deck: DeckShape,
});

export const toFile = (name: string, deck: Deck): string =>
  `${JSON.stringify({ eiland: "deck", game: "duel", version: 1, name, deck }, null, 2)}\n`;

/** What a file is called: the deck's name, as far as file names bear it. */
export const fileName = (name: string): string =>
  `eiland-${
    name
      .toLocaleLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "deck"
  }.json`;

/** The deck of a file; nothing where it is none, or names cards that do not exist. */
export function fromFile(text: string): { name: string; deck: Deck } | undefined {
  try {
    const found = v.safeParse(File, JSON.parse(text));
    return found.success ? { name: found.output.name, deck: found.output.deck } : undefined;
  } catch {
    return undefined;
  }
}

/** The deck in plain lines: "2 Mint", by kinds. */
export function toText(name: string, deck: Deck): string {
  const parts = rowsOf(deck, CARDS).map(({ group, rows }) =>
    [
      t(`realm-group-${group}`),
      ...rows.map(
        ({ id, count, start }) =>
          `${count} ${cardName(id)}${start > 0 ? ` (${t("duel-deck-start", { count: start })})` : ""}`,
      ),
    ].join("\n"),
  );
  return [name, ...parts].join("\n\n") + "\n";
}
