// What a card is called and says, for those who look and for those who listen.

import type { Words } from "../../../generated/table";
import {
  missing,
  POINTS,
  priceOf,
  PRICES,
  type CardFace,
  type Cost,
  type LandscapeKind,
  type Need,
  type Point,
  type Points,
  type Priced,
} from "./face";
import { language, say, t } from "./i18n";

/** Where long German words may be broken: a browser without a dictionary would break them anywhere. */
const PARTS =
  /(Handels|stütz|Holz|fäller|Ziegel|Geschütz|Dreifelder|Wander|Bewah|Getreide|Biblio|Gemeinde|Gold|Kaufmanns|Kund|Eisen|Lager|Bruder|Ertrag|Kaper|Geld|Händler|Salz|Bogen|Feuer|Übungs|Zehnt|Univer|Befestig|Hüterin des |Tausch|Verwand|Material|Einhör|Wollmanu|Jahres|Verhand|Waffen|Grenz|Turnier|Söldner|Gerechtig|Bücher|Über|Zauber|Markt|Kräuter|Bürger|Fort|Unheim|Abtrün|Schick|Inspi|Land|Wirbel|Zeit|Wahr|Unter|Lang|Erfolg|Auf|still|Pazi|verbren|schwem|Verfüh)(?=\p{Ll}{3})/gu;

/** A name as it is drawn, with soft hyphens. */
export const drawn = (name: Words): string =>
  language.current === "de" ? name.de.replace(PARTS, "$1\u00ad") : say(name);

export const landName = (land: LandscapeKind): string =>
  t(`realm-terrain-${land.replaceAll("_", "-")}`);

export const resourceName = (resource: Priced | "any"): string => t(`realm-res-${resource}`);

export const pointName = (point: Point): string => t(`realm-point-name-${point}`);

const list = (items: string[]): string => items.join(", ");

/** "2 lumber, 1 brick"; nothing where nothing is asked. */
export const costText = (cost: Cost): string =>
  list(
    PRICES.filter((resource) => (cost[resource] ?? 0) > 0).map((resource) =>
      t("realm-res-count", { count: cost[resource] ?? 0, resource: resourceName(resource) }),
    ),
  );

export const pointsText = (points: Points): string =>
  list(
    POINTS.filter((point) => (points[point] ?? 0) > 0).map((point) =>
      t(`realm-point-${point}`, { count: points[point] ?? 0 }),
    ),
  );

/** Points that come and go, in words; nothing where there are none. */
export function maybeText({ maybe = {} }: CardFace): string {
  const told = POINTS.flatMap((point) => {
    const count = maybe[point];
    if (count === undefined) return [];
    if (count === "n")
      return [t("realm-points-maybe-each", { point: t(`realm-point-${point}`, { count: 1 }) })];
    return [t("realm-points-maybe", { points: t(`realm-point-${point}`, { count }) })];
  });
  return list(told);
}

const need = (one: Need): string => ("key" in one ? t(one.key, one.args) : say(one));

/** What a card asks for beside its cost; nothing where it asks for nothing. A hand card has a line for it. */
export const needsText = ({ conditions }: CardFace, short = false): string =>
  conditions
    .map((one) =>
      one
        .map(need)
        .reduce((one, other) => t(short ? "realm-or-short" : "realm-or", { one, other })),
    )
    .join("; ");

export type CardState = "can" | "picked" | "cannot" | "dim";

/** All that a card says to somebody who cannot see it, the most telling first. */
export function cardLabel(
  card: CardFace,
  { cost = card.cost, have, state, fresh }: Told = {},
): string {
  const price = costText(cost);
  const lacks = have === undefined ? "" : costText(missing(cost, have));
  const needs = needsText(card);
  const paid = card.strip === undefined || priceOf(cost) > 0;
  const said = [
    say(card.name),
    t(card.kindKey),
    ...(!paid
      ? []
      : [price === "" ? t("realm-label-free") : t("realm-label-cost", { cost: price })]),
    pointsText(card.points),
    maybeText(card),
    ...(card.proposed === true ? [t("realm-label-proposed")] : []),
    ...(needs === "" ? [] : [t("realm-label-needs", { needs })]),
    say(card.line).replace(/\.$/, ""),
    ...(lacks === "" ? [] : [t("realm-label-lacks", { cost: lacks })]),
    ...(state === undefined || state === "picked" ? [] : [t(`realm-label-${state}`)]),
    ...(fresh === true ? [t("realm-label-new")] : []),
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
