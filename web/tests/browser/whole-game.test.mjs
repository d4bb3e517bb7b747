// A stranger plays: one click starts a game against bots, and clicking alone brings it to its end.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { picture, startBrowser, startServer, watch } from "./house.mjs";

let server, browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Presses the first of the buttons that can be pressed now; says whether there was one. */
async function press(page, names) {
  for (const name of names) {
    const button = page
      .getByRole("button", { name })
      .and(page.locator(":not([aria-disabled=true])"));
    if ((await button.count()) > 0) {
      // The table may have moved on between looking and pressing.
      const done = await button
        .first()
        .click({ timeout: 500 })
        .then(
          () => true,
          () => false,
        );
      if (done) return true;
    }
  }
  return false;
}

/** One step of a patient player: answers what is asked, builds nothing, ends the turn. */
async function step(page) {
  const spot = page.locator("[data-spot]");
  if (await press(page, [/^Roll/, /^Decline/])) return;
  const sentence = (await page.locator(".ask p").first().textContent()) ?? "";
  if (/robber/i.test(sentence) && (await spot.count()) > 0) {
    await spot
      .first()
      .press("Enter", { timeout: 500 })
      .catch(() => {});
    return;
  }
  if (/Whom/.test(sentence)) {
    await page
      .locator(".ask .tools button")
      .first()
      .click({ timeout: 500 })
      .catch(() => {});
    return;
  }
  if (/give|back|discard/i.test(sentence) && !/end your turn/i.test(sentence)) {
    if (await press(page, [/^Give back/, /^Discard/, /^Confirm/])) return;
    const cards = page.locator(".hand button");
    const which = Math.floor(Math.random() * Math.max(1, await cards.count()));
    await cards
      .nth(which)
      .click({ timeout: 500 })
      .catch(() => {});
    return;
  }
  if (await press(page, [/^End turn/, /^Pass/, /^No, thanks/])) return;
  await page.waitForTimeout(40);
}

test("a whole game against three bots, by clicking", { timeout: 600_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en" });
  const faults = watch(page, server.address);
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
  const over = page.locator(".island").getByText(/has won|have won/);
  for (let steps = 0; (await over.count()) === 0; steps += 1) {
    assert.ok(steps < 4000, `the game does not end: ${await page.locator(".ask").textContent()}`);
    await step(page);
  }
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
