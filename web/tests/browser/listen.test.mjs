// What somebody hears who does not see the board, and the single keys: read from the tree that the
// browser hands to a screen reader.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openHouse, openRoom, picture, visitor } from "./house.mjs";
import { asked, mayRoll, mayTrade, playUntil } from "./player.mjs";

const { server, browser } = await openHouse();

async function sit(look = {}, players = 3) {
  const guest = await visitor(browser, server, look);
  const bots = Array.from({ length: players - 1 }, () => "gentle");
  const variant = `variable-${players}`;
  const room = await openRoom(guest, { variant, seats: ["me", ...bots] });
  await guest.page.goto(`/room/${room}`);
  await guest.page.locator(".lobby footer .go, footer .btn.go").click();
  await guest.page.locator(".frame .board").waitFor();
  return guest;
}

/** The tree for readers below the first node with this role and name: role and name of each node. */
async function heard({ context, page }, name) {
  const cdp = await context.newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  await cdp.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find((node) => !node.ignored && name.test(node.name?.value ?? ""));
  assert.ok(root, `nothing is called ${name}`);
  const below = (node) =>
    (node.childIds ?? [])
      .map((id) => byId.get(id))
      .filter((child) => child !== undefined)
      .flatMap((child) => [child, ...below(child)]);
  return below(root)
    .filter((node) => !node.ignored)
    .map((node) => ({ role: node.role?.value, name: node.name?.value ?? "" }));
}
const named = (nodes, pattern) =>
  nodes.map(({ name }) => name).filter((name) => pattern.test(name));
const unique = (names, count, what) => {
  assert.equal(names.length, count, `${what}: ${names.slice(0, 4).join(" | ")}`);
  assert.equal(new Set(names).size, count, `${what} are called the same`);
};

const WORDS = {
  en: {
    board: /^Island board/,
    land: /^Land$/,
    harbours: /^Harbours$/,
    pieces: /^Roads and buildings$/,
    hex: /^\w+ row, \w+ hex: \w+/,
    corner: /^free corner between .+; \w+ row, \w+ hex, [a-z ]+ corner$/,
    side: /^free path between .+; \w+ row, \w+ hex, [a-z ]+ side$/,
    harbour: /^harbour, .+; \w+ row, \w+ hex, [a-z ]+ side$/,
    road: /^your road between .+; \w+ row, \w+ hex, [a-z ]+ side$/,
    settlement: /^your settlement between .+; \w+ row, \w+ hex, [a-z ]+ corner$/,
  },
  de: {
    board: /^Inselplan/,
    land: /^Land$/,
    harbours: /^Häfen$/,
    pieces: /^Straßen und Gebäude$/,
    hex: /^\S+ Reihe, \S+ Feld: \S+/,
    corner: /^freie Ecke zwischen .+; \S+ Reihe, \S+ Feld, Ecke [a-z ]+$/,
    side: /^freier Weg zwischen .+; \S+ Reihe, \S+ Feld, Seite [a-z ]+$/,
    harbour: /^Hafen, .+; \S+ Reihe, \S+ Feld, Seite [a-z ]+$/,
    road: /^deine Straße zwischen .+; \S+ Reihe, \S+ Feld, Seite [a-z ]+$/,
    settlement: /^deine Siedlung zwischen .+; \S+ Reihe, \S+ Feld, Ecke [a-z ]+$/,
  },
};

for (const [language, words] of Object.entries(WORDS))
  test(`every place has its own name in ${language}`, { timeout: 120_000 }, async () => {
    const guest = await sit({ language });
    await playUntil([guest], ({ ask }) => ask === "found-me");
    unique(named(await heard(guest, words.land), words.hex), 19, "hexes");
    unique(named(await heard(guest, words.harbours), words.harbour), 9, "harbours");
    const corners = (await heard(guest, words.board)).filter(({ role }) => role === "button");
    const free = guest.ears.messages.findLast((one) => one.decisions).decisions.length;
    assert.ok(free > 40);
    unique(named(corners, words.corner), free, "corners");

    await playUntil([guest], ({ ask }) => ask === "found-road-me");
    const sides = (await heard(guest, words.board)).filter(({ role }) => role === "button");
    unique(named(sides, words.side), sides.length, "sides");
    assert.ok(sides.length >= 2);
    await playUntil([guest], mayRoll);
    const pieces = await heard(guest, words.pieces);
    unique(named(pieces, words.road), 2, "own roads");
    unique(named(pieces, words.settlement), 2, "own settlements");
    const built = guest.ears.view.seats.flatMap(({ roads, settlements, cities }) => [
      ...roads,
      ...settlements,
      ...cities,
    ]);
    const images = pieces.filter(({ role }) => role === "image").map(({ name }) => name);
    unique(images, built.length, "all pieces");
    assert.deepEqual(guest.faults, []);
    await guest.context.close();
  });

