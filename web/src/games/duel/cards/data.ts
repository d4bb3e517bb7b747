// The cards of the Duel as the page needs them: found by id, in their order, with what follows from
// their kind. What stands on a card comes from `rules/cards/`, by way of the generated file.

import { cards, central, faces, type DuelCard } from "../../../generated/duel-cards";

/** In this order costs are told and drawn. */
export const RESOURCES = ["lumber", "brick", "wool", "grain", "ore", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];

export const POINTS = ["victory", "trade", "strength", "skill", "progress"] as const;
export type Point = (typeof POINTS)[number];

export const SETS = ["base", "gold", "turmoil", "progress"] as const;
export type CardSet = (typeof SETS)[number];

/** The back of a card: that of its set; events of all sets share one, and so do landscapes. */
export type BackOf = CardSet | "event" | "central";

export type Cost = Partial<Record<Resource, number>>;
export type Points = Partial<Record<Point, number>>;

/** What stands on a card; those of the centre row and landscapes are cards too. */
export type CardFace = Omit<DuelCard, "set" | "sure"> & { set: CardSet | "central" };

/** What stays stands up, what passes hangs down: the frame tells the kind. */
export type Frame = "settlement" | "city" | "landscape" | "action" | "event" | "centre";

const FRAMES: Record<string, Frame> = {
  action: "action",
  building: "settlement",
  hero: "settlement",
  "trade-ship": "settlement",
  unit: "settlement",
  "city-building": "city",
  "landscape-expansion": "landscape",
  event: "event",
};

/** The cards that may lie in stacks and hands, and events; not those of the centre. */
export const CARDS: readonly CardFace[] = cards;
const BUILT = { road: true, settlement: true, city: true };

/** Roads, settlements, cities and landscapes. */
export const CENTRAL: readonly CardFace[] = central.map((card) => ({
  ...card,
  set: "central",
  kind: card.id in BUILT ? card.id : "landscape",
  count: 0,
  moon: 0,
  needs: [],
}));
export const FACES = faces;

/** What a landscape brings. */
export const LANDSCAPES = {
  forest: "lumber",
  pasture: "wool",
  gold_field: "gold",
  hills: "brick",
  mountains: "ore",
  fields: "grain",
} as const satisfies Record<string, Resource>;
export type LandscapeKind = keyof typeof LANDSCAPES;

/** Ids are written with `-` on paper and with `_` on the wire: both are understood. */
const plain = (id: string): string => id.replaceAll("_", "-");

const byId = new Map([...CARDS, ...CENTRAL].map((card) => [plain(card.id), card]));

export const cardOf = (id: string): CardFace | undefined => byId.get(plain(id));

/** The first print of a card, which is the card itself but for reprints. */
export const printOf = (id: string): string => cardOf(id)?.same_as ?? id;

export const frameOf = (card: CardFace): Frame => FRAMES[card.kind] ?? "centre";

export const backOf = (card: CardFace): BackOf => (card.kind === "event" ? "event" : card.set);

/** How many resources a card costs in all. */
export const priceOf = (cost: Cost): number =>
  RESOURCES.reduce((sum, resource) => sum + (cost[resource] ?? 0), 0);
