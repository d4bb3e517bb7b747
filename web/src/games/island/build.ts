// What I could build, and why not. Reasons are told from what is shown: costs, stock, the moment.

import { COST, deckTotal, may, missing, only, total, type Buildable } from "./cards";
import type { Decision, Development, Hand, SeatView, View } from "./types";
import { cardsInWords, missingShort, type Sentence } from "./words";

export interface Why extends Sentence {
  rule: string;
}

export interface Choice {
  what: Buildable;
  left: number;
  missing: Hand;
  possible: boolean;
  /** Why it is not possible; short enough for the button. */
  short: string;
  why: Why | null;
}

const KIND = {
  road: "build_road",
  settlement: "build_settlement",
  city: "build_city",
  card: "buy_card",
} as const satisfies Record<Buildable, Decision["do"]>;

export const BUILDABLES: readonly Buildable[] = ["road", "settlement", "city", "card"];

const building = (view: View, seat: number): boolean =>
  (view.phase.is === "turn" && view.turn.seat === seat && view.turn.rolled) ||
  (view.phase.is === "special_building" && view.phase.seat === seat);

/** Why nothing can be built at all now. */
function notNow(view: View, seat: number): Why | null {
  if (building(view, seat)) return null;
  if (view.phase.is === "over") return { key: "island-why-over", rule: "TABLE-4" };
  if (view.turn.seat !== seat || view.phase.is === "special_building")
    return { key: "island-why-not-your-turn", rule: "BASE-19" };
  if (view.phase.is === "turn") return { key: "island-why-roll-first", rule: "BASE-63" };
  return { key: "island-why-settle-first", rule: "BASE-64" };
}

function left(what: Buildable, view: View, mine: SeatView): number {
  if (what === "road") return mine.stock.roads;
  if (what === "settlement") return mine.stock.settlements;
  return what === "city" ? mine.stock.cities : view.pile;
}

const NONE_LEFT: Record<Buildable, Why> = {
  road: { key: "island-why-no-road", rule: "BASE-68" },
  settlement: { key: "island-why-no-settlement", rule: "BASE-68" },
  city: { key: "island-why-no-city", rule: "BASE-68" },
  card: { key: "island-why-no-card", rule: "BASE-48" },
};
const NO_PLACE: Record<Buildable, Why> = {
  road: { key: "island-why-no-path", rule: "BASE-33" },
  settlement: { key: "island-why-no-corner", rule: "BASE-38" },
  city: { key: "island-why-nothing-to-enlarge", rule: "BASE-37" },
  card: { key: "island-why-no-card", rule: "BASE-48" },
};

export function choices(
  view: View,
  seat: number,
  decisions: readonly Decision[],
  short: (why: Why) => string,
  most = 2,
): Choice[] {
  const mine = view.seats[seat];
  if (mine === undefined) return [];
  const closed = notNow(view, seat);
  return BUILDABLES.map((what) => {
    const lacking = missing(mine.hand ?? {}, COST[what]);
    const possible = closed === null && only(decisions, KIND[what]).length > 0;
    const base = { what, left: left(what, view, mine), missing: lacking, possible };
    if (possible) return { ...base, short: "", why: null };
    if (base.left === 0) return { ...base, short: short(NONE_LEFT[what]), why: NONE_LEFT[what] };
    if (total(lacking) > 0) {
      const args = { cards: cardsInWords(lacking), count: total(lacking) };
      const why = { key: "island-why-missing", args, rule: "BASE-31" };
      return { ...base, short: missingShort(lacking, most), why: closed ?? why };
    }
    const why = closed ?? NO_PLACE[what];
    return { ...base, short: short(why), why };
  });
}

const PLAY = {
  knight: "play_knight",
  road_building: "play_road_building",
  year_of_plenty: "play_year_of_plenty",
  monopoly: "play_monopoly",
} as const;

export const mayPlay = (decisions: readonly Decision[], card: Development): boolean =>
  card !== "victory_point" && may(decisions, PLAY[card]);

/** Why a development card in my hand cannot be played now. */
export function whyNotPlay(
  view: View,
  seat: number,
  decisions: readonly Decision[],
  card: Development,
): Why | null {
  if (card === "victory_point") return { key: "island-why-point", rule: "BASE-50" };
  if (mayPlay(decisions, card)) return null;
  const mine = view.seats[seat];
  if (view.turn.seat !== seat) return { key: "island-why-card-turn", rule: "BASE-20" };
  if (view.phase.is !== "turn") return { key: "island-why-settle-first", rule: "BASE-64" };
  if (view.turn.card_played) return { key: "island-why-one-card", rule: "BASE-49" };
  const fresh = mine?.fresh?.[card] ?? 0;
  if (fresh > 0 && fresh >= (mine?.cards?.[card] ?? 0))
    return { key: "island-why-fresh", rule: "BASE-49" };
  if (card === "road_building") return { key: "island-why-no-path", rule: "BASE-73" };
  return { key: "island-why-bank-empty", rule: "BASE-74" };
}

export const holdsCards = (mine: SeatView): boolean => deckTotal(mine.cards ?? {}) > 0;
