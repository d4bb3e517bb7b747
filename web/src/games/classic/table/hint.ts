// What the best player would do, in words.

import { cardName, costText, landName, resourceName } from "../cards/words";
import { t } from "../i18n";
import type { Decision, Ground, View } from "../types";
import { cardAt, mageWords, placeWords, stackName, storeWords } from "./describe";
import { faceName } from "./faces";

interface At {
  view: View;
  near: number;
  name: (seat: number) => string;
}

const groundWords = ({ land, number }: Ground): string => `${landName(land)} ${number}`;

/** A decision in a few words. */
export function inWords(decision: Decision, { view, near, name }: At): string {
  const key = `classic-hint-${decision.do}`;
  const realm = view.realms[near];
  const store = (at: string) => storeWords(realm, at);
  const stack = (at: number) => stackName(view, at);
  switch (decision.do) {
    case "play":
    case "take":
    case "cast":
    case "post":
      return t(key, { card: cardName(decision.card) });
    case "name":
      return t(key, { card: cardName(decision.card), number: decision.number });
    case "settlement":
      return t(decision.scout ? `${key}-scout` : key);
    case "city":
    case "citadel":
      return t(key, { site: placeWords(realm, decision.at) });
    case "build":
      return t(key, { card: cardName(decision.card), where: placeWords(realm, decision.at) });
    case "station":
      return t(key, { card: cardName(decision.card), store: store(decision.at) });
    case "gain":
    case "mark":
      return t(key, { store: store(decision.at) });
    case "pay":
      return t(key, { store: store(decision.from) });
    case "charge":
    case "dismiss":
      return t(key, { wizard: mageWords(realm, decision.at) });
    case "mill":
    case "league":
      return t(key, { wizard: mageWords(realm, decision.to) });
    case "spend":
      return t(key, { wizard: mageWords(realm, decision.from) });
    case "exchange":
      return t(key, { give: resourceName(decision.give), store: store(decision.to) });
    case "offer":
      return t(key, {
        name: name(decision.to),
        give: costText(decision.give),
        want: costText(decision.want),
      });
    case "draw":
    case "search":
    case "stack":
      return t(key, { stack: stack(decision.stack) });
    case "put":
      return t(key, { card: cardName(decision.card), stack: stack(decision.stack) });
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
    case "pick": {
      const found = view.realms.find(({ cards }) => cards.some(({ at }) => at === decision.at));
      return t(key, { card: cardAt(found ?? realm, decision.at) });
    }
    case "lay":
      return t(decision.upper ? key : `${key}-below`);
    case "ground":
      return t(key, { land: groundWords(decision.ground) });
    case "scout": {
      const [upper, lower] = decision.lands;
      return t(key, { upper: groundWords(upper), lower: groundWords(lower) });
    }
    default:
      return t(key);
  }
}
