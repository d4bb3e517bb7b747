// A stranger plays: one click starts a game against bots, and clicking alone brings it to its end.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { picture, startBrowser, startServer, watch } from "./house.mjs";
import { news, playUntil } from "./player.mjs";

let server, browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("a whole game against three bots, by clicking", { timeout: 300_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en" });
  const faults = watch(page, server.address);
  const ears = news(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    localStorage.setItem("eiland.settings", JSON.stringify({ speed: "instant" }));
  });
  await page.goto(server.address);
  await picture(page, "home");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/room\//);
  await page.locator(".island").waitFor();
  await picture(page, "table");
  const over = page.locator("[data-ask^=island-ask-over]");
  await playUntil([{ page, ears }], async () => (await over.count()) > 0);
  await picture(page, "over");
  assert.deepEqual(faults, []);
});

test("the page speaks German on a phone", { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "de-DE" });
  const faults = watch(page, server.address);
  await page.goto(server.address);
  await page
    .getByRole("button", { name: /^Jetzt spielen|^Los/ })
    .first()
    .click();
  await page.waitForURL(/\/room\//);
  await page.locator(".island").waitFor();
  await picture(page, "table-phone-de");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(wide, false, "the page scrolls sideways");
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  assert.deepEqual(faults, []);
});
