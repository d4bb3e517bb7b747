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

chapter(
  "two people at one table see each other's deeds and never each other's letters",
  400,
  async () => {
    const ann = await visitor(browser, server);
    const ben = await visitor(browser, server, { width: 1024, height: 768, theme: "dark" });
    for (const { page } of [ann, ben]) await page.goto("/");
    const room = await openRoom(ann, {
      game: "scenarios",
      variant: "friends-3",
      seats: ["me", "open", "steady"],
      points: 5,
    });
    for (const { page } of [ann, ben]) await page.goto(`/room/${room}`);
    await ben.page.getByRole("button", { name: "Sit here" }).click();
    await ben.page.getByRole("button", { name: "Begin" }).click();
    await ann.page.getByText("is ready", { exact: true }).waitFor();
    await ann.page.getByRole("button", { name: "Begin" }).click();
    for (const { page } of [ann, ben]) await page.locator(".island").waitFor();
    const deeds = lively(new Set());
    const lone = lively(new Set());
    await playUntil([ann, ben], isOver, (page, ask) =>
      page === ann.page ? deeds(page, ask) : lone(page, ask),
    );
    for (const [own, { ears, faults }] of [ann, ben].entries()) {
      const told = ears.messages.map((message) => JSON.stringify(message));
      const drawn = told.filter((text) => text.includes('"event":"letter_drawn"'));
      assert.ok(drawn.length > 0, "no letter was ever drawn");
      const secret = new RegExp(`"event":"letter_drawn","seat":[^${own}],"guild":"`);
      assert.deepEqual(
        drawn.filter((text) => secret.test(text)),
        [],
      );
      const friends = ears.view.scenario.friends.seats;
      for (const [seat, { letters }] of friends.entries())
        assert.equal(letters !== undefined, seat === own, `seat ${seat} as seat ${own} sees it`);
      assert.deepEqual(faults, []);
    }
  },
);
