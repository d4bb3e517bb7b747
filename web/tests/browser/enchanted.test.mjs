// The Enchanted Land: played to its end by clicking; a knight crosses over, and the sixth dragon wins.

import assert from "node:assert/strict";
import { graveFaults, openHouse, openRoom, picture, story, visitor } from "./house.mjs";
import { isOver, playUntil, press } from "./player.mjs";
import { sailor } from "./sailor.mjs";
import { DEEDS, valiant } from "./valiant.mjs";

const chapter = story();
const { server, browser } = await openHouse();

const bots = (n) => Array.from({ length: n }, () => "gentle");

async function begin({ page }, room) {
  await page.goto(`/room/${room}`);
  await page.locator("footer .btn.go").click();
  await page.locator(".island").waitFor();
}

/** A player with ships, knights and an island in sight; these corners first, where a knight can go. */
function adventurer(used, towards = []) {
  const knightly = valiant(used, [...DEEDS, "[data-make=sea-build]", "[data-make=sea-move]"]);
  const nautical = sailor(used);
  return async (page, ask) => {
    if (ask.startsWith("enchanted-ask-deed") || ask === "knights-deed-ask-deed") {
      for (const deed of ["fight", "move", "activate"])
        if (await press(page.locator(`[data-option=${deed}]`))) return (used.add(deed), true);
      return press(page.locator("[data-cancel]"));
    }
    if (ask === "knights-deed-ask-to")
      for (const at of towards)
        if (await press(page.locator(`[data-spot="knights-deed ${at}"]`), "Enter")) return true;
    if (ask === "found-me" || ask.startsWith("sea-ask-found") || ask === "sea-lay-ask-piece")
      return nautical(page, ask);
    return knightly(page, ask);
  };
}

chapter("a tile with its picture, for three and four", 90, async () => {
  const guest = await visitor(browser, server);
  const { page } = guest;
  await page.goto("/");
  const scenarios = page.getByRole("region", { name: "Scenarios" });
  const tile = scenarios.getByRole("button").filter({ hasText: "Enchanted Land" });
  await tile.locator(".pic svg use[href='#dragon-back']").first().waitFor({ state: "attached" });
  assert.match((await tile.textContent()) ?? "", /3, 4$/);
  await tile.scrollIntoViewIfNeeded();
  await picture(page, "enchanted-home");
  assert.deepEqual(guest.faults, []);
  await guest.context.close();
});

chapter("the Enchanted Land, to its end", 900, async () => {
  const player = await visitor(browser, server);
  const { page } = player;
  await page.goto("/");
  const room = await openRoom(player, {
    game: "scenarios",
    variant: "enchanted-3",
    seats: ["me", ...bots(2)],
    points: 10,
  });
  await begin(player, room);
  const used = new Set();
  const play = adventurer(used);
  await playUntil([player], ({ ask }) => ask.startsWith("roll"), play);
  const { seats } = player.ears.view;
  assert.ok(
    seats.every(({ settlements, cities }) => settlements.length === 2 && cities.length === 1),
  );
  await page.getByRole("button", { name: "Enchanted Land A reconstruction" }).waitFor();
  await picture(page, "enchanted-table");
  assert.deepEqual(await graveFaults(page, "Enchanted Land"), []);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await playUntil([player], isOver, play);
  await picture(page, "enchanted-final");
  assert.deepEqual(player.faults, []);
  await player.context.close();
});

/** The dragons of the north: the five in the south are beaten. */
const LEFT = [
  ...["-3,1,N", "-2,1,N", "-1,1,N", "-3,0,S", "-2,0,S", "-1,0,S", "0,0,S"],
  ...["-4,2,N", "-3,2,N", "-2,2,N", "-1,2,N", "-3,1,S", "-2,1,S", "-1,1,S"],
].map((at) => ({ at }));

/** Five dragons are mine, and a mighty knight waits at the quay. */
const QUAY = {
  kind: "given",
  dragons: LEFT,
  turn: 0,
  rolled: true,
  robber: null,
  longest_road: null,
  largest_army: null,
  seats: [
    {
      settlements: ["0,-3,S"],
      cities: ["0,-4,S"],
      roads: ["-1,-2,NE", "-1,-3,E"],
      hand: { grain: 4 },
      cards: {},
      played: {},
      kept: {
        beaten: [2, 2, 2, 3, 3],
        ships: ["-1,-2,E", "-1,-1,NE", "-1,-1,E"],
        order: { knights: [{ at: "-1,-2,N", rank: "mighty", active: true }] },
      },
    },
    { settlements: ["2,2,N"], cities: [], roads: [], hand: {}, cards: {}, played: {} },
    { settlements: ["4,-1,S"], cities: [], roads: [], hand: {}, cards: {}, played: {} },
    { settlements: ["5,-3,S"], cities: [], roads: [], hand: {}, cards: {}, played: {} },
  ],
};

for (const look of [
  { name: "large", width: 1440, height: 900 },
  { name: "phone", width: 390, height: 844, touch: true, language: "de" },
])
  chapter(
    `a knight crosses over, fights, and the sixth dragon wins (${look.name})`,
    300,
    async () => {
      const player = await visitor(browser, server, look);
      const { page } = player;
      await page.goto("/");
      const { games } = await (await page.request.get("/api/games")).json();
      const { variants } = games.find(({ id }) => id === "scenarios");
      const { setup } = variants.find(({ id }) => id === "enchanted-4");
      const answer = await page.request.post("/api/rooms", {
        data: {
          game: "scenarios",
          setup: { ...setup, pieces: QUAY },
          seats: ["me", ...bots(3)],
          public: false,
        },
      });
      assert.ok(answer.ok(), await answer.text());
      await begin(player, (await answer.json()).room);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      assert.ok(await wide(), "the page scrolls sideways");
      await picture(page, `enchanted-quay-${look.name}`);
      const used = new Set();
      const lairs = player.ears.view.scenario.enchanted.dragons.map(({ at }) => at);
      const play = adventurer(used, ["-1,0,N", ...lairs]);
      await playUntil([player], ({ ask }) => ask.startsWith("enchanted-ask-deed-"), play);
      await picture(page, `enchanted-fight-${look.name}`);
      assert.deepEqual(await graveFaults(page, "before a fight"), []);
      await playUntil([player], isOver, play);
      await picture(page, `enchanted-won-${look.name}`);
      const { phase, scenario } = player.ears.view;
      assert.deepEqual([phase.is, phase.winner, scenario.enchanted.beaten[0]], ["over", 0, 6]);
      assert.ok(used.has("fight"));
      assert.deepEqual(player.faults, []);
      await player.context.close();
    },
  );
