// A room from the first message to the end, through the real screen, with a game that stands in.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import stub from "../../tests/stub";
import { addGame } from "../lib/games";
import { settings } from "../lib/settings.svelte";
import RoomScreen from "./RoomScreen.svelte";

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../tests/fixtures/table.json"), "utf8"),
) as { seq: number; room: { seats: Record<string, unknown>[] } };

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: unknown[] = [];
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
    setTimeout(() => this.onopen?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  async tell(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await settle();
  }
}

const settle = async () => {
  await new Promise((done) => setTimeout(done, 10));
  await tick();
};
const socket = (): FakeSocket => {
  const last = FakeSocket.all.at(-1);
  if (last === undefined) throw new Error("no socket");
  return last;
};

beforeEach(async () => {
  addGame(stub);
  settings.speed = "instant";
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  render(RoomScreen, { id: "h7Kq2" });
  await settle();
});
afterEach(() => {
  cleanup();
  FakeSocket.all = [];
  vi.unstubAllGlobals();
});

it("shows the table, follows its steps over one socket, and explains a refusal", async () => {
  await socket().tell(table);
  expect(screen.getByText(new RegExp(`Step ${table.seq},`))).toBeTruthy();
  for (const next of [1, 2, 3]) {
    await socket().tell({
      is: "step",
      n: table.seq + next,
      seat: 0,
      events: [],
      change: [],
      to_act: { waiting: "nature" },
      decisions: [],
      undo: false,
      points: [0, 0, 0, 0],
      clock: [],
    });
    expect(screen.getByText(new RegExp(`Step ${table.seq + next},`))).toBeTruthy();
  }
  const text = { en: "Too close.", de: "Zu nah." };
  await socket().tell({ is: "refused", rule: "BASE-38", why: "too close", text });
  expect(screen.getByRole("link", { name: "Rule BASE-38" }).getAttribute("href")).toBe(
    "/rules/BASE-38",
  );
  expect(FakeSocket.all).toHaveLength(1);
});

it("says in a sentence that the server has sent this window away", async () => {
  await socket().tell(table);
  socket().onclose?.({ code: 1008 });
  await settle();
  expect(screen.getByRole("alert").textContent).toMatch(/open in too many windows/);
  expect(FakeSocket.all).toHaveLength(1);
});

it("waits in the lobby: sits down, fills with bots, begins", async () => {
  const free = { kind: "open", name: "", here: false, stand_in: false, me: false };
  const [me, ...others] = table.room.seats;
  const room = { ...table.room, state: "waiting" };
  await socket().tell({ ...table, room: { ...room, seats: [free, free, ...others.slice(1)] } });
  screen.getAllByRole("button", { name: "Sit here" })[0]?.click();
  expect(socket().sent.at(-1)).toEqual({ do: "sit", seat: 0 });
  await socket().tell({
    is: "room",
    room: { ...room, seats: [me, free, ...others.slice(1)] },
    clock: [],
  });
  screen.getByRole("button", { name: "Fill with bots" }).click();
  expect(socket().sent.at(-1)).toEqual({ do: "fill", bot: "steady" });
  await socket().tell({ is: "room", room, clock: [] });
  screen.getByRole("button", { name: "Begin" }).click();
  expect(socket().sent.at(-1)).toMatchObject({ do: "begin" });
});

const seats = (...others: object[]) => [
  table.room.seats[0],
  ...others.map((other, at) => ({ ...table.room.seats[at + 1], kind: "person", ...other })),
];
const tableWith = (room: object, more: object = {}) => ({
  ...table,
  room: { ...table.room, ...room },
  ...more,
});

it("leaves: keeps the seat, lets a bot play on, or gives up after one more question", async () => {
  await socket().tell(tableWith({ seats: seats({}, {}, {}) }));
  screen.getByRole("button", { name: "Leave the table" }).click();
  await settle();
  expect(screen.getByRole("link", { name: "Keep my seat", hidden: true })).toBeTruthy();
  screen.getByRole("button", { name: "Give up …", hidden: true }).click();
  await settle();
  expect(socket().sent.filter((sent) => (sent as { do: string }).do === "resign")).toEqual([]);
  screen.getByRole("button", { name: "Give up", hidden: true }).click();
  expect(socket().sent.at(-1)).toEqual({ do: "resign" });
  await settle();
  screen.getByRole("button", { name: "Leave the table" }).click();
  await settle();
  screen.getByRole("button", { name: "Let a bot play on", hidden: true }).click();
  expect(socket().sent).toContainEqual({ do: "stand_in", seat: 0 });
});

it("offers a bot for somebody who has gone, once the game waits for them", async () => {
  const room = { seats: seats({ name: "Nora", here: false }, {}, {}) };
  await socket().tell(tableWith(room));
  expect(screen.queryByText(/is away/)).toBeNull();
  await socket().tell(tableWith(room, { to_act: { waiting: "seats", seats: [1] } }));
  expect(screen.getByText(/Nora is away/)).toBeTruthy();
  screen.getByRole("button", { name: "Let a bot play on now" }).click();
  expect(socket().sent.at(-1)).toEqual({ do: "stand_in", seat: 1 });
});

it("warns before the own time is up: in sight each second, to listeners once", async () => {
  await socket().tell({ ...table, clock: [{ seat: 0, left_ms: 40_000, grace: false }] });
  expect(screen.queryByRole("alert")).toBeNull();
  await socket().tell({ ...table, clock: [{ seat: 0, left_ms: 14_900, grace: false }] });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toMatch(/Fifteen seconds left for your turn/);
  expect(alert.querySelector("[aria-hidden=true]:not(svg)")?.textContent).toMatch(
    /15 seconds left/,
  );
  await socket().tell({ ...table, clock: [{ seat: 1, left_ms: 9_000, grace: false }] });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("lets the host send people away and clear the room away", async () => {
  const room = { state: "waiting", host: true, seats: seats({ name: "Nora" }, {}, {}) };
  await socket().tell(tableWith(room));
  screen.getByRole("button", { name: "Send Nora away from the table" }).click();
  expect(socket().sent.at(-1)).toEqual({ do: "free", seat: 1 });
  screen.getByRole("button", { name: "Clear the room away" }).click();
  await settle();
  screen.getAllByRole("button", { name: "Clear the room away", hidden: true }).at(-1)?.click();
  expect(socket().sent.at(-1)).toEqual({ do: "delete" });
  await socket().tell({ is: "gone" });
  expect(screen.getByText("No such table")).toBeTruthy();
});

it("does not offer a guest what only the host may do", async () => {
  await socket().tell(tableWith({ state: "waiting", host: false, seats: seats({ name: "Nora" }) }));
  expect(screen.queryByRole("button", { name: /Send Nora/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Clear the room/ })).toBeNull();
});

it("marks what those say who only watch", async () => {
  await socket().tell(table);
  const line = { is: "chat", from: "Eve", watching: true, text: "Bravo", at: "" };
  await socket().tell(line);
  screen.getByRole("button", { name: /^Chat/, pressed: false }).click();
  await settle();
  expect(screen.getByText(/Bravo/).textContent).toMatch(/Eve\s+watching\s+Bravo/);
});
