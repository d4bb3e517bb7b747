// The one sentence that says what is asked of me, for every moment of the game.

import { cardOf } from "../cards/data";
import { say } from "../cards/i18n";
import { cardName, costText } from "../cards/words";
import { t } from "../i18n";
import { may, only, type AskView, type Decision, type Seat, type View, type Why } from "../types";
import { who, type People, type Sentence } from "../../shared/words";
import type { Mode } from "../../realm/table/mode";

export interface Asked {
  view: View;
  decisions: readonly Decision[];
  people: People;
  mode: Mode;
}

/** Why something is paid or taken: a card, a face of the die, a building. */
export const because = (why: Why | string | { card: string }): string =>
  typeof why === "string" ? t(`duel-because-${why}`) : cardName(why.card);

/** How many buildings are named in a feud. */
const NAMED = 3;

type Args = NonNullable<Sentence["args"]>;

/** A moment of one seat: told to the one it is about, and to whoever watches. */
function moment(key: string, seat: Seat, people: People, args: Args = {}): Sentence {
  const mine = people.me === seat;
  const { name: other, you } = who(people, 1 - seat);
  return mine
    ? { key: `${key}-me`, args: { ...args, other } }
    : { key: `${key}-other`, args: { ...args, other, mine: you, ...who(people, seat) } };
}

/** What is due: of each kind, and of any. */
function due({ due, any }: Extract<AskView, { ask: "pay" }>): string {
  const kinds = costText(due);
  if (any === 0) return kinds;
  const free = t("duel-due-any", { count: any });
  return kinds === "" ? free : `${kinds}, ${free}`;
}

/** What fills the sentence of a question. */
function details(ask: AskView): Args {
  switch (ask.ask) {
    case "pay":
      return { due: due(ask), why: because(ask.why) };
    case "gain":
    case "rob":
      return { left: ask.left, why: because(ask.why) };
    case "spare":
      return { price: costText(ask.price) };
    case "buy":
    case "pull":
    case "take_from":
      return { left: ask.left };
    case "tax":
      return { price: ask.price };
    case "name":
      return { left: NAMED - ask.named.length };
    case "lose":
    case "burn":
      return { card: cardName(ask.by) };
    case "plunder":
    case "preach":
    case "protect":
    case "under":
    case "fetch":
    case "ward":
      return { card: cardName(ask.card) };
    case "bury":
      return { left: ask.cards.length };
    default:
      return {};
  }
}

function question(ask: AskView, { people, mode }: Asked): Sentence {
  const key = `duel-ask-${ask.ask.replaceAll("_", "-")}`;
  if (!("seat" in ask)) return { key, args: details(ask) };
  const mine = ask.seat === people.me;
  if (ask.ask === "relocate" && mine && ask.first !== null) return { key: `${key}-second` };
  if (ask.ask === "scout" && mine && mode.is === "found") return { key: `${key}-second` };
  if (ask.ask === "bury" && mine && mode.is === "taken")
    return { key: "duel-ask-card-put", args: { card: cardName(mode.card) } };
  return moment(key, ask.seat, people, details(ask));
}

/** What I have begun. */
function begun({ decisions, mode }: Asked): Sentence | undefined {
  switch (mode.is) {
    case "card": {
      const card = cardOf(mode.card);
      const args = { card: cardName(mode.card), line: card === undefined ? "" : say(card.line) };
      const uses = (kind: "play" | "name" | "put") =>
        only(decisions, kind).some((one) => one.card === mode.card);
      if (uses("play")) return { key: "duel-ask-card-play", args };
      if (uses("name")) return { key: "duel-ask-card-name", args };
      if (uses("put")) return { key: "duel-ask-card-put", args };
      const cache = card?.kind === "landscape-expansion";
      return { key: cache ? "duel-ask-card-cache" : "duel-ask-card-build", args };
    }
    case "supply":
      return { key: `duel-ask-supply-${mode.what}${mode.scout ? "-scout" : ""}` };
    case "standing": {
      const card = cardOf(mode.card);
      const args = { card: cardName(mode.card), line: card === undefined ? "" : say(card.line) };
      return { key: mode.sure ? "duel-ask-demolish" : "duel-ask-standing", args };
    }
    case "search":
      return { key: "duel-ask-search" };
    default:
      return undefined;
  }
}

function turn({ view, decisions, people, mode }: Asked): Sentence {
  const seat = view.on_turn ?? 0;
  const own = people.me === seat;
  const key = `duel-ask-${view.step}`;
  const realm = view.realms[seat];
  if (!own) return moment(key, seat, people);
  switch (view.step) {
    case "before":
      return {
        key: may(decisions, "play", "name") ? "duel-ask-before-cards" : "duel-ask-before-me",
      };
    case "action":
      if (may(decisions, "play", "name", "build", "road", "settlement", "city", "cache"))
        return { key: "duel-ask-action-me" };
      return {
        key: may(decisions, "exchange", "ship", "mint")
          ? "duel-ask-action-exchange"
          : "duel-ask-action-end",
      };
    case "fill":
      return {
        key: may(decisions, "put") ? "duel-ask-fill-put" : "duel-ask-fill-me",
        args: { have: realm?.hand.length ?? 0, limit: realm?.hand_limit ?? 0 },
      };
    case "replace":
      return {
        key: may(decisions, "search") ? "duel-ask-replace-search" : "duel-ask-replace-me",
        args: { price: realm?.search_price ?? 0 },
      };
    case "arrange":
      return {
        key:
          mode.is === "lands" && mode.first !== undefined
            ? "duel-ask-arrange-second"
            : "duel-ask-arrange-me",
      };
    default:
      return { key: `${key}-me` };
  }
}

/** Whom a step before the first turn waits for, where the view does not say. */
function early(asked: Asked, kind: Decision["do"]): Sentence {
  const { view, decisions, people, mode } = asked;
  const key = `duel-ask-${view.step}`;
  if (!may(decisions, kind)) {
    const seat = people.me === null ? 0 : 1 - people.me;
    return { key: `${key}-other`, args: { ...who(people, seat), other: "" } };
  }
  if (view.step === "arrange" && mode.is === "lands" && mode.first !== undefined)
    return { key: `${key}-second` };
  if (view.step === "hands" && view.mode !== "first") return { key: `${key}-choose` };
  return { key: `${key}-me` };
}

function over({ view, people }: Asked): Sentence {
  const [winner] = view.winners;
  if (winner === undefined) return { key: "duel-ask-over-nobody" };
  const points = view.realms[winner]?.victory ?? 0;
  return { key: "duel-ask-over", args: { ...who(people, winner), points } };
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
      return { key: `duel-ask-${view.step}` };
    case "decks":
      return early(asked, "deck");
    case "hands":
      return early(asked, "stack");
    case "arrange":
      return early(asked, "arrange");
    default:
      return turn(asked);
  }
}
