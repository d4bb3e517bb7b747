// A player of the card games who presses whatever glows: answers what is asked, builds and plays what can
// be, and then goes on. Everything is found by what the page marks, in every language.

import { press } from "./player.mjs";

/** Whether this is asked, in whichever of the card games. */
const is = (ask, what) =>
  /^(duel|classic|realm)-ask-/.test(ask) && ask.split("-ask-")[1].startsWith(what);
const button = (key) => `.ask [data-press=${key}]`;

/** Places that answer a question, or take what was picked. */
const PLACES = [
  "[data-slot][data-legal] button",
  "[data-site][data-legal] button",
  "[data-road][data-legal] button",
  "[data-post][data-legal] button",
  "[data-mage][data-legal]",
  ".land [data-legal].cache",
  "[data-land][data-legal] button",
  "[data-pile^=stack][data-legal]",
  ".ask [data-pick]",
];

/** What is picked to begin something: cards first, then what they cost. */
const BEGINNINGS = [
  "[data-pile=city][data-legal]",
  "[data-pile=citadel][data-legal]",
  "[data-pile=settlement][data-legal]",
  "[data-pile=open][data-legal]",
  "[data-hand][data-legal] button",
  "[data-pile=road][data-legal]",
  // On small screens the piles are one button, and the places themselves are pressed.
  "[data-site] button.site.can",
  "button[data-offer]",
];

const PASSES = ["roll", "protect", "tax", "accept", "pass", "finish"];

/** Presses the first of these that is there: one look at the page finds it. */
async function first(page, selectors) {
  const found = await page.evaluate(
    (all) => all.find((one) => document.querySelector(one) !== null),
    selectors,
  );
  return found !== undefined && (await press(page.locator(found))) ? found : undefined;
}

/** What comes before any place: what is laid out, and what was picked and only has to be confirmed. */
const CONFIRMED = [
  "[data-deck=kept]",
  "[data-deck]",
  ...["take", "play", "pay", "fate-top"].map(button),
];
const LAID = ["[data-take][data-legal] button", "button.lay", "[data-ground][data-legal] button"];

/** Plays one press; `used` collects what was asked and pressed. */
export function duelist(used = new Set()) {
  return async (page, ask) => {
    const note = (what) => (used.add(what), true);
    // A stack that was pressed a moment too late shows what is known of it.
    if (await page.locator("dialog[open]:not(:has(.final))").count()) {
      await page.keyboard.press("Escape");
      return true;
    }
    if (ask === "" || is(ask, "over")) return false;
    if (is(ask, "arrange-me")) return press(page.locator(button("arrange")));
    // One card is exchanged in a whole game; searching takes long.
    if (is(ask, "exchange-me") && used.has("exchanged"))
      return press(page.locator(".ask [data-press^=pass]"));
    const passes = PASSES.map((key) => `.ask [data-press^=${key}]`);
    const found = await first(page, [
      ...CONFIRMED,
      ...PLACES,
      ...LAID,
      button("back"),
      ...BEGINNINGS,
      ...passes,
    ]);
    if (found === undefined) return false;
    if (found.startsWith("[data-deck")) return note("deck");
    if (PLACES.includes(found) && is(ask, "replace")) note("exchanged");
    if (BEGINNINGS.includes(found)) note(found);
    return note(ask);
  };
}

/**
 * Plays to the end within the page: the same presses, without a look from outside before each. A long game
 * takes seconds then, and what a pointer could not reach is found by the games that are played with one.
 */
export async function hurry({ page, ears }) {
  const passes = PASSES.map((key) => `.ask [data-press^=${key}]`);
  const deeds = [...CONFIRMED, ...PLACES, ...LAID, ...BEGINNINGS];
  for (let still = 0, before = "", heard = -1; ; still += 1) {
    // Who begins something over and over and never does it passes.
    const idle = ears.messages.length === heard;
    heard = ears.messages.length;
    if (idle) await page.keyboard.press("Escape");
    const order = idle ? [...passes, ...deeds] : [...deeds, ...passes];
    const { over, seen } = await page.evaluate(
      async ([order, exchange]) => {
        const seen = () => document.querySelector(".frame.realm")?.textContent ?? "";
        const over = () => document.querySelector("dialog[open] .final") !== null;
        const ask = () => document.querySelector("[data-ask]")?.dataset.ask ?? "";
        const moment = () => new Promise((done) => setTimeout(done, 10));
        for (let steps = 0; steps < 40 && !over(); steps += 1) {
          const found = (ask().endsWith(exchange) ? [".ask [data-press^=pass]"] : order)
            .map((one) => document.querySelector(one))
            .find((one) => one !== null);
          const before = seen();
          found?.click();
          for (let tries = 0; tries < 40 && seen() === before && !over(); tries += 1)
            await moment();
        }
        return { over: over(), seen: seen() };
      },
      [order, "-ask-exchange-me"],
    );
    if (over) return;
    if (seen !== before) still = 0;
    if (still > 10) throw new Error(`the game stands still: ${seen.slice(0, 600)}`);
    before = seen;
  }
}

/** A turn of mine in which something can be done: the game stands still until I have done it. */
export const mayAct = ({ ask }) => is(ask, "action") && !ask.endsWith("-other");
export const isOver = ({ ask }) => is(ask, "over");
