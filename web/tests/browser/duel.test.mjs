// The Duel in a real browser: whole games by clicking, a deck built and played, two people at one table,
// the keyboard alone, small screens, German.

import assert from "node:assert/strict";
import { test } from "node:test";
import { duelist, hurry, isOver, mayAct } from "./duelist.mjs";
import { graveFaults, picture } from "./house.mjs";
import { playUntil, settled } from "./player.mjs";
import { openTable } from "./realm.mjs";

const { table, guest, sit, lookBack, playApart, lookAt, searchCards } = await openTable("duel");
const chapter = (name, seconds, tell) => test(name, { timeout: seconds * 1000 }, tell);

chapter(
  "a first game from the home screen to its end, with advice and its proof",
  240,
  async () => {
    const player = await guest();
    const { page } = player;
    const tile = page.locator("li", { has: page.locator('a[href$="/decks/duel"]') });
    await tile.locator("button.tile").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Mode", { exact: true }).waitFor();
    await picture(page, "duel-options");
    await dialog.locator("select").selectOption("gentle");
    await dialog.locator(".btn.go").click();
    await table(page);
    const used = new Set();
    await playUntil([player], mayAct, duelist(used));
    await picture(page, "duel-first");
    assert.deepEqual(await graveFaults(page, "table"), []);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.locator("[data-press=hint]").click();
    await page.locator("[data-press=hint-do]").waitFor({ timeout: 60_000 });
    await picture(page, "duel-hint");
    await page.locator("[data-press=hint-do]").click();
    await playUntil([player], isOver, duelist(used));
    await lookBack(player, "first");
    assert.deepEqual(player.faults, []);
  },
);

chapter("the Duel of the Princes to its end", 240, async () => {
  const player = await guest({ width: 1366, height: 768, theme: "dark" });
  const used = new Set();
  await sit(player, "princes");
  await table(player.page);
  await playUntil([player], mayAct, duelist(used));
  await picture(player.page, "duel-princes");
  await hurry(player);
  await lookBack(player, "princes");
  assert.ok(used.has("duel-ask-hands-choose"), `asked: ${[...used]}`);
  assert.deepEqual(player.faults, []);
});

chapter("a deck is built, checked and played in a tournament", 240, async () => {
  const player = await guest();
  const { page } = player;
  await page.goto("/decks/duel");
  const deck = page.locator(".deck .verdict");
  await deck.locator("li").first().waitFor();
  await page.locator("[data-shelf]").click();
  await page.getByRole("dialog").locator("[data-ready]").first().click();
  await deck.locator(".good").waitFor();
  // One card less is a fault, with its rule; another card in its place mends it.
  const counter = (of) =>
    page.locator(`.pool li:not(.out) .counter button${of}:not([aria-disabled=true])`);
  await counter(":first-child").first().click();
  await deck.getByRole("link", { name: "DUELTOURN-9" }).waitFor();
  await page.locator(".pool li.out .counter button:last-child").first().click();
  await deck.locator(".good").waitFor();
  await page.locator("main input").first().fill("Salt and silver");
  await picture(page, "duel-decks");
  assert.deepEqual(await graveFaults(page, "deck builder"), []);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await sit(player, "tournament", { turn_limit: 6 });
  await page.locator("[data-deck=kept]", { hasText: "Salt and silver" }).waitFor();
  await picture(page, "duel-deck-choice");
  assert.deepEqual(await graveFaults(page, "choice of decks"), []);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const used = new Set();
  await playUntil([player], isOver, duelist(used));
  assert.ok(used.has("deck"), `no deck was chosen: ${[...used]}`);
  await lookBack(player, "tournament");
  assert.deepEqual(player.faults, []);
});

chapter("a deck that is kept with an account is played from another browser", 120, async () => {
  const desk = await guest();
  const number = Math.floor(Math.random() * 1e9);
  const login = { name: `Ann ${number}`, password: "correct horse" };
  assert.ok((await desk.page.request.post("/api/account", { data: login })).ok());
  await desk.page.goto("/decks/duel");
  await desk.page.locator("[data-shelf]").click();
  await desk.page.getByRole("dialog").locator("[data-ready]").first().click();
  await desk.page.locator("main input").first().fill("Salt and silver");
  await desk.page.locator("[data-entrust]").click();
  await desk.page.getByText("Kept with your account").waitFor();
  await desk.page.locator("main input").first().fill("Silver and salt");
  await desk.page.locator("[data-shelf]").click();
  const row = desk.page.locator("dialog [data-place=account]", { hasText: "Silver and salt" });
  await row.waitFor();
  await picture(desk.page, "duel-decks-account");
  assert.deepEqual(await graveFaults(desk.page, "decks of an account"), []);

  const phone = await guest({ width: 390, height: 844, touch: true });
  assert.ok((await phone.page.request.post("/api/login", { data: login })).ok());
  // The deck goes on where it was left.
  await phone.page.goto("/decks/duel");
  await phone.page.getByText("Kept with your account").waitFor();
  assert.equal(await phone.page.locator("main input").first().inputValue(), "Silver and salt");
  await picture(phone.page, "duel-decks-account-phone");
  await sit(phone, "tournament", { turn_limit: 2 });
  const choice = phone.page.locator("[data-deck=kept]", { hasText: "Silver and salt" });
  await choice.getByText("With your account").waitFor();
  await choice.click();
  await choice.waitFor({ state: "detached" });
  const { keepsakes } = await (await desk.page.request.get("/api/keepsakes/duel")).json();
  assert.deepEqual(phone.ears.view.decks[0], keepsakes[0].data);
  for (const { faults } of [desk, phone]) assert.deepEqual(faults, []);
});

