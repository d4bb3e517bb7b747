// What is built with knights, what they do, and what the moments of the game ask for: step by step.

import { knightPrices as PRICES } from "../../../generated/island-prices";
import { drawingOf } from "../drawing";
import { besideDragon } from "../enchanted/words";
import type { Making } from "../part";
import { action, during, type Action, type Value } from "../question";
import type { Spot } from "../spots";
import type { Decision, Rank, View } from "../types";
import { knightAt, knightsOf, symbolOf } from "./knights";

type Deed = Extract<
  Decision,
  {
    do:
      | "activate_knight"
      | "promote_knight"
      | "move_knight"
      | "chase_robber"
      | "chase_pirate"
      | "fight_dragon";
  }
>;

const DEEDS: Record<Deed["do"], string> = {
  activate_knight: "activate",
  promote_knight: "promote",
  move_knight: "move",
  chase_robber: "chase",
  chase_pirate: "chase-pirate",
  fight_dragon: "fight",
};

const isDeed = (decision: Decision): decision is Deed => decision.do in DEEDS;

/** Where the knight stands that does it. */
const doer = (deed: Deed): string => ("from" in deed ? deed.from : deed.at);

/** Somebody stands there who would be driven off. */
const taken = (view: View, at: Value): boolean => knightAt(view, `${at as string}`) !== undefined;

/** The knight that was chosen first, as it will stand when it has come there: at rest. */
const mover = (view: View, [at]: readonly Value[]): string =>
  symbolOf(knightAt(view, `${at as string}`)?.rank ?? "basic", false);

const DEED = "knights-deed";

export const MAKES: readonly Making[] = [
  {
    action: "knights-wall",
    kind: "build_wall",
    icon: "piece-wall",
    label: "knights-wall",
    price: PRICES.wall,
    left: (view, seat) => knightsOf(view)?.seats[seat]?.walls_left ?? 0,
  },
  {
    action: "knights-hire",
    kind: "build_knight",
    icon: "knight-1-inactive",
    label: "knights-hire",
    price: PRICES.knight,
    left: (view, seat) => knightsOf(view)?.seats[seat]?.knights_left.basic ?? 0,
  },
  {
    action: "knights-promote",
    kind: "promote_knight",
    icon: "knight-2-inactive",
    label: "knights-promote",
    price: PRICES.knight,
  },
  {
    action: "knights-activate",
    kind: "activate_knight",
    icon: "knight-1-active",
    label: "knights-activate",
    price: PRICES.activation,
  },
];

export const ACTIONS: readonly Action[] = [
  action("knights-wall", ["build_wall"], { id: "at", shows: "town", of: (d) => d.at }),
  action("knights-hire", ["build_knight"], { id: "at", shows: "stand", of: (d) => d.at }),
  action("knights-promote", ["promote_knight"], { id: "at", shows: "knight", of: (d) => d.at }),
  action("knights-activate", ["activate_knight"], { id: "at", shows: "knight", of: (d) => d.at }),
  action(
    DEED,
    [
      "activate_knight",
      "promote_knight",
      "move_knight",
      "chase_robber",
      "chase_pirate",
      "fight_dragon",
    ],
    { id: "at", shows: "knight", of: doer },
    { id: "deed", shows: "deed", of: (d) => DEEDS[d.do], says: besideDragon },
    {
      id: "to",
      shows: "stand",
      of: (d) => (d.do === "move_knight" ? d.to : ""),
      ghost: mover,
      taken,
    },
  ),
  action(
    "knights-offer",
    ["offer_card"],
    { id: "to", shows: "seat", of: (d) => d.to },
    { id: "card", shows: "resource", of: (d) => d.card },
  ),
  action("knights-lay-back", ["lay_back"], { id: "card", shows: "held", of: (d) => d.card }),
];

/** The knight of the moment, where one is to be placed. */
const arriving = ({ phase }: View): string => {
  const { rank, active }: { rank: Rank; active: boolean } =
    phase.is === "displaced" || phase.is === "banishing" || phase.is === "placing_deserter"
      ? phase
      : { rank: "basic", active: false };
  return symbolOf(rank, active);
};

export const ASKS: readonly Action[] = [
  during(
    "laying_back",
    action("knights-lay-back", ["lay_back"], { id: "card", shows: "held", of: (d) => d.card }),
  ),
  action("knights-lose-city", ["lose_city"], { id: "at", shows: "town", of: (d) => d.at }),
  action("knights-draw-from", ["draw_from"], { id: "pile", shows: "track", of: (d) => d.pile }),
  action("knights-metropolis", ["place_metropolis"], {
    id: "at",
    shows: "town",
    of: (d) => d.at,
  }),
  action("knights-displaced", ["place_displaced"], {
    id: "to",
    shows: "stand",
    of: (d) => d.to,
    ghost: arriving,
  }),
  action("knights-swap", ["swap_chips"], { id: "other", shows: "chip", of: (d) => d.other }),
  during(
    "smithing",
    action("knights-smithing", ["promote_knight"], { id: "at", shows: "knight", of: (d) => d.at }),
  ),
  action("knights-give", ["give_commodity"], { id: "card", shows: "resource", of: (d) => d.card }),
  during(
    "master_merchant",
    action("knights-pick", ["pick"], {
      id: "card",
      shows: "resource",
      of: (d) => d.card,
      count: (view, card) =>
        (knightsOf(view)?.hand as Partial<Record<string, number>> | undefined)?.[card as string],
    }),
  ),
  action("knights-take", ["take_progress"], { id: "card", shows: "progress", of: (d) => d.card }),
  action("knights-lose-knight", ["lose_knight"], { id: "at", shows: "knight", of: (d) => d.at }),
  action("knights-place", ["place_knight"], {
    id: "at",
    shows: "stand",
    of: (d) => d.at,
    ghost: arriving,
  }),
  during(
    "laying_again",
    action("knights-again", ["build_road", "build_ship"], {
      id: "at",
      shows: "side",
      of: (d) => d.at,
      piece: ([first]) => (first?.do === "build_ship" ? "ship" : "road"),
    }),
  ),
];

/** My knights that could do something now: pressed, they are asked what. */
export function starts(view: View, decisions: readonly Decision[]): Spot[] {
  if (view.phase.is !== "turn" && view.phase.is !== "special_building") return [];
  const { corner } = drawingOf(view.board);
  const first = new Map<string, Deed>();
  for (const decision of decisions)
    if (isDeed(decision) && !first.has(doer(decision))) first.set(doer(decision), decision);
  return [...first].map(([at, decision]) => ({
    key: `knight ${at}`,
    kind: "corner",
    piece: "own-knight",
    at,
    angle: 0,
    decision,
    value: at,
    starts: DEED,
    ...corner(at),
  }));
}
