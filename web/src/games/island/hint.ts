// What the best player would do, in words.

import type { Hint } from "../../lib/table";
import { t } from "./i18n";
import { cardsInWords } from "./words";
import type { Decision } from "./types";
import type { People } from "./words";

/** The one decision that is advised. */
export const advised = (hint: Hint | undefined): Decision | undefined =>
  hint?.choices[0]?.decision as Decision | undefined;

/** A decision in a few words. Where a piece goes is shown on the board. */
export function inWords(decision: Decision, people: People): string {
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
