// Two people and two bots at one table, and somebody who watches: each with a browser of their own.

import assert from "node:assert/strict";
import { picture, openHouse, story, visitor } from "./house.mjs";
import { asked, mayTrade, playUntil } from "./player.mjs";

const chapter = story();
const { server, browser } = await openHouse({ own: true });
const ann = await visitor(browser, server);
const ben = await visitor(browser, server, { width: 1024, height: 768, theme: "dark" });
const eve = await visitor(browser, server);
let link;

/** The cards in the own hand, as the page shows them. */
async function handOf({ page }) {
  const cards = page.locator("[data-hand] [data-card]");
  return Object.fromEntries(
    await cards.evaluateAll((found) =>
      found.map((card) => [card.dataset.card, Number(card.querySelector(".x").textContent)]),
    ),
  );
}

const kinds = (hand) => Object.keys(hand);

/** A name for oneself, in the lobby. */
async function callMyself({ page }, name) {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Keep" }).click();
  await page.locator("li", { hasText: name }).waitFor();
}

chapter("a link brings a friend in, bots fill the rest, both begin", 60, async () => {
  await ann.page.goto("/");
  await ann.page.getByRole("button", { name: "Invite friends" }).click();
  const options = ann.page.getByRole("dialog");
  if (await options.isVisible())
    await options.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL(/\/room\//);
  await callMyself(ann, "Ann");
  link = await ann.page.locator("input[readonly]").inputValue();

  await ben.page.goto(link);
  await ben.page.getByRole("button", { name: "Sit here" }).first().click();
  await callMyself(ben, "Ben");
  await ann.page.locator("li", { hasText: "Ben" }).waitFor();
  await picture(ann.page, "lobby");
  await ann.page.getByRole("button", { name: "Fill with bots" }).click();
  await eve.page.goto(link);
  await ann.page.getByRole("button", { name: "Begin" }).click();
  await ben.page.getByText("is ready", { exact: true }).waitFor();
  await ben.page.getByRole("button", { name: "Begin" }).click();
  for (const { page } of [ann, ben, eve]) await page.locator(".island").waitFor();
});

chapter("an offer, another offer in answer, and the swap", 120, async () => {
  let mine, theirs, give, get, wanted;
  // Ann needs a card to give, and Ben two of other kinds: who lacks what is wanted is not asked.
  await playUntil([ann, ben], async (player) => {
    if (player.page !== ann.page || !mayTrade(player)) return false;
    [mine, theirs] = [await handOf(ann), await handOf(ben)];
    give = kinds(mine)[0];
    [get, wanted] = kinds(theirs).filter((kind) => kind !== give);
    return give !== undefined && wanted !== undefined;
  });
  const name = (kind) => new RegExp(`${kind}`, "i");

  await ann.page.getByRole("button", { name: "Trade", exact: true }).click();
  const form = ann.page.getByRole("region", { name: "Trade" });
  await form
    .getByRole("group", { name: "You give" })
    .getByRole("button", { name: name(give) })
    .click();
  await form
    .getByRole("group", { name: "You get" })
    .getByRole("button", { name: name(wanted) })
    .click();
  // For Ben alone.
  const to = form.getByRole("group", { name: "To" }).getByRole("button");
  for (const who of await to.all())
    if ((await who.getAttribute("aria-label")) !== "Ben") await who.click();
  await picture(ann.page, "trade-form");
  await form.getByRole("button", { name: "Offer", exact: true }).click();

  await ben.page.getByText("Ann offers you", { exact: true }).waitFor();
  await picture(ben.page, "trade-asked");
  await ben.page.getByRole("button", { name: "Counter" }).click();
  const answer = ben.page.getByRole("region", { name: "Trade" });
  // The offer stays in sight, and can still be declined.
  assert.equal(await ben.page.locator("[data-decline]").isVisible(), true);
  const gives = answer.getByRole("group", { name: "You give" });
  const less = gives.getByRole("button", { name: "Take one back" });
  while (await less.isVisible()) await less.click();
  await gives.getByRole("button", { name: name(get) }).click();
  await picture(ben.page, "trade-counter");
  await answer.getByRole("button", { name: "Offer", exact: true }).click();

  // Ben was the only one asked, so his answer closes the offer and stands by itself.
  await ann.page.getByText("Ben offers you", { exact: true }).waitFor();
  const swap = ann.page.getByRole("button", { name: "Swap" });
  await picture(ann.page, "trade-answers");
  await swap.click();
  await ann.page
    .getByRole("log")
    .getByText(/swapped/)
    .first()
    .waitFor();
  const moved = (hand, from, to) =>
    Object.fromEntries(
      Object.entries({ ...hand, [from]: hand[from] - 1, [to]: (hand[to] ?? 0) + 1 })
        .filter(([, n]) => n > 0)
        .sort(),
    );
  const sorted = async (who) => Object.fromEntries(Object.entries(await handOf(who)).sort());
  assert.deepEqual(await sorted(ann), moved(mine, give, get));
  await ben.page
    .getByRole("log")
    .getByText(/swapped/)
    .first()
    .waitFor();
  assert.deepEqual(await sorted(ben), moved(theirs, get, give));
  await picture(ann.page, "trade-done");
});

chapter("a line of chat arrives at everybody", 30, async () => {
  await ann.page.getByLabel("Say something").fill("Good luck, Ben!");
  await ann.page.keyboard.press("Enter");
  for (const { page } of [ben, eve]) {
    await page.getByRole("button", { name: /^Chat/ }).click();
    await page.getByRole("log", { name: "Chat" }).getByText("Good luck, Ben!").waitFor();
    await page.getByRole("button", { name: "Log", exact: true }).click();
  }
});

chapter("a reload keeps the seat and the hand", 30, async () => {
  const before = await handOf(ben);
  await ben.page.reload();
  await ben.page.locator(".island").waitFor();
  assert.deepEqual(await handOf(ben), before);
  assert.match(await ben.page.locator("[data-ask]").innerText(), /Ann builds and trades/);
});

chapter("a lost connection is told and mends itself", 90, async () => {
  const before = [await handOf(ann), await handOf(ben)];
  await server.cut();
  const lost = ({ page }) => page.getByRole("alert").filter({ hasText: "No connection" });
  for (const who of [ann, ben, eve]) await lost(who).waitFor();
  await picture(ann.page, "lost");
  await server.start();
  // The longer it was away, the longer they wait until they try again.
  for (const who of [ann, ben, eve])
    await lost(who).waitFor({ state: "detached", timeout: 30_000 });
  assert.deepEqual([await handOf(ann), await handOf(ben)], before);
  // And the game goes on.
  const turn = ann.ears.view.turn.number;
  await playUntil([ann, ben], ({ ears }) => ears.view.turn.number >= turn + 2);
  for (const who of [ann, ben, eve]) {
    who.faults = who.faults.filter((fault) => !/WebSocket|ERR_CONNECTION/.test(fault));
    assert.deepEqual(who.faults, []);
  }
});

/** Everything in what one eye was told that it must not know. `me` is its seat, if it has one. */
function secrets(messages, me) {
  const found = [];
  for (const message of messages) {
    const { view, decisions = [], log = [], events = [] } = message;
    const tell = (what) => found.push(`${message.is} ${message.seq ?? message.n}: ${what}`);
    if (me === null && decisions.length > 0) tell("decisions");
    if (view?.pile_cards !== undefined) tell("the pile");
    if (view?.phase.is === "over") continue;
    for (const [seat, seen] of (view?.seats ?? []).entries())
      for (const secret of ["hand", "cards", "fresh", "aside", "total_points"])
        if (seat !== me && seen[secret] !== undefined) tell(`${secret} of ${seat}`);
    for (const event of [...events, ...log.flatMap((step) => step.events)]) {
      const own = event.seat === me || (event.event === "stole" && event.victim === me);
      if ((event.event === "stole" || event.event === "bought") && event.card != null && !own)
        tell(`${event.event} ${event.card}`);
    }
  }
  return found;
}

chapter("whoever watches sees no hidden card", 180, async () => {
  const told = (kind) =>
    eve.ears.messages
      .flatMap(({ events = [], log = [] }) => [...events, ...log.flatMap((step) => step.events)])
      .some((event) => event.event === kind);
  // Long enough that cards were stolen and bought.
  await playUntil(
    [ann, ben],
    ({ ask }) => (told("stole") && told("bought")) || ask.startsWith("over"),
  );
  assert.ok(told("stole") && told("bought"), "nothing was hidden yet");
  assert.deepEqual(secrets(eve.ears.messages, null), []);
  assert.deepEqual(secrets(ann.ears.messages, 0), []);
  assert.deepEqual(secrets(ben.ears.messages, 1), []);
  assert.equal(await eve.page.locator("[data-card], .hand").count(), 0);
  assert.equal(await eve.page.locator("[data-primary]").count(), 0);
  assert.match(await eve.page.getByRole("log").innerText(), /took a card from/);
  assert.notEqual(await asked(eve.page), "");
  await picture(eve.page, "watching");
});
