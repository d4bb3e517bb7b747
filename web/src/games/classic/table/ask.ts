// The one sentence that says what is asked of me, for every moment of the game.

import type { Mode } from "../../realm/table/mode";
import { list, who, type People, type Sentence } from "../../shared/words";
import { cardOf } from "../cards/data.svelte";
import { cardName, costText, landName } from "../cards/words";
import { say, t } from "../i18n";
import { may, only, type AskView, type Decision, type Seat, type View } from "../types";

export interface Asked {
  view: View;
  decisions: readonly Decision[];
  people: People;
  mode: Mode;
}

/** Why something is paid or taken: a card, a face of the die, a building. */
export const because = (why: string | { card: string }): string =>
  typeof why === "string" ? t(`classic-because-${why}`) : cardName(why.card);

type Args = NonNullable<Sentence["args"]>;

/** Somebody else in a sentence: by name, and whether it is the reader. */
const other = (people: People, seat: Seat): Args => {
  const { name, you } = who(people, seat);
  return { other: name, mine: you };
};

/** A moment of one seat: told to the one it is about, and to whoever watches. */
const moment = (key: string, seat: Seat, people: People, args: Args = {}): Sentence =>
  people.me === seat
    ? { key: `${key}-me`, args }
    : { key: `${key}-other`, args: { ...args, ...who(people, seat) } };

/** What is due: of each kind, and of any. */
function due({ due, any }: Extract<AskView, { ask: "pay" }>): string {
  const kinds = costText(due);
  if (any === 0) return kinds;
  const free = t("classic-due-any", { count: any });
  return kinds === "" ? free : `${kinds}, ${free}`;
}

/** What fills the sentence of a question. */
function details(ask: AskView, people: People): Args {
  switch (ask.ask) {
    case "pay":
      return { due: due(ask), why: because(ask.why) };
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
  const key = `classic-ask-${ask.ask.replaceAll("_", "-")}`;
  const args = details(ask, people);
  if (!("seat" in ask)) return { key, args };
  const mine = ask.seat === people.me;
  if (mine && second(ask, mode)) return { key: `${key}-second`, args };
  if (mine && mode.is === "taken" && ask.ask === "fate")
    return { key: "classic-ask-fate-where", args: { card: cardName(mode.card) } };
  return moment(key, ask.seat, people, args);
}

/** What I have begun. */
function begun({ decisions, mode, view }: Asked): Sentence | undefined {
  const about = (id: string) => {
    const card = cardOf(id);
    return { card: cardName(id), line: card === undefined ? "" : say(card.line) };
  };
  switch (mode.is) {
    case "card": {
      const args = about(mode.card);
      const uses = (kind: "play" | "name" | "put" | "station" | "post") =>
        only(decisions, kind).some((one) => one.card === mode.card);
      if (uses("play")) return { key: "classic-ask-card-play", args };
      if (uses("name")) return { key: "classic-ask-card-name", args };
      if (uses("put")) return { key: "classic-ask-card-put", args };
      if (uses("station")) return { key: "classic-ask-card-station", args };
      return { key: uses("post") ? "classic-ask-card-post" : "classic-ask-card-build", args };
    }
    case "supply":
      return { key: `classic-ask-supply-${mode.what}${mode.scout ? "-scout" : ""}` };
    case "standing":
    case "wizard":
    case "post": {
      const gone = mode.is === "wizard" ? "dismiss" : "demolish";
      return {
        key: mode.sure ? `classic-ask-${gone}` : "classic-ask-standing",
        args: about(mode.card),
      };
    }
    case "taken":
      return view.ask?.ask === "fate"
        ? undefined
        : { key: "classic-ask-taken", args: about(mode.card) };
    case "search":
      return { key: "classic-ask-search" };
    default:
      return undefined;
  }
}

const BUILDING = ["build", "road", "settlement", "city", "citadel", "station", "post"] as const;

function turn({ view, decisions, people }: Asked): Sentence {
  const seat = view.on_turn ?? 0;
  const key = `classic-ask-${view.step}`;
  const realm = view.realms[seat];
  if (people.me !== seat) return moment(key, seat, people);
  switch (view.step) {
    case "before":
      return {
        key: may(decisions, "play", "name", "cast")
          ? "classic-ask-before-cards"
          : "classic-ask-before-me",
      };
    case "action":
      if (may(decisions, "play", "name", "cast", "charge", ...BUILDING))
        return { key: "classic-ask-action-me" };
      return {
        key: may(decisions, "exchange") ? "classic-ask-action-exchange" : "classic-ask-action-end",
      };
    case "fill":
      return {
        key: may(decisions, "put") ? "classic-ask-fill-put" : "classic-ask-fill-me",
        args: { have: realm?.hand.length ?? 0, limit: realm?.hand_limit ?? 0 },
      };
    case "replace":
      return {
        key: may(decisions, "search") ? "classic-ask-replace-search" : "classic-ask-replace-me",
        args: { price: realm?.search_price ?? 0 },
      };
    default:
      return { key: `${key}-me` };
  }
}

/** Whom a step before the first turn waits for, where the view does not say. */
function early({ view, decisions, people, mode }: Asked): Sentence {
  const key = `classic-ask-${view.step}`;
  if (decisions.length === 0) return { key: `${key}-other`, args: others(people) };
  if (view.step === "arrange" && mode.is === "lands" && mode.first !== undefined)
    return { key: `${key}-second` };
  return { key: `${key}-me` };
}
const others = ({ names, me }: People): Args => ({
  name: list(names.filter((_, seat) => seat !== me)),
});

function over({ view, people }: Asked): Sentence {
  const [winner] = view.winners;
  if (winner === undefined) return { key: "classic-ask-over-nobody" };
  const points = view.realms[winner]?.victory ?? 0;
  return { key: "classic-ask-over", args: { ...who(people, winner), points } };
}

/** What is asked of me now; if nothing is, what is going on. */
export function ask(asked: Asked): Sentence {
  const { view } = asked;
  const own = begun(asked);
  if (own !== undefined) return own;
  if (view.ask !== null) return question(view.ask, asked);
  switch (view.step) {
    case "over":
      return over(asked);
    case "lot":
    case "roll":
      return { key: `classic-ask-${view.step}` };
    case "decks":
    case "events":
    case "hands":
    case "arrange":
      return early(asked);
    default:
      return turn(asked);
  }
}
