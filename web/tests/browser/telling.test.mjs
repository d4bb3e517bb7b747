// What the page tells by itself: the log that follows, the caption, whose turn it is, and a line that
// has died without a word.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openHouse, openRoom, picture, story, visitor } from "./house.mjs";
import { asked, mayRoll, playUntil } from "./player.mjs";

const { server, browser } = await openHouse();
const chapter = story();

/** Counts, in every page of this visitor, how far things have moved by themselves. */
const watchShifts = () => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};

/** Stands in for the system's notifications and listens for sounds. */
const watchCalls = () => {
  window.calls = { asked: 0, told: [], knocks: 0 };
  window.Notification = class {
    static permission = "default";
    static requestPermission() {
      window.calls.asked += 1;
      this.permission = "granted";
      return Promise.resolve("granted");
    }
    constructor(title, { body }) {
      window.calls.told.push(`${title}: ${body}`);
    }
  };
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.calls.knocks += 1;
    return make.call(this);
  };
  Object.defineProperty(document, "hidden", { get: () => window.looksAway === true });
};
const calls = (page) => page.evaluate(() => window.calls);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
])
  test(`nothing on the home screen moves by itself at ${width}`, { timeout: 90_000 }, async () => {
    const { context, page, faults } = await visitor(browser, server, { width, height });
    await context.addInitScript(watchShifts);
    await page.goto("/");
    await page.locator("#replays").waitFor();
    await page.waitForTimeout(1500);
    const shifted = await page.evaluate(() => window.shifted);
    assert.ok(shifted < 0.05, `it moved by ${shifted}`);
    await picture(page, `telling-home-${width}`);
    assert.deepEqual(faults, []);
    await context.close();
  });

let player;
const log = () => player.page.locator("[role=log]");
const fromEnd = () => log().evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
const entries = () => player.page.locator("[role=log] li").count();
/** Plays until the log is so much longer. */
const playOn = async (more) => {
  const goal = (await entries()) + more;
  await playUntil([player], async () => (await entries()) >= goal);
};
/** The log goes to its end in the next frame. */
const atEnd = () =>
  player.page.waitForFunction(() => {
    const box = document.querySelector("[role=log]");
    return box.scrollHeight - box.scrollTop - box.clientHeight < 24;
  });

chapter("the log follows the game for hundreds of entries", 400, async () => {
  player = await visitor(browser, server);
  await player.context.addInitScript(watchCalls);
  const { page } = player;
  await page.goto("/");
  // To so many points that it outlasts everything that is looked at here.
  const seats = ["me", "gentle", "gentle", "gentle"];
  await page.goto(`/room/${await openRoom(player, { variant: "variable-4", seats, points: 18 })}`);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".island").waitFor();
  for (const long of [40, 120, 240]) {
    await playUntil([player], async () => (await entries()) >= long);
    await atEnd();
    assert.equal(await page.locator("[data-newest]").count(), 0, `after ${long} entries`);
  }
  await picture(page, "telling-log");
});

chapter("it stops where somebody reads, and the button brings it back", 300, async () => {
  const { page } = player;
  // While the game waits for me the log stands still by itself.
  await playUntil([player], mayRoll);
  await atEnd();
  await log().evaluate(async (box) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    window.glides = 0;
    box.addEventListener("scrollend", () => (window.glides += 1));
  });
  // With the keys: a slip with an offer may lie over it. The browser glides there.
  await log().focus();
  for (const pages of [1, 2]) {
    await page.keyboard.press("PageUp");
    await page.waitForFunction((all) => window.glides >= all, pages);
  }
  await page.locator("[data-newest]").waitFor();
  const top = await log().evaluate((box) => box.scrollTop);
  await playOn(12);
  assert.equal(await log().evaluate((box) => box.scrollTop), top, "what is read stays in place");
  assert.ok((await fromEnd()) > 100);
  await picture(page, "telling-log-up");
  await page.locator("[data-newest]").click();
  await atEnd();
  assert.equal(await page.locator("[data-newest]").count(), 0);
  await playOn(12);
  await atEnd();
});

