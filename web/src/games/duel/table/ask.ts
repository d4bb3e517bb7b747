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
import { own } from "../../realm/table/own";
import { because as becauseOf } from "../../realm/table/tell";
import { who, type People, type Sentence } from "../../shared/words";
import { cardOf } from "../cards/data";
import { cardName, costText } from "../cards/words";
import type { AskView, Decision, Seat, View } from "../types";

export type Asked = AskedOf<View, Decision>;

const because = becauseOf("duel", cardName);

/** The key of a question: in the Duel's words, or in those of both games. */
const keyOf = (end: string): string => own("duel", `ask-${end}`);

/** How many buildings are named in a feud. */
const NAMED = 3;

/** A moment of one seat: told to the one it is about, and to whoever watches. */
function moment(end: string, seat: Seat, people: People, args: Args = {}): Sentence {
  const mine = people.me === seat;
  const { name: other, you } = who(people, 1 - seat);
  return mine
    ? { key: keyOf(`${end}-me`), args: { ...args, other } }
    : { key: keyOf(`${end}-other`), args: { ...args, other, mine: you, ...who(people, seat) } };
}

/** What fills the sentence of a question. */
function details(ask: AskView): Args {
  switch (ask.ask) {
    case "pay":
      return { due: dueText(ask), why: because(ask.why) };
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
  const end = ask.ask.replaceAll("_", "-");
  if (!("seat" in ask)) return { key: keyOf(end), args: details(ask) };
  const mine = ask.seat === people.me;
  if (ask.ask === "relocate" && mine && ask.first !== null) return { key: keyOf(`${end}-second`) };
  if (ask.ask === "scout" && mine && mode.is === "found") return { key: keyOf(`${end}-second`) };
  if (ask.ask === "bury" && mine && mode.is === "taken")
    return { key: keyOf("card-put"), args: { card: cardName(mode.card) } };
  return moment(end, ask.seat, people, details(ask));
}

/** What I have begun. */
function begun({ decisions, mode }: Asked): Sentence | undefined {
  switch (mode.is) {
    case "card": {
      const card = cardOf(mode.card);
      const args = about(mode.card, card);
      const shared = cardBegun("duel", decisions, mode.card, args);
      if (shared !== undefined) return shared;
      const cache = card?.kind === "landscape-expansion";
      return { key: keyOf(cache ? "card-cache" : "card-build"), args };
    }
    case "standing":
      return {
        key: keyOf(mode.sure ? "demolish" : "standing"),
        args: about(mode.card, cardOf(mode.card)),
      };
    default:
      return othersBegun("duel", mode);
  }
}

const WAYS = {
  before: ["play", "name"],
  action: ["play", "name", "build", "road", "settlement", "city", "cache"],
  exchange: ["exchange", "ship", "mint"],
};

function turn(asked: Asked): Sentence {
  const { view, people } = asked;
  const seat = view.on_turn ?? 0;
  if (people.me !== seat) return moment(view.step, seat, people);
  return ownTurn("duel", asked, WAYS);
}

/** Whom a step before the first turn waits for, where the view does not say. */
function early({ view, decisions, people, mode }: Asked): Sentence {
  if (decisions.length === 0) {
    const seat = people.me === null ? 0 : 1 - people.me;
    return { key: keyOf(`${view.step}-other`), args: { ...who(people, seat), other: "" } };
  }
  if (view.step === "arrange" && mode.is === "lands" && mode.first !== undefined)
    return { key: keyOf(`${view.step}-second`) };
  if (view.step === "hands" && view.mode !== "first") return { key: keyOf("hands-choose") };
  return { key: keyOf(`${view.step}-me`) };
}

/** What is asked of me now; if nothing is, what is going on. */
export function ask(asked: Asked): Sentence {
  const mine = begun(asked);
  if (mine !== undefined) return mine;
  if (asked.view.ask !== null) return question(asked.view.ask, asked);
  return idle("duel", asked, early, turn);
}
