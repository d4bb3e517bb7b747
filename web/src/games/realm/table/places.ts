// The places of a realm as they lie side by side on the screen. Sites have odd columns, roads and
// landscapes even ones; what is above the row is U, below it L.

import type { SiteKind } from "../cards/face";
import type { LandView, PlacedView, RealmView } from "./types";

export type Row = "U" | "L";

export interface Place {
  column: number;
  row: Row;
}

/** Where a landscape (`-2U`) or a site for a card (`1Ua`) lies; the cache has no place of its own. */
export function placeOf(at: string): Place | undefined {
  const found = /^(-?\d+)([UL])[ab]?$/.exec(at);
  return found === null ? undefined : { column: Number(found[1]), row: found[2] as Row };
}

/** A site for a card, with what stands there. */
export interface Spot {
  at: string;
  stands: PlacedView | undefined;
}

export type Column =
  | {
      is: "land";
      at: number;
      upper: LandView | undefined;
      lower: LandView | undefined;
      /** A road lies here, or could one day; `tip` where the row ends with it. */
      road: boolean;
      tip?: "left" | "right" | undefined;
    }
  | { is: "site"; at: number; kind: SiteKind; wide: boolean; upper: Spot[]; lower: Spot[] }
  /** Beyond the last road: the place for the next settlement. */
  | { is: "ghost"; at: number };

/** A citadel is awake while a wizard stands at one of its four landscapes. */
const citadelOf = (realm: RealmView, at: number): SiteKind =>
  (realm.mages ?? []).some((mage) => Math.abs((placeOf(mage.at)?.column ?? NaN) - at) === 1)
    ? "citadel-awake"
    : "citadel";

/** The realm from left to right. */
export function columnsOf(realm: RealmView): Column[] {
  const sites = realm.sites.map(({ at }) => at);
  const first = Math.min(...sites);
  const last = Math.max(...sites);
  const landAt = (name: string) => realm.lands.find(({ at }) => at === name);
  const spots = (at: number, row: Row, wide: boolean): Spot[] =>
    (wide ? ["a", "b"] : ["a"]).map((second) => {
      const name = `${at}${row}${second}`;
      return { at: name, stands: realm.cards.find((one) => one.at === name) };
    });
  const columns: Column[] = [];
  for (let at = first - 1; at <= last + 1; at += 1) {
    const site = realm.sites.find((one) => one.at === at);
    if (site !== undefined) {
      const citadel = site.citadel === true;
      const wide = site.city || citadel;
      const [upper, lower] = [spots(at, "U", wide), spots(at, "L", wide)];
      const kind = citadel ? citadelOf(realm, at) : site.city ? "city" : "settlement";
      columns.push({ is: "site", at, kind, wide, upper, lower });
    } else {
      const road = realm.roads.includes(at);
      const tip = !road ? undefined : at < first ? "left" : at > last ? "right" : undefined;
      const [upper, lower] = [landAt(`${at}U`), landAt(`${at}L`)];
      columns.push({ is: "land", at, upper, lower, road, tip });
    }
  }
  if (realm.roads.includes(first - 1)) columns.unshift({ is: "ghost", at: first - 2 });
  if (realm.roads.includes(last + 1)) columns.push({ is: "ghost", at: last + 2 });
  return columns;
}

/** How many cells wide a realm is, and how many gaps lie between them. */
export function widthOf(columns: readonly Column[]): { cells: number; gaps: number } {
  const cells = columns.reduce((sum, one) => sum + (one.is === "site" && one.wide ? 2 : 1), 0);
  return { cells, gaps: cells - 1 };
}

/** The places of the landscapes of the start, in the order in which they are told. */
export const START = ["-2U", "0U", "2U", "-2L", "0L", "2L"] as const;
