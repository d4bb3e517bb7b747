// A player of the Duel who presses whatever glows: answers what is asked, builds and plays what can be,
// and then goes on. Everything is found by what the page marks, in every language.

import { press } from "./player.mjs";

const button = (key) => `.ask [data-press=${key}]`;

/** Places that answer a question, or take what was picked. */
const PLACES = [
  "[data-slot][data-legal] button",
  "[data-site][data-legal] button",
  "[data-road][data-legal] button",
  ".land [data-legal].cache",
  "[data-land][data-legal] button",
  "[data-pile^=stack][data-legal]",
  ".ask [data-pick]",
];

/** What is picked to begin something: cards first, then what they cost. */
const BEGINNINGS = [
  "[data-pile=city][data-legal]",
  "[data-pile=settlement][data-legal]",
  "[data-pile=open][data-legal]",
  "[data-hand][data-legal] button",
  "[data-pile=road][data-legal]",
  // On small screens the piles are one button, and the places themselves are pressed.
  "[data-site] button.site.can",
  "button[data-offer]",
];

const PASSES = ["roll", "protect", "tax", "pass", "finish"];

async function first(page, selectors) {
  for (const selector of selectors) if (await press(page.locator(selector))) return selector;
  return undefined;
}

/** Plays one press; `used` collects what was asked and pressed. */
export function duelist(used = new Set()) {
  return async (page, ask) => {
    const note = (what) => (used.add(what), true);
    if (ask === "" || ask.startsWith("duel-ask-over")) return false;
    if (await press(page.locator("[data-deck]"))) return note("deck");
    if (await press(page.locator(button("take")))) return note("take");
    if (await press(page.locator(button("play")))) return note("play");
    if (ask === "duel-ask-arrange-me") return press(page.locator(button("arrange")));
    if (ask === "duel-ask-exchange-me" && used.has("exchanged"))
      return press(page.locator(".ask [data-press^=pass]"));
    if (
      await first(page, [
        "[data-take][data-legal] button",
        "button.lay",
        "[data-ground][data-legal] button",
      ])
    )
      return note(ask);
    const place = await first(page, PLACES);
    if (place !== undefined) {
      if (ask === "duel-ask-replace-search" || ask === "duel-ask-replace-me") note("exchanged");
      return note(ask);
    }
    if (await press(page.locator(button("back")))) return true;
    const begun = await first(page, BEGINNINGS);
    if (begun !== undefined) return note(begun);
    for (const key of PASSES)
      if (await press(page.locator(`.ask [data-press^=${key}]`))) return note(ask);
    return false;
  };
}

/** The first turn of mine in which something can be done. */
export const mayAct = ({ ask }) => ask.startsWith("duel-ask-action");
export const isOver = ({ ask }) => ask.startsWith("duel-ask-over");
