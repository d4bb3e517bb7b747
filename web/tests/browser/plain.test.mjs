// The page as plain files, in a folder of a server that knows nothing of games: a game begins, survives
// a reload, and goes on without a network at all.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createReadStream, existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { after } from "node:test";
import { graveFaults, openHouse, picture, story, visitor } from "./house.mjs";
import { asked, stepHere } from "./player.mjs";

const program = process.env["EILAND_PROGRAM"] ?? "../target/debug/eiland";
const chapter = story();
const { browser } = await openHouse();
const folder = await mkdtemp(join(tmpdir(), "eiland-plain-"));
after(() => rm(folder, { recursive: true, force: true }));
execFileSync(program, ["page", join(folder, "games/eiland")]);

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const OTHERS = { ".svg": "image/svg+xml", ".png": "image/png" };

/** A file server as plain as they come: it does not even know what WebAssembly is. */
const files = createServer((request, answer) => {
  const path = normalize(new URL(request.url, "http://here").pathname);
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  if (!existsSync(file) || !statSync(file).isFile()) {
    answer.writeHead(404).end("nothing here");
    return;
  }
  const type = { ...TYPES, ...OTHERS }[extname(file)] ?? "application/octet-stream";
  answer.writeHead(200, { "content-type": type });
  createReadStream(file).pipe(answer);
});
await new Promise((done) => files.listen(0, "127.0.0.1", done));
after(() => files.close());
const address = `http://127.0.0.1:${files.address().port}`;
const player = await visitor(browser, { address });

/** How much the log tells. */
async function told(page) {
  const lines = page.locator("[role=log] li");
  await lines.first().waitFor();
  return lines.count();
}

/** So many things are done, by whoever is asked. */
async function play(page, count) {
  for (let done = 0, still = 0; done < count; still += 1) {
    assert.ok(still < 400, `the game does not go on: ${await asked(page)}`);
    if (await stepHere(page)) [done, still] = [done + 1, 0];
    else await page.waitForTimeout(40);
  }
}

chapter("a game begins with one press, in a folder of any file server", 90, async () => {
  const { page } = player;
  await page.goto("/games/eiland/");
  await page.getByRole("button", { name: "Start here" }).first().waitFor();
  await picture(page, "plain-home");
  assert.deepEqual(await graveFaults(page, "the plain home"), []);
  await page.getByRole("button", { name: "Start here" }).first().click();
  await page.waitForURL(/\/games\/eiland\/#\/here\/\w+$/);
  await page.locator(".island").waitFor();
  await play(page, 4);
});

chapter("it survives a reload, and the rules are there", 60, async () => {
  const { page } = player;
  const before = await told(page);
  assert.ok(before > 4, `${before} lines`);
  await page.reload();
  await page.locator(".island").waitFor();
  // Bots may have gone on meanwhile; nothing is gone.
  assert.ok((await told(page)) >= before);
  const game = page.url();
  await page.goto("/games/eiland/#/rules/BASE-38");
  await page
    .getByText(/neighbouring corners/)
    .first()
    .waitFor();
  await page.goto(game);
  await page.locator(".island").waitFor();
});

chapter("without a network the page opens again and the game goes on", 60, async () => {
  const { page, context } = player;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await page.locator(".island").waitFor();
  await play(page, 2);
  await picture(page, "plain-offline");
  await context.setOffline(false);
});
