// What the best player would do, in words.

import type { Moment } from "../../../lib/table";
import { groundWords } from "../../realm/table/describe";
import { hintCommon } from "../../realm/table/hint";
import { own } from "../../realm/table/own";
import { cardName, costText, landName } from "../cards/words";
import { t } from "../i18n";
import type { Decision, View } from "../types";
import { cardAt, mageWords, stackName, storeWords } from "./describe";
import { faceName } from "./faces";

interface At {
  view: View;
  near: number;
  name: (seat: number) => string;
}

/** A decision in a few words. */
export function inWords(decision: Decision, { view, near, name }: At): string {
  const key = own("classic", `hint-${decision.do}`);
  const realm = view.realms[near];
  const store = (at: string) => storeWords(realm, at);
  switch (decision.do) {
    case "cast":
    case "post":
      return t(key, { card: cardName(decision.card) });
    case "station":
      return t(key, { card: cardName(decision.card), store: store(decision.at) });
    case "mark":
      return t(key, { store: store(decision.at) });
    case "charge":
    case "dismiss":
      return t(key, { wizard: mageWords(realm, decision.at) });
    case "mill":
    case "league":
      return t(key, { wizard: mageWords(realm, decision.to) });
    case "spend":
      return t(key, { wizard: mageWords(realm, decision.from) });
    case "offer":
      return t(key, {
        name: name(decision.to),
        give: costText(decision.give),
        want: costText(decision.want),
      });
    case "choose":
      return t(key, { name: name(decision.seat) });
    case "face":
      return t(key, { face: faceName(decision.face) });
    case "fate":
      return t(decision.under ? `${key}-under` : key, { card: cardName(decision.card) });
    case "demolish":
    case "brew":
    case "mend":
      return t(key, { card: cardAt(realm, decision.at) });
    // A card may be picked in any realm.
    case "pick": {
      const found = view.realms.find(({ cards }) => cards.some(({ at }) => at === decision.at));
      return t(key, { card: cardAt(found ?? realm, decision.at) });
    }
    case "lay":
      return t(decision.upper ? key : `${key}-below`);
    case "ground":
      return t(key, { land: groundWords(decision.ground, landName) });
    default:
      return hintCommon(decision, {
        game: "classic",
        realm,
        card: cardName,
        land: landName,
        store,
        stack: (at) => stackName(view, at),
      });
  }
}

/** A decision in a few words, for those who look at it afterwards. */
export function decided(decision: unknown, { view, seat, names }: Moment): string {
  return inWords(decision as Decision, {
    view: view as View,
    near: seat,
    name: (at) => names[at] ?? "",
  });
}
