// What both games ask alike, in one sentence.

import { say, t } from "../cards/i18n";
import type { CardFace, Cost } from "../cards/face";
import { costText } from "../cards/words";
import { who, type People, type Sentence } from "../../shared/words";
import type { Mode } from "./mode";
import { own } from "./own";
import { may, only, type AnyDecision, type View } from "./types";

export type Args = NonNullable<Sentence["args"]>;

export interface Asked<V = View, D = AnyDecision> {
  view: V;
  decisions: readonly D[];
  people: People;
  mode: Mode;
}

/** What is due: of each kind, and of any. */
export function dueText({ due, any }: { due: Cost; any: number }): string {
  const kinds = costText(due);
  if (any === 0) return kinds;
  const free = t("realm-due-any", { count: any });
  return kinds === "" ? free : `${kinds}, ${free}`;
}

/** A card that is picked, with what it does. */
export const about = (id: string, card: CardFace | undefined): Args => ({
  card: card === undefined ? id : say(card.name),
  line: card === undefined ? "" : say(card.line),
});

/** What I have begun with a card of my hand, as far as both games have it. */
export function cardBegun(
  game: string,
  decisions: readonly AnyDecision[],
  card: string,
  args: Args,
): Sentence | undefined {
  const use = (["play", "name", "put"] as const).find((kind) =>
    only(decisions, kind).some((one) => one.card === card),
  );
  return use === undefined ? undefined : { key: own(game, `ask-card-${use}`), args };
}

/** What I have begun with the supply, or with looking through a stack. */
export function othersBegun(game: string, mode: Mode): Sentence | undefined {
  if (mode.is === "supply")
    return { key: own(game, `ask-supply-${mode.what}${mode.scout ? "-scout" : ""}`) };
  return mode.is === "search" ? { key: own(game, "ask-search") } : undefined;
}

/** What of a turn each game does in its own way. */
export interface Ways {
  /** What may be used before the roll. */
  before: readonly string[];
  /** What there is to do, and what to exchange by. */
  action: readonly string[];
  exchange: readonly string[];
}

/** My own turn, where nothing is asked of me but to go on. */
export function ownTurn(game: string, { view, decisions }: Asked, ways: Ways): Sentence {
  const realm = view.realms[view.on_turn ?? 0];
  const key = (end: string): string => own(game, `ask-${view.step}-${end}`);
  switch (view.step) {
    case "before":
      return { key: key(may(decisions, ...ways.before) ? "cards" : "me") };
    case "action":
      if (may(decisions, ...ways.action)) return { key: key("me") };
      return { key: key(may(decisions, ...ways.exchange) ? "exchange" : "end") };
    case "fill":
      return {
        key: key(may(decisions, "put") ? "put" : "me"),
        args: { have: realm?.hand.length ?? 0, limit: realm?.hand_limit ?? 0 },
      };
    case "replace":
      return {
        key: key(may(decisions, "search") ? "search" : "me"),
        args: { price: realm?.search_price ?? 0 },
      };
    default:
      return { key: key("me") };
  }
}

function over(game: string, { view, people }: Asked): Sentence {
  const [winner] = view.winners;
  if (winner === undefined) return { key: own(game, "ask-over-nobody") };
  const points = view.realms[winner]?.victory ?? 0;
  return { key: own(game, "ask-over"), args: { ...who(people, winner), points } };
}

/** What is asked where nobody has begun anything and the game waits for nothing particular. */
export function idle<A extends Asked>(
  game: string,
  asked: A,
  early: (asked: A) => Sentence,
  turn: (asked: A) => Sentence,
): Sentence {
  switch (asked.view.step) {
    case "over":
      return over(game, asked);
    case "lot":
    case "roll":
      return { key: own(game, `ask-${asked.view.step}`) };
    case "decks":
    case "events":
    case "hands":
    case "arrange":
      return early(asked);
    default:
      return turn(asked);
  }
}
