// The real server with the real page, and a real browser. `run.mjs` opens one of each for all test
// files; a file that is run alone opens its own.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, mkdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { chromium } from "playwright-core";

const BROWSER = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Where `run.mjs` tells the test files which server and which browser all of them use. */
export const SHARED_SERVER = "EILAND_SHARED_SERVER";
export const SHARED_BROWSER = "EILAND_SHARED_BROWSER";

/** A port that nobody listens on, below those that the system gives to outgoing connections. */
async function freePort() {
  for (;;) {
    const port = 20000 + Math.floor(Math.random() * 12000);
    const free = await new Promise((done) => {
      const trial = createServer().once("error", () => done(false));
      trial.listen(port, "127.0.0.1", () => trial.close(() => done(true)));
    });
    if (free) return port;
  }
}

/** Starts the server on any free port, with data and flags of its own; gives its address once it answers. */
export async function startServer(flags = []) {
  const program = process.env["EILAND_PROGRAM"] ?? "../target/debug/eiland";
  const data = await mkdtemp(join(tmpdir(), "eiland-browser-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // All visitors come from one address, and would be many for a single one.
  const words = ["serve", "--listen", `127.0.0.1:${port}`, "--data", data];
  words.push("--bot-pause-ms", "0", "--trust", "127.0.0.1", ...flags);
  let child;

  const start = async () => {
    child = spawn(program, [...words, "--log", "warn"], { stdio: ["ignore", "ignore", "inherit"] });
    for (let tries = 0; ; tries += 1) {
      try {
        if ((await fetch(`${address}/api/games`)).ok) return;
      } catch {
        if (tries > 400) throw new Error(`the server did not answer at ${address}`);
      }
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  /** Ends the server as a cut of the power would; what it has written stays. */
  const cut = async () => {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await ended;
  };
  const stop = async () => {
    await cut();
    await rm(data, { recursive: true, force: true });
  };
  await start();
  return { address, start, cut, stop };
}

/**
 * The server and the browser for this file's tests: those that `run.mjs` opened for all of them, else
 * ones of its own. Who is going to cut the server's power asks for a server of its own.
 */
export async function openHouse({ own = false } = {}) {
  const address = process.env[SHARED_SERVER];
  const server = address === undefined || own ? await startServer() : { address };
  if (server.stop) after(() => server.stop());
  const endpoint = process.env[SHARED_BROWSER];
  const browser =
    endpoint === undefined ? await chromium.launch(launch()) : await chromium.connect(endpoint);
  after(() => browser.close());
  return { server, browser };
}

const pages = [];

/**
 * Chapters that build on each other: after one that fails the others are skipped, and pictures of
 * all pages show how it stood.
 */
export function story() {
  let broken = false;
  return (name, seconds, tell) =>
    test(name, { timeout: seconds * 1000 }, async (context) => {
      if (broken) return context.skip("the story broke off before");
      // Set beforehand: what takes too long is not heard of here.
      broken = true;
      try {
        await tell();
        broken = false;
      } catch (fault) {
        for (const [at, page] of pages.entries())
          if (!page.isClosed()) await picture(page, `broken-${at + 1}`).catch(() => {});
        throw fault;
      }
    });
}

/** How the browser is started. */
export function launch() {
  const program = process.env["EILAND_CHROMIUM"] ?? "chromium";
  const executablePath = program.includes("/") ? program : `/usr/bin/${program}`;
  return { executablePath, args: BROWSER };
}

/** Keeps a picture of the page for people to look at. */
export async function picture(page, name) {
  await mkdir("screenshots", { recursive: true });
  await page.screenshot({ path: `screenshots/${name}.png` });
}

/** Collects what a page must not do: errors, and requests to anywhere but the server. */
function watch(page, address) {
  const faults = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (line) => {
    if (line.type() === "error") faults.push(`console: ${line.text()}`);
  });
  page.on("request", (request) => {
    const own = request.url().startsWith(address) || request.url().startsWith("data:");
    if (!own) faults.push(`request to ${request.url()}`);
  });
  return faults;
}

/** A view after a step that tells what it changes: not by the page's own hand, which is tested. */
function changed(view, change) {
  const now = structuredClone(view);
  for (const [path, ...value] of change) {
    const names = path.split(".");
    const last = names.pop();
    const whole = names.reduce((part, name) => part[name], now);
    if (value.length === 0) delete whole[last];
    else whole[last] = value[0];
  }
  return now;
}

/** Whether a message says what became of what this eye has pressed. */
function answers(message, eye) {
  if (message.is === "step") return message.seat === eye;
  // What is asked for beside the game is called back by its tag.
  if (message.is === "error") return message.to === undefined;
  return ["table", "refused", "undone", "over"].includes(message.is);
}

/**
 * Everything the server says to a page over the socket, each step with the whole view; and whether the
 * page waits for an answer to what was pressed last.
 */
function listen(page) {
  const ears = { messages: [], view: undefined, eye: undefined, waits: false, wake: () => {} };
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      if (["decide", "undo"].includes(JSON.parse(String(payload)).do)) ears.waits = true;
    });
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.is === "pong") return;
      if (message.is === "step") message.view = changed(ears.view, message.change);
      ears.messages.push(message);
      if (message.view) ears.view = message.view;
      if (message.is === "table") ears.eye = message.eye;
      if (answers(message, ears.eye)) ears.waits = false;
      ears.wake();
    });
  });
  /** Waits for the next message, but not for ever. */
  ears.next = () =>
    new Promise((done) => {
      const late = setTimeout(done, 500);
      ears.wake = () => {
        clearTimeout(late);
        done();
      };
    });
  return ears;
}

