// One finds one's way: a game by its picture and its switches, the game that waits, the lists, the rules.

import assert from "node:assert/strict";
import { graveFaults, openHouse, picture, story, visitor } from "./house.mjs";

const chapter = story();
const { server, browser } = await openHouse();
const guest = await visitor(browser, server);
const { page } = guest;

chapter("a variant by its picture, with a house rule", 60, async () => {
  await page.goto("/");
  const way = page.getByRole("button", { name: /One against one/ });
  await way.waitFor();
  await way.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /One against one/ }).waitFor();
  assert.equal(await dialog.getByRole("radio", { name: /One against one/ }).isChecked(), true);
  await dialog.getByText("House rules").click();
  await dialog.getByText("OPTION-5", { exact: true }).waitFor();
  await dialog.getByRole("switch", { name: "Friendly robber" }).uncheck();
  await dialog.getByText("one is not as usual").waitFor();
  await picture(page, "options-rules");
  assert.deepEqual(await graveFaults(page, "options"), []);
  await dialog.getByRole("button", { name: "Play now" }).click();
  await page.locator(".island").waitFor();
  const id = page.url().replace(/^.*\/room\//, "");
  const room = await (await page.request.get(`/api/rooms/${id}`)).json();
  const { points_to_win, hand_limit, friendly_robber, player_trade } = room.setup.options;
  assert.deepEqual(
    { points_to_win, hand_limit, friendly_robber, player_trade },
    { points_to_win: 15, hand_limit: 9, friendly_robber: false, player_trade: false },
  );
});

chapter("what was chosen is remembered, and the game that waits comes first", 60, async () => {
  await page.goto("/");
  await page.getByRole("link", { name: /^Continue/ }).waitFor();
  await page.getByText(/You and one steady bot. One against one, to 15 points/).waitFor();
  await page.getByRole("button", { name: "Change" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("one is not as usual").waitFor();
  assert.equal(await dialog.getByRole("switch", { name: "Friendly robber" }).isChecked(), false);
  await page.keyboard.press("Escape");
  await picture(page, "home-continue");
});

chapter("the rules: pictures, topics, words, numbers", 60, async () => {
  await page.goto("/rules");
  await page.getByRole("heading", { name: "Mind the seven" }).waitFor();
  assert.equal(await page.locator("main ol > li").count(), 6);
  await page.getByRole("button", { name: /The dice game Plus/ }).click();
  await page.getByRole("heading", { name: "Two prizes" }).waitFor();
  await page.getByRole("button", { name: /The base game/ }).click();
  await page.keyboard.press("/");
  await page.keyboard.type("harbour");
  const status = page.getByRole("status").filter({ hasText: "harbour" });
  await status.getByText(/one picture, .* 6 rules/).waitFor();
  assert.ok((await page.locator("mark").count()) >= 6);
  await page.getByRole("searchbox").fill("base 38");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/rules\/BASE-38$/);
  await page.locator("#rule-BASE-38.marked").waitFor();
  assert.deepEqual(await graveFaults(page, "rules"), []);
  // Every book can be reached with the mouse alone.
  const { width } = page.viewportSize();
  for (const book of await page
    .getByRole("navigation", { name: "Books" })
    .locator("button")
    .all()) {
    const { x, width: wide } = await book.boundingBox();
    assert.ok(x >= 0 && x + wide <= width, await book.innerText());
  }
});

chapter("on the phone everything is behind one button, in German too", 60, async () => {
  const phone = await visitor(browser, server, {
    width: 390,
    height: 844,
    language: "de",
    touch: true,
  });
  await phone.page.goto("/rules");
  await phone.page.getByRole("heading", { name: "Achtung, Sieben" }).waitFor();
  await picture(phone.page, "rules-phone-de");
  await phone.page.goto("/rules/TABLE-3");
  await phone.page.locator("#rule-TABLE-3.marked").waitFor();
  const open = await phone.page.getByRole("button", { pressed: true }).boundingBox();
  assert.ok(open.x >= 0 && open.x + open.width <= 390, "the open book is in sight");
  const menu = phone.page.getByRole("dialog");
  for (const [name, url] of [
    ["Zusehen", /\/watch$/],
    ["Regeln", /\/rules$/],
    ["Rückblicke", /\/replays$/],
  ]) {
    await phone.page.getByRole("button", { name: "Orte", exact: true }).click();
    await menu.getByRole("link", { name }).click();
    await phone.page.waitForURL(url);
    await menu.waitFor({ state: "detached" });
  }
  await phone.page.getByRole("button", { name: "Orte", exact: true }).click();
  await menu.getByRole("radio", { name: "Dunkel" }).check({ force: true });
  assert.equal(await phone.page.locator("html").getAttribute("data-theme"), "dark");
  await menu.getByRole("radio", { name: "English" }).check({ force: true });
  await menu.getByRole("link", { name: "Rules" }).waitFor();
  assert.deepEqual([...guest.faults, ...phone.faults], []);
});
