// Best Friends in words: what happened, what may be done, what is asked.

import { favours } from "../../../generated/scenario-cards";
import { say } from "../../../lib/i18n.svelte";
import { bold } from "../../shared/tell";
import { t } from "../i18n";
import type { Moments, Tellings, Wordings } from "../part";
import type { Guild } from "../types";
import { moment, who } from "../words";

const guildName = (guild: Guild): string => say(favours[guild].name);
const card = (kind: string): string => t(`island-${kind}`);

export const friendTellings: Pick<
  Tellings,
  | "linked"
  | "spared"
  | "letter_drawn"
  | "letter_put_back"
  | "gift_offered"
  | "gift_answered"
  | "redeemed"
  | "swapped"
> = {
  linked: ({ seat, with: others }, { by, all }) =>
    by("friends-tell-linked", seat, { whom: all(others) }),
  spared: ({ seat, spared }, { by, all }) =>
    spared.length === 0
      ? by("friends-tell-harmless", seat)
      : by("friends-tell-spared", seat, { whom: all(spared) }),
  letter_drawn: ({ seat, guild }, { by }) =>
    guild === null
      ? by("friends-tell-letter", seat)
      : by("friends-tell-letter-known", seat, { guild: bold(guildName(guild)) }),
  letter_put_back: ({ seat, guild }, { by }) =>
    guild === null
      ? by("friends-tell-put-back", seat)
      : by("friends-tell-put-back-known", seat, { guild: bold(guildName(guild)) }),
  gift_offered: ({ seat, to, card }, { by, object, one }) =>
    by("friends-tell-gift", seat, { whom: object(to), cards: one(card) }),
  gift_answered: ({ seat, from, card, accepts }, { by, object, one }) =>
    by(accepts ? "friends-tell-gift-taken" : "friends-tell-gift-refused", seat, {
      whom: object(from),
      cards: one(card),
    }),
  redeemed: ({ seat, guild, letters }, { by }) =>
    by("friends-tell-redeemed", seat, { guild: bold(guildName(guild)), count: letters }),
  swapped: ({ seat, gave, took }, { by, one }) =>
    by("friends-tell-swapped", seat, { give: one(gave), get: one(took) }),
};

export const friendWordings: Pick<
  Wordings,
  "spare" | "give" | "redeem" | "swap" | "exchange" | "put_back" | "draws_next"
> = {
  spare: () => t("friends-hint-spare"),
  give: (choice, people) =>
    t("friends-hint-give", { card: card(choice.card), name: people.names[choice.to] ?? "" }),
  redeem: ({ guild }) => t("friends-hint-redeem", { guild: guildName(guild) }),
  swap: ({ give, take }) => t("friends-hint-swap", { give: card(give), take: card(take) }),
  exchange: () => t("friends-hint-exchange"),
  put_back: ({ guild }) => t("friends-hint-put-back", { guild: guildName(guild) }),
  draws_next: ({ seat }, people) =>
    t("friends-hint-draws-next", { name: people.names[seat] ?? "" }),
};

export const friendMoments: Pick<
  Moments,
  "gift" | "ordering_draws" | "drawing_letter" | "putting_back"
> = {
  gift: (phase, { view, people }) => {
    const giver = view.turn.seat;
    const kind = card(phase.card);
    if (people.me === phase.to)
      return { key: "friends-ask-gift", args: { card: kind, ...who(people, giver) } };
    const args = { card: kind, to: people.names[phase.to] ?? "" };
    return moment("friends-ask-gift-out", giver, people, args);
  },
  ordering_draws: ({ seat }, { people }) => moment("friends-ask-ordering", seat, people),
  drawing_letter: ({ seat }, { people }) => moment("friends-ask-drawing", seat, people),
  putting_back: (_, { view, people }) => moment("friends-ask-putting-back", view.turn.seat, people),
};
