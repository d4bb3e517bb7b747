// What both card games know of a card: all that is needed to draw it, read it and tell it. Each game makes
// the faces of its own cards from its own file.

import type { Good, Terrain } from "../../../generated/realm";
import type { Words } from "../../../generated/table";
import type { MarkName } from "./marks";

/** In this order costs are told and drawn. */
export const RESOURCES = [
  "lumber",
  "brick",
  "wool",
  "grain",
  "ore",
  "gold",
] as const satisfies Good[];
export type Resource = Good;

/** What a card may cost: resources, and the power of wizards. */
export const PRICES = [...RESOURCES, "magic"] as const;
export type Priced = (typeof PRICES)[number];
export type Cost = Partial<Record<Priced, number>>;

export const POINTS = [
  "victory",
  "trade",
  "strength",
  "skill",
  "tournament",
  "progress",
  "magic",
] as const;
export type Point = (typeof POINTS)[number];
export type Points = Partial<Record<Point, number>>;

/** What a site counts by itself. */
export const SITE_POINTS = { settlement: 1, city: 2, citadel: 1, "citadel-awake": 2 } as const;
export type SiteKind = keyof typeof SITE_POINTS;

/** What stays stands up, what passes hangs down: the frame tells the kind. */
export type Frame =
  | "settlement"
  | "city"
  | "landscape"
  | "action"
  | "event"
  | "centre"
  | "magic"
  | "wizard"
  | "spell"
  | "border";

const HANGING: readonly Frame[] = ["action", "event", "spell"];
export const hangs = ({ frame }: Pick<CardFace, "frame">): boolean => HANGING.includes(frame);

/** Kinds as people think of them. */
export const GROUPS = [
  "building",
  "city",
  "unit",
  "landscape",
  "wizard",
  "magic",
  "action",
  "event",
  "centre",
] as const;
export type Group = (typeof GROUPS)[number];

/** The back of a card: that of its set; events of all sets share one, and so do landscapes. */
export type BackOf =
  "base" | "gold" | "turmoil" | "progress" | "wizards" | "three-player" | "event" | "central";

/** A sentence by its key. */
export interface Phrase {
  key: string;
  args?: Record<string, string | number>;
}

/** What a card asks for: words of the page, or the name of another card. */
export type Need = Phrase | Words;

export interface CardFace {
  id: string;
  /** The symbol of its picture. */
  emblem: string;
  frame: Frame;
  back: BackOf;
  /** The set it belongs to, by the name of its mark. */
  set: Exclude<BackOf, "event">;
  group: Group;
  /** The key of its kind in words. */
  kindKey: string;
  /** How many there are, and how many of them show the half-moon. */
  count: number;
  moon: number;
  /** Empty where it is free. */
  cost: Cost;
  /** What stands in the place of a price: "Attack". */
  strip?: Phrase & { mark?: MarkName };
  /** What is said of one that costs nothing, where it is not free as others are. */
  freeKey?: string;
  /** What stands at the right of the price. */
  beside?: Phrase & { marks: MarkName[] };
  points: Points;
  /** Points that come on top while something holds; "n": one for each of something. */
  maybe?: Partial<Record<Point, number | "n">>;
  /** One in a realm. */
  single?: boolean;
  /** Some of its values are not those of the printed card, which nobody could read: they are proposed. */
  proposed?: boolean;
  /** All of them must hold; in each, one is enough. */
  conditions: readonly (readonly Need[])[];
  /** What else there is to say about it, under the card that is read. */
  notes: readonly (Phrase & { mark?: MarkName })[];
  name: Words;
  line: Words;
  text: Words;
}

/** What a landscape brings. */
export const LANDSCAPES = {
  forest: "lumber",
  pasture: "wool",
  gold_field: "gold",
  hills: "brick",
  mountains: "ore",
  fields: "grain",
} as const satisfies Record<Terrain, Resource>;
export type LandscapeKind = Terrain;

/** How much a card costs in all. */
export const priceOf = (cost: Cost): number =>
  PRICES.reduce((sum, resource) => sum + (cost[resource] ?? 0), 0);

/** What is missing of a cost. */
export const missing = (cost: Cost, have: Cost): Cost =>
  Object.fromEntries(
    PRICES.map((one) => [one, Math.max(0, (cost[one] ?? 0) - (have[one] ?? 0))] as const),
  );
