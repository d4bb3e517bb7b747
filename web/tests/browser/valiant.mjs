// A player of Cities & Knights: improves cities, hires knights, wakes them, and plays every card that comes.

import { press, primary, step } from "./player.mjs";

const able = ":not([aria-disabled=true])";
/** What answers a question, the first that is there. */
const ANSWERS = [".tools .picks .pick" + able, "[data-option]", "[data-decline]"];

async function answer(page, ask) {
  if (/lay(ing)?-back/.test(ask)) return press(page.locator("[data-progress].glows"));
  for (const selector of ANSWERS) if (await press(page.locator(selector))) return true;
  if (await press(page.locator("[data-spot]"), "Enter")) return true;
  return press(primary(page, "pass"));
}

/** What is tried before the turn ends, in this order, each at most once in a turn. */
export const DEEDS = [
  "[data-progress].glows",
  "[data-improve]",
  "[data-make=knights-activate]",
  "[data-make=knights-hire]",
  "[data-make=city]",
  "[data-make=settlement]",
  "[data-make=knights-promote]",
  "[data-spot^='knight ']",
  "[data-offer-card]",
  "[data-make=knights-wall]",
  "[data-make=road]",
];

/** A player who does whatever can be done; `used` remembers what was, by what was pressed and asked. */
export function valiant(used, deeds = DEEDS) {
  let tried = new Set();
  const deed = async (page) => {
    for (const selector of deeds) {
      if (tried.has(selector)) continue;
      tried.add(selector);
      const onBoard = selector.startsWith("[data-spot");
      if (await press(page.locator(selector + able), onBoard ? "Enter" : undefined))
        return (used.add(selector), true);
    }
    return false;
  };
  return async (page, ask) => {
    switch (ask) {
      case "knights-about-play":
        used.add(`play ${await page.locator("[data-progress].up").getAttribute("data-progress")}`);
        return press(page.locator("[data-act]"));
      case "knights-about":
      case "knights-about-track":
        return press(page.locator("[data-cancel]"));
      case "knights-ask-wedding-me":
      case "knights-ask-sabotage-me":
        used.add(ask);
        if (await press(page.locator(`[data-primary]${able}`))) return true;
        return press(page.locator('[data-hand] [data-card]:not([data-left="0"])'));
      case "knights-ask-found-city-me":
        return press(page.locator("[data-spot]"), "Enter");
      case "place-road":
      case "place-settlement":
      case "place-city":
        return press(page.locator("[data-spot]"), "Enter");
      case "knights-ask-too-many":
        if (await deed(page)) return true;
        return press(page.locator("[data-lay-back]"));
      case "knights-ask-may-offer":
      case "build-trade-end":
      case "build-end":
      case "trade-end":
      case "end":
        if (await deed(page)) return true;
        tried = new Set();
        return step(page, "end");
      default:
        if (/^(knights|enchanted|sea)-.*ask-(?!.*-others?$)/.test(ask))
          return (used.add(ask), answer(page, ask));
        return step(page, ask);
    }
  };
}
