// Places of a realm in words.

import { landWords, placeWords } from "../../realm/table/describe";
import { cardName, landName } from "../cards/words";
import { t } from "../i18n";
import type { RealmView, View } from "../types";

/** "Forest 2". */
export const storeWords = (realm: RealmView | undefined, at: string): string =>
  landWords(realm, at, landName);

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
