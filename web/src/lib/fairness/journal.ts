// The journal of a game (docs/fairness.md, "The journal"), as far as chance is concerned.

import * as v from "valibot";
import type { Revealed } from "../../generated/server";

/** The first line of a fair game's journal. */
export const Header = v.object({
  eiland: v.literal(1),
  game: v.string(),
  setup: v.unknown(),
  fairness: v.object({ commitment: v.string(), player_seeds: v.array(v.string()) }),
});
/** The last line of one that is closed. */
export const End = v.object({ end: v.object({ secret: v.string() }) });
const Step = v.object({
  n: v.number(),
  seat: v.optional(v.number()),
  nature: v.optional(v.unknown()),
});

export interface Journal {
  setup: unknown;
  fairness: Revealed;
  steps: v.InferOutput<typeof Step>[];
}

/**
 * The journal of a fair game.
 *
 * @throws where the text is none.
 */
export function readJournal(text: string): Journal {
  const [first, ...lines] = text
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  const header = v.parse(Header, first);
  const end = v.safeParse(End, lines.at(-1));
  const secret = end.success ? end.output.end.secret : null;
  const steps = (end.success ? lines.slice(0, -1) : lines).map((line) => v.parse(Step, line));
  return { setup: header.setup, fairness: { ...header.fairness, secret }, steps };
}
