// Every screen in its moments: nothing grave for axe in light and dark, German without English words,
// and on the phone nothing too wide, nothing too small to press, and a turn played by touch.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { graveFaults, openRoom, picture, openHouse, story, visitor } from "./house.mjs";
import { asked, isOver, mayRoll, mayTrade, playUntil, primary } from "./player.mjs";

const chapter = story();
const { server, browser } = await openHouse();

const BOTS = ["gentle", "gentle"];
const begin = async ({ page }, room) => {
  await page.goto(`/room/${room}`);
  await page.locator(".lobby footer .go, footer .btn.go").click();
  await page.locator(".island").waitFor();
};

/**
 * Leads somebody through the screens and says on each which it is: home, options, settings, rules,
 * lobby, the table from the founding to the end, the replay.
 */
async function tour(guest, look) {
  const { page } = guest;
  await page.goto("/");
  await page.locator(".hero .go").waitFor();
  await look("home");
  await page.locator(".hero .link").click();
  await page.getByRole("dialog").waitFor();
  await look("options");
  await page.keyboard.press("Escape");
  await page.locator("header.bar .tools > :last-child").click();
  await page.getByRole("dialog").waitFor();
  await look("settings");
  await page.keyboard.press("Escape");
  await page.goto("/rules/BASE-38");
  await page.locator("#rule-BASE-38").first().waitFor();
  await look("rules");

  await page.goto(
    `/room/${await openRoom(guest, { variant: "variable-3", seats: ["me", "open", "gentle"] })}`,
  );
  await page.locator("input[readonly]").waitFor();
  await look("lobby");

  await begin(guest, await openRoom(guest, { variant: "variable-3", seats: ["me", ...BOTS] }));
  const until = (done) => playUntil([guest], done);
  await until(({ ask }) => ask === "found-me");
  await look("table-founding");
  await until(mayRoll);
  await look("table-before-roll");
  await until(mayTrade);
  await look("table-turn");
  await page.locator("[data-trade]").click();
  await page.locator(".form .kind").first().waitFor();
  await page.locator(".form [role=group]").nth(1).locator(".kind").first().click();
  await look("table-trade");
  await page.locator("[data-cancel]").click();

  const room = await openRoom(guest, { variant: "variable-3", seats: ["me", ...BOTS], points: 3 });
  await begin(guest, room);
  await until(isOver);
  await page.getByRole("dialog").waitFor();
  await look("final");
  await page.goto(`/replay/${room}?step=30`);
  await page.locator(".keys .btn.go").waitFor();
  await page.locator(".fair .seal.good").waitFor({ timeout: 60_000 });
  await look("replay");
  assert.deepEqual(guest.faults, []);
}

chapter("no screen has a grave fault for axe, in light and dark", 150, async () => {
  const guest = await visitor(browser, server);
  const found = [];
  await tour(guest, async (name) => {
    found.push(...(await graveFaults(guest.page, name)));
    await picture(guest.page, `tour-${name}-dark`);
    await guest.page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  });
  assert.deepEqual(found, []);
});

/** Nothing to press is smaller than this on touch. */
const SMALLEST = 40;

/** What is in sight and can be pressed, but is too small for a finger. */
function tooSmall(page) {
  return page.evaluate((least) => {
    const found = [];
    const all = "button, a[href], select, input, summary, [role=button], [role=tab], textarea";
    for (const one of document.querySelectorAll(all)) {
      // Spots on the board take the nearest press; links within a sentence are text.
      if (one.closest("svg") || one.closest("p, li > span, dd")?.contains(one.closest("a")))
        continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (getComputedStyle(one).pointerEvents === "none") continue;
      const dialog = document.querySelector("dialog[open]");
      if (dialog && !dialog.contains(one)) continue;
      if (one.closest(".vh") || one.matches(".skip, .vh, [disabled]")) continue;
      // A field with a label of its own is pressed by the label.
      const box = (
        one.matches("input") ? (one.closest("label") ?? one) : one
      ).getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (box.width < least - 0.5 || box.height < least - 0.5)
        found.push(
          `${one.outerHTML.slice(0, 120)} ${Math.round(box.width)}×${Math.round(box.height)}`,
        );
    }
    return found;
  }, SMALLEST);
}

const tooWide = (page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide <= 0) return [];
    const out = [...document.body.querySelectorAll("*")].find(
      (one) => one.getBoundingClientRect().right > innerWidth + 0.5,
    );
    return [`scrolls sideways by ${wide}: ${out?.outerHTML.slice(0, 120)}`];
  });

