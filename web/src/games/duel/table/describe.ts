// Places of a realm in words.

import { cardName } from "../cards/words";
import { t } from "../i18n";
import type { RealmView } from "../types";
import { placeOf } from "../../realm/table/places";

/** "Forest 2", or the Gold Cache. */
export function storeWords(realm: RealmView | undefined, at: string): string {
  if (at === "cache") return cardName("gold-cache");
  const land = realm?.lands.find((one) => one.at === at);
  return land === undefined ? at : `${cardName(land.land)} ${land.number}`;
}

/** "above the 2nd settlement or city from the left": a site, or a column. */
export function placeWords(realm: RealmView | undefined, at: string | number): string {
  const place = typeof at === "number" ? { column: at, row: undefined } : placeOf(at);
  if (place === undefined) return `${at}`;
  const site = (realm?.sites ?? []).filter((one) => one.at <= place.column).length;
  if (place.row === undefined) return t("realm-where-site", { site });
  return t(place.row === "U" ? "realm-where-above" : "realm-where-below", { site });
}
