// A country map: found on the home screen, its towns called by their names, read on a phone.

import assert from "node:assert/strict";
import { graveFaults, openHouse, picture, story, visitor } from "./house.mjs";
import { playUntil } from "./player.mjs";

const chapter = story();
const { server, browser } = await openHouse();
const guest = await visitor(browser, server);
const { page } = guest;

/** The towns that can be pressed now, by what they are called. */
const freeTowns = () =>
  page
    .locator("[data-spot^=settlement]")
    .evaluateAll((found) => found.map((one) => one.getAttribute("aria-label") ?? ""));

chapter("each scenario has a tile with its picture and a sentence", 60, async () => {
  await page.goto("/");
  const scenarios = page.getByRole("region", { name: "Scenarios" });
  await scenarios.waitFor();
  const tiles = scenarios.getByRole("button");
  const names = await tiles.locator("b").allTextContents();
  assert.deepEqual(names, [
    "Best Friends",
    "The Helpers",
    "Corsica",
    "New York",
    "The Erie Canal",
    "Cities & Knights",
    "Two Islands",
    "Four Islands",
    "The Archipelago",
    "Enchanted Land",
  ]);
  for (let at = 0; at < names.length; at += 1) {
    const tile = tiles.nth(at);
    await tile.locator(".pic svg use").first().waitFor({ state: "attached" });
    assert.ok(((await tile.locator(".line").textContent()) ?? "").length > 30, names[at]);
    const tables = names[at] === "Enchanted Land" ? /3, 4/ : /3, 4, 5, 6/;
    assert.match((await tile.textContent()) ?? "", tables);
  }
  await picture(page, "home-scenarios");
  assert.deepEqual(await graveFaults(page, "home with scenarios"), []);
});

chapter("Corsica for three, with the points of its book", 60, async () => {
  await page.getByRole("button", { name: /^Corsica/ }).click();
  const dialog = page.getByRole("dialog");
  assert.equal(await dialog.getByRole("radio", { name: /Corsica/ }).isChecked(), true);
  await dialog.getByRole("radio", { name: "3", exact: true }).check();
  await dialog.getByRole("button", { name: "Play now" }).click();
  await page.getByRole("group", { name: "Map of Corsica, 25 landscapes" }).waitFor();
  await page.getByText("Corsica, to 13 points").waitFor();
});

chapter("a settlement is founded in a town that is called by its name", 60, async () => {
  await playUntil([guest], ({ ask }) => ask === "found-me");
  const labels = await freeTowns();
  // On the map of the house all towns have names.
  for (const label of labels) assert.match(label, /^[\p{L}'’ -]+: free town between /u);
  const town = labels[0]?.split(":")[0] ?? "";
  await page.getByRole("button", { name: labels[0] }).press("Enter");
  await page.getByRole("img", { name: `${town}: your settlement between` }).waitFor();
  await page.getByText(`built a settlement in ${town}`).first().waitFor();
  await playUntil([guest], ({ ask }) => ask === "found-me");
});

chapter("the map says that it is a reconstruction, and what its signs mean", 60, async () => {
  await page.getByRole("button", { name: "Corsica A reconstruction" }).click();
  const plate = page.getByRole("dialog");
  await plate.getByText("The printed map was not at hand", { exact: false }).waitFor();
  await plate.getByText("town: settlements stand here").waitFor();
  assert.deepEqual(await graveFaults(page, "plate of a map"), []);
  await page.keyboard.press("Escape");
  assert.deepEqual(await graveFaults(page, "table on a map"), []);
  await picture(page, "country-corsica");
});

chapter("on a phone the map is large enough to read", 60, async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Corsica: the map and its signs" }).waitFor();
  const scale = () => page.locator("svg.board").evaluate((svg) => svg.getScreenCTM().a);
  assert.ok((await scale()) >= 0.5, `${await scale()} px a unit`);
  await picture(page, "country-corsica-phone");
  assert.deepEqual(guest.faults, []);
});
