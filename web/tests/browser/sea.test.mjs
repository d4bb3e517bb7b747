// Ships: found on the home screen, played to the end by clicking, on a phone and in German too.

import assert from "node:assert/strict";
import { graveFaults, openHouse, openRoom, picture, story, visitor } from "./house.mjs";
import { asked, isOver, playUntil } from "./player.mjs";
import { sailor } from "./sailor.mjs";

const chapter = story();
const { server, browser } = await openHouse();

const BOARDS = ["Two Islands", "Four Islands", "The Archipelago"];
const bots = (n) => Array.from({ length: n }, () => "steady");

/** Sits down at a new table and begins. */
async function sitDown(player, variant, seats, together, setup = {}) {
  const { page } = player;
  await page.goto("/");
  const room = await openRoom(player, {
    game: "scenarios",
    variant,
    seats: ["me", ...bots(seats - 1)],
    together,
    setup,
  });
  await page.goto(`/room/${room}`);
  await page.locator("footer .btn.go").click();
  await page.locator(".island").waitFor();
}

chapter("each board has a tile with its picture and a sentence, and its switches", 90, async () => {
  const guest = await visitor(browser, server);
  const { page } = guest;
  await page.goto("/");
  const scenarios = page.getByRole("region", { name: "Scenarios" });
  await scenarios.waitFor();
  for (const name of BOARDS) {
    const tile = scenarios.getByRole("button").filter({ hasText: name });
    await tile.locator(".pic svg use[href='#piece-ship']").first().waitFor({ state: "attached" });
    assert.ok(((await tile.locator(".line").textContent()) ?? "").length > 30, name);
    assert.match((await tile.textContent()) ?? "", /3, 4, 5, 6/);
  }
  await scenarios.getByRole("button").filter({ hasText: "Archipelago" }).scrollIntoViewIfNeeded();
  await picture(page, "sea-home");
  await scenarios.getByRole("button").filter({ hasText: "Four Islands" }).click();
  const dialog = page.getByRole("dialog");
  assert.equal(await dialog.getByRole("radio", { name: /Four Islands/ }).isChecked(), true);
  await dialog.locator("summary").click();
  for (const name of ["The pirate", "Points for new islands"])
    await dialog.getByText(name, { exact: true }).waitFor();
  await picture(page, "sea-options");
  assert.deepEqual(await graveFaults(page, "options of a board with ships"), []);
  assert.deepEqual(guest.faults, []);
  await guest.context.close();
});

chapter("two islands, to the end", 500, async () => {
  const player = await visitor(browser, server);
  const { page } = player;
  await sitDown(player, "two-islands-3", 3, { pirate: true, island_points: true });
  const used = new Set();
  const play = sailor(used);
  await playUntil([player], ({ ask }) => ask.startsWith("roll"), play);
  await page.getByRole("button", { name: "Two Islands" }).waitFor();
  await picture(page, "sea-table");
  assert.deepEqual(await graveFaults(page, "table with ships"), []);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Two Islands" }).click();
  await page.getByRole("dialog").getByText("sea path: a ship can lie here").waitFor();
  assert.deepEqual(await graveFaults(page, "plate of a sea"), []);
  await picture(page, "sea-plate");
  await page.keyboard.press("Escape");
  await playUntil([player], isOver, play);
  await picture(page, "sea-final");
  for (const one of ["sea-lay", "sea-move"])
    assert.ok(used.has(one), `${one} was never possible: ${[...used]}`);
  assert.ok(player.ears.view.scenario.sea.seats[0].ships.length > 0);
  assert.deepEqual(player.faults, []);
  await player.context.close();
});

const holds = (given) => ({
  settlements: [],
  cities: [],
  roads: [],
  hand: {},
  cards: {},
  ...given,
});

/** Two ships that can sail, the cards for another, and a knight, who may send out the pirate. */
const QUAY = {
  kind: "given",
  turn: 0,
  rolled: true,
  seats: [
    holds({
      settlements: ["3,-3,S", "-2,-1,N"],
      hand: { lumber: 1, wool: 1 },
      cards: { knight: 1 },
      kept: { ships: ["3,-3,SE", "-2,-2,E"] },
    }),
    holds({ settlements: ["1,-2,S"], roads: ["0,-1,NE"] }),
    holds({ settlements: ["-1,-1,N"], roads: ["-1,-2,SE"] }),
  ],
};

chapter("a turn with a deed of every kind", 120, async () => {
  const player = await visitor(browser, server);
  const { page, ears } = player;
  const switches = { pirate: true, island_points: true };
  await sitDown(player, "two-islands-3", 3, switches, { pieces: QUAY });
  const { number } = ears.view.turn;
  await page.locator("[data-hand] .t-dev").click();
  await page.locator(".tools .btn.go").click();
  const used = new Set();
  await playUntil([player], () => ears.view.turn.number > number, sailor(used));
  for (const one of ["pirate", "sea-build", "sea-move"])
    assert.ok(used.has(one), `${one} was not possible: ${[...used]}`);
  assert.equal(ears.view.scenario.sea.seats[0].ships.length, 3);
  assert.deepEqual(player.faults, []);
  await player.context.close();
});

chapter("on a phone in German: ships are laid and moved by touch", 500, async () => {
  const player = await visitor(browser, server, {
    width: 390,
    height: 844,
    touch: true,
    language: "de",
  });
  const { page } = player;
  await sitDown(player, "archipelago-4", 4, { pirate: true, island_points: true });
  const scale = () => page.locator("svg.board").evaluate((svg) => svg.getScreenCTM().a);
  assert.ok((await scale()) >= 0.5, `${await scale()} px a unit`);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(await wide(), "the page scrolls sideways");
  const used = new Set();
  const play = sailor(used);
  await playUntil([player], ({ ask }) => ask.startsWith("roll"), play);
  await picture(page, "sea-phone");
  assert.deepEqual(await graveFaults(page, "phone with ships"), []);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await playUntil([player], ({ ask }) => ask === "sea-move-ask-to", play);
  await picture(page, "sea-phone-move");
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator(".island.sideways").waitFor();
  assert.ok(await wide(), "the page scrolls sideways when turned");
  await picture(page, "sea-sideways");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator(".island.upright").waitFor();
  assert.ok(await wide(), "the page scrolls sideways on a narrow phone");
  await picture(page, "sea-narrow");
  assert.notEqual(await asked(page), "");
  assert.deepEqual(player.faults, []);
  await player.context.close();
});
