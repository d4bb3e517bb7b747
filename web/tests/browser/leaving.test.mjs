// Leaving a table, and what those do who stay: each with a browser of their own.

import assert from "node:assert/strict";
import { openHouse, openRoom, picture, story, visitor } from "./house.mjs";

const chapter = story();
const { server, browser } = await openHouse();
const ann = await visitor(browser, server);
const ben = await visitor(browser, server, { width: 390, height: 844, touch: true });

/** Waits until a page was told something of this kind where this holds. */
async function told({ ears }, is, holds) {
  for (let waits = 0; waits < 160; waits += 1) {
    if (ears.messages.some((message) => message.is === is && holds(message))) return;
    await ears.next();
  }
  throw new Error(`nothing was told of this kind: ${is}`);
}

/** Both at a new table, the game begun. */
async function together() {
  await ann.page.goto("/");
  await ben.page.goto("/");
  const room = await openRoom(ann, { variant: "beginner-3", seats: ["me", "open", "gentle"] });
  for (const one of [ann, ben]) {
    one.ears.messages.length = 0;
    await one.page.goto(`/room/${room}`);
  }
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await ben.page.getByRole("button", { name: "Begin" }).click();
  await ann.page.getByText("is ready", { exact: true }).waitFor();
  await ann.page.getByRole("button", { name: "Begin" }).click();
  for (const { page } of [ann, ben]) await page.locator(".island").waitFor();
  return room;
}

chapter("a host sends somebody away, and clears the room away", 60, async () => {
  await ann.page.goto("/");
  await ben.page.goto("/");
  const room = await openRoom(ann, { variant: "beginner-3", seats: ["me", "open", "open"] });
  await ann.page.goto(`/room/${room}`);
  await ben.page.goto(`/room/${room}`);
  await ben.page.getByRole("button", { name: "Sit here" }).first().click();
  await ann.page.getByRole("button", { name: /away from the table/ }).click();
  await ben.page.getByRole("button", { name: "Sit here" }).first().click();
  await ben.page.getByText("The host has sent you away").waitFor();
  await ann.page.getByRole("button", { name: "Clear the room away" }).click();
  await picture(ann.page, "clear-away");
  const asks = ann.page.getByRole("dialog");
  await asks.getByRole("button", { name: "Clear the room away" }).click();
  for (const { page } of [ann, ben]) await page.getByText("No such table").waitFor();
});

chapter("one leaves and lets a bot play on; the seat is hers when she is back", 90, async () => {
  const room = await together();
  await ann.page.getByRole("button", { name: "Leave the table" }).click();
  await picture(ann.page, "leave");
  await ann.page.getByRole("button", { name: "Let a bot play on" }).click();
  await ann.page.waitForURL((url) => url.pathname === "/");
  await told(ben, "room", ({ room }) => room.seats[0].stand_in && !room.seats[0].here);
  await ann.page.goto(`/room/${room}`);
  await told(ben, "room", ({ room }) => !room.seats[0].stand_in && room.seats[0].here);
});

chapter("giving up is asked twice, and the last one has won", 90, async () => {
  await ben.page.getByRole("button", { name: "Leave the table" }).click();
  await picture(ben.page, "leave-phone");
  await ben.page.getByRole("button", { name: "Give up …" }).click();
  await ben.page.getByRole("button", { name: "Play on" }).click();
  await ben.page.getByRole("button", { name: "Give up …" }).click();
  await ben.page.getByRole("button", { name: "Give up", exact: true }).click();
  await told(ann, "room", ({ room }) => room.seats[1].resigned);
  await told(ben, "table", ({ eye }) => eye === "spectator");
  await ann.page.getByRole("button", { name: "Leave the table" }).click();
  await ann.page.getByRole("button", { name: "Give up …" }).click();
  await ann.page.getByRole("button", { name: "Give up", exact: true }).click();
  const end = ann.page.getByRole("dialog", { name: /gave up/ });
  await end.waitFor();
  await picture(ann.page, "gave-up");
  await ben.page.getByRole("dialog", { name: /gave up/ }).waitFor();
  assert.deepEqual([...ann.faults, ...ben.faults], []);
});
