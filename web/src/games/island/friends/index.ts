// Best Friends: letters of favour, the guilds that redeem them, and cards given away.

import { favours } from "../../../generated/scenario-cards";
import { register, say } from "../../../lib/i18n.svelte";
import { may, picture } from "../cards";
import { everywhere, t } from "../i18n";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { symbol } from "../options";
import { whyNot } from "../build";
import type { About, Part } from "../part";
import { action } from "../question";
import type { Session } from "../session.svelte";
import type { Guild } from "../types";
import { counted } from "../words";
import { GUILDS, standing } from "./guilds";
import Guilds from "./Guilds.svelte";
import Letters from "./Letters.svelte";
import Seals from "./Seals.svelte";
import Tools from "./Tools.svelte";

register({ en, de });

export { friendMoments, friendTellings, friendWordings } from "./words";

const isGuild = (card: string): card is Guild => GUILDS.some((guild) => guild === card);

function favour(session: Session, guild: Guild): About {
  const { decision, cost, why } = standing(session, guild);
  const { name, text } = favours[guild];
  const act = decision && {
    label: t("friends-redeem-letters", { count: cost }),
    press: () => session.decide(decision),
  };
  return {
    icon: symbol("favour", guild),
    name,
    text,
    sentence: act
      ? { key: "friends-about-redeem", args: { guild: say(name), count: cost } }
      : { key: "friends-about", args: { guild: say(name), count: cost } },
    ...(act ? { act } : {}),
    why,
  };
}

function exchange(session: Session): About {
  const act = may(session.decisions, "exchange") && {
    label: t("friends-exchange-do"),
    press: () => session.decide({ do: "exchange" }),
  };
  return {
    icon: "favour-back",
    name: everywhere("friends-exchange"),
    text: everywhere("friends-exchange-text"),
    sentence: { key: "friends-about-exchange" },
    ...(act ? { act } : {}),
    why: whyNot(session.table.closed, "exchange"),
  };
}

export const friends: Part = {
  id: "friends",
  plays: (view) => view.scenario?.friends !== undefined,
  actions: [
    action(
      "friends-give",
      ["give"],
      { id: "card", shows: "resource", of: (d) => d.card },
      { id: "to", shows: "seat", of: (d) => d.to },
    ),
    action(
      "friends-swap",
      ["swap"],
      { id: "give", shows: "resource", of: (d) => d.give },
      { id: "take", shows: "resource", of: (d) => d.take },
    ),
  ],
  asks: [
    action("friends-put-back", ["put_back"], {
      id: "guild",
      shows: "guild",
      of: (d) => d.guild,
    }),
    action("friends-draws-next", ["draws_next"], { id: "seat", shows: "seat", of: (d) => d.seat }),
  ],
  much: ({ view, decisions }) =>
    may(decisions, "spare") || (view.phase.is === "gift" && may(decisions, "accept")),
  turn: ({ view, decisions }) => {
    const swaps = view.scenario?.friends?.swaps ?? 0;
    return may(decisions, "swap") ? counted("friends-ask-swaps", swaps) : null;
  },
  about: (session, card) => {
    if (isGuild(card)) return favour(session, card);
    return card === "exchange" ? exchange(session) : null;
  },
  facts: (view, seat) => {
    const count = view.scenario?.friends?.seats[seat]?.count ?? 0;
    const label = t("friends-fact-letters", { count });
    return [{ id: "letters", icon: "favour-back", count, label }];
  },
  figures: [
    {
      label: "friends-stats-letters",
      of: (e) => (e.event === "letter_drawn" ? [e.seat, 1] : undefined),
    },
    {
      label: "friends-stats-given",
      of: (e) => (e.event === "gift_answered" && e.accepts ? [e.from, 1] : undefined),
    },
    {
      label: "friends-stats-favours",
      of: (e) => (e.event === "redeemed" ? [e.seat, 1] : undefined),
    },
  ],
  mark: (event) => {
    if (event.event === "redeemed")
      return {
        icon: symbol("guild", event.guild),
        seat: event.seat,
        label: favours[event.guild].name,
      };
    if (event.event === "linked")
      return { icon: "favour-back", seat: event.seat, label: everywhere("friends-linked") };
    return undefined;
  },
  flights: (event) => {
    if (event.event === "letter_drawn")
      return [
        {
          icon: event.guild === null ? "favour-back" : symbol("favour", event.guild),
          from: null,
          stock: "letters",
          to: event.seat,
          fact: "letters",
        },
      ];
    if (event.event === "gift_answered" && event.accepts)
      return [
        {
          icon: picture(event.card),
          card: event.card,
          from: null,
          by: event.from,
          to: event.seat,
        },
      ];
    if (event.event === "swapped")
      return [{ icon: picture(event.took), card: event.took, from: null, to: event.seat }];
    return [];
  },
  Side: Guilds,
  Row: Seals,
  After: Letters,
  Tools,
};
