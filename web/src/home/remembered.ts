// What somebody chose last for each game. Kept in the browser; nothing of it goes to the server.

import * as v from "valibot";
import type { GameInfo } from "../generated/server";
import { change, choose, OPEN, type Choices } from "./options";

const KEY = "eiland.choices";

const Kept = v.record(
  v.string(),
  v.object({
    variant: v.string(),
    others: v.array(v.string()),
    switches: v.record(v.string(), v.union([v.boolean(), v.number()])),
    clock: v.picklist(["none", "relaxed", "quick"]),
    public: v.boolean(),
  }),
);

function read(): v.InferOutput<typeof Kept> {
  try {
    const found = v.safeParse(Kept, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    if (found.success) return found.output;
  } catch {
    // Somebody else's text, or no storage at all: the usual game serves.
  }
  return {};
}

/** What was chosen last, as far as the server still offers it; else the usual. */
export function recall(game: GameInfo): Choices {
  const kept = read()[game.id];
  const variant = game.variants.find((one) => one.id === kept?.variant);
  if (kept === undefined || variant === undefined) return choose(game);
  const bots = new Set([OPEN, ...game.bots.map((bot) => bot.id)]);
  const fits = ({ at, value, ...bounds }: (typeof variant.switches)[number]) => {
    const wish = kept.switches[at];
    if (typeof wish !== typeof value) return false;
    if (bounds.kind === "flag" || typeof wish !== "number") return true;
    return wish >= bounds.least && wish <= bounds.most;
  };
  const sound = variant.switches.filter(fits).map(({ at }) => at);
  const usual = choose(game, variant.id);
  const kind = { ...usual, others: kept.others.filter((other) => bots.has(other)) };
  return {
    ...change(game, kind, variant.id),
    switches: {
      ...usual.switches,
      ...Object.fromEntries(sound.map((at) => [at, kept.switches[at] ?? false])),
    },
    clock: kept.clock,
    public: kept.public,
  };
}

export function remember(game: GameInfo, choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game.id]: choices }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