/** The words of a text, without the numbers of rules. */
const words = (text) =>
  text
    .replaceAll(/[A-Z]+-\d+/g, "")
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** What stands in the page for a reader: texts, and what is only spoken or shown on hover. */
function said(page) {
  return page.evaluate(() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (node instanceof Element) {
        for (const name of ["aria-label", "title", "placeholder", "alt"])
          if (node.hasAttribute(name)) found.push(node.getAttribute(name));
      } else if (node instanceof Text && !node.parentElement.closest("script, style, code, input"))
        found.push(node.data);
    }
    return [...found.filter((text) => text.trim() !== ""), document.title];
  });
}

/** Values of a catalogue: what follows a key or continues it, without what is filled in. */
const values = (text) =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^[\w-]+ =/, "").replaceAll(/\{\s*\$?[\w-]+\s*(->)?\s*\}?/g, " "))
    .map((line) => line.replace(/^\s*\*?\[\w+\]/, ""))
    .join("\n");

const catalogue = (language) =>
  ["src/i18n", "src/games/island"]
    .map((folder) =>
      readFileSync(join(import.meta.dirname, "../..", folder, `${language}.ftl`), "utf8"),
    )
    .map(values)
    .join("\n");

chapter(
  "German has no English word, on the phone nothing is too wide or too small",
  150,
  async () => {
    const guest = await visitor(browser, server, {
      width: 390,
      height: 844,
      language: "de-DE",
      touch: true,
    });
    const { page } = guest;
    const { games } = await (await page.request.get("/api/games")).json();
    const { books } = await (await page.request.get("/api/rules")).json();
    const named = (one, language) => one.name[language];
    const own = (language) => [
      catalogue(language),
      ...games.flatMap((game) =>
        [game, ...game.variants, ...game.bots].map((one) => named(one, language)),
      ),
      ...books.flatMap((book) => [
        book.title[language],
        ...book.rules.map((rule) => rule[language]),
      ]),
    ];
    const german = new Set(own("de").flatMap(words));
    for (const known of ["english", "deutsch", "eiland", "verify"]) german.add(known);
    const english = new Set(
      own("en")
        .flatMap(words)
        .filter((word) => !german.has(word)),
    );
    const names = new Set();

    const found = [];
    await tour(guest, async (name) => {
      for (const { seats = [] } of guest.ears.messages.flatMap((one) => one.room ?? []))
        for (const seat of seats) for (const word of words(seat.name)) names.add(word);
      for (const text of await said(page)) {
        const foreign = words(text).filter((word) => english.has(word) && !names.has(word));
        if (foreign.length > 0) found.push(`${name}: ${foreign} in “${text.trim().slice(0, 80)}”`);
      }
      for (const fault of [...(await tooWide(page)), ...(await tooSmall(page))])
        found.push(`${name}: ${fault}`);
      await picture(page, `phone-de-${name}`);
    });
    assert.equal(await page.locator("html").getAttribute("lang"), "de");
    assert.deepEqual([...new Set(found)], []);
  },
);

chapter("a turn is played by touch at 360 pixels", 90, async () => {
  const guest = await visitor(browser, server, {
    width: 360,
    height: 740,
    touch: true,
    theme: "dark",
  });
  const { page } = guest;
  await begin(guest, await openRoom(guest, { variant: "variable-3", seats: ["me", ...BOTS] }));
  const found = [];
  const look = async (name) => {
    for (const fault of [...(await tooWide(page)), ...(await tooSmall(page))])
      found.push(`${name}: ${fault}`);
    await picture(page, `narrow-${name}`);
  };
  const until = (ask) => page.locator(`[data-ask=island-ask-${ask}]`).waitFor();
  for (const which of [1, 2])
    for (const what of ["found", "found-road"]) {
      await until(`${what}-me`);
      // The first touch shows the piece, the second places it; or the button does.
      await page.locator("[data-spot]").first().tap();
      await primary(page, "place-here").waitFor();
      if (which === 1) await look(what);
      if (what === "found") await page.locator("[data-spot]").first().tap();
      else await primary(page, "place-here").tap();
    }
  await playUntil([guest], mayRoll);
  await look("roll");
  await primary(page, "roll").tap();
  await playUntil([guest], ({ ask }) => mayTrade({ ask }) || ask === "end");
  await look("turn");
  // A card is put into the trade and taken out again, by touch alone.
  if (mayTrade({ ask: await asked(page) })) {
    await page.locator("[data-trade]").tap();
    const kind = page.locator(".form [role=group]").nth(1).locator(".kind").nth(2);
    await kind.tap();
    await kind.tap();
    await look("trade");
    await page.locator("[data-less]").last().tap();
    assert.equal(await kind.locator("b").innerText(), "1");
    await page.locator("[data-cancel]").tap();
  }
  const turn = guest.ears.view.turn.number;
  await primary(page, "end-turn").tap();
  await playUntil([guest], ({ ears }) => ears.view.turn.number > turn);
  assert.deepEqual([...new Set(found)], []);
  assert.deepEqual(guest.faults, []);
});
