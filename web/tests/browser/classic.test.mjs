// The older card game in a real browser: whole games by clicking, for two and for three, two people at one
// table, small screens, German, all cards.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { duelist, hurry, isOver, mayAct } from "./duelist.mjs";
import { graveFaults, openHouse, openRoom, picture, startServer, visitor } from "./house.mjs";
import { playUntil } from "./player.mjs";

const { server, browser } = await openHouse();
const chapter = (name, seconds, tell) => test(name, { timeout: seconds * 1000 }, tell);

const begin = (page) => page.locator("footer .btn.go:not([aria-disabled=true])").click();

/** Opens a room with the page's cookie and begins a game against bots. */
async function sit(player, variant, setup = {}) {
  const bots = variant.endsWith("-3") ? ["gentle", "gentle"] : ["gentle"];
  const room = await openRoom(player, { game: "classic", variant, seats: ["me", ...bots], setup });
  await player.page.goto(`/room/${room}`);
  await begin(player.page);
}
const table = (page) => page.locator(".frame.classic").waitFor();

async function guest(look, at = server) {
  const player = await visitor(browser, at, look);
  await player.page.goto("/");
  return player;
}

/** After the end: the result, the replay with its charts, and the proof that the dice were fair. */
async function lookBack({ page }, name) {
  const final = page.getByRole("dialog");
  await final.locator(".final").waitFor();
  await picture(page, `classic-${name}-over`);
  assert.deepEqual(await graveFaults(page, `${name}, over`), []);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await final.locator("a[href*=replay]").click();
  await page.locator(".fair .good").waitFor({ timeout: 60_000 });
  await page.locator(".frame.classic").waitFor();
  assert.ok((await page.locator("svg.chart").count()) > 0, "the replay has no charts");
  await picture(page, `classic-${name}-replay`);
}

/** Nobody knows how long a game by clicking takes: after so many turns it is over in any case. */
const LONGEST = 60;

chapter("a base game from the home screen to its end, with its proof", 300, async () => {
  const player = await guest();
  const { page } = player;
  const tile = page.locator("li", { has: page.locator('a[href$="/cards/classic"]') });
  await tile.locator("button.tile").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Mode", { exact: true }).waitFor();
  await picture(page, "classic-options");
  await page.keyboard.press("Escape");
  await sit(player, "base", { turn_limit: LONGEST });
  await table(page);
  await picture(page, "classic-arrange");
  const used = new Set();
  await playUntil([player], mayAct, duelist(used));
  await picture(page, "classic-base");
  assert.deepEqual(await graveFaults(page, "table"), []);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await hurry(player);
  await lookBack(player, "base");
  assert.deepEqual(player.faults, []);
});

chapter("Wizards & Dragons to its end", 300, async () => {
  const player = await guest({ width: 1366, height: 768, theme: "dark" });
  await sit(player, "wizards", { turn_limit: LONGEST });
  await table(player.page);
  await playUntil([player], mayAct, duelist());
  await picture(player.page, "classic-wizards");
  await hurry(player);
  await lookBack(player, "wizards");
  assert.deepEqual(player.faults, []);
});

chapter("three realms to the end", 300, async () => {
  const player = await guest();
  const { page } = player;
  await sit(player, "wizards-3", { turn_limit: LONGEST });
  await table(page);
  assert.equal(await page.locator(".far").count(), 2);
  await playUntil([player], mayAct, duelist());
  await picture(page, "classic-three");
  assert.deepEqual(await graveFaults(page, "three"), []);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await hurry(player);
  const ranks = await page.getByRole("dialog").locator(".final > table tbody th").allInnerTexts();
  assert.ok(ranks[0]?.trim().startsWith("1."), `the ranks are told: ${ranks}`);
  await lookBack(player, "three");
  assert.deepEqual(player.faults, []);
});

/** What of one player's hand nothing tells the other: neither what lies open nor what was told before. */
function hidden(owner, other) {
  const known = JSON.stringify(other.ears.messages);
  const hand = owner.ears.view.realms[owner.seat].hand.map(({ card }) => card);
  return hand.filter((card) => !known.includes(`"${card}"`));
}

