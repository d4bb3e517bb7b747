// Games without a server: the network is cut, and a whole game is played, left, taken up, looked at
// again, written into files and read back. Then several people share one screen.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { graveFaults, openHouse, picture, story, visitor } from "./house.mjs";
import { asked, press, stepHere } from "./player.mjs";

const run = promisify(execFile);
const program = process.env["EILAND_PROGRAM"] ?? "../target/debug/eiland";
const chapter = story();
const { server, browser } = await openHouse();

/** What may go wrong while there is no network: requests that nobody answers. */
const beside = (faults) =>
  faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|no network|Failed to load/.test(fault));

/** Games to few points are soon over. */
async function toFewPoints(page, points = 4) {
  await page.getByRole("button", { name: "Options" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("summary").click();
  await dialog.getByRole("slider", { name: "Points to win" }).fill(String(points));
  await picture(page, "here-options");
  await dialog.getByRole("button", { name: "Done" }).click();
}

/** Whoever is at the screen plays patiently until this holds; whoever is called comes. */
async function playHere(page, done, raised = () => {}) {
  const sign = () => page.locator("[role=log], [data-ask], [data-raise]").allTextContents();
  let last = "";
  for (let still = 0; still < 300; still += 1) {
    const ask = await asked(page);
    if (await done(ask)) return;
    const sail = page.locator("[data-raise]");
    if ((await sail.count()) > 0) {
      const seat = await sail.first().getAttribute("data-raise");
      await raised(page);
      await press(sail);
      await page.waitForFunction(
        (was) => document.querySelector("[data-raise]")?.dataset.raise !== was,
        seat,
      );
    } else if (!(await stepHere(page))) await page.waitForTimeout(40);
    const now = String(await sign());
    if (now !== last) still = 0;
    last = now;
  }
  await picture(page, "here-stuck");
  throw new Error(`the game does not go on: ${await asked(page)}`);
}
const over = (ask) => ask.startsWith("over-");

async function saved(page, press) {
  const coming = page.waitForEvent("download");
  await press();
  const path = join(tmpdir(), `eiland-here-${Math.random().toString(36).slice(2)}`);
  await (await coming).saveAs(path);
  return path;
}

const player = await visitor(browser, server);
let address;

chapter("begins a game with one press, and the network is cut", 60, async () => {
  const { page, context } = player;
  await page.goto("/");
  await page.getByRole("link", { name: /^Play here/ }).click();
  await page.waitForURL(/\/here$/);
  await page.getByRole("button", { name: "Start here" }).waitFor();
  await page.getByText("No game yet").waitFor();
  await picture(page, "here");
  await toFewPoints(page);
  await page.getByRole("button", { name: "Start here" }).click();
  await page.waitForURL(/\/here\/\w+$/);
  await page.locator(".island").waitFor();
  address = page.url();
  // The page itself is kept too, by then.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.locator("[data-offline=offline]").waitFor();
  assert.equal(await page.locator("[data-offline]").innerText(), "Offline, kept here");
});

chapter("is played offline, with advice and taking back", 240, async () => {
  const { page } = player;
  await playHere(page, (ask) => ask === "roll" || ask === "roll-or-card");
  await page.locator("[data-hint]").click();
  await page.getByText("What the best bot would do").waitFor({ timeout: 60_000 });
  await playHere(page, (ask) => ["build-trade-end", "trade-end", "build-end", "end"].includes(ask));
  const before = await page.locator("[role=log]").innerText();
  await page.locator("[data-primary=island-end-turn]").click();
  await page.waitForFunction(
    (was) => document.querySelector("[role=log]")?.innerText !== was,
    before,
  );
  await playHere(page, (ask) => ask === "roll" || ask === "roll-or-card");
  // Whoever had to answer or to give cards back meanwhile takes that back first.
  const log = () => page.locator("[role=log]").innerText();
  for (let tries = 0; tries < 8 && (await log()) !== before; tries += 1) {
    const now = await log();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(
      (was) => document.querySelector("[role=log]")?.innerText !== was,
      now,
    );
  }
  assert.equal(await log(), before);
  await picture(page, "here-table");
});

chapter("is there after a reload without a network, at the same step", 120, async () => {
  const { page } = player;
  const hand = () => page.locator("[data-hand]").first().innerText();
  const [log, cards] = [await page.locator("[role=log]").innerText(), await hand()];
  await page.reload();
  await page.locator(".island").waitFor();
  await page.waitForFunction((was) => document.querySelector("[role=log]")?.innerText === was, log);
  assert.equal(await hand(), cards);
  // In the middle of what the others do, too.
  await page.locator("[data-primary=island-end-turn]").click();
  await page.reload();
  await page.locator(".island").waitFor();
  await playHere(page, (ask) => ask === "roll" || ask === "roll-or-card" || ask === "answer");
});

chapter("only one tab plays it", 60, async () => {
  const { page, context } = player;
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole("heading", { name: "Played in another tab" }).waitFor();
  await other.getByRole("button", { name: "Play on here" }).click();
  await other.locator(".island").waitFor();
  await page.getByRole("heading", { name: "Played in another tab" }).waitFor();
  await other.close();
  await page.getByRole("button", { name: "Play on here" }).click();
  await page.locator(".island").waitFor();
});

chapter("is played to the end, and its journal holds before the program", 400, async () => {
  const { page } = player;
  await playHere(page, over);
  const final = page.getByRole("dialog");
  await final.getByRole("heading", { level: 2, name: /won/ }).waitFor();
  await picture(page, "here-final");
  await final.getByRole("link", { name: "Replay" }).click();
  await page.waitForURL(/\/here\/\w+\/replay/);
  const side = page.getByRole("region", { name: "Charts, log and proof" });
  await side.getByRole("heading", { name: "The dice were fair" }).waitFor();
  await page.getByRole("button", { name: "One step on" }).click();
  await page.waitForURL(/step=\d/);
  assert.equal(await page.getByRole("list", { name: "Cards in hand" }).count(), 4);
  await picture(page, "here-replay");
  const journal = await saved(page, () =>
    side.getByRole("button", { name: "Download the journal" }).click(),
  );
  const { stdout } = await run(program, ["verify", journal]);
  assert.match(stdout, /fair|outcomes|steps/);
  await run(program, ["replay", journal]);
  await rm(journal);
});

chapter("goes into a file and comes back from it", 60, async () => {
  const { page, context } = player;
  await context.setOffline(false);
  await page.goto("/here");
  const rows = page.locator(".kept li");
  await rows.first().waitFor();
  assert.equal(await rows.count(), 1);
  await page.getByText(/^1 game|^one game/).waitFor();
  const file = await saved(page, () =>
    page.getByRole("button", { name: "Export all to a file" }).click(),
  );
  await rows.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("No game yet").waitFor();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await rows.first().waitFor();
  await rows.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("No game yet").waitFor();
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByText("One game was taken from the file.").waitFor();
  assert.equal(await rows.count(), 1);
  const kept = JSON.parse(await readFile(file, "utf8"));
  assert.equal(kept.games.length, 1);
  await rm(file);
  await picture(page, "here-kept");
  assert.deepEqual(await graveFaults(page, "play here"), []);
  assert.deepEqual(beside(player.faults), []);
});

chapter("two people at one screen see only their own hands", 240, async () => {
  const two = await visitor(browser, server);
  const { page } = two;
  await page.goto("/here");
  await page.getByRole("textbox", { name: "Name of player 1" }).fill("Nora");
  await page
    .getByRole("radiogroup", { name: "Seat 2" })
    .getByRole("radio", { name: "Here" })
    .check();
  await page.getByRole("textbox", { name: "Name of player 2" }).fill("Mira");
  await page.getByText("Two of you share this screen").waitFor();
  await page.getByRole("button", { name: "Start here" }).click();
  const sail = page.getByRole("dialog", { name: /it is your turn|you are asked/ });
  await sail.waitFor();
  await picture(page, "here-sail");
  assert.deepEqual(await graveFaults(page, "the sail"), []);
  const raises = [];
  await playHere(
    page,
    (ask) => raises.length >= 6 || over(ask),
    async () => {
      // Nothing of a hand is in the page, the board is, and the button has the focus.
      assert.equal(await page.locator("[data-hand] [data-card], .me").count(), 0);
      assert.equal((await page.locator(".island svg").count()) > 0, true);
      const button = page.locator("[data-raise]");
      await page.waitForFunction(() => document.activeElement?.matches("[data-raise]"));
      raises.push(await button.innerText());
    },
  );
  assert.ok(
    raises.some((text) => text.includes("Nora")) && raises.some((text) => text.includes("Mira")),
  );
  for (let at = 1; at < raises.length; at += 1)
    assert.notEqual(raises[at], raises[at - 1], "the screen always changes hands");
  await page.reload();
  await page.locator("[data-raise]").waitFor();
  assert.equal(await page.locator("[data-hand] [data-card], .me").count(), 0);
  assert.deepEqual(two.faults, []);
});

chapter("is handed to the server, and the other one sits down by the link", 120, async () => {
  const { page, faults } = await visitor(browser, server);
  await page.goto("/here");
  await page
    .getByRole("radiogroup", { name: "Seat 2" })
    .getByRole("radio", { name: "Here" })
    .check();
  await page.getByRole("button", { name: "Start here" }).click();
  await page.locator("[data-raise]").waitFor();
  await page.goto("/here");
  await page.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("button", { name: "Hand it to this server" }).click();
  await page.waitForURL(/\/room\//);
  await page.getByText("could know the coming dice").waitFor();
  await page.getByText("Seat 2 is free.").waitFor();
  await picture(page, "here-brought");
  const other = await visitor(browser, server);
  await other.page.goto(page.url());
  await other.page.getByRole("button", { name: "Sit here" }).click();
  await other.page.locator(".me").waitFor();
  await page.getByText("Seat 2 is free.").waitFor({ state: "detached" });
  assert.deepEqual([...faults, ...other.faults], []);
});

chapter("alone against bots no sail is ever drawn; the dice game needs none", 120, async () => {
  const { page, faults } = await visitor(browser, server);
  await page.goto("/here");
  await page.getByRole("button", { name: "The Dice Game" }).click();
  for (const seat of [1, 2])
    await page
      .getByRole("radiogroup", { name: `Seat ${seat}` })
      .getByRole("radio", { name: "Here" })
      .check();
  for (const seat of [3, 4])
    await page
      .getByRole("radiogroup", { name: `Seat ${seat}` })
      .getByRole("radio", { name: "empty" })
      .check();
  await page.getByRole("button", { name: "Start here" }).click();
  await page.waitForURL(/\/here\/\w+$/);
  await page.locator("[data-primary], .dice").first().waitFor();
  assert.equal(await page.locator("[data-raise]").count(), 0);
  await picture(page, "here-dice");
  assert.deepEqual(faults, []);
});

for (const look of [
  { width: 390, height: 844, theme: "dark" },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
])
  chapter(`on a phone of ${look.width} by ${look.height}, in German`, 90, async () => {
    const { page, faults } = await visitor(browser, server, {
      ...look,
      touch: true,
      language: "de",
    });
    await page.goto("/here");
    const start = page.getByRole("button", { name: "Hier beginnen" });
    await start.waitFor();
    await page
      .getByRole("radiogroup", { name: "Platz 2" })
      .getByRole("radio", { name: "Hier" })
      .check();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(await wide(), 0, "nothing sticks out");
    await picture(page, `here-${look.width}`);
    assert.deepEqual(await graveFaults(page, `play here, ${look.width}`), []);
    await start.click();
    const raise = page.locator("[data-raise]");
    await raise.waitFor();
    const box = await raise.boundingBox();
    assert.ok(box.height >= 44 && box.x >= 0 && box.x + box.width <= look.width);
    assert.ok(box.y + box.height <= look.height, "the button is on the screen");
    assert.equal(await wide(), 0);
    await picture(page, `here-sail-${look.width}`);
    assert.deepEqual(await graveFaults(page, `the sail, ${look.width}`), []);
    await raise.click();
    await page.locator("[data-raise]").waitFor({ state: "detached" });
    assert.deepEqual(faults, []);
  });
