// The one sentence that says what is asked of me, for every moment of the game.

import {
  about,
  cardBegun,
  dueText,
  idle,
  othersBegun,
  ownTurn,
  type Args,
  type Asked as AskedOf,
} from "../../realm/table/ask";
import type { Mode } from "../../realm/table/mode";
import { own } from "../../realm/table/own";
import { because as becauseOf } from "../../realm/table/tell";
import { list, who, type People, type Sentence } from "../../shared/words";
import { cardOf } from "../cards/data.svelte";
import { cardName, costText, landName } from "../cards/words";
import { t } from "../i18n";
import { only, type AskView, type Decision, type Seat, type View } from "../types";

export type Asked = AskedOf<View, Decision>;

const because = becauseOf("classic", cardName);

/** The key of a question: in this game's words, or in those of both. */
const keyOf = (end: string): string => own("classic", `ask-${end}`);

/** Somebody else in a sentence: by name, and whether it is the reader. */
const other = (people: People, seat: Seat): Args => {
  const { name, you } = who(people, seat);
  return { other: name, mine: you };
};

/** A moment of one seat: told to the one it is about, and to whoever watches. */
const moment = (end: string, seat: Seat, people: People, args: Args = {}): Sentence =>
  people.me === seat
    ? { key: keyOf(`${end}-me`), args }
    : { key: keyOf(`${end}-other`), args: { ...args, ...who(people, seat) } };

/** What fills the sentence of a question. */
function details(ask: AskView, people: People): Args {
  switch (ask.ask) {
    case "pay":
      return { due: dueText(ask), why: because(ask.why) };
    case "load":
      return { loaded: ask.loaded };
    case "gain":
      return { left: ask.left, why: because(ask.why) };
    case "rob":
      return { left: ask.left, why: because(ask.why), ...other(people, ask.from) };
    case "give_back":
      return other(people, ask.to);
    case "lay":
      return { land: `${landName(ask.ground.land)} ${ask.ground.number}` };
    case "offer":
      return { give: costText(ask.give), want: costText(ask.want) };
    case "counter":
    case "hire":
      return { card: cardName(ask.card), ...other(people, ask.by) };
    case "take_back":
      return { card: cardName(ask.by), ...other(people, ask.of) };
    case "pull":
      return { left: ask.left, ...other(people, ask.of) };
    case "bury":
      return { left: ask.cards.length, ...other(people, ask.of) };
    case "steal":
    case "filch":
      return other(people, ask.from);
    case "take_from":
    case "spend":
    case "prophesy":
      return { left: ask.left };
    case "veto":
      return { card: cardName(ask.card), ...other(people, ask.of) };
    case "under":
      return { card: cardName(ask.card) };
    case "leap":
      return { event: ask.event === null ? t("classic-the-die") : cardName(ask.event) };
    case "fate":
      return { left: ask.cards.length };
    case "swap_land":
      return other(people, ask.with);
    case "challenge":
    case "bewitch":
    case "blow":
      return other(people, ask.on);
    case "target":
      return { why: because(ask.why), both: ask.both ? "yes" : "no" };
    case "hand_over":
      return { left: ask.left, ...other(people, ask.from), to: who(people, ask.to).name };
    case "burn":
      return { keep: ask.keep };
    case "support":
      return { helpers: list(ask.helpers.map((seat) => who(people, seat).name)) };
    case "die":
    case "camp":
      return { card: cardName(ask.card), ...other(people, ask.on) };
    default:
      return {};
  }
}

/** Questions that are asked twice: first this, then that. */
function second(ask: AskView, mode: Mode): boolean {
  switch (ask.ask) {
    case "move":
      return ask.first !== null;
    case "swap_land":
    case "challenge":
      return ask.own !== null;
    case "filch":
      return ask.book !== null;
    case "scout":
      return mode.is === "found";
    case "target":
      return ask.first;
    default:
      return false;
  }
}

function question(ask: AskView, { people, mode }: Asked): Sentence {
  const end = ask.ask.replaceAll("_", "-");
  const args = details(ask, people);
  if (!("seat" in ask)) return { key: keyOf(end), args };
  const mine = ask.seat === people.me;
  if (mine && second(ask, mode)) return { key: keyOf(`${end}-second`), args };
  if (mine && mode.is === "taken" && ask.ask === "fate")
    return { key: "classic-ask-fate-where", args: { card: cardName(mode.card) } };
  return moment(end, ask.seat, people, args);
}

/** What I have begun. */
function begun({ decisions, mode, view }: Asked): Sentence | undefined {
  switch (mode.is) {
    case "card": {
      const args = about(mode.card, cardOf(mode.card));
      const uses = (kind: "station" | "post") =>
        only(decisions, kind).some((one) => one.card === mode.card);
      const shared = cardBegun("classic", decisions, mode.card, args);
      if (shared !== undefined) return shared;
      if (uses("station")) return { key: "classic-ask-card-station", args };
      return { key: uses("post") ? "classic-ask-card-post" : keyOf("card-build"), args };
    }
    case "standing":
    case "wizard":
    case "post": {
      const gone = mode.is === "wizard" ? "dismiss" : "demolish";
      const args = about(mode.card, cardOf(mode.card));
      return { key: keyOf(mode.sure ? gone : "standing"), args };
    }
    case "taken":
      return view.ask?.ask === "fate"
        ? undefined
        : { key: "classic-ask-taken", args: about(mode.card, cardOf(mode.card)) };
    default:
      return othersBegun("classic", mode);
  }
}

const WAYS = {
  before: ["play", "name", "cast"],
  action: [
    ...["play", "name", "cast", "charge"],
    ...["build", "road", "settlement", "city", "citadel", "station", "post"],
  ],
  exchange: ["exchange"],
};

function turn(asked: Asked): Sentence {
  const { view, people } = asked;
  const seat = view.on_turn ?? 0;
  if (people.me !== seat) return moment(view.step, seat, people);
  return ownTurn("classic", asked, WAYS);
}

/** Whom a step before the first turn waits for, where the view does not say. */
function early({ view, decisions, people, mode }: Asked): Sentence {
  if (decisions.length === 0) return { key: keyOf(`${view.step}-other`), args: others(people) };
  if (view.step === "arrange" && mode.is === "lands" && mode.first !== undefined)
    return { key: keyOf(`${view.step}-second`) };
  return { key: keyOf(`${view.step}-me`) };
}
const others = ({ names, me }: People): Args => ({
  name: list(names.filter((_, seat) => seat !== me)),
});

/** What is asked of me now; if nothing is, what is going on. */
export function ask(asked: Asked): Sentence {
  const mine = begun(asked);
  if (mine !== undefined) return mine;
  if (asked.view.ask !== null) return question(asked.view.ask, asked);
  return idle("classic", asked, early, turn);
}
