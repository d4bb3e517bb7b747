// The scenarios, each to its end by clicking: a player who tries whatever they offer, among bots.

import assert from "node:assert/strict";
import { graveFaults, openHouse, openRoom, picture, story, visitor } from "./house.mjs";
import { lively } from "./lively.mjs";
import { isOver, playUntil } from "./player.mjs";

const chapter = story();
const { server, browser } = await openHouse();
const only = process.env["ONLY"];

const bots = (n) => Array.from({ length: n }, () => "steady");

const GAMES = [
  { name: "friends", variant: "friends-3", seats: 3, sees: ".guilds", tries: ["[data-give]"] },
  { name: "helpers", variant: "helpers-4", seats: 4, sees: ".display", tries: ["[data-use]"] },
  { name: "corsica", variant: "corsica-3", seats: 3, sees: ".board" },
  { name: "new york", variant: "new-york-4", seats: 4, sees: ".board" },
  { name: "erie", variant: "erie-3", seats: 3, sees: ".canal" },
  {
    name: "friends with helpers for six",
    variant: "friends-6",
    seats: 6,
    together: { helpers: true },
    sees: ".guilds",
    tries: ["[data-give]"],
  },
];

for (const { name, variant, seats, together, sees, tries = [] } of GAMES) {
  if (only !== undefined && !name.includes(only)) continue;
  chapter(`${name}, to its end`, 400, async () => {
    const player = await visitor(browser, server);
    const { page } = player;
    await page.goto("/");
    const others = bots(seats - 1);
    const room = await openRoom(player, {
      game: "scenarios",
      variant,
      seats: ["me", ...others],
      together,
    });
    await page.goto(`/room/${room}`);
    await page.locator("footer .btn.go").click();
    await page.locator(".island").waitFor();
    const used = new Set();
    await playUntil([player], ({ ask }) => ask.startsWith("roll"), lively(used));
    await page.locator(sees).first().waitFor();
    await picture(page, `scenario-${variant}`);
    assert.deepEqual(await graveFaults(page, name), []);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await playUntil([player], isOver, lively(used));
    await picture(page, `scenario-${variant}-final`);
    for (const one of tries) assert.ok(used.has(one), `${one} was never possible: ${[...used]}`);
    assert.deepEqual(player.faults, []);
    await player.context.close();
  });
}