test("founding shows the land, not fifty haloes", { timeout: 60_000 }, async () => {
  const guest = await sit();
  const { page } = guest;
  await playUntil([guest], ({ ask }) => ask === "found-me");
  assert.equal(await page.locator(".spot .halo").count(), 0);
  // All marks together cover little of the land.
  const part = await page.evaluate(() => {
    const area = (one) => {
      const { width, height } = one.getBoundingClientRect();
      return width * height;
    };
    const sum = (selector) =>
      [...document.querySelectorAll(selector)].reduce((all, one) => all + area(one), 0);
    return sum(".spot > :not(.ring)") / sum("[data-hex]");
  });
  assert.ok(part > 0 && part < 0.08, `the marks cover ${Math.round(part * 100)} % of the land`);
  // The one that is looked at shows itself.
  await page.locator("[data-spot]").nth(7).focus();
  assert.equal(await page.locator(".spot .halo").count(), 1);
  await picture(page, "listen-founding");
  await guest.context.close();
});

test("the large button is near in the order of the keyboard", { timeout: 90_000 }, async () => {
  for (const look of [{}, { width: 844, height: 390 }, { width: 390, height: 844 }]) {
    const guest = await sit(look);
    const { page } = guest;
    await playUntil([guest], (one) => mayTrade(one) || one.ask === "end");
    await page.evaluate(() => {
      // From here the next Tab goes to the first that can be focused in the table.
      const main = document.querySelector("#main");
      main.tabIndex = -1;
      main.focus();
    });
    let presses = 0;
    do {
      await page.keyboard.press("Tab");
      presses += 1;
      assert.ok(presses <= 7, `the large button is more than 7 presses away at ${look.width}`);
    } while (!(await page.evaluate(() => document.activeElement.matches("[data-primary]"))));
    await guest.context.close();
  }
});

test("the keys are listed, and leave writing and dialogs alone", { timeout: 120_000 }, async () => {
  const guest = await sit();
  const { page } = guest;
  await playUntil([guest], mayRoll);
  // Nobody rolls by writing.
  const chat = page.getByRole("textbox", { name: "Say something" });
  await chat.focus();
  await page.keyboard.type("roll e b t ?");
  assert.equal(await chat.inputValue(), "roll e b t ?");
  assert.ok(mayRoll({ ask: await asked(page) }));
  await chat.fill("");
  await page.evaluate(() => document.activeElement.blur());

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await help.waitFor();
  const listed = await help.locator("dt").allInnerTexts();
  for (const key of ["R", "B", "T", "E", "L", "+", "0", "?"])
    assert.ok(
      listed.some((keys) => keys.split(/\s+/).includes(key)),
      `${key} is not in the list`,
    );
  await picture(page, "listen-keys");
  // In a dialog the keys mean nothing.
  await page.keyboard.press("r");
  assert.ok(mayRoll({ ask: await asked(page) }));
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
  assert.deepEqual(guest.faults, []);
  await guest.context.close();
});

test("keys play a turn, and can be switched off", { timeout: 120_000 }, async () => {
  const guest = await sit();
  const { page } = guest;
  await playUntil([guest], mayRoll);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("r");
  await playUntil([guest], (one) => mayTrade(one));
  await page.keyboard.press("t");
  await page.getByRole("region", { name: "Trade" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "Trade" }).waitFor({ state: "detached" });
  await page.keyboard.press("b");
  await page.locator(".make:focus").waitFor();
  await page.keyboard.press("l");
  await page.locator("[role=log]:focus").waitFor();

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: /Single keys/ }).uncheck();
  const turn = guest.ears.view.turn.number;
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.evaluate(() => document.activeElement.blur());
  for (const key of ["e", "t", "?"]) await page.keyboard.press(key);
  assert.equal(await page.locator("dialog[open], .form").count(), 0);
  assert.equal(guest.ears.view.turn.number, turn, "the turn goes on");

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: /Single keys/ }).check();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("e");
  await page.locator("[data-primary=island-end-turn]:not([aria-disabled=true])").waitFor({
    state: "detached",
  });
  assert.deepEqual(guest.faults, []);
  await guest.context.close();
});

test("sideways the same is heard in the same order", { timeout: 90_000 }, async () => {
  const guest = await sit({ width: 844, height: 390 }, 4);
  const { page } = guest;
  await playUntil([guest], mayRoll);
  const snapshot = await page.locator("main").ariaSnapshot();
  const at = (words) => {
    const found = snapshot.indexOf(words);
    assert.ok(found >= 0, `“${words}” is not told:\n${snapshot}`);
    return found;
  };
  assert.ok(at("Island board") < at("Roll"), "the places come before the buttons");
  assert.ok(at("Roll") < at("Your hand"), "the buttons before the hand");
  assert.ok(at("Your hand") < at("Players"), "the hand before the others");
  assert.match(snapshot, /button "You, .*points.*cards/);
  await guest.context.close();
});
