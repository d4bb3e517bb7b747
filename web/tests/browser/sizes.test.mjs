// Every table on every screen: the board gets the larger part and keeps its size whatever happens,
// places can be pressed by a finger, words stay inside their buttons, and nothing jumps.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openHouse, openRoom, picture, visitor } from "./house.mjs";
import { mayRoll, mayTrade, playUntil } from "./player.mjs";

const { server, browser } = await openHouse();
const chapter = (name, seconds, tell) => test(name, { timeout: seconds * 1000 }, tell);

const begin = async ({ page }, room) => {
  await page.goto(`/room/${room}`);
  await page.locator(".lobby footer .go, footer .btn.go").click();
  await page.locator(".frame .board").waitFor();
};
const openIsland = async (guest, players, points) => {
  const bots = Array.from({ length: players - 1 }, () => "gentle");
  const variant = `variable-${players}`;
  const seats = ["me", ...bots];
  await begin(guest, await openRoom(guest, { variant, seats, ...(points ? { points } : {}) }));
};

/** The sea's box on the screen, and its part of the whole screen. */
const sea = (page) =>
  page.evaluate(() => {
    const { width, height } = document.querySelector(".frame > .sea").getBoundingClientRect();
    const part = (width * height) / (innerWidth * innerHeight);
    return { width: Math.round(width), height: Math.round(height), part };
  });

/** How much of what is asked, and of what stands beside it, lies under an offer, in pixels. */
const underOffer = (page) =>
  page.evaluate(() => {
    const [offer, ask] = ["[data-offer=to-me]", "[data-ask]"].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    if (offer === undefined || ask === undefined) return 0;
    const overlap = (from, to) => Math.min(offer[to], ask[to]) - Math.max(offer[from], ask[from]);
    return overlap("left", "right") > 1 ? Math.max(0, overlap("top", "bottom")) : 0;
  });

/** Buttons whose words do not fit, or that are cut by what they stand in. */
const cut = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const one of document.querySelectorAll("button, a.btn")) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
      const box = one.getBoundingClientRect();
      const words = `“${one.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 50)}”`;
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
        found.push(
          `${words} needs ${scrollWidth}×${scrollHeight}, has ${clientWidth}×${clientHeight}`,
        );
      if (one.closest(".dock") && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
        found.push(`${words} is cut by the screen`);
    }
    for (const sentence of document.querySelectorAll(".ask p"))
      if (sentence.scrollHeight > sentence.clientHeight + 3)
        found.push(`the sentence is cut: “${sentence.textContent}”`);
    return found;
  });

const SCREENS = [
  { width: 844, height: 390, touch: true },
  { width: 720, height: 450 },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 640, touch: true, language: "de-DE" },
  { width: 1440, height: 900 },
];

for (const [index, screen] of SCREENS.entries()) {
  const look = { language: "en", ...screen };
  const name = `${look.width}×${look.height}`;
  chapter(`the board gets the larger part at ${name}, in every game`, 240, async () => {
    const found = [];
    const shown = async (guest, game, theme = "light") => {
      await guest.page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      const { part } = await sea(guest.page);
      if (part < 0.4)
        found.push(`${game}: the board has ${Math.round(part * 100)} % of the screen`);
      for (const fault of await cut(guest.page)) found.push(`${game}: ${fault}`);
      await picture(guest.page, `size-${look.width}-${game}-${theme}`);
    };
    for (const players of [4, 6]) {
      const guest = await visitor(browser, server, look);
      await openIsland(guest, players);
      await playUntil([guest], ({ ask }) => ask === "found-me");
      await shown(guest, `island-${players}-founding`, "dark");
      await playUntil([guest], mayRoll);
      await shown(guest, `island-${players}-roll`);
      await playUntil([guest], ({ ask }) => mayTrade({ ask }) || ask === "end");
      await shown(guest, `island-${players}-turn`, index % 2 ? "dark" : "light");
      assert.deepEqual(guest.faults, []);
      await guest.context.close();
    }
    const guest = await visitor(browser, server, look);
    const { games } = await (await guest.page.request.get("/api/games")).json();
    const { setup } = games
      .find(({ id }) => id === "dice")
      .variants.find(({ id }) => id === "basic-3");
    const data = { game: "dice", setup, seats: ["me", "gentle", "gentle"], public: false };
    const opened = await guest.page.request.post("/api/rooms", { data });
    assert.ok(opened.ok(), await opened.text());
    await begin(guest, (await opened.json()).room);
    // The bots before me think for a while.
    await guest.page.locator(".ask .go").waitFor({ timeout: 90_000 });
    await shown(guest, "dice-roll");
    await guest.page.locator(".ask .go").click();
    await guest.page.locator("[data-face]").nth(5).waitFor();
    await shown(guest, "dice-rolled", index % 2 ? "light" : "dark");
    assert.deepEqual(guest.faults, []);
    await guest.context.close();
    assert.deepEqual([...new Set(found)], []);
  });
}