chapter("two people at one table never see each other's cards", 240, async () => {
  const ann = { seat: 0, ...(await guest()) };
  const ben = { seat: 1, ...(await guest({ width: 1024, height: 768, theme: "dark" })) };
  const room = await openRoom(ann, {
    game: "classic",
    variant: "base",
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
});

/** Words that do not fit into their buttons, buttons too small for a finger, a page that scrolls sideways. */
const cramped = (page) =>
  page.evaluate(() => {
    const found = [];
    const visible = (one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    for (const one of document.querySelectorAll(".frame button, .frame a.btn")) {
      if (!visible(one)) continue;
      const { width, height } = one.getBoundingClientRect();
      const name = `“${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40)}”`;
      if (Math.min(width, height) < 24) found.push(`${name} is ${width}×${height}`);
      if (one.matches(".btn") && one.scrollWidth > one.clientWidth + 1)
        found.push(`${name} does not fit`);
      if (one.closest(".ask") && one.getBoundingClientRect().right > innerWidth + 1)
        found.push(`${name} is cut by the screen`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    return found;
  });

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

chapter("three realms on a phone, upright and sideways, in German", 240, async () => {
  const player = await guest({ ...PHONES[0], language: "de-DE", touch: true });
  const { page } = player;
  await sit(player, "wizards-3");
  await table(page);
  const found = [];
  const look = async (moment) => {
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await picture(page, `classic-phone-${size.width}-${moment}`);
      for (const fault of await cramped(page)) found.push(`${size.width}, ${moment}: ${fault}`);
    }
    await page.setViewportSize(PHONES[0]);
  };
  await playUntil([player], mayAct, duelist());
  await look("turn");
  for (const fault of await graveFaults(page, "phone")) found.push(fault);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.locator(".far .all").first().tap();
  await page.locator(".closer").first().waitFor();
  await picture(page, "classic-phone-closer");
  await page.locator(".closer header .btn").tap();
  assert.deepEqual([...new Set(found)], []);
  assert.deepEqual(player.faults, []);
});

chapter("all cards are found, read and searched, in both languages", 90, async () => {
  for (const [language, word, name] of [
    ["en", "wizard", "Witch"],
    ["de-DE", "Zauberer", "Hexe"],
  ]) {
    const player = await guest({ language });
    const { page } = player;
    await page.goto("/cards/classic");
    const card = page.locator("main li button", { hasText: name }).first();
    await card.waitFor();
    const all = await page.locator("main li .card").count();
    await picture(page, `classic-cards-${language}`);
    await page.getByRole("searchbox").fill(word);
    await page.waitForFunction(
      (before) => document.querySelectorAll("main li .card").length < before,
      all,
    );
    await card.click();
    await page.locator("dialog .card.zoom").waitFor();
    await picture(page, `classic-card-${language}`);
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox").fill("");
    assert.deepEqual(await graveFaults(page, `cards, ${language}`), []);
    assert.deepEqual(player.faults, []);
  }
});

/** What a host knows better: a dragon, a wizard, a citadel. */
const KNOWN = `
[[card]]
id = "samsor"
points = { strength = 9 }
magic = 2

[[card]]
id = "wizard-ari"
cost = { gold = 2, ore = 1 }

[citadel]
lumber = 1
gold = 3
`;

chapter("a page shows the card values of its host, and judges decks by them", 120, async () => {
  const folder = await mkdtemp(join(tmpdir(), "eiland-cards-"));
  const file = join(folder, "cards.toml");
  await writeFile(file, KNOWN);
  const host = await startServer(["--classic-cards", file]);
  try {
    const player = await guest({}, host);
    const { page } = player;
    await page.goto("/cards/classic");
    const card = (name) => page.locator("main li button", { hasText: name }).first();
    await card("Samsor").waitFor();
    const label = (name) => card(name).textContent();
    assert.match(await label("Samsor"), /2 magic power.*9 strength/s);
    assert.doesNotMatch(await label("Samsor"), /proposed/);
    assert.match(await label("Ismai"), /proposed/);
    assert.match(await label(/^\s*Citadel\./), /1 lumber, 3 gold/);
    await card("Samsor").click();
    await page.locator("dialog li", { hasText: "The host has corrected this card" }).waitFor();
    await picture(page, "classic-by-host");
    await page.goto("/rules/WIZ-12");
    await page.getByText("On this server: Citadel 1 lumber, 3 gold.").waitFor();
    await page.goto("/decks/classic");
    await page.locator("[data-shelf]").first().click();
    await page.locator("[data-ready]").first().click();
    await page.getByText("May be played in the tournament").first().waitFor();
    assert.deepEqual(player.faults, []);
  } finally {
    await host.stop();
    await rm(folder, { recursive: true });
  }
});

chapter("a deck for a table of three is built, kept, and offered there alone", 120, async () => {
  const player = await guest();
  const { page } = player;
  await page.goto("/decks/classic");
  await page.getByRole("radio", { name: "3 players" }).check();
  await page.locator("[data-shelf]").first().click();
  await page.locator("[data-ready]").first().click();
  await page.getByText("Events 3 of 3").first().waitFor();
  await page.getByText("May be played in the tournament").first().waitFor();
  await page.locator("header input.field").fill("For three");
  await picture(page, "classic-deck-three");
  await page.getByRole("radio", { name: "2 players" }).check();
  await page.getByText("Events 3 of 4").first().waitFor();
  await page.locator(".verdict .bad").first().waitFor();
  await page.getByRole("radio", { name: "3 players" }).check();
  await page.getByText("May be played in the tournament").first().waitFor();
  assert.deepEqual(await graveFaults(page, "deck builder"), []);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await sit(player, "tournament");
  await page.locator("[data-deck=ready]").first().waitFor();
  assert.equal(
    await page.locator("[data-deck=kept]").count(),
    0,
    "a table of two offers no deck for three",
  );
  await sit(player, "tournament-3");
  await page.locator("[data-deck=kept]", { hasText: "For three" }).click();
  await page.locator(".decks").waitFor({ state: "detached" });
  assert.deepEqual(player.faults, []);
});
