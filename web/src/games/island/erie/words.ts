// The Erie Canal in words: what happened and what may be done.

import { withCounters } from "../counters";
import { t } from "../i18n";
import type { Tellings, Wordings } from "../part";
import type { CornerName, Counters, View } from "../types";
import { cardsInWords } from "../words";

/** What a town is called; nothing where the map does not say. */
const town = (view: View | undefined, at: CornerName): string | undefined =>
  view?.board?.country?.towns.find((one) => one.at === at)?.name;

export const canalTellings: Pick<
  Tellings,
  "counter_earned" | "counter_played" | "counters_offered" | "counters_traded"
> = {
  counter_earned: ({ seat, from, to }, { by, view }) => {
    const [one, other] = [town(view, from), town(view, to)];
    return one === undefined || other === undefined
      ? by("erie-tell-earned", seat)
      : by("erie-tell-earned-at", seat, { one, other });
  },
  counter_played: ({ seat, card }, { by, one }) =>
    by("erie-tell-played", seat, { cards: one(card) }),
  counters_offered: ({ seat, counters }, { by }) =>
    by(`erie-tell-offered-${way(counters)}`, seat, { ...counters }),
  counters_traded: ({ seat, with: other, counters }, { by, object }) =>
    by(`erie-tell-traded-${way(counters)}`, seat, { ...counters, whom: object(other) }),
};

const way = ({ give, want }: Counters): string =>
  give > 0 && want > 0 ? "both" : give > 0 ? "give" : "want";

export const canalWordings: Pick<Wordings, "play_counter" | "offer_counters" | "propose_counters"> =
  {
    play_counter: ({ card }) => t("erie-hint-play", { card: t(`island-${card}`) }),
    offer_counters: ({ give, want, counters }) =>
      t("island-hint-offer", {
        give: withCounters(cardsInWords(give), counters.give),
        want: withCounters(cardsInWords(want), counters.want),
      }),
    propose_counters: ({ give, want, counters }) =>
      t("island-hint-offer", {
        give: withCounters(cardsInWords(give), counters.give),
        want: withCounters(cardsInWords(want), counters.want),
      }),
  };
