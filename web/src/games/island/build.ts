// What I could build, and why not. The engine says what is possible and which rule is in the way.

import type { Closed } from "../../lib/table";
import { deckTotal, may, missing, PRICES, total, type Buildable } from "./cards";
import { whyShort, type Why } from "../shared/why";
import { spotsFor } from "./spots";
import type { Decision, Development, Hand, SeatView, View } from "./types";
import { cardsInWords, missingShort } from "./words";

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

function left(what: Buildable, view: View, mine: SeatView): number {
  if (what === "road") return mine.stock.roads;
  if (what === "settlement") return mine.stock.settlements;
  return what === "city" ? mine.stock.cities : view.pile;
}

/** Why nothing of a kind can be done, if so. */
export function whyNot(closed: Closed, kind: Decision["do"], args: Why["args"] = {}): Why | null {
  const rule = closed[kind];
  return rule === undefined ? null : { kind, rule, args };
}

export function choices(
  view: View,
  seat: number,
  decisions: readonly Decision[],
  closed: Closed,
  most = 2,
): Choice[] {
  const mine = view.seats[seat];
  if (mine === undefined) return [];
  // What the moment itself asks for is put on the board and not bought.
  const asked = spotsFor(view, decisions, { is: "none" }).length > 0;
  return BUILDABLES.map((what) => {
    const kind = KIND[what];
    const lacking = missing(mine.hand ?? {}, PRICES[what]);
    const possible = may(decisions, kind) && !asked;
    const base = { what, left: left(what, view, mine), missing: lacking, possible };
    const args = { cards: cardsInWords(lacking), count: total(lacking) };
    const why = possible ? null : whyNot(closed, kind, args);
    if (why === null) return { ...base, short: "", why };
    // What is missing is worth knowing before its time has come; not where nothing is left to build.
    const purse = total(lacking) > 0 && base.left > 0;
    return { ...base, short: purse ? missingShort(lacking, most) : whyShort("island", why), why };
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
export function whyNotPlay(view: View, closed: Closed, card: Development): Why | null {
  if (card === "victory_point") return { kind: "victory_point", rule: "" };
  return whyNot(closed, PLAY[card], { played: view.turn.card_played ? "yes" : "no" });
}

export const holdsCards = (mine: SeatView): boolean => deckTotal(mine.cards ?? {}) > 0;
