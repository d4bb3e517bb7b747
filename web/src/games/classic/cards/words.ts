// What the cards of the older game are called.

import type { Terrain } from "../../../generated/realm";
import { cardOf } from "./data.svelte";
import { say, t } from "./i18n";

export { costText, resourceName } from "../../realm/cards/words";

export const cardName = (id: string): string => {
  const card = cardOf(id);
  return card === undefined ? id : say(card.name);
};

/** The older game has names of its own for some landscapes. */
export const landName = (land: Terrain): string => t(`classic-terrain-${land.replace("_", "-")}`);