/**
 * Somebody with a browser of their own: their page, what it must not do (`faults`) and what it
 * hears (`ears`). Nothing moves and nobody waits, unless a look says otherwise.
 */
export async function visitor(browser, server, look = {}) {
  const { width = 1440, height = 900, language = "en", touch = false, theme = "light" } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    reducedMotion: "reduce",
    baseURL: server.address,
  });
  await context.addInitScript(() => {
    if (localStorage.getItem("eiland.settings") === null)
      localStorage.setItem("eiland.settings", JSON.stringify({ speed: "instant" }));
  });
  const page = await context.newPage();
  pages.push(page);
  page.setDefaultTimeout(10_000);
  return { context, page, faults: watch(page, server.address), ears: listen(page) };
}

/**
 * Opens a room with the page's own cookie, as the page would. A game to few points is soon over.
 */
export async function openRoom(
  { page },
  { game = "island", variant, seats, points, together, setup: turned, open = false },
) {
  const { games } = await (await page.request.get("/api/games")).json();
  const known = games.find((one) => one.id === game);
  const found = known.variants.find((one) => one.id === variant);
  const setup = { ...structuredClone(found.setup), ...turned };
  if (points !== undefined) setup.options.points_to_win = points;
  if (together !== undefined) setup.with = { ...setup.with, ...together };
  const answer = await page.request.post("/api/rooms", {
    data: { game, setup, seats, public: open },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).room;
}

const axe = readFileSync(
  join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"),
  "utf8",
);

/** Dark changes the colours and nothing else. */
const LOOKS = {
  light: { rules: { "label-content-name-mismatch": { enabled: true } } },
  dark: { runOnly: ["color-contrast"] },
};

/** What axe finds in the page as it is now, in light and in dark: only what is grave. */
export async function graveFaults(page, name) {
  const found = [];
  await page.evaluate(axe);
  for (const [colorScheme, options] of Object.entries(LOOKS)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await page.evaluate((how) => window.axe.run(how), {
      resultTypes: ["violations"],
      ...options,
    });
    for (const { id, impact, nodes } of violations)
      if (impact === "serious" || impact === "critical")
        found.push(`${name}, ${colorScheme}: ${id}: ${nodes[0].html.slice(0, 160)}`);
  }
  return found;
}
