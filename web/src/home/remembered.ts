// What somebody chose last for each game on a server.

import * as v from "valibot";
import type { GameInfo } from "../generated/server";
import { kept } from "../lib/choices";
import { change, choose, OPEN, type Choices } from "./options";

const last = kept(
  "eiland.choices",
  v.object({
    variant: v.string(),
    others: v.array(v.string()),
    switches: v.record(v.string(), v.union([v.boolean(), v.number()])),
    clock: v.picklist(["none", "relaxed", "quick"]),
    public: v.boolean(),
  }),
);

/** What was chosen last, as far as the server still offers it; else the usual. */
export function recall(game: GameInfo): Choices {
  const wished = last.recall(game.id);
  const variant = game.variants.find((one) => one.id === wished?.variant);
  if (wished === undefined || variant === undefined) return choose(game);
  const bots = new Set([OPEN, ...game.bots.map((bot) => bot.id)]);
  const fits = ({ at, value, ...bounds }: (typeof variant.switches)[number]) => {
    const wish = wished.switches[at];
    if (typeof wish !== typeof value) return false;
    if (bounds.kind === "flag" || typeof wish !== "number") return true;
    return wish >= bounds.least && wish <= bounds.most;
  };
  const sound = variant.switches.filter(fits).map(({ at }) => at);
  const usual = choose(game, variant.id);
  const kind = { ...usual, others: wished.others.filter((other) => bots.has(other)) };
  return {
    ...change(game, kind, variant.id),
    switches: {
      ...usual.switches,
      ...Object.fromEntries(sound.map((at) => [at, wished.switches[at] ?? false])),
    },
    clock: wished.clock,
    public: wished.public,
  };
}

export const remember = (game: GameInfo, choices: Choices): void => last.remember(game.id, choices);
