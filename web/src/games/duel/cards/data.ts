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
  type DuelKind,
  type DuelPoint,
  type DuelSet,
} from "../../../generated/duel-cards";
import { emblemOf } from "../../realm/cards/emblems";
import {
  SITE_POINTS,
  type BackOf,
  type CardFace as Face,
  type Frame,
  type Group,
  type Need,
} from "../../realm/cards/face";

export {
  LANDSCAPES,
  priceOf,
  RESOURCES,
  SITE_POINTS,
  type Cost,
  type Frame,
  type LandscapeKind,
  type Points,
  type Resource,
} from "../../realm/cards/face";

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

/** The groups of the cards of a box; those of the centre are one more. */
export const GROUPS = [
  "building",
  "city",
  "unit",
  "landscape",
  "action",
  "event",
] as const satisfies Group[];

type Kind = DuelKind | "road" | "settlement" | "city" | "landscape";

/** What stands on a card; those of the centre row and landscapes are cards too. */
export type CardFace = Face &
  Pick<DuelCard, "attack" | "once" | "named" | "open" | "needs"> & {
    id: DuelCardId | DuelCentral;
    set: CardSet | "central";
    kind: Kind;
    same_as?: DuelCardId;
  };

const FRAMES: Partial<Record<Kind, Frame>> = {
  action: "action",
  building: "settlement",
  hero: "settlement",
  "trade-ship": "settlement",
  unit: "settlement",
  "city-building": "city",
  "landscape-expansion": "landscape",
  event: "event",
};

const GROUP: Partial<Record<Kind, Group>> = {
  building: "building",
  "city-building": "city",
  hero: "unit",
  "trade-ship": "unit",
  unit: "unit",
  "landscape-expansion": "landscape",
  action: "action",
  event: "event",
};

const isCard = (id: string): id is DuelCardId => id in duelCards;

/** One condition: an own card, or a state of the realm. */
const need = (word: string): Need =>
  isCard(word) ? duelCards[word].name : { key: `duel-need-${word}` };

function strip({ kind, attack }: Pick<CardFace, "kind" | "attack">): Pick<CardFace, "strip"> {
  if (kind === "event") return { strip: { key: "duel-strip-event", mark: "die-event-card" } };
  if (kind !== "action") return {};
  return attack
    ? { strip: { key: "duel-strip-attack", mark: "mark-attack" } }
    : { strip: { key: "duel-strip-action" } };
}

function notes({ named, once, open, moon, count, kind }: DuelCard): CardFace["notes"] {
  const held = moon < count ? "duel-moon-some" : "duel-moon";
  const key = kind === "event" && moon === count ? "duel-moon-event" : held;
  return [
    ...(named ? [{ key: "duel-named" }] : once ? [{ key: "duel-once" }] : []),
    ...(open ? [{ key: "duel-open" }] : []),
    ...(moon > 0 ? [{ key, args: { moon, count }, mark: "half-moon" as const }] : []),
  ];
}

function face(card: DuelCard): CardFace {
  const { kind, set, attack, needs } = card;
  return {
    ...card,
    ...strip(card),
    emblem: emblemOf(card.same_as ?? card.id),
    frame: FRAMES[kind] ?? "centre",
    back: kind === "event" ? "event" : set,
    group: GROUP[kind] ?? "centre",
    kindKey: attack ? "duel-kind-attack" : `duel-kind-${kind}`,
    single: card.once === true || card.named === true,
    conditions: needs.map((one) => one.split("|").map(need)),
    notes: notes(card),
  };
}

/** The cards that may lie in stacks and hands, and events; not those of the centre. */
export const CARDS: readonly CardFace[] = Object.values(duelCards).map(face);

const isBuilt = (id: DuelCentral): id is "road" | "settlement" | "city" => id in duelCosts;

const SUPPLY = {
  road: duelSupply.roads,
  settlement: duelSupply.settlements,
  city: duelSupply.cities,
};

function centre({ id, name, line, text }: (typeof duelCentral)[DuelCentral]): CardFace {
  const paper = {
    id,
    emblem: emblemOf(id),
    frame: "centre" as const,
    back: "central" as const,
    set: "central" as const,
    group: "centre" as const,
    moon: 0,
    needs: [],
    conditions: [],
    notes: [],
    name,
    line,
    text,
  } satisfies Partial<CardFace>;
  if (!isBuilt(id))
    return {
      ...paper,
      kind: "landscape",
      kindKey: "duel-kind-landscape",
      freeKey: "duel-strip-stack",
      count: 0,
      cost: {},
      points: {},
    };
  const points = id === "road" ? {} : { victory: SITE_POINTS[id] };
  const kindKey = `duel-kind-${id}`;
  return { ...paper, kind: id, kindKey, count: SUPPLY[id], cost: duelCosts[id], points };
}

/** Roads, settlements, cities and landscapes. */
export const CENTRAL: readonly CardFace[] = Object.values(duelCentral).map(centre);

export const FACES = Object.values(duelFaces);

/** Ids are written with `-` on paper and with `_` on the wire: both are understood. */
const plain = (id: string): string => id.replaceAll("_", "-");

const byId = new Map([...CARDS, ...CENTRAL].map((card) => [plain(card.id), card]));

export const cardOf = (id: string): CardFace | undefined => byId.get(plain(id));

/** The first print of a card, which is the card itself but for reprints. */
export const printOf = (id: string): string => cardOf(id)?.same_as ?? id;

export type { BackOf };