/** Notes every layout shift of a page, those after a press too: in a test hardly any is unasked. */
const watchShifts = ({ page }) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
const shift = ({ page }) =>
  page.evaluate(() => ({
    count: window.shifts.length,
    largest: Math.max(0, ...window.shifts.map(({ value }) => value)),
    sum: window.shifts.reduce((all, { value }) => all + value, 0),
    unasked: window.shifts.reduce((all, one) => all + (one.hadRecentInput ? 0 : one.value), 0),
    most: window.shifts
      .toSorted((one, other) => other.value - one.value)
      .slice(0, 5)
      .map(({ value, sources }) => [
        value.toFixed(4),
        ...sources.map(
          ({ node }) => (node instanceof Element ? node : node?.parentElement)?.className,
        ),
      ]),
  }));

/**
 * Over so many turns of all players nothing may jump by more than this by itself, as browsers count
 * it. After a press something moves a little each time, and a slip with an offer opens now and then:
 * how often is for the dice to say, so that the mean counts, and the largest.
 */
const TURNS = 16;
const CALM = 0.05;
const ASKED = 0.006;
const LARGEST = 0.03;

for (const look of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
])
  chapter(
    `nothing jumps while ${TURNS} turns are played at ${look.width}×${look.height}`,
    180,
    async () => {
      const guest = await visitor(browser, server, look);
      await watchShifts(guest);
      await openIsland(guest, 4);
      await playUntil([guest], mayRoll);
      await guest.page.evaluate(() => (window.shifts = []));
      const sizes = new Set();
      await playUntil([guest], async ({ page, ears, ask }) => {
        const { width, height } = await sea(page);
        sizes.add(`${width}×${height}`);
        if (ask === "answer")
          assert.ok((await underOffer(page)) <= 1, "an offer covers what is asked");
        return ears.view.turn.number > TURNS || ask.startsWith("over");
      });
      // A pixel more or less is how a browser rounds.
      const heights = [...sizes].map((size) => Number(size.split("×")[1]));
      const spread = Math.max(...heights) - Math.min(...heights);
      assert.ok(spread <= 1, `the board had several sizes: ${[...sizes]}`);
      const { count, largest, sum, unasked, most } = await shift(guest);
      assert.ok(unasked < CALM, `by itself ${unasked.toFixed(3)}: ${JSON.stringify(most)}`);
      const told = `${count} shifts, ${sum.toFixed(3)} in all: ${JSON.stringify(most)}`;
      assert.ok(largest < LARGEST && sum < ASKED * Math.max(count, TURNS), told);
      await guest.context.close();
    },
  );

chapter("the board keeps its size in every moment of the player's own turn", 120, async () => {
  for (const look of [
    { width: 1440, height: 900 },
    { width: 390, height: 844, touch: true },
    { width: 844, height: 390, touch: true },
  ]) {
    const guest = await visitor(browser, server, look);
    const { page } = guest;
    await openIsland(guest, 4);
    const before = await sea(page);
    const same = async (moment) =>
      assert.deepEqual(await sea(page), before, `${moment} at ${look.width}`);
    await playUntil([guest], ({ ask }) => ask === "found-me");
    await same("founding");
    await playUntil([guest], mayTrade);
    await same("the turn");
    await page.locator("[data-hint]").click();
    const advice = page.locator("[data-offer=hint]");
    await advice.locator(".go").waitFor({ timeout: 60_000 });
    await same("advice");
    await advice.locator("header button").click();
    await advice.waitFor({ state: "detached" });
    await page.keyboard.press("t");
    await page.locator(".form").waitFor();
    await same("the form of a trade");
    await page.keyboard.press("Escape");
    // Too dear for a hand of a few cards: it says why not.
    await page.keyboard.press("3");
    await page.locator(".why[role=status], [data-ask=island-ask-place-city]").first().waitFor();
    await same("why not");
    await guest.context.close();
  }
});

chapter("nothing jumps on the home screen", 60, async () => {
  for (const look of [
    { width: 1440, height: 900 },
    { width: 390, height: 844, touch: true },
  ]) {
    const guest = await visitor(browser, server, look);
    await watchShifts(guest);
    await guest.page.goto("/");
    await guest.page.locator(".hero .link").waitFor();
    await guest.page.locator(".home:not(.coming) .lists").waitFor();
    await guest.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const { sum, most } = await shift(guest);
    assert.ok(sum < CALM, `shifted by ${sum.toFixed(3)}: ${JSON.stringify(most)}`);
    await guest.context.close();
  }
});

/** How wide a tile of the board is on the screen. */
const tileWidth = (page) =>
  page
    .locator(".chart > svg.board")
    .evaluate((board) => Math.round(board.getScreenCTM().a * Math.sqrt(3) * 100));
const inView = (page) =>
  page.evaluate(() => {
    const frame = document.querySelector(".chart").getBoundingClientRect();
    const seen = ({ x, y, width, height }) =>
      x + width / 2 > frame.left &&
      x + width / 2 < frame.right &&
      y + height / 2 > frame.top &&
      y + height / 2 < frame.bottom;
    const boxes = [...document.querySelectorAll("[data-spot]")].map((one) =>
      one.querySelector(".ring").getBoundingClientRect(),
    );
    return {
      all: boxes.length,
      seen: boxes.filter(seen).length,
      least: Math.round(Math.min(...boxes.map(({ width, height }) => Math.max(width, height)))),
    };
  });

