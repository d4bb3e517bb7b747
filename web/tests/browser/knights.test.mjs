// Cities & Knights, to its end by clicking: a player who improves cities, hires knights and plays every card
// that comes; then the same on a phone, and looked at again as a replay.

import assert from "node:assert/strict";
import { graveFaults, openHouse, openRoom, picture, story, visitor } from "./house.mjs";
import { isOver, playUntil } from "./player.mjs";
import { valiant } from "./valiant.mjs";

const chapter = story();
const { server, browser } = await openHouse();

async function sitDown(player, { variant, seats, points }) {
  const { page } = player;
  await page.goto("/");
  const others = Array.from({ length: seats - 1 }, () => "gentle");
  const room = await openRoom(player, {
    game: "scenarios",
    variant,
    seats: ["me", ...others],
    points,
  });
  await page.goto(`/room/${room}`);
  await page.locator("footer .btn.go").click();
  await page.locator(".island").waitFor();
  return room;
}

/** Nothing stands beyond the screen, and what is pressed has 24 pixels at least. */
async function fits(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `the page is ${wide} pixels too wide`);
  const small = await page.locator(".dock button, .seats button").evaluateAll((found) =>
    found
      .filter((one) => one.checkVisibility())
      .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 80)])
      .filter(([{ height, width }]) => height < 24 && width < 24 && height > 0)
      .map(([, html]) => html),
  );
  assert.deepEqual(small, []);
}

let room;

chapter("a whole game of Cities & Knights", 900, async () => {
  const player = await visitor(browser, server);
  const { page } = player;
  room = await sitDown(player, { variant: "knights-4", seats: 4, points: 10 });
  const used = new Set();
  const play = valiant(used);
  await playUntil([player], ({ ask }) => ask.startsWith("roll"), play);
  await page.locator(".raid").first().waitFor();
  await page.locator(".tracks .track").first().waitFor();
  await picture(page, "knights-first");
  assert.deepEqual(await graveFaults(page, "knights"), []);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  let seen = 0;
  await playUntil(
    [player],
    async (at) => {
      const cards = at.ears.view?.scenario?.knights?.seats[0]?.progress?.length ?? 0;
      if (cards > seen) await picture(page, `knights-cards-${(seen = cards)}`);
      return isOver(at);
    },
    play,
  );
  await picture(page, "knights-final");
  assert.deepEqual(player.faults, []);
  await player.context.close();
});

const holds = (given) => ({
  settlements: [],
  cities: [],
  roads: [],
  hand: {},
  cards: {},
  played: {},
  ...given,
});

/** A city, a settlement at fields, a knight that sleeps, a progress card, and enough in hand for one deed of every kind. */
const RICH = {
  kind: "given",
  turn: 0,
  rolled: true,
  robber: "0,0",
  longest_road: null,
  largest_army: null,
  seats: [
    holds({
      cities: ["0,0,N"],
      settlements: ["0,0,S"],
      roads: ["0,0,NE", "0,0,E", "0,0,SE"],
      hand: { lumber: 1, brick: 3, wool: 3, grain: 2, ore: 2, cloth: 1 },
      kept: {
        order: {
          knights: [{ at: "0,0,SE", rank: "basic", active: false }],
          progress: ["irrigation"],
        },
      },
    }),
    holds({ cities: ["-2,2,S"], roads: ["-2,2,SE"] }),
    holds({ cities: ["2,-2,N"], roads: ["2,-2,NE"] }),
  ],
};

chapter("a turn with a deed of every kind", 300, async () => {
  const player = await visitor(browser, server);
  const { page } = player;
  await page.goto("/");
  const { games } = await (await page.request.get("/api/games")).json();
  const { variants } = games.find(({ id }) => id === "scenarios");
  const { setup } = variants.find(({ id }) => id === "knights-3");
  const data = {
    game: "scenarios",
    setup: { ...setup, board: { kind: "beginner" }, pieces: RICH },
    seats: ["me", "gentle", "gentle"],
    public: false,
  };
  const answer = await page.request.post("/api/rooms", { data });
  assert.ok(answer.ok(), await answer.text());
  await page.goto(`/room/${(await answer.json()).room}`);
  await page.locator("footer .btn.go").click();
  await page.locator(".island").waitFor();
  const used = new Set();
  await playUntil([player], ({ ears }) => ears.view?.turn.seat !== 0, valiant(used));
  for (const deed of ["[data-improve]", "[data-make=knights-hire]", "[data-make=knights-activate]"])
    assert.ok(used.has(deed), `${deed} was not possible: ${[...used]}`);
  assert.ok(used.has("play irrigation"), `no progress card was played: ${[...used]}`);
  assert.deepEqual(player.faults, []);
  await player.context.close();
});

chapter("the same game as a replay", 120, async () => {
  const player = await visitor(browser, server);
  const { page } = player;
  await page.goto(`/replay/${room}`);
  await page.locator(".island").waitFor();
  await page.locator(".raid").first().waitFor();
  await page.keyboard.press("End");
  await picture(page, "knights-replay");
  assert.deepEqual(await graveFaults(page, "replay"), []);
  assert.deepEqual(player.faults, []);
  await player.context.close();
});

for (const { name, look } of [
  { name: "upright", look: { width: 390, height: 844, touch: true, language: "de" } },
  { name: "small", look: { width: 360, height: 740, touch: true, language: "en", theme: "dark" } },
  { name: "sideways", look: { width: 844, height: 390, touch: true, language: "de" } },
  { name: "tablet", look: { width: 1024, height: 768, language: "de" } },
])
  chapter(`on a screen that is ${name}`, 400, async () => {
    const player = await visitor(browser, server, look);
    const { page } = player;
    await sitDown(player, { variant: "knights-3", seats: 3, points: 6 });
    const play = valiant(new Set());
    await playUntil([player], ({ ask }) => ask.startsWith("roll"), play);
    await fits(page);
    await picture(page, `knights-${name}`);
    assert.deepEqual(await graveFaults(page, name), []);
    await playUntil([player], isOver, play);
    await fits(page);
    await picture(page, `knights-${name}-final`);
    assert.deepEqual(player.faults, []);
    await player.context.close();
  });
