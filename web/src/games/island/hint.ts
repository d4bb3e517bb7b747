// What the best player would do, in words.

import type { Hint, Moment } from "../../lib/table";
import { builtWhere, tileInWords } from "./describe";
import { hexName } from "./geometry";
import { t } from "./i18n";
import { wordings } from "./parts";
import { cardsInWords } from "./words";
import type { Decision, OwnChoice, View } from "./types";
import type { People } from "./words";

/** The one decision that is advised. */
export const advised = (hint: Hint | undefined): Decision | undefined =>
  hint?.choices[0]?.decision as Decision | undefined;

/** The chance to win with it in percent, where the adviser can tell. */
export const chance = (hint: Hint | undefined): number | undefined =>
  hint?.scale === "chance" && hint.choices[0] !== undefined
    ? Math.round(100 * hint.choices[0].value)
    : undefined;

/** A decision in a few words. Where a piece goes is shown on the board. */
export function inWords(decision: Decision, people: People): string {
  return decision.do in wordings
    ? own(decision as OwnChoice, people)
    : ofIsland(decision as Exclude<Decision, OwnChoice>, people);
}

/** A decision of an expansion. */
const own = <D extends OwnChoice>(decision: D, people: People): string =>
  // Each kind of decision has its own entry.
  (wordings[decision.do] as (decision: D, people: People) => string)(decision, people);

function ofIsland(decision: Exclude<Decision, OwnChoice>, people: People): string {
  const name = (seat: number): string => people.names[seat] ?? "";
  const key = `island-hint-${decision.do}`;
  switch (decision.do) {
    case "take":
    case "discard":
    case "play_monopoly":
      return t(key, { card: t(`island-${decision.card}`) });
    case "discard_all":
      return t("island-hint-discard", { card: cardsInWords(decision.cards) });
    case "rob":
      return t(key, { name: name(decision.victim) });
    case "deal":
      return t(key, { name: name(decision.with) });
    case "dismiss":
      return t(key, { name: name(decision.from) });
    case "trade_bank":
      return t(key, {
        give: t(`island-${decision.give}`),
        take: t(`island-${decision.take}`),
      });
    case "offer":
    case "propose":
      return t("island-hint-offer", {
        give: cardsInWords(decision.give),
        want: cardsInWords(decision.want),
      });
    default:
      return t(key);
  }
}

/** A decision in a few words, with the place it is about. */
export function decided(decision: unknown, { view, names }: Moment): string {
  const one = decision as Decision;
  const { board } = view as View;
  const people = { names, me: null };
  if (board === undefined || board === null) return inWords(one, people);
  switch (one.do) {
    case "build_road":
    case "build_settlement":
    case "build_city": {
      const piece = one.do.slice("build_".length) as "road" | "settlement" | "city";
      return t(`island-decided-${piece}`, { where: builtWhere(board, piece, one.at) });
    }
    case "move_robber": {
      const tile = board.hexes.find((hex) => hexName(hex) === one.to);
      return tile === undefined
        ? inWords(one, people)
        : t("island-decided-robber", { where: tileInWords(tile) });
    }
    default:
      return inWords(one, people);
  }
}
