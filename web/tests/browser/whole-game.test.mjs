// A stranger plays: one click starts a game against bots, and clicking alone brings it to its end.
// Then the game is looked at again by its link.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { picture, openHouse, story, visitor } from "./house.mjs";
import { isOver, playUntil } from "./player.mjs";

const chapter = story();
const { server, browser } = await openHouse();
let room;

chapter("a whole game against three bots, by clicking", 400, async () => {
  const player = await visitor(browser, server);
  const { page } = player;
  await page.goto("/");
  await picture(page, "home");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/room\//);
  await page.locator(".island").waitFor();
  await picture(page, "table");
  await playUntil([player], isOver);
  const final = page.getByRole("dialog");
  await final.getByRole("heading", { level: 2, name: /won/ }).waitFor();
  await picture(page, "final");
  assert.equal(await final.locator("tbody tr.won").first().isVisible(), true);
  await final.getByRole("link", { name: "Replay" }).click();
  await page.waitForURL(/\/replay\//);
  room = page.url().replace(/^.*\/replay\/|\?.*$/g, "");
  assert.deepEqual(player.faults, []);
});

chapter("its replay, by the link", 120, async () => {
  const { page, faults } = await visitor(browser, server);
  await page.goto(`/replay/${room}`);
  const step = () => Number(new URL(page.url()).searchParams.get("step") ?? 0);
  const moved = (from) => page.waitForFunction((to) => location.search !== `?step=${to}`, from);
  await page.getByRole("button", { name: "One step on" }).click();
  await page.waitForURL(/step=/);
  const first = step();
  await page.keyboard.press("ArrowRight");
  await moved(first);
  assert.ok(step() > first);
  const second = step();
  await page.getByRole("button", { name: "One step back" }).click();
  await moved(second);
  assert.equal(step(), first);
  await page.getByRole("combobox", { name: "Jump to a turn" }).selectOption({ label: "turn 3" });
  await moved(first);
  const third = step();
  await page.getByRole("button", { name: "To the end" }).click();
  await moved(third);
  const last = step();
  assert.ok(last > third && third > 2, `steps ${third} and ${last}`);

  const side = page.getByRole("region", { name: "Charts, log and proof" });
  for (const name of ["Points", "Dice", "Income", "Losses"])
    await side
      .getByRole("heading", { name: new RegExp(`^${name}`) })
      .first()
      .waitFor();
  assert.ok((await side.locator("svg[role=img]").count()) >= 2, "charts are pictures with a name");
  await side.getByRole("heading", { name: "The dice were fair" }).waitFor();
  const download = page.waitForEvent("download");
  await side.getByRole("link", { name: "Download the journal" }).click();
  const journal = await readFile(await (await download).path(), "utf8");
  assert.ok(journal.trim().split("\n").length > last, "the journal holds every step");
  await picture(page, "replay");

  // A link to a moment shows that moment.
  await page.goto(`/replay/${room}?step=${third}`);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(step(), third);
  assert.deepEqual(faults, []);
});
