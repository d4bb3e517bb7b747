// Whole dice games by clicking: alone, and the Plus game against a bot.

import assert from "node:assert/strict";
import { test } from "node:test";
import { graveFaults, openHouse, picture, visitor } from "./house.mjs";

const { server, browser } = await openHouse();

/** Somebody who has come to the home screen. */
async function visit(look) {
  const { page, faults } = await visitor(browser, server, look);
  await page.goto("/");
  return { page, faults };
}

const pressButton = (page, text) =>
  page.locator(".ask .tools button", { hasText: text }).first().click({ timeout: 5000 });

/**
 * Plays a few steps within the page: keeps one die of each resource and builds whatever glows. Says
 * whether the game is over, and what the table shows.
 */
const playSteps = (page) =>
  page.evaluate(async () => {
    const seen = () => document.querySelector(".dice")?.innerText ?? "";
    const button = (name) =>
      [...document.querySelectorAll(".ask .tools button:not([aria-disabled=true])")].find((one) =>
        name.test(one.textContent.trim()),
      );
    const click = (element) =>
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const moment = (ms) => new Promise((done) => setTimeout(done, ms));
    /** Presses, and waits for the table to change. */
    const act = async (element) => {
      const before = seen();
      click(element);
      for (let tries = 0; tries < 40 && seen() === before; tries += 1) await moment(10);
    };
    const over = () => document.querySelector("dialog[open] .final") !== null;

    for (let steps = 0; steps < 20 && !over(); steps += 1) {
      const spots = ["settlement", "city", "knight", "road"].flatMap((piece) => [
        ...document.querySelectorAll(`[data-legal=${piece}]`),
      ]);
      const pick = document.querySelector("[data-pick]");
      const next = button(/^Trade|^End turn|^Roll the dice/);
      if (spots[0]) await act(spots[0]);
      else if (pick) await act(pick);
      else if (button(/^Cancel/)) await act(button(/^Cancel/));
      else if (next) await act(next);
      else if (button(/^Stop/)) {
        const wanted = new Set(["brick", "lumber", "wool", "grain", "ore"]);
        for (const die of document.querySelectorAll("[data-die]")) {
          const kept = die.getAttribute("aria-pressed") === "true";
          if (wanted.delete(die.dataset.face) !== kept) click(die);
        }
        await moment(0);
        await act((wanted.size > 0 && button(/^Roll/)) || button(/^Stop/));
      } else await moment(30);
    }
    return { over: over(), seen: seen() };
  });

/** Plays until the final table; fails where nothing changes for longer than a bot may think. */
async function playOn(page) {
  for (let still = 0, before = ""; ; still += 1) {
    const { over, seen } = await playSteps(page);
    if (over) return;
    if (seen !== before) still = 0;
    assert.ok(still < 150, `the game stands still: ${seen.slice(0, 400)}`);
    before = seen;
  }
}

test("a whole game alone, by one click and clicking on", { timeout: 300_000 }, async () => {
  const { page, faults } = await visit();
  const alone = page.getByRole("button", { name: "Play alone" });
  await alone.waitFor();
  await picture(page, "dice-home");
  await alone.click();
  await page.waitForURL(/\/room\//);
  await page.locator(".dice .board").waitFor();
  await pressButton(page, /^Roll the dice/);
  await page.locator("[data-face]").nth(5).waitFor();
  await picture(page, "dice-table");
  assert.deepEqual(await graveFaults(page, "table"), []);
  // The first advice takes a while: the game is solved for it.
  await pressButton(page, /^Hint/);
  await page.locator(".advice").getByText(/\d/).first().waitFor({ timeout: 120_000 });
  await picture(page, "dice-hint");
  // What is not legal is told with its rule.
  await page.locator('[data-spot="r15"]').click({ force: true });
  await page.getByRole("link", { name: /DICE-/ }).waitFor();
  await playOn(page);
  await picture(page, "dice-over");
  assert.deepEqual(await graveFaults(page, "over"), []);
  const boxes = await page.locator(".boxes li:not(.free):not(.sum)").count();
  assert.equal(boxes, 15);
  await page.getByRole("dialog").getByRole("link", { name: "Replay" }).click();
  await page.locator(".fair .good").waitFor({ timeout: 60_000 });
  await picture(page, "dice-replay");
  assert.deepEqual(faults, []);
});

test("a whole Plus game against a bot, by clicking", { timeout: 300_000 }, async () => {
  const { page, faults } = await visit({ width: 1024, height: 768 });
  await page.getByRole("button", { name: "Plus", exact: true }).click();
  await page.waitForURL(/\/room\//);
  await page.locator(".dice .board").waitFor();
  await picture(page, "dice-plus");
  await playOn(page);
  await picture(page, "dice-plus-over");
  assert.deepEqual(faults, []);
});

test("the dice game speaks German on a phone", { timeout: 120_000 }, async () => {
  const { page, faults } = await visit({ width: 390, height: 844, language: "de-DE", touch: true });
  await page.getByRole("button", { name: "Allein spielen" }).click();
  await page.waitForURL(/\/room\//);
  await page.getByRole("button", { name: "Würfeln" }).click();
  await page.locator("[data-face]").nth(5).waitFor();
  await page.locator("[data-die]").nth(2).tap();
  await page.getByRole("button", { name: "5 Würfel werfen" }).waitFor();
  await picture(page, "dice-phone-de");
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll(".dice button")]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && Math.min(width, height) < 40).length,
  );
  assert.equal(small, 0, "there are buttons too small for a finger");
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 780 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(wide, false, `the page scrolls sideways at ${width}`);
  }
  assert.deepEqual(await graveFaults(page, "phone"), []);
  assert.deepEqual(faults, []);
});
