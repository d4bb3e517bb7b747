// The Helpers in words: what happened, what may be done, what is asked.

import { helpers } from "../../../generated/scenario-cards";
import { say } from "../../../lib/i18n.svelte";
import { bold } from "../../shared/tell";
import { builtWhere } from "../describe";
import { t } from "../i18n";
import type { Moments, Tellings, Wordings } from "../part";
import type { Helper, Resource, Seat, View } from "../types";
import { moment, names, type Sentence } from "../words";
import type { Asked } from "../ask";

export const helperName = (helper: Helper): string => say(helpers[helper].name);
const card = (kind: Resource): string => t(`island-${kind}`);

export const helperTellings: Pick<
  Tellings,
  | "helper_came"
  | "helper_used"
  | "helper_turned"
  | "helper_swapped"
  | "asked"
  | "had_none"
  | "handed"
  | "replaced"
  | "road_moved"
  | "card_shown"
  | "picked"
  | "rate_named"
  | "knight_given_up"
> = {
  helper_came: ({ seat, helper }, { by }) =>
    by("helpers-tell-came", seat, { helper: bold(helperName(helper)) }),
  helper_used: ({ seat, helper, face }, { by }) =>
    by("helpers-tell-used", seat, { helper: bold(helperName(helper)), face }),
  helper_turned: ({ seat, helper }, { by }) =>
    by("helpers-tell-turned", seat, { helper: helperName(helper) }),
  helper_swapped: ({ seat, helper, taken }, { by }) =>
    by("helpers-tell-swapped", seat, {
      helper: helperName(helper),
      taken: bold(helperName(taken)),
    }),
  asked: ({ seat, card, of }, { by, all, one }) =>
    by("helpers-tell-asked", seat, { whom: all(of), cards: one(card) }),
  had_none: ({ seat, card }, { by, one }) => by("helpers-tell-none", seat, { cards: one(card) }),
  handed: ({ seat, to, card }, { by, object, one }) =>
    by("helpers-tell-handed", seat, { whom: object(to), cards: one(card) }),
  replaced: ({ seat, instead, pay }, { by, one }) =>
    by("helpers-tell-replaced", seat, { pay: one(pay), instead: one(instead) }),
  road_moved: ({ seat, to }, { by, view }) =>
    view?.board
      ? by("helpers-tell-road-at", seat, { where: builtWhere(view.board, "road", to) })
      : by("helpers-tell-road", seat),
  card_shown: ({ seat, card }, { by }) =>
    card === null ? [] : by("helpers-tell-shown", seat, { card: bold(t(`island-${card}`)) }),
  picked: ({ seat, from, card }, { by, object, one }) =>
    by("helpers-tell-picked", seat, {
      whom: object(from),
      cards: card ? one(card) : t("island-tell-a-card"),
    }),
  rate_named: ({ seat, card }, { by, one }) => by("helpers-tell-rate", seat, { cards: one(card) }),
  knight_given_up: ({ seat }, { by }) => by("helpers-tell-knight", seat),
};

export const helperWordings: Pick<
  Wordings,
  | "use_nassir"
  | "repay"
  | "use_william"
  | "use_marianne"
  | "use_louis"
  | "use_candamir"
  | "keep"
  | "use_hilde"
  | "pick"
  | "use_jean"
  | "use_lin"
  | "use_vincent_settlement"
  | "use_vincent_city"
  | "turn_helper"
  | "swap_helper"
> = {
  use_nassir: (choice, people) =>
    t("helpers-hint-nassir", { names: names(people, choice.of), card: card(choice.card) }),
  repay: (choice) => t("helpers-hint-repay", { card: card(choice.card) }),
  use_william: ({ instead, pay }) =>
    t("helpers-hint-william", { instead: card(instead), pay: card(pay) }),
  use_marianne: (choice) => t("helpers-hint-marianne", { card: card(choice.card) }),
  use_louis: () => t("helpers-hint-louis"),
  use_candamir: ({ swap }) =>
    swap === undefined
      ? t("helpers-hint-candamir")
      : t("helpers-hint-candamir-swap", { instead: card(swap.instead), pay: card(swap.pay) }),
  keep: (choice) => t("helpers-hint-keep", { card: t(`island-${choice.card}`) }),
  use_hilde: ({ seat }, people) => t("helpers-hint-hilde", { name: people.names[seat] ?? "" }),
  pick: (choice) => t("helpers-hint-pick", { card: card(choice.card) }),
  use_jean: (choice) => t("helpers-hint-jean", { card: card(choice.card) }),
  use_lin: () => t("helpers-hint-lin"),
  use_vincent_settlement: () => t("helpers-hint-vincent", { piece: "settlement" }),
  use_vincent_city: () => t("helpers-hint-vincent", { piece: "city" }),
  turn_helper: () => t("helpers-hint-turn"),
  swap_helper: ({ helper }) => t("helpers-hint-swap", { helper: helperName(helper) }),
};

/** The helper of a seat, by name. */
const ofSeat = (view: View, seat: Seat): string => {
  const helper = view.scenario?.helpers?.seats[seat]?.helper;
  return helper === undefined ? "" : helperName(helper);
};

const onTurn = (key: string, { view, people }: Asked, args: Sentence["args"] = {}): Sentence =>
  moment(key, view.turn.seat, people, args);

export const helperMoments: Pick<
  Moments,
  "repaying" | "nothing_came" | "sean_takes" | "showing" | "keeping" | "picking" | "helper_used"
> = {
  repaying: ({ to }, asked) =>
    onTurn("helpers-ask-repay", asked, { to: asked.people.names[to] ?? "" }),
  nothing_came: ({ seat }, { view, people }) =>
    moment("helpers-ask-brings", seat, people, { helper: ofSeat(view, seat) }),
  sean_takes: ({ seat }, { view, people }) =>
    moment("helpers-ask-brings", seat, people, { helper: ofSeat(view, seat) }),
  showing: (_, asked) => onTurn("helpers-ask-showing", asked),
  keeping: (_, asked) => onTurn("helpers-ask-keep", asked),
  picking: ({ from }, asked) =>
    onTurn("helpers-ask-pick", asked, { from: asked.people.names[from] ?? "" }),
  helper_used: ({ seat }, { view, people, decisions }) =>
    moment("helpers-ask-used", seat, people, {
      helper: ofSeat(view, seat),
      turn: decisions.some((one) => one.do === "turn_helper") ? "yes" : "no",
    }),
};
