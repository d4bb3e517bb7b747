// Whole dice games by clicking: alone, and the Plus game against a bot.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { picture, startBrowser, startServer, watch } from "./house.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let server, browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function visit(options) {
  const page = await browser.newPage(options);
  const faults = watch(page, server.address);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    localStorage.setItem("eiland.settings", JSON.stringify({ speed: "instant" }));
  });
  await page.goto(server.address);
  return { page, faults };
}

async function serious(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ["violations"] }),
  );
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`.slice(0, 400));
}

/** What can be done now, as a player sees it; all of it read at one moment. */
const look = (page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll(".ask .tools button")].map((button) => ({
      text: button.textContent.trim(),
      off: button.getAttribute("aria-disabled") === "true",
    }));
    const dice = [...document.querySelectorAll("[data-die]")].map((die) => ({
      face: die.dataset.face,
      kept: die.getAttribute("aria-pressed") === "true",
    }));
    const legal = [...document.querySelectorAll("[data-legal]")].map((spot) => ({
      id: spot.dataset.spot,
      piece: spot.dataset.legal,
    }));
    return {
      buttons,
      dice,
      legal,
      over: document.querySelector("dialog[open] .final") !== null,
      all: document.querySelector(".dice")?.innerText ?? "",
    };
  });

const press = (page, what) => page.locator(what).first().click({ timeout: 2000 });
const pressButton = (page, text) =>
  page.locator(".ask .tools button", { hasText: text }).first().click({ timeout: 2000 });

/** One step of a player who keeps one die of each resource and builds whatever glows. */
async function step(page, seen) {
  const can = (name) => seen.buttons.some(({ text, off }) => name.test(text) && !off);
  for (const piece of ["settlement", "city", "knight", "road"]) {
    const spot = seen.legal.find((one) => one.piece === piece);
    if (spot) return page.locator(`[data-spot="${spot.id}"]`).press("Enter", { timeout: 2000 });
  }
  // A die was tapped when the dice had just fallen.
  if (can(/^Cancel/)) return pressButton(page, /^Cancel/);
  if (can(/^Trade/)) {
    await pressButton(page, /^Trade/);
    return press(page, "[data-pick]");
  }
  if (can(/^End turn/)) return pressButton(page, /^End turn/);
  if (can(/^Roll the dice/)) return pressButton(page, /^Roll the dice/);
  if (can(/^Stop/)) {
    const wanted = new Set(["brick", "lumber", "wool", "grain", "ore"]);
    let again = 0;
    for (const [at, { face, kept }] of seen.dice.entries()) {
      const keep = wanted.delete(face);
      again += keep ? 0 : 1;
      if (keep !== kept) await press(page, `[data-die="${at}"]`);
    }
    return pressButton(page, wanted.size === 0 || again === 0 ? /^Stop/ : /^Roll/);
  }
  return page.waitForTimeout(30);
}

/** Plays until the final table; fails where nothing changes for a long time. */
async function playOn(page) {
  let fault = "";
  for (let still = 0, before = ""; ; still += 1) {
    const seen = await look(page);
    if (seen.over) return;
    const now = JSON.stringify(seen);
    if (now !== before) still = 0;
    assert.ok(still < 400, `the game stands still: ${now.slice(0, 400)} ${fault}`);
    before = now;
    // The table may have moved on between looking and pressing.
    await step(page, seen).catch((error) => (fault = error.message));
  }
}

test("a whole game alone, by one click and clicking on", { timeout: 300_000 }, async () => {
  const { page, faults } = await visit({ viewport: { width: 1440, height: 900 }, locale: "en" });
  const alone = page.getByRole("button", { name: "Play alone" });
  await alone.waitFor();
  await picture(page, "dice-home");
  await alone.click();
  await page.waitForURL(/\/room\//);
  await page.locator(".dice .board").waitFor();
  await pressButton(page, /^Roll the dice/);
  await page.locator("[data-face]").nth(5).waitFor();
  await picture(page, "dice-table");
  assert.deepEqual(await serious(page), []);
  // What is not legal is told with its rule.
  await page.locator('[data-spot="r15"]').click({ force: true });
  await page.getByRole("link", { name: /DICE-/ }).waitFor();
  await playOn(page);
  await picture(page, "dice-over");
  assert.deepEqual(await serious(page), []);
  const boxes = await page.locator(".boxes li:not(.free):not(.sum)").count();
  assert.equal(boxes, 15);
  await page.getByRole("dialog").getByRole("link", { name: "Replay" }).click();
  await page.locator(".fair .good").waitFor();
  await picture(page, "dice-replay");
  assert.deepEqual(faults, []);
});

test("a whole Plus game against a bot, by clicking", { timeout: 300_000 }, async () => {
  const { page, faults } = await visit({ viewport: { width: 1024, height: 768 }, locale: "en" });
  await page.getByRole("button", { name: "Plus", exact: true }).click();
  await page.waitForURL(/\/room\//);
  await page.locator(".dice .board").waitFor();
  await picture(page, "dice-plus");
  await playOn(page);
  await picture(page, "dice-plus-over");
  assert.deepEqual(faults, []);
});

test("the dice game speaks German on a phone", { timeout: 120_000 }, async () => {
  const { page, faults } = await visit({
    viewport: { width: 390, height: 844 },
    locale: "de-DE",
    hasTouch: true,
  });
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
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(faults, []);
});