/** The cards that lie before a seat when it gets a message: of these it may know later where they are. */
function inSight({ realms, discards, stacks, ask }, events, seat) {
  const shown = events.some((one) => one.event === "hand_shown" && one.seat !== seat);
  const looks = ask?.ask === "take_from" && ask.seat === seat;
  return [
    ...realms[seat].hand.map(({ card }) => card),
    ...realms.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...discards.flatMap(({ top }) => top ?? []),
    ...(shown ? realms[1 - seat].hand.map(({ card }) => card) : []),
    ...(looks ? stacks[ask.stack].cards : []),
  ];
}

chapter("two people at one table never see each other's cards", 240, async () => {
  for (const { seat, ears } of await playApart("first")) {
    // Known in the other's hand, and in the stacks, is only what one has seen before.
    const seen = new Set();
    for (const { view, events = [] } of ears.messages.filter((one) => one.view)) {
      const theirs = view.realms[1 - seat].hand.flatMap(({ card }) => card ?? []);
      const stacked = view.stacks.flatMap(({ cards }) => cards.flatMap((card) => card ?? []));
      for (const card of inSight(view, events, seat)) seen.add(card);
      if (view.step !== "over")
        assert.deepEqual(
          [...theirs, ...stacked].filter((card) => !seen.has(card)),
          [],
        );
    }
    const drawn = ears.messages
      .flatMap(({ events }) => events ?? [])
      .filter((one) => one.event === "drew" && one.seat !== seat);
    assert.ok(drawn.length > 0 && drawn.every(({ card }) => card === null));
  }
});

/** Goes on with Tab until something is focused. */
async function tabTo(page, selector) {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    const there = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (there) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} cannot be reached with Tab`);
}

chapter("a turn with the keyboard alone", 120, async () => {
  const player = await guest();
  const { page, ears } = player;
  await sit(player, "first");
  await table(page);
  await playUntil([player], ({ ask }) => ask.startsWith("realm-ask-before"), duelist());
  const turn = ears.view.turn;
  await tabTo(page, "[data-press=roll]");
  await page.keyboard.press("Enter");
  /** What is asked is answered with Tab and Enter: a place that glows, or a button. */
  const answers = [
    ".ask [data-pick]",
    "[data-land][data-legal] button",
    "[data-pile^=stack][data-legal]",
    ".ask [data-press=finish]",
    ".ask [data-press^=pass]",
  ];
  for (let steps = 0; ears.view.turn === turn; steps += 1) {
    const ask = await settled(player);
    assert.ok(steps < 60, `the turn does not end; asked: ${ask}`);
    const counts = await Promise.all(answers.map((one) => page.locator(one).count()));
    const found = answers.find((_, at) => counts[at] > 0);
    if (found === undefined) {
      await ears.next();
      continue;
    }
    await tabTo(page, found);
    const visible = page.locator(":focus-visible");
    assert.equal(await visible.count(), 1, `${found} is focused and does not show it`);
    await page.keyboard.press("Enter");
  }
  assert.deepEqual(player.faults, []);
});

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

chapter("on a phone, upright and sideways, in German", 180, async () => {
  const player = await guest({ ...PHONES[0], language: "de-DE", touch: true });
  const { page } = player;
  await sit(player, "gold");
  await table(page);
  const used = new Set();
  const found = [];
  await lookAt(page, PHONES, "hands", found);
  await playUntil([player], mayAct, duelist(used));
  await lookAt(page, PHONES, "turn", found);
  for (const fault of await graveFaults(page, "phone")) found.push(fault);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.locator(".far .all").tap();
  await page.locator(".closer").first().waitFor();
  await picture(page, "duel-phone-closer");
  await page.locator(".closer header .btn").tap();
  await page.locator(".middle .all").tap();
  await page.getByRole("dialog").waitFor();
  await picture(page, "duel-phone-piles");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const turn = player.ears.view.turn;
  await playUntil([player], (one) => mayAct(one) && one.ears.view.turn > turn + 4, duelist(used));
  await lookAt(page, PHONES, "later", found);
  assert.deepEqual([...new Set(found)], []);
  assert.deepEqual(player.faults, []);
});

chapter("all cards are found, read and searched, in both languages", 90, async () => {
  await searchCards("en", "gold", "Mint");
  await searchCards("de-DE", "Gold", "Münzstätte");
});
