// The Enchanted Land in words: what happened, what may be done, what is asked.

import type { Asked } from "../ask";
import { hexesAtCorner } from "../geometry";
import { t } from "../i18n";
import type { Moments, Tellings, Wordings } from "../part";
import type { Value } from "../question";
import type { View } from "../types";
import { moment, who, type Sentence } from "../words";
import { odds } from "./dragons";

export const enchantedTellings: Pick<
  Tellings,
  "knight_landed" | "dragon_turned" | "dragon_fought"
> = {
  knight_landed: ({ seat }, { by }) => by("enchanted-tell-landed", seat),
  dragon_turned: ({ strength }, { plain }) => plain("enchanted-tell-turned", { flag: strength }),
  dragon_fought: ({ seat, won }, { by }) =>
    by(won ? "enchanted-tell-won" : "enchanted-tell-lost", seat),
};

export const enchantedWordings: Pick<Wordings, "fight_dragon"> = {
  fight_dragon: () => t("enchanted-hint-fight"),
};

export const enchantedMoments: Pick<Moments, "banishing" | "turning_dragon"> = {
  banishing: ({ seat }, { view, people }) => {
    const driver = people.names[view.turn.seat] ?? "";
    const named = who(people, seat);
    if (people.me === view.turn.seat) return { key: "enchanted-ask-banish-me", args: named };
    const mine = people.me === seat ? "own" : "other";
    return { key: `enchanted-ask-banish-${mine}`, args: { ...named, driver } };
  },
  turning_dragon: () => ({ key: "enchanted-ask-turning" }),
};

/** Whether something of a seat stands at the coast. */
function atCoast({ board, seats }: View, seat: number): boolean {
  const sea = new Set(board?.chart?.sea ?? []);
  const { settlements = [], cities = [] } = seats[seat] ?? {};
  return [...settlements, ...cities].some((at) => hexesAtCorner(at).some((hex) => sea.has(hex)));
}

/** In the third round of the founding it is a settlement again. */
export function enchantedMoment({ view, people }: Asked): Sentence | null {
  const { phase } = view;
  if (phase.is !== "founding_settlement") return null;
  if ((view.seats[phase.seat]?.cities.length ?? 0) === 0) return null;
  const coast = atCoast(view, phase.seat) ? "yes" : "no";
  return moment("enchanted-ask-found", phase.seat, people, { coast });
}

/** What is asked of a knight beside a dragon: how it stands against it. */
export function besideDragon(view: View, [at]: readonly Value[]): Sentence | null {
  const against = odds(view, `${at as string}`);
  if (against === undefined) return null;
  const { flag, falls, all } = against;
  return flag === undefined
    ? { key: "enchanted-ask-deed-unseen", args: { falls, all } }
    : { key: "enchanted-ask-deed-known", args: { flag, wins: falls > 0 ? "yes" : "no" } };
}
