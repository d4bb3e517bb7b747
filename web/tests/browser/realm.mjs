// What the tests of both card games share: guests at their table, two people who must not see each other's
// cards, the end of a game, a screen that is too small, the index of the cards.

import assert from "node:assert/strict";
import { duelist, isOver } from "./duelist.mjs";
import { graveFaults, openHouse, openRoom, picture, visitor } from "./house.mjs";
import { playUntil } from "./player.mjs";

const begin = (page) => page.locator("footer .btn.go:not([aria-disabled=true])").click();

/** What of one player's hand nothing tells the other: neither what lies open nor what was told before. */
function hidden(owner, other) {
  const known = JSON.stringify(other.ears.messages);
  const hand = owner.ears.view.realms[owner.seat].hand.map(({ card }) => card);
  return hand.filter((card) => !known.includes(`"${card}"`));
}

/**
 * Words that do not fit into their buttons, buttons too small for a finger or out of sight, a page that scrolls
 * sideways. The places of my realm are as large as the buttons that they become when something can be done there.
 */
export const cramped = (page) =>
  page.evaluate(() => {
    const found = [];
    const visible = (one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    for (const one of document.querySelectorAll(".frame button, .frame a.btn")) {
      if (!visible(one)) continue;
      const { width, height, right, bottom } = one.getBoundingClientRect();
      const name = `“${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40)}”`;
      if (Math.min(width, height) < 24) found.push(`${name} is ${width}×${height}`);
      if (one.matches(".btn") && one.scrollWidth > one.clientWidth + 1)
        found.push(`${name} does not fit`);
      const ask = one.closest(".ask")?.getBoundingClientRect();
      if (ask !== undefined && (right > innerWidth + 1 || bottom > ask.bottom + 1))
        found.push(`${name} is cut off`);
    }
    for (const one of document.querySelectorAll(
      ".own [data-site], .own [data-road], .own [data-slot]",
    )) {
      const { width, height } = one.getBoundingClientRect();
      if (Math.min(width, height) < 24) found.push(`a place is ${width}×${height}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    return found;
  });

/** The house with the table of one of the games. */
export async function openTable(game) {
  const { server, browser } = await openHouse();
  const table = (page) => page.locator(`.frame.${game}`).waitFor();

  async function guest(look, at = server) {
    const player = await visitor(browser, at, look);
    await player.page.goto("/");
    return player;
  }

  /** Opens a room with the page's cookie and begins a game against bots. */
  async function sit(player, variant, setup = {}) {
    const bots = variant.endsWith("-3") ? ["gentle", "gentle"] : ["gentle"];
    const room = await openRoom(player, { game, variant, seats: ["me", ...bots], setup });
    await player.page.goto(`/room/${room}`);
    await begin(player.page);
  }

  /** After the end: the result, the replay with its charts, and the proof that the dice were fair. */
  async function lookBack({ page }, name) {
    const final = page.getByRole("dialog");
    await final.locator(".final").waitFor();
    await picture(page, `${game}-${name}-over`);
    assert.deepEqual(await graveFaults(page, `${name}, over`), []);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await final.locator("a[href*=replay]").click();
    await page.locator(".fair .good").waitFor({ timeout: 60_000 });
    await table(page);
    assert.ok((await page.locator(".chart").count()) > 0, "the replay has no charts");
    await picture(page, `${game}-${name}-replay`);
  }

  /** Two people play a short game, and what one of them holds is never on the other's page; gives both. */
  async function playApart(variant) {
    const ann = { seat: 0, ...(await guest()) };
    const ben = { seat: 1, ...(await guest({ width: 1024, height: 768, theme: "dark" })) };
    const room = await openRoom(ann, {
      game,
      variant,
      seats: ["me", "open"],
      setup: { turn_limit: 8 },
    });
    for (const { page } of [ann, ben]) await page.goto(`/room/${room}`);
    await ben.page.getByRole("button", { name: "Sit here" }).click();
    for (const { page } of [ben, ann]) await begin(page);
    for (const { page } of [ann, ben]) await table(page);
    const plays = new Map([ann, ben].map(({ page }) => [page, duelist()]));
    const play = (page, ask) => plays.get(page)(page, ask);
    let secrets = 0;
    for (let turn = 2; turn < 8; turn += 2) {
      await playUntil([ann, ben], ({ ears }) => ears.view.turn >= turn, play);
      for (const [owner, other] of [
        [ann, ben],
        [ben, ann],
      ]) {
        const secret = hidden(owner, other);
        secrets += secret.length;
        for (const card of secret) {
          const seen = other.page.locator(`[data-hand="${card}"], use[href$="-${card}"]`);
          assert.equal(await seen.count(), 0, `${card} is on the other's page`);
        }
      }
    }
    assert.ok(secrets > 0, "no card was ever a secret");
    await playUntil([ann, ben], isOver, play);
    for (const { faults } of [ann, ben]) assert.deepEqual(faults, []);
    return [ann, ben];
  }

  /** Gives the page another size; how large the cells are is found out when that has been drawn. */
  async function resize(page, size) {
    await page.setViewportSize(size);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Looks at the table in all these sizes, and adds what is wrong to what was found. */
  async function lookAt(page, sizes, moment, found) {
    for (const size of sizes) {
      await resize(page, size);
      await picture(page, `${game}-phone-${size.width}-${moment}`);
      for (const fault of await cramped(page)) found.push(`${size.width}, ${moment}: ${fault}`);
    }
    await resize(page, sizes[0]);
  }

  /** All cards of the game, and one of them by its name; a word finds fewer. */
  async function searchCards(language, word, name) {
    const player = await guest({ language });
    const { page } = player;
    await page.goto(`/cards/${game}`);
    const card = page.locator("main li button", { hasText: name }).first();
    await card.waitFor();
    const all = await page.locator("main li .card").count();
    await picture(page, `${game}-cards-${language}`);
    await page.getByRole("searchbox").fill(word);
    await page.waitForFunction(
      (before) => document.querySelectorAll("main li .card").length < before,
      all,
    );
    await card.click();
    await page.locator("dialog .card.zoom").waitFor();
    await picture(page, `${game}-card-${language}`);
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox").fill("");
    assert.deepEqual(await graveFaults(page, `cards, ${language}`), []);
    assert.deepEqual(player.faults, []);
  }

  return { table, guest, sit, lookBack, playApart, lookAt, searchCards };
}