chapter("with six on a phone a finger finds every place", 120, async () => {
  for (const look of [
    { width: 390, height: 844, touch: true },
    { width: 844, height: 390, touch: true },
  ]) {
    const guest = await visitor(browser, server, look);
    const { page } = guest;
    await openIsland(guest, 6);
    await playUntil([guest], ({ ask }) => ask === "found-me");
    const wide = await tileWidth(page);
    assert.ok(wide >= 90 && wide <= 116, `a tile is ${wide} px wide`);
    const { all, seen, least } = await inView(page);
    assert.ok(least >= 36, `a place is ${least} px large`);
    assert.ok(seen > 0 && seen < all);
    // What lies beyond the edges is told, all of it.
    const told = await page.locator(".beyond").allInnerTexts();
    assert.equal(
      told.reduce((sum, words) => sum + Number.parseInt(words), 0),
      all - seen,
    );
    await picture(page, `six-${look.width}-founding`);
    const view = () => page.locator(".chart > svg.board").getAttribute("viewBox");
    let before = await view();
    await page.locator(".beyond").first().tap();
    assert.notEqual(await view(), before, "the button at the edge goes there");
    before = await view();
    await page.locator(".map").tap({ position: { x: 20, y: 20 } });
    assert.notEqual(await view(), before, "the small map takes a press");
    await page.getByRole("button", { name: "Whole board" }).tap();
    assert.deepEqual(await page.locator(".beyond, .map").count(), 0);
    assert.ok((await tileWidth(page)) < 60);
    await page.getByRole("button", { name: "Nearer" }).tap();
    assert.equal(await page.locator(".map").count(), 1);
    assert.deepEqual(guest.faults, []);
    await guest.context.close();
  }
});

chapter("pinch, wheel, drag and keys move the board", 90, async () => {
  const guest = await visitor(browser, server, { width: 844, height: 390, touch: true });
  const { page } = guest;
  await openIsland(guest, 4);
  await playUntil([guest], mayRoll);
  const box = await page.locator(".chart").boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const small = await tileWidth(page);
  const cdp = await guest.context.newCDPSession(page);
  const fingers = (type, apart) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [-apart, apart].map((dx, id) => ({ x: middle.x + dx, y: middle.y, id })),
    });
  await fingers("touchStart", 40);
  for (const apart of [60, 80, 100, 120]) await fingers("touchMove", apart);
  await fingers("touchEnd", 0);
  const pinched = await tileWidth(page);
  assert.ok(pinched > small * 2, `pinched from ${small} to ${pinched}`);

  const view = () => page.locator(".chart > svg.board").getAttribute("viewBox");
  let before = await view();
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 60, middle.y - 30, { steps: 4 });
  await page.mouse.up();
  assert.notEqual(await view(), before, "a drag moves it");
  before = await view();
  await page.keyboard.press("Shift+ArrowRight");
  assert.notEqual(await view(), before, "the arrows with shift move it");
  await page.mouse.wheel(0, 1200);
  await page.waitForFunction(() => document.querySelector(".map") === null);
  assert.equal(await tileWidth(page), small, "the wheel goes back to the whole");
  await page.keyboard.press("+");
  assert.ok((await tileWidth(page)) > small, "the key + comes nearer");
  await page.keyboard.press("0");
  assert.equal(await tileWidth(page), small, "the key 0 shows the whole");
  assert.deepEqual(guest.faults, []);
  await guest.context.close();
});

/** The contrast of an element's words with what lies under them. */
const contrast = (locator) =>
  locator.evaluate((one) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const paint = (...colours) => {
      canvas.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      const part = (value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    };
    const under = [];
    for (let at = one; at !== null; at = at.parentElement)
      under.unshift(getComputedStyle(at).backgroundColor);
    const [ground, words] = [paint(...under), paint(...under, getComputedStyle(one).color)];
    return (Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05);
  });

chapter("a disabled main button is legible and looks disabled under a pointer", 90, async () => {
  for (const theme of ["light", "dark"])
    for (const touch of [false, true]) {
      const look = touch ? { width: 390, height: 844, touch, theme } : { theme };
      const guest = await visitor(browser, server, look);
      const { page } = guest;
      await openIsland(guest, 4);
      await playUntil([guest], ({ ask }) => ask === "found-me");
      const button = page.locator("[data-primary][aria-disabled=true]");
      const style = () =>
        button.evaluate((one) => {
          const { backgroundColor, borderStyle, color } = getComputedStyle(one);
          return { backgroundColor, borderStyle, color };
        });
      const still = await style();
      assert.equal(still.borderStyle, "dashed");
      if (touch) await button.tap({ force: true });
      else await button.hover({ force: true });
      await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
      assert.deepEqual(await style(), still, `it changes under a pointer, ${theme}`);
      const found = await contrast(button);
      assert.ok(found >= 4.5, `its contrast is ${found.toFixed(1)}, ${theme}`);
      await guest.context.close();
    }
});
