// What a card is called and says, for those who look and for those who listen.

import { language, knows, say, t } from "./i18n";
import {
  cardOf,
  POINTS,
  RESOURCES,
  type BackOf,
  type CardFace,
  type Cost,
  type Point,
  type Resource,
} from "./data";

/** Where long German words may be broken: a browser without a dictionary would break them anywhere. */
const PARTS =
  /(Handels|stütz|Holz|fäller|Ziegel|Geschütz|Dreifelder|Wander|Bewah|Getreide|Biblio|Gemeinde|Gold|Kaufmanns|Kund|Eisen|Lager|Bruder|Ertrag|Kaper|Geld|Händler|Salz|Bogen|Feuer|Übungs|Zehnt|Univer)(?=\p{Ll}{3})/gu;

export const cardName = (id: string): string => {
  const card = cardOf(id);
  return card === undefined ? id : say(card.name);
};

/** The name as it is drawn, with soft hyphens. */
export const drawnName = (id: string): string =>
  language.current === "de" ? cardName(id).replace(PARTS, "$1\u00ad") : cardName(id);

export const kindName = (card: CardFace): string =>
  t(card.attack ? "duel-kind-attack" : `duel-kind-${card.kind}`);

export const setName = (set: BackOf): string => t(`duel-set-${set}`);

export const resourceName = (resource: Resource | "any"): string => t(`duel-res-${resource}`);

export const pointName = (point: Point): string => t(`duel-point-name-${point}`);

const list = (items: string[]): string => items.join(", ");

/** "2 lumber, 1 brick"; nothing where nothing is asked. */
export const costText = (cost: Cost): string =>
  list(
    RESOURCES.filter((resource) => (cost[resource] ?? 0) > 0).map((resource) =>
      t("duel-res-count", { count: cost[resource] ?? 0, resource: resourceName(resource) }),
    ),
  );

export const pointsText = (points: Partial<Record<Point, number>>): string =>
  list(
    POINTS.filter((point) => (points[point] ?? 0) > 0).map((point) =>
      t(`duel-point-${point}`, { count: points[point] ?? 0 }),
    ),
  );

/** Points that come and go, in words; nothing where there are none. */
export function maybeText({ maybe = {} }: CardFace): string {
  const told = POINTS.flatMap((point) => {
    const count = maybe[point];
    if (count === undefined) return [];
    if (count === "n")
      return [t("duel-points-maybe-each", { point: t(`duel-point-${point}`, { count: 1 }) })];
    return [t("duel-points-maybe", { points: t(`duel-point-${point}`, { count }) })];
  });
  return list(told);
}

/** One condition: an own card, or a state of the realm. */
function need(word: string): string {
  const key = `duel-need-${word}`;
  return knows(key) ? t(key) : cardName(word);
}

/** What a card asks for beside its cost; nothing where it asks for nothing. A hand card has a line for it. */
export const needsText = ({ needs }: CardFace, short = false): string =>
  needs
    .map((one) =>
      one
        .split("|")
        .map(need)
        .reduce((one, other) => t(short ? "duel-or-short" : "duel-or", { one, other })),
    )
    .join("; ");

/** The half-moon of a card in words; nothing where no copy has it. */
export function moonText({ kind, moon, count }: CardFace): string | undefined {
  if (moon === 0) return undefined;
  if (moon < count) return t("duel-moon-some", { moon, count });
  return t(kind === "event" ? "duel-moon-event" : "duel-moon");
}

export type CardState = "can" | "picked" | "cannot" | "dim";

const isPrice = ({ kind }: CardFace): boolean => kind !== "action" && kind !== "event";

/** What is missing of a cost. */
export const missing = (cost: Cost, have: Cost): Cost =>
  Object.fromEntries(
    RESOURCES.map((one) => [one, Math.max(0, (cost[one] ?? 0) - (have[one] ?? 0))] as const),
  );

/** All that a card says to somebody who cannot see it, the most telling first. */
export function cardLabel(
  card: CardFace,
  { cost = card.cost, have, state, fresh }: Told = {},
): string {
  const price = costText(cost);
  const lacks = have === undefined ? "" : costText(missing(cost, have));
  const needs = needsText(card);
  const said = [
    cardName(card.id),
    kindName(card),
    ...(!isPrice(card)
      ? []
      : [price === "" ? t("duel-label-free") : t("duel-label-cost", { cost: price })]),
    pointsText(card.points),
    maybeText(card),
    ...(needs === "" ? [] : [t("duel-label-needs", { needs })]),
    say(card.line).replace(/\.$/, ""),
    ...(lacks === "" ? [] : [t("duel-label-lacks", { cost: lacks })]),
    ...(state === undefined || state === "picked" ? [] : [t(`duel-label-${state}`)]),
    ...(fresh === true ? [t("duel-label-new")] : []),
  ];
  return `${said.filter((one) => one !== "").join(". ")}.`;
}

/** What the moment adds to a card. */
export interface Told {
  /** What it costs now, where that is not what is printed. */
  cost?: Cost | undefined;
  have?: Cost | undefined;
  state?: CardState | undefined;
  fresh?: boolean | undefined;
}
