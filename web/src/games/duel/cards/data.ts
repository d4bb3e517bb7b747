// The cards of the Duel as the page needs them: found by id, in their order, with what follows from
// their kind. What stands on a card comes from `rules/cards/`, by way of the generated file.

import {
  duelCards,
  duelCentral,
  duelCosts,
  duelFaces,
  duelSupply,
  type DuelCard,
  type DuelCardId,
  type DuelCentral,
  type DuelCost,
  type DuelKind,
  type DuelLand,
  type DuelPoint,
  type DuelResource,
  type DuelSet,
} from "../../../generated/duel-cards";

/** In this order costs are told and drawn. */
export const RESOURCES = [
  "lumber",
  "brick",
  "wool",
  "grain",
  "ore",
  "gold",
] as const satisfies DuelResource[];
export type Resource = DuelResource;

export const POINTS = [
  "victory",
  "trade",
  "strength",
  "skill",
  "progress",
] as const satisfies DuelPoint[];
export type Point = DuelPoint;

export const SETS = ["base", "gold", "turmoil", "progress"] as const satisfies DuelSet[];
export type CardSet = DuelSet;

/** The back of a card: that of its set; events of all sets share one, and so do landscapes. */
export type BackOf = CardSet | "event" | "central";

export type Cost = DuelCost;
export type Points = Partial<Record<Point, number>>;

/** What a site counts by itself. */
export const SITE_POINTS = { settlement: 1, city: 2 } as const;

/** What stands on a card; those of the centre row and landscapes are cards too. */
export type CardFace = Pick<
  DuelCard,
  | "attack"
  | "count"
  | "moon"
  | "cost"
  | "points"
  | "maybe"
  | "once"
  | "named"
  | "open"
  | "needs"
  | "name"
  | "line"
  | "text"
> & {
  id: DuelCardId | DuelCentral;
  set: CardSet | "central";
  kind: DuelKind | "road" | "settlement" | "city" | "landscape";
  same_as?: DuelCardId;
};

/** What stays stands up, what passes hangs down: the frame tells the kind. */
export type Frame = "settlement" | "city" | "landscape" | "action" | "event" | "centre";

const FRAMES: Partial<Record<CardFace["kind"], Frame>> = {
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
export const CARDS: readonly CardFace[] = Object.values(duelCards);

const isBuilt = (id: DuelCentral): id is "road" | "settlement" | "city" => id in duelCosts;

const SUPPLY = {
  road: duelSupply.roads,
  settlement: duelSupply.settlements,
  city: duelSupply.cities,
};

function centre({ id, name, line, text }: (typeof duelCentral)[DuelCentral]): CardFace {
  const paper = {
    set: "central" as const,
    moon: 0,
    needs: [],
    name,
    line,
    text,
  } satisfies Partial<CardFace>;
  if (!isBuilt(id)) return { ...paper, id, kind: "landscape", count: 0, cost: {}, points: {} };
  const points = id === "road" ? {} : { victory: SITE_POINTS[id] };
  return { ...paper, id, kind: id, count: SUPPLY[id], cost: duelCosts[id], points };
}

/** Roads, settlements, cities and landscapes. */
export const CENTRAL: readonly CardFace[] = Object.values(duelCentral).map(centre);

export const FACES = Object.values(duelFaces);

/** What a landscape brings. */
export const LANDSCAPES = {
  forest: "lumber",
  pasture: "wool",
  gold_field: "gold",
  hills: "brick",
  mountains: "ore",
  fields: "grain",
} as const satisfies Record<DuelLand, Resource>;
export type LandscapeKind = DuelLand;

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
