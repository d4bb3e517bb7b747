// A patient player at the table: answers what is asked, builds nothing, ends the turn. Everything is
// found by what the page calls it in every language, so that the same player plays in all of them.

import { picture } from "./house.mjs";

/**
 * Presses what is there now. The table may have moved on between looking and pressing: then the
 * element is gone and nothing was pressed, which is found out at once and not after a while.
 */
export async function press(locator, key) {
  const found = await locator.elementHandles();
  const [element] = found;
  if (element === undefined) return false;
  try {
    if (key === undefined) await element.click({ timeout: 2000 });
    else await element.press(key, { timeout: 2000 });
    return true;
  } catch {
    return false;
  } finally {
    await Promise.all(found.map((one) => one.dispose()));
  }
}

/** What the page asks, as the key of its sentence; nothing where there is no table. */
export async function asked(page) {
  const asks = page.locator("[data-ask]");
  const [ask] = await asks.evaluateAll((found) => found.map((one) => one.dataset.ask));
  return ask?.replace("island-ask-", "") ?? "";
}

/** The large button, where it means this and can be pressed. */
export const primary = (page, meaning) =>
  page.locator(`[data-primary=island-${meaning}]:not([aria-disabled=true])`);
export const isOver = ({ ask }) => ask.startsWith("over-");
export const mayRoll = ({ ask }) => ask === "roll" || ask === "roll-or-card";
/** The dice are rolled, and it is for me to build, trade or end. */
export const mayTrade = ({ ask }) => ["build-trade-end", "trade-end"].includes(ask);

/** One step; says whether anything was pressed. */
export async function step(page, ask) {
  switch (ask) {
    case "counter":
    case "trade":
      // Nothing is left half done: a patient player has nothing to propose.
      return press(page.locator("[data-cancel]"));
    case "answer":
    case "accepted":
      return press(page.locator("[data-offer=to-me] [data-decline]"));
    case "victim-me":
      return press(page.locator("[data-victim]"));
    case "discard":
      return press(page.locator('[data-hand] [data-card]:not([data-left="0"])'));
    case "found-me":
    case "found-road-me":
    case "free-roads-me":
    case "placing-robber-me":
    case "move-robber-me":
      return press(page.locator("[data-spot]"), "Enter");
    case "roll":
    case "roll-or-card":
      return press(primary(page, "roll"));
    case "discard-done":
      return press(primary(page, "give-back"));
    case "special-me":
      return press(primary(page, "pass"));
    case "proposals":
    case "build-trade-end":
    case "build-end":
    case "trade-end":
    case "end":
      return press(primary(page, "end-turn"));
    default:
      return false;
  }
}

/** How often the tables may be looked at without any news before they count as stuck. */
const PATIENCE = 80;

/** What a stuck table looks like, for whoever reads the failure. */
async function stuck({ page, ears }, why) {
  await picture(page, "stuck");
  const text = async (selector) =>
    (await page.locator(selector).allInnerTexts()).map((one) => one.replaceAll(/\s+/g, " "));
  return new Error(
    [
      why,
      `asked: ${await asked(page)}: ${await text("[data-ask]")}`,
      `offers: ${await text(".deal")}`,
      `large button: ${await text("[data-primary]")}`,
      `last message: ${JSON.stringify(ears.messages.at(-1) ?? null).slice(0, 300)}`,
      ...(await text("[role=log] li")).slice(-8).map((line) => `  ${line}`),
      `picture: screenshots/stuck.png`,
    ].join("\n"),
  );
}

/**
 * What the page asks, once the server has answered what was pressed last. Until then the page asks what
 * is answered already; and the large button, pressed for that once more, may mean something else by then.
 */
export async function settled(player) {
  for (let waits = 0; waits < PATIENCE; waits += 1) {
    // What the page has sent is told before the page answers this.
    const ask = await asked(player.page);
    if (!player.ears.waits) return ask;
    await player.ears.next();
  }
  throw await stuck(player, "the server does not answer what was pressed");
}

/**
 * Those at one table play until `done` holds for what one of them is asked; gives that one.
 */
export async function playUntil(players, done, play = step) {
  const heard = () => players.reduce((all, { ears }) => all + ears.messages.length, 0);
  for (let idle = 0, pressed = 0; idle < PATIENCE; idle += 1) {
    const before = heard();
    for (const player of players) {
      const ask = await settled(player);
      if (await done({ ...player, ask })) return player;
      if (await play(player.page, ask)) pressed += 1;
    }
    if (heard() === before) await Promise.race(players.map(({ ears }) => ears.next()));
    if (heard() > before) [idle, pressed] = [0, 0];
    else if (idle + 1 === PATIENCE)
      throw await stuck(players[0], `the game does not go on after ${pressed} presses`);
  }
}

/** Whether a table tells and asks something else than before; with nothing before, what it does. */
const shown = (before) => {
  const told = [...document.querySelectorAll("[role=log], [data-ask], [data-raise]")];
  const now = told.map((one) => one.textContent).join();
  return before === undefined ? now : now !== before;
};

/**
 * One step where the page itself keeps the game: it is done once the table shows something else. Says
 * whether anything was pressed.
 */
export async function stepHere(page) {
  const before = await page.evaluate(shown);
  if (!(await step(page, await asked(page)))) return false;
  await page.waitForFunction(shown, before, { timeout: 30_000 });
  return true;
}
