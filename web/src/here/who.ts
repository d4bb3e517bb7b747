// Who plays a new game here: a row for each seat, and what becomes of it. What was chosen last is kept
// in the browser.

import * as v from "valibot";
import type { GameInfo } from "../generated/server";
import { OPEN, playerCounts, usualBot, type Choices } from "../home/options";
import { kept } from "../lib/choices";
import type { Sitter } from "./game";

const Row = v.object({
  who: v.picklist(["here", "bot", "none"]),
  name: v.string(),
  bot: v.string(),
});
export type Row = v.InferOutput<typeof Row>;
export type Who = Row["who"];

/** So many rows are shown, also where fewer play. */
const ROWS = 4;
const LONGEST = 24;
const last = kept("eiland.here", v.array(Row));

export const remember = (game: GameInfo, rows: Row[]): void => last.remember(game.id, rows);

/** As it was last, as far as the game still has such bots; else me against the usual bots. */
export function firstRows(game: GameInfo, { others }: Choices): Row[] {
  const bots = new Set(game.bots.map(({ id }) => id));
  const sound = (bot: string): string => (bots.has(bot) ? bot : usualBot(game));
  const usual: Row[] = [
    { who: "here", name: "", bot: usualBot(game) },
    ...others.map((bot): Row => ({ who: "bot", name: "", bot: sound(bot === OPEN ? "" : bot) })),
  ];
  const rows = last.recall(game.id)?.map((row) => ({ ...row, bot: sound(row.bot) }));
  return padded(game, rows ?? usual);
}

/** With empty rows up to the usual number, and never more than can play. */
function padded(game: GameInfo, rows: Row[]): Row[] {
  const most = Math.max(...playerCounts(game));
  const count = Math.min(most, Math.max(ROWS, taken(rows)));
  const empty = (): Row => ({ who: "none", name: "", bot: usualBot(game) });
  return Array.from({ length: count }, (_, at) => rows[at] ?? empty());
}

/** How many play. */
export const taken = (rows: readonly Row[]): number =>
  rows.filter(({ who }) => who !== "none").length;

/** How many of them are people. */
export const peopleOf = (rows: readonly Row[]): number =>
  rows.filter(({ who }) => who === "here").length;

/** The rows when so many shall play: the last ones come and go. */
export function forCount(game: GameInfo, rows: Row[], count: number): Row[] {
  const now = padded(game, rows).map((row) => ({ ...row }));
  while (now.length < count) now.push({ who: "none", name: "", bot: usualBot(game) });
  for (const row of now.toReversed())
    if (taken(now) > count && row.who !== "none") row.who = "none";
  for (const row of now) if (taken(now) < count && row.who === "none") row.who = "bot";
  return padded(game, now);
}

/** Why nobody can begin like this. */
export function fault(game: GameInfo, rows: readonly Row[]): "nobody" | "count" | undefined {
  if (peopleOf(rows) === 0) return "nobody";
  return playerCounts(game).includes(taken(rows)) ? undefined : "count";
}

/**
 * Who sits where; `names` are those of bots, seat by seat, and `nameless` is what somebody is called who
 * has said nothing.
 */
export function sitters(
  rows: readonly Row[],
  names: readonly string[],
  nameless: (seat: number) => string,
): Sitter[] {
  const playing = rows.filter(({ who }) => who !== "none");
  return playing.map(({ who, name, bot }, seat) =>
    who === "bot"
      ? { kind: "bot", bot, name: names[seat % names.length] ?? "" }
      : { kind: "person", name: name.trim().slice(0, LONGEST) || nameless(seat), resigned: false },
  );
}
