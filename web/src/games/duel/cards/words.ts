// What the cards of the Duel are called.

import type { BackOf } from "../../realm/cards/face";
import { drawn } from "../../realm/cards/words";
import { cardOf } from "./data";
import { say, t } from "./i18n";

export { costText, landName, pointName, pointsText, resourceName } from "../../realm/cards/words";

export const cardName = (id: string): string => {
  const card = cardOf(id);
  return card === undefined ? id : say(card.name);
};

/** The name as it is drawn, with soft hyphens. */
export const drawnName = (id: string): string => {
  const card = cardOf(id);
  return card === undefined ? id : drawn(card.name);
};

export const setName = (set: BackOf): string => t(`realm-set-${set}`);
