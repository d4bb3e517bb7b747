// Places of a realm in words.

import { placeOf } from "../../realm/table/places";
import { cardName, landName } from "../cards/words";
import { t } from "../i18n";
import type { RealmView, View } from "../types";

/** "Forest 2". */
export function storeWords(realm: RealmView | undefined, at: string): string {
  const land = realm?.lands.find((one) => one.at === at);
  return land === undefined ? at : `${landName(land.land)} ${land.number}`;
}

/** "above the 2nd settlement or city from the left": a site, or a column. */
export function placeWords(realm: RealmView | undefined, at: string | number): string {
  const place = typeof at === "number" ? { column: at, row: undefined } : placeOf(at);
  if (place === undefined) return `${at}`;
  const site = (realm?.sites ?? []).filter((one) => one.at <= place.column).length;
  if (place.row === undefined) return t("realm-where-site", { site });
  return t(place.row === "U" ? "realm-where-above" : "realm-where-below", { site });
}

/** The wizard who stands at a landscape. */
export function mageWords(realm: RealmView | undefined, at: string): string {
  const mage = realm?.mages.find((one) => one.at === at);
  return mage === undefined ? storeWords(realm, at) : cardName(mage.card);
}

/** The card that stands somewhere. */
export function cardAt(realm: RealmView | undefined, at: string): string {
  const found = realm?.cards.find((one) => one.at === at);
  return found === undefined ? placeWords(realm, at) : cardName(found.card);
}

/** How a stack is called. In an extended game the last two are those of the wizards. */
export function stackName(view: View, stack: number): string {
  const own = view.stacks[stack]?.owner ?? null;
  if (own !== null) {
    const number = view.stacks.slice(0, stack + 1).filter(({ owner }) => owner === own).length;
    return t("realm-pile-numbered", { set: t("realm-pile-own"), number });
  }
  const first = firstOfWizards(view);
  const [set, number] =
    stack < first ? (["base", stack + 1] as const) : (["wizards", stack - first + 1] as const);
  return t("realm-pile-numbered", { set: t(`realm-set-short-${set}`), number });
}

/** The stacks from this one on began with cards of the wizards. */
export const firstOfWizards = ({ mode, stacks }: View): number =>
  mode === "wizards" ? stacks.length - 2 : stacks.length;
