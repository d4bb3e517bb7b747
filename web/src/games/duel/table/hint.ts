// What the best player would do, in words.

import { cardName, resourceName } from "../cards/words";
import { t } from "../i18n";
import type { Decision, View } from "../types";
import { placeWords, storeWords } from "./describe";
import { stackName } from "./piles";

interface At {
  view: View;
  near: number;
}

/** A decision in a few words. */
export function inWords(decision: Decision, { view, near }: At): string {
  const key = `duel-hint-${decision.do}`;
  const realm = view.realms[near];
  const store = (at: string) => storeWords(realm, at);
  switch (decision.do) {
    case "play":
    case "take":
      return t(key, { card: cardName(decision.card) });
    case "name":
      return t(key, { card: cardName(decision.card), number: decision.number });
    case "settlement":
      return t(decision.scout ? `${key}-scout` : key);
    case "city":
      return t(key, { site: placeWords(realm, decision.at) });
    case "build":
      return t(key, { card: cardName(decision.card), where: placeWords(realm, decision.at) });
    case "cache":
    case "gain":
    case "move":
      return t(key, { store: store(decision.at) });
    case "pay":
      return t(key, { store: store(decision.from) });
    case "exchange":
      return t(key, { give: resourceName(decision.give), store: store(decision.to) });
    case "ship":
      return t(key, { give: store(decision.from), store: store(decision.to) });
    case "mint":
      return t(key, { store: store(decision.to) });
    case "draw":
    case "search":
    case "stack":
      return t(key, { stack: stackName(view, decision.stack) });
    case "put":
      return t(key, { card: cardName(decision.card), stack: stackName(view, decision.stack) });
    case "choose":
      return t(key, { resource: resourceName(decision.kind) });
    case "demolish":
    case "pick": {
      const found = [realm, view.realms[1 - near]]
        .flatMap((one) => one?.cards ?? [])
        .find(({ at }) => at === decision.at);
      return t(key, { card: found === undefined ? "" : cardName(found.card) });
    }
    case "lay": {
      const ground = view.ask?.ask === "lay" ? view.ask.lands[decision.upper] : undefined;
      return t(key, { land: ground === undefined ? "" : cardName(ground.land) });
    }
    case "scout": {
      const [upper, lower] = decision.lands.map(
        ({ land, number }) => `${cardName(land)} ${number}`,
      );
      return t(key, { upper: upper ?? "", lower: lower ?? "" });
    }
    default:
      return t(key);
  }
}
