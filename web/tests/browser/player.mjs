// A patient player at the table: answers what is asked, builds nothing, ends the turn. Everything is
// found by what the page calls it in every language, so that the same player plays in all of them.

import { picture } from "./house.mjs";

/**
 * Presses what is there now. The table may have moved on between looking and pressing: then the
 * element is gone and nothing was pressed, which is found out at once and not after a while.
 */
export async function press(locator, how = {}) {
  const found = await locator.elementHandles();
  const element = found[0];
  if (element === undefined) return false;
  const { key, ...options } = how;
  try {
    if (key === undefined) await element.click({ timeout: 2000, ...options });
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
  const asks = await page
    .locator("[data-ask]")
    .evaluateAll((found) => found.map((one) => one.dataset.ask));
  return asks[0] ?? "";
}

const primary = (page) => page.locator("[data-primary]:not([aria-disabled=true])");

/** One step; says whether anything was pressed. */
export async function step(page) {
  const ask = await asked(page);
  switch (ask) {
    case "island-ask-counter":
    case "island-ask-trade":
      // Nothing is left half done: a patient player has nothing to propose.
      return press(page.locator("[data-cancel]"));
    case "island-ask-answer":
    case "island-ask-accepted":
      return press(page.locator("[data-offer=to-me] [data-decline]"));
    case "island-ask-victim-me":
      return press(page.locator("[data-victim]"));
    case "island-ask-discard":
      return press(page.locator('[data-hand] [data-card]:not([data-left="0"])'));
    case "island-ask-found-me":
    case "island-ask-found-road-me":
    case "island-ask-free-roads-me":
    case "island-ask-placing-robber-me":
    case "island-ask-move-robber-me":
      return press(page.locator("[data-spot]"), { key: "Enter" });
    default:
      return press(primary(page));
  }
}

/** Counts the steps of the game that a page hears, and waits for the next. */
export function news(page) {
  const heard = { steps: 0, wake: () => {} };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (!String(payload).startsWith('{"is":"pong"')) heard.steps += 1;
      heard.wake();
    }),
  );
  const next = () =>
    new Promise((done) => {
      const late = setTimeout(done, 500);
      heard.wake = () => {
        clearTimeout(late);
        done();
      };
    });
  return { heard, next };
}

/** How often a table may be looked at without any news before it counts as stuck. */
const PATIENCE = 80;

/** What a stuck table looks like, for whoever reads the failure. */
export async function stuck(page, why) {
  await picture(page, "stuck");
  const text = async (selector) =>
    (await page.locator(selector).allInnerTexts()).map((one) => one.replaceAll("\n", " "));
  const log = (await text("[role=log] li")).slice(-8);
  return new Error(
    [
      why,
      `asked: ${await asked(page)}: ${(await text("[data-ask]")).join()}`,
      `offers: ${(await text(".deal")).join()}`,
      `primary: ${(await text("[data-primary]")).join()}`,
      ...log.map((line) => `  ${line}`),
      `picture: screenshots/stuck.png`,
    ].join("\n"),
  );
}

/** Plays on until `done` says so. Players at one table take their steps in turn. */
export async function playUntil(players, done) {
  const heard = () => players.reduce((all, { ears }) => all + ears.heard.steps, 0);
  let idle = 0;
  while (!(await done())) {
    const before = heard();
    let pressed = false;
    for (const { page } of players) pressed = (await step(page)) || pressed;
    if (heard() === before) {
      const waiting = players.map(({ ears }) => ears.next());
      await Promise.race(waiting);
    }
    idle = heard() > before ? 0 : idle + 1;
    if (idle > PATIENCE) {
      const what = pressed ? "presses change nothing" : "nothing can be pressed";
      throw await stuck(players[0].page, `the game does not go on: ${what}`);
    }
  }
}
