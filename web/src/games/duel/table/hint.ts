// What the best player would do, in words.

import type { Moment } from "../../../lib/table";
import { hintCommon } from "../../realm/table/hint";
import { own } from "../../realm/table/own";
import { cardName, resourceName } from "../cards/words";
import { t } from "../i18n";
import type { Decision, View } from "../types";
import { storeWords } from "./describe";
import { stackName } from "./piles";

interface At {
  view: View;
  near: number;
}

/** A decision in a few words. */
export function inWords(decision: Decision, { view, near }: At): string {
  const key = own("duel", `hint-${decision.do}`);
  const realm = view.realms[near];
  const store = (at: string) => storeWords(realm, at);
  switch (decision.do) {
    case "cache":
    case "move":
      return t(key, { store: store(decision.at) });
    case "ship":
      return t(key, { give: store(decision.from), store: store(decision.to) });
    case "mint":
      return t(key, { store: store(decision.to) });
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
    default:
      return hintCommon(decision, {
        game: "duel",
        realm,
        card: cardName,
        land: cardName,
        store,
        stack: (at) => stackName(view, at),
      });
  }
}

/** A decision in a few words, for those who look at it afterwards. */
export function decided(decision: unknown, { view, seat }: Moment): string {
  return inWords(decision as Decision, { view: view as View, near: seat });
}
