// A room from the first message to the end, through the real screen, with a game that stands in.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import stub from "../../tests/stub";
import { addGame } from "../lib/games";
import { settings } from "../lib/settings.svelte";
import RoomScreen from "./RoomScreen.svelte";

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../tests/fixtures/table.json"), "utf8"),
) as { seq: number; room: { seats: object[] } };

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
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
