// A stranger plays: one click starts a game against bots, and clicking alone brings it to its end.
// Then the game is looked at again by its link.

import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { graveFaults, openHouse, picture, story, visitor } from "./house.mjs";
import { isOver, playUntil } from "./player.mjs";

const chapter = story();

/** How well the ink of the pictures stands out from the ground of the marks. */
const contrastOfMarks = (page) =>
  page
    .locator(".marks .mk")
    .first()
    .evaluate((mark) => {
      const light = (colour) => {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const style = getComputedStyle(mark);
      const ground = light(style.backgroundColor);
      const inks = ["--robber", "--cut"].map((name) => light(style.getPropertyValue(name)));
      return Math.min(...inks.map((ink) => (ground + 0.05) / (ink + 0.05)));
    });

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
  // This browser has seen the game, and the journal is the one of that game.
  const proof = page.getByRole("region", { name: "Fair dice" });
  await proof
    .getByText(/^The same as you saw here: the seal .*, your own seed, and \d+ steps/)
    .waitFor({ timeout: 60_000 });
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
  await side.getByRole("heading", { name: "The dice were fair" }).waitFor({ timeout: 60_000 });
  await side.getByText(/^This browser did not see the game/).waitFor();
  const download = page.waitForEvent("download");
  await side.getByRole("link", { name: "Download the journal" }).click();
  const kept = join(tmpdir(), `eiland-${room}.jsonl`);
  await (await download).saveAs(kept);
  const journal = await readFile(kept, "utf8");
  await rm(kept);
  assert.ok(journal.trim().split("\n").length > last, "the journal holds every step");
  await picture(page, "replay");

  // Every step has its sentence, and all hands are open.
  const sentence = page.locator(".dock .sentence");
  await page.getByRole("button", { name: "To the start" }).click();
  for (let count = 0; count < 12; count++) {
    const before = step();
    await page.keyboard.press("ArrowRight");
    await moved(before);
    assert.match(await sentence.innerText(), /\w/, `step ${step()}`);
  }
  assert.equal(await page.getByRole("list", { name: "Cards in hand" }).count(), 4);
  const cards = (list) =>
    list.evaluateAll((found) => found.reduce((all, one) => all + Number(one.textContent), 0));
  await page.getByRole("combobox", { name: "Jump to a turn" }).selectOption({ label: "turn 3" });
  await page.waitForURL(new RegExp(`step=${third}$`));
  for (const seat of await page.locator(".player").all()) {
    const size = Number(await seat.locator("[data-hand]").innerText());
    const resources = seat.locator(
      ["lumber", "brick", "wool", "grain", "ore"].map((card) => `[data-card=${card}]`).join(),
    );
    assert.equal(await cards(resources), size, "the open cards are those of the hand");
  }

  // The marks of the time line can be told from their ground, by night too.
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    assert.ok((await contrastOfMarks(page)) > 3, `marks in the ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });

  // Sharing says that it did; where the browser refuses, it says how to.
  for (const [may, says] of [
    [true, /^Copied/],
    [false, /^This browser does not let the page copy/],
  ]) {
    await page.evaluate((yes) => {
      const writeText = () => (yes ? Promise.resolve() : Promise.reject(new Error("no")));
      Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    }, may);
    await page.getByRole("button", { name: "Share" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("status").getByText(says).waitFor();
    const link = dialog.getByRole("textbox");
    assert.match(await link.inputValue(), new RegExp(`/replay/${room}\\?step=${third}$`));
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }

  // A link to a moment shows that moment.
  await page.goto(`/replay/${room}?step=${third}`);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(step(), third);
  assert.deepEqual(faults, []);
});

chapter("its analysis, in the page's own engine", 400, async () => {
  const { page, faults } = await visitor(browser, server);
  await page.goto(`/replay/${room}`);
  await page.getByRole("button", { name: "Analysis" }).click();
  const side = page.getByRole("region", { name: "Analysis" });
  await side.getByRole("button", { name: "Analyse the game" }).click();
  // What is known is shown while the rest is worked out; it can be stopped and goes on.
  await side.getByRole("progressbar").waitFor();
  await side.getByRole("table", { name: "Chance to win" }).waitFor();
  await side.getByRole("button", { name: "Stop" }).click();
  await side.getByRole("button", { name: "Go on" }).click();
  await side
    .getByText("The analysis is complete.")
    .waitFor({ state: "attached", timeout: 300_000 });

  // Every row of luck and skill adds up, as far as it is rounded.
  const split = side.getByRole("table").filter({ hasText: "own slips" });
  const rows = await split.locator("tbody tr").evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll("td")].map((cell) => {
        const text = cell.querySelector("em")?.textContent ?? cell.textContent;
        return Number(text.replace("−", "-").replace(/[^\d.-]/g, ""));
      }),
    ),
  );
  assert.equal(rows.length, 4);
  for (const [start, luck, own, others, end] of rows) {
    assert.ok(Math.abs(start + luck + own + others - end) <= 3, `${rows}`);
    assert.ok(own <= 0 && others >= 0 && (end === 0 || end === 100), `${rows}`);
  }

  // A costly decision of somebody, with what would have been better; by keys, too.
  const PLACED = /^(Road|Settlement|City|Robber)/;
  const list = side.getByRole("list").filter({ has: page.locator(".bad") });
  for (const seat of await side
    .getByRole("group", { name: "Whose decisions" })
    .getByRole("button")
    .all()) {
    await seat.click();
    const costly = await list.locator("button").allInnerTexts();
    if (costly.length > 1 && costly.some((text) => PLACED.test(text.split("\n")[1]))) break;
  }
  await list.locator("button").first().click();
  await page.waitForURL(/step=/);
  const card = side.getByRole("region", { name: /^A decision in turn/ });
  await card.getByText("Played").waitFor();
  await card.getByText("Better", { exact: true }).waitFor();
  assert.match(await card.locator(".better b").innerText(), /\w{3}/);
  const inOrder = await list.locator("li").evaluateAll((all) => all.length);
  assert.ok(inOrder > 1, "somebody has given something away more than once");
  const current = () => list.locator("li[aria-current] button").innerText();
  const first = await current();
  await page.keyboard.press("n");
  if ((await current()) === first) await page.keyboard.press("p");
  assert.notEqual(await current(), first);

  // The better line goes from the same position, on the same board, and back to the game as it was played.
  await list.locator("button").first().click();
  const address = page.url();
  await card.getByRole("button", { name: "Show the better line" }).click();
  const line = page.getByRole("region", { name: "The better line" });
  await line.getByText(/^The better decision, then/).waitFor({ timeout: 90_000 });
  assert.match(await line.getByRole("status").innerText(), /\w{3}/);
  assert.equal(await page.locator(".compared.bad").count(), 0);
  await line.getByRole("button", { name: "Back to the game" }).click();
  await line.waitFor({ state: "detached" });
  assert.equal(page.url(), address);

  // On the board the choices have a ring where they are about a place.
  let rings = 0;
  for (const slip of await list.locator("button").all()) {
    await slip.click();
    for (const [words, ring] of [
      [".played b", ".compared.bad"],
      [".better b", ".compared.good"],
    ]) {
      const told = card.locator(words);
      await told.filter({ hasText: /\w/ }).waitFor();
      if (!PLACED.test(await told.innerText())) continue;
      await page.locator(ring).first().waitFor();
      rings += 1;
    }
  }
  assert.ok(rings > 0, "something costly was about a place");
  await list.locator("button").first().click();
  await picture(page, "analysis");
  assert.deepEqual(await graveFaults(page, "analysis"), []);

  // On a phone everything stands below each other, and nothing is wider than the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".frame.upright").waitFor();
  await side.getByRole("heading", { name: /^Luck and skill/ }).scrollIntoViewIfNeeded();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  assert.deepEqual(await graveFaults(page, "analysis"), []);
  await picture(page, "analysis-phone");
  await page.setViewportSize({ width: 1280, height: 800 });

  // From any moment a new game goes on, in this browser and against bots.
  await card.getByRole("button", { name: "Decide anew from here" }).click();
  await page.waitForURL(/\/here\/\w+$/);
  await page.locator(".island").waitFor();
  assert.deepEqual(faults, []);
});
