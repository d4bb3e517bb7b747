// Places of a realm in words.

import { t } from "../cards/i18n";
import { placeOf } from "./places";
import type { Ground, RealmView } from "./types";

type LandName = (land: Ground["land"]) => string;

/** "Forest 2". */
export const groundWords = ({ land, number }: Ground, landName: LandName): string =>
  `${landName(land)} ${number}`;

/** "Forest 2", by where it lies. */
export function landWords(realm: RealmView | undefined, at: string, landName: LandName): string {
  const land = realm?.lands.find((one) => one.at === at);
  return land === undefined ? at : groundWords(land, landName);
}

/** "above the 2nd settlement or city from the left": a site, or a column. */
export function placeWords(realm: RealmView | undefined, at: string | number): string {
  const place = typeof at === "number" ? { column: at, row: undefined } : placeOf(at);
  if (place === undefined) return `${at}`;
  const site = (realm?.sites ?? []).filter((one) => one.at <= place.column).length;
  if (place.row === undefined) return t("realm-where-site", { site });
  return t(place.row === "U" ? "realm-where-above" : "realm-where-below", { site });
}
