// What I could build, and why not. The engine says what is possible and which rule is in the way.

import type { Closed } from "../../lib/table";
import { deckTotal, may, missing, PRICES, total, type Buildable } from "./cards";
import { developsAt, partsOf } from "./parts";
import { whyShort, type Why } from "../shared/why";
import { placesAsked } from "./spots";
import type { Decision, Development, Hand, SeatView, View } from "./types";
import { cardsInWords, missingShort } from "./words";

export interface Choice {
  /** A piece of the island, or the action of an expansion that chooses where. */
  what: string;
  icon: string;
  label: string;
  price: Hand;
  /** How many are left, where that is limited. */
  left: number | undefined;
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

const BUILDABLES: readonly Buildable[] = ["road", "settlement", "city", "card"];

const PICTURE: Record<Buildable, string> = {
  road: "icon-road",
  settlement: "piece-settlement",
  city: "piece-city",
  card: "back-development",
};

function left(what: Buildable, view: View, mine: SeatView): number {
  if (what === "road") return mine.stock.roads;
  if (what === "settlement") return mine.stock.settlements;
  return what === "city" ? mine.stock.cities : view.pile;
}

/** Two rows of so many buttons have room for all choices, and for the large button at their end. */
export const columnsFor = (choices: number): number => Math.ceil((choices + 1) / 2);

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
  const asked = placesAsked(view);
  const pieces = BUILDABLES.filter((what) => what !== "card" || developsAt(view)).map((what) => ({
    what: what as string,
    kind: KIND[what] as Decision["do"],
    icon: PICTURE[what],
    label: `island-${what}`,
    price: PRICES[what] as Hand,
    left: left(what, view, mine) as number | undefined,
  }));
  const made = partsOf(view)
    .flatMap((part) => part.makes ?? [])
    .map(({ action, left, ...making }) => ({ ...making, what: action, left: left?.(view, seat) }));
  const all = [
    ...pieces.flatMap((piece) => [piece, ...made.filter(({ after }) => after === piece.what)]),
    ...made.filter(({ after }) => after === undefined),
  ];
  return all.map(({ kind, ...piece }) => {
    const lacking = missing(mine.hand ?? {}, piece.price);
    const possible = may(decisions, kind) && !asked;
    const base = { ...piece, missing: lacking, possible };
    const args = { cards: cardsInWords(lacking), count: total(lacking) };
    const why = possible ? null : whyNot(closed, kind, args);
    if (why === null) return { ...base, short: "", why };
    // What is missing is worth knowing before its time has come; not where nothing is left to build.
    const purse = total(lacking) > 0 && base.left !== 0;
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