chapter("a caption says what just happened, and moves nothing", 200, async () => {
  const { page } = player;
  const caption = page.locator(".sea .caption");
  assert.equal(await caption.getByRole("status").count(), 1);
  /** How high its place is, and how far above the lower edge of the sea. */
  const place = () =>
    caption.evaluate((strip) => {
      const [own, sea] = [strip, strip.parentElement].map((one) => one.getBoundingClientRect());
      return { height: own.height, above: sea.bottom - own.bottom };
    });
  const before = await place();
  const said = new Set();
  await playUntil([player], async () => {
    said.add(await caption.innerText());
    return said.size >= 8;
  });
  for (const sentence of said) assert.match(sentence, /^[^.]+\.$/);
  assert.deepEqual(await place(), before);
});

chapter("your turn is told by title, sound and, where wanted, the system", 200, async () => {
  const { page } = player;
  await playUntil([player], mayRoll);
  assert.match(await page.title(), /^Your turn: .+ · Eiland$/);
  assert.ok((await calls(page)).knocks > 0, "two knocks for each turn");
  assert.equal((await calls(page)).asked, 0, "nobody is asked for leave unasked");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: /Notify me/ }).check();
  await page.waitForFunction(() => window.calls.asked === 1);
  await page.keyboard.press("Escape");
  assert.deepEqual((await calls(page)).told, [], "whoever looks needs no word");
  await page.evaluate(() => (window.looksAway = true));
  await playUntil([player], async () => (await calls(page)).told.length > 0);
  assert.match((await calls(page)).told[0], /^Your turn: The others wait for you/);
  await player.context.close();
});

/** A line between this page and the server that can fall silent without closing. */
async function brittle(page) {
  const line = { dead: false, opened: 0, heard: [] };
  await page.routeWebSocket(/\/api\//, (near) => {
    const far = near.connectToServer();
    const alive = (line.opened += 1);
    const passes = () => !(line.dead && alive === 1);
    near.onMessage((message) => {
      if (!passes()) return;
      line.heard.push(JSON.parse(String(message)));
      far.send(message);
    });
    far.onMessage((message) => {
      if (passes()) near.send(message);
    });
  });
  return line;
}

for (const look of [{}, { width: 390, height: 844, language: "de", theme: "dark", touch: true }])
  test(
    `a dead line is told, and what was pressed is sent again (${look.language ?? "en"})`,
    { timeout: 150_000 },
    async () => {
      const guest = await visitor(browser, server, look);
      const { page } = guest;
      await page.goto("/");
      const line = await brittle(page);
      const seats = ["me", "gentle", "gentle"];
      const room = await openRoom(guest, { variant: "variable-3", seats });
      await page.goto(`/room/${room}`);
      await page.getByRole("button", { name: /^(Begin|Beginnen)$/ }).click();
      await page.locator("[data-spot]").first().waitFor();
      line.dead = true;
      const before = await asked(page);
      assert.equal(before, "found-me");
      await page.locator("[data-spot]").first().press("Enter");
      const silent = page.getByRole("alert");
      await silent.filter({ hasText: /not answered|antwortet seit/ }).waitFor({ timeout: 9000 });
      await picture(page, `telling-silent-${look.language ?? "en"}`);
      // The line is given up, another is opened, and the settlement stands after all.
      await page.waitForFunction(
        () => document.querySelector("[data-ask]")?.dataset.ask !== "island-ask-found-me",
        undefined,
        { timeout: 30_000 },
      );
      assert.ok(line.opened > 1);
      const decided = line.heard.filter((one) => one.do === "decide");
      assert.equal(decided.filter((one) => one.seq === decided[0].seq).length, 1);
      assert.equal(await silent.count(), 0);
      await picture(page, `telling-mended-${look.language ?? "en"}`);
      await guest.context.close();
    },
  );
