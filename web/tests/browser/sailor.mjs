// A player at sea: founds at the coast with ships, lays more of them and moves them, settles wherever
// that is possible, takes gold, and sends out the pirate. All else is left to the lively player.

import { lively } from "./lively.mjs";
import { press } from "./player.mjs";

const able = ":not([aria-disabled=true])";
/** What is tried in each turn, one after the other; a ship first, that there is one to move. */
const MAKES = ["settlement", "city", "sea-build", "sea-move", "road"];

const labelled = (...words) =>
  `[data-spot]${words.map((one) => `[aria-label*="${one}"]`).join("")}`;
/** Where a sailor likes to found, in the languages that are played in: ships are of lumber and wool. */
const SHORES = [
  labelled("forest", "pasture", "the sea"),
  labelled("forest", "the sea"),
  labelled("Wald", "Weideland", "Meer"),
  labelled("Wald", "Meer"),
  "[data-spot]",
];
const WATERS = [labelled("place for a ship"), labelled("Platz für ein Schiff"), "[data-spot]"];

async function first(page, selectors) {
  for (const one of selectors) if (await press(page.locator(one), "Enter")) return true;
  return false;
}

export function sailor(used) {
  const others = lively(used);
  let left = [...MAKES];
  const make = async (page) => {
    for (let what = left.shift(); what !== undefined; what = left.shift())
      if (await press(page.locator(`[data-make=${what}]${able}`))) return (used.add(what), true);
    return false;
  };
  return async (page, ask) => {
    switch (ask) {
      case "found-me":
        return first(page, SHORES);
      case "sea-ask-found-path-me":
        return (used.add("sea-lay"), first(page, WATERS));
      case "sea-lay-ask-piece":
        return press(page.locator("[data-option=ship]"));
      case "place-road":
      case "place-settlement":
      case "place-city":
        return press(page.locator("[data-spot]"), "Enter");
      case "sea-ask-villain-me":
        return (used.add("pirate"), press(page.locator("[data-option=pirate]")));
      case "build-trade-end":
      case "build-end":
      case "trade-end":
      case "end":
        if (await make(page)) return true;
        left = [...MAKES];
        return others(page, ask);
      default:
        return others(page, ask);
    }
  };
}
