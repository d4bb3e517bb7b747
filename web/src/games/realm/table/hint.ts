// What the best player would do, in words, as far as both games may do it.

import { t } from "../cards/i18n";
import { resourceName } from "../cards/words";
import { groundWords, placeWords } from "./describe";
import { own } from "./own";
import type { AnyDecision, Decision, Ground, RealmView } from "./types";

/** What one game calls things. */
export interface Hinter {
  game: string;
  realm: RealmView | undefined;
  card: (id: string) => string;
  land: (land: Ground["land"]) => string;
  store: (at: string) => string;
  stack: (at: number) => string;
}

/** A decision in a few words; one that only one game has is told by its name alone. */
export function hintCommon(decision: AnyDecision, hinter: Hinter): string {
  const { game, realm, card, land, store, stack } = hinter;
  const key = own(game, `hint-${decision.do}`);
  const one = decision as Decision;
  switch (one.do) {
    case "play":
    case "take":
      return t(key, { card: card(one.card) });
    case "name":
      return t(key, { card: card(one.card), number: one.number });
    case "settlement":
      return t(one.scout ? `${key}-scout` : key);
    case "city":
    case "citadel":
      return t(key, { site: placeWords(realm, one.at) });
    case "build":
      return t(key, { card: card(one.card), where: placeWords(realm, one.at) });
    case "gain":
      return t(key, { store: store(one.at) });
    case "pay":
      return t(key, { store: store(one.from) });
    case "exchange":
      return t(key, { give: resourceName(one.give), store: store(one.to) });
    case "draw":
    case "search":
    case "stack":
      return t(key, { stack: stack(one.stack) });
    case "put":
      return t(key, { card: card(one.card), stack: stack(one.stack) });
    case "scout": {
      const [upper, lower] = one.lands;
      return t(key, { upper: groundWords(upper, land), lower: groundWords(lower, land) });
    }
    default:
      return t(key);
  }
}
