// A player who tries whatever an expansion offers: uses the helper, redeems letters, gives a card away,
// plays a counter; and answers what the expansions ask. All else is left to the patient player.

import { press, step } from "./player.mjs";

const able = ":not([aria-disabled=true])";
/** What answers a question, the first that is there. */
const ANSWERS = [
  "[data-confirm]" + able,
  ".tools .picks .pick" + able,
  "[data-option][aria-pressed=false]",
  "[data-option]:not([aria-pressed])",
];

async function answer(page) {
  for (const selector of ANSWERS) if (await press(page.locator(selector))) return true;
  return press(page.locator("[data-spot]"), "Enter");
}

/** What is tried before the turn ends, each at most once in a turn: what was pressed is remembered. */
const DEEDS = [
  "[data-use]",
  "[data-redeem]",
  "[data-exchange]",
  "[data-swap]",
  "[data-give]",
  "[data-play-counter]",
];

export function lively(used) {
  let tried = new Set();
  const deed = async (page) => {
    for (const selector of DEEDS) {
      if (tried.has(selector)) continue;
      tried.add(selector);
      if (await press(page.locator(selector + able))) return (used.add(selector), true);
    }
    return false;
  };
  return async (page, ask) => {
    switch (ask) {
      case "friends-ask-gift":
        return press(page.locator(".tools .btn.go"));
      case "move-robber-me":
        // Where it harms nobody it earns a letter.
        if (await press(page.locator("[data-spot][aria-label*=desert]"), "Enter")) return true;
        return step(page, ask);
      case "victim-me":
        return (await press(page.locator("[data-spare]"))) || step(page, ask);
      case "friends-about-exchange":
      case "friends-about-redeem":
      case "helpers-about-take":
        return press(page.locator("[data-act]"));
      case "helpers-ask-used-me":
        if (await press(page.locator("[data-turn]"))) return (used.add("[data-turn]"), true);
        return press(page.locator("[data-helper].can"));
      case "take-me":
      case "friends-ask-ordering-me":
      case "friends-ask-putting-back-me":
      case "helpers-ask-repay-me":
      case "helpers-ask-brings-me":
      case "helpers-ask-keep-me":
      case "helpers-ask-pick-me":
        return (used.add(ask), answer(page));
      case "friends-ask-swaps":
      case "build-trade-end":
      case "build-end":
      case "trade-end":
      case "end":
        if (await deed(page)) return true;
        tried = new Set();
        return step(page, "end");
      default:
        if (/-ask-(?!.*-other$)/.test(ask) && (await answer(page))) return (used.add(ask), true);
        return step(page, ask);
    }
  };
}
