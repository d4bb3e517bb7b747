// From the first page to several own turns without a mouse: Tab, arrows, Enter, Space.

import assert from "node:assert/strict";
import { picture, openHouse, story, visitor } from "./house.mjs";
import { asked, settled } from "./player.mjs";

const chapter = story();
const { server, browser } = await openHouse();
const guest = await visitor(browser, server);
const { page } = guest;

const focused = () => page.locator(":focus");
const isOn = (selector) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Goes on with Tab until something is focused; no control is more than so many away. */
async function tabTo(selector, key = "Tab") {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await isOn(selector)) return true;
    await page.keyboard.press(key);
  }
  // What another has offered may be off before one gets there.
  if ((await page.locator(selector).count()) === 0) return false;
  throw new Error(`${selector} cannot be reached with ${key}`);
}

chapter("a game is chosen and begun", 60, async () => {
  await page.goto("/");
  await page.locator(".hero .link").waitFor();
  await tabTo(".hero .link");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await tabTo("dialog label:has(.pic) input");
  // Another map, with a founding.
  for (let pressed = 0; !(await focused().inputValue()).startsWith("variable"); pressed += 1) {
    assert.ok(pressed < 20, "there is no map with a founding");
    await page.keyboard.press("ArrowDown");
  }
  await tabTo("dialog .btn.go");
  await page.keyboard.press("Enter");
  await page.locator(".island").waitFor();
});

chapter("settlements and roads are founded with arrows and Enter", 60, async () => {
  for (let pieces = 0; pieces < 4; pieces += 1) {
    await page.locator("[data-ask^=island-ask-found][data-ask$=-me]").waitFor();
    const ask = await asked(page);
    assert.equal(ask, pieces % 2 === 0 ? "found-me" : "found-road-me");
    await tabTo("[data-spot]");
    const start = await focused().getAttribute("data-spot");
    // Some arrow leads on from here.
    for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      await page.keyboard.press(arrow);
      if ((await focused().getAttribute("data-spot")) !== start) break;
    }
    const chosen = await focused().getAttribute("data-spot");
    assert.notEqual(chosen, start);
    if (pieces === 0) await picture(page, "keyboard-founding");
    await page.keyboard.press("Enter");
    await page.locator(`[data-spot="${chosen}"]`).waitFor({ state: "detached" });
  }
  const { settlements, roads } = guest.ears.view.seats[0];
  assert.equal(settlements.length, 2);
  assert.equal(roads.length, 2);
});

/** Does with the keyboard what is asked. */
async function answer(ask) {
  const enter = async (selector) => {
    if (await tabTo(selector)) await page.keyboard.press("Enter");
  };
  if (ask === "answer" || ask === "accepted") await enter("[data-decline]");
  else if (ask === "victim-me") await enter("[data-victim]");
  else if (ask === "move-robber-me") await enter("[data-spot]");
  else if (ask === "discard") await enter('[data-card]:not([data-left="0"])');
  else if (ask.startsWith("roll") || ask.endsWith("end") || ask === "discard-done")
    await enter("[data-primary]");
  else await guest.ears.next();
}

chapter("three own turns", 120, async () => {
  const turns = new Set();
  for (let steps = 0; turns.size < 3; steps += 1) {
    assert.ok(steps < 400, `no third turn; asked: ${await asked(page)}`);
    const ask = await settled(guest);
    const { seat, number } = guest.ears.view.turn;
    await answer(ask);
    if (seat === 0 && ask.endsWith("end")) turns.add(number);
  }
  // What is focused is in sight.
  assert.equal(await focused().evaluate((one) => one.matches(":focus-visible")), true);
  await picture(page, "keyboard-turn");
  assert.deepEqual(guest.faults, []);
});
