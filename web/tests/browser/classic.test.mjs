// The older card game in a real browser: whole games by clicking, for two and for three, two people at one
// table, small screens, German, all cards.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { duelist, hurry, mayAct } from "./duelist.mjs";
import { graveFaults, picture, startServer } from "./house.mjs";
import { playUntil } from "./player.mjs";
import { openTable } from "./realm.mjs";

const { table, guest, sit, lookBack, playApart, lookAt, searchCards } = await openTable("classic");
const chapter = (name, seconds, tell) => test(name, { timeout: seconds * 1000 }, tell);

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

chapter("two people at one table never see each other's cards", 240, () => playApart("base"));

/** Phones, a window at twice its size, and the narrowest with room for a mouse. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
];

chapter("three realms on small screens, in German", 240, async () => {
  const player = await guest({ ...SCREENS[0], language: "de-DE", touch: true });
  const { page } = player;
  await sit(player, "wizards-3");
  await table(page);
  const found = [];
  await playUntil([player], mayAct, duelist());
  await lookAt(page, SCREENS, "turn", found);
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
  await searchCards("en", "wizard", "Witch");
  await searchCards("de-DE", "Zauberer", "Hexe");
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
    // Until the host has been asked, the page shows the values it knows itself.
    await card("Samsor")
      .filter({ hasText: /2 magic power.*9 strength/ })
      .waitFor();
    const label = (name) => card(name).textContent();
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
