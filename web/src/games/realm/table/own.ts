// The words of one game for something that both have; where it says nothing of its own, those that they share.

import { knows } from "../cards/i18n";

export const own = (game: string, key: string): string =>
  knows(`${game}-${key}`) ? `${game}-${key}` : `realm-${key}`;
