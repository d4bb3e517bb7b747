// A room of this browser for tests: a real engine, a shelf in memory, and a session that hears it.

import { vi } from "vitest";
import type { GameInfo } from "../generated/server";
import type { Engine } from "../lib/engine/engine";
import { localEngine } from "../lib/engine/testing";
import { Session } from "../lib/session/session.svelte";
import type { Message } from "../generated/server";
import { begin, type Wish } from "./begin";
import { offerOf } from "./catalogue";
import { Desk } from "./desk";
import type { Sitter } from "./game";
import { MemoryShelf, type Shelf } from "./kept";
import { HereRoom, type House, type Notice } from "./room";

export const person = (name: string): Sitter => ({ kind: "person", name, resigned: false });
export const bot = (name = "steady"): Sitter => ({ kind: "bot", bot: name, name: "Till" });

let engines: Engine[] = [];
export async function engine(): Promise<Engine> {
  const opened = await localEngine();
  engines.push(opened);
  return opened;
}
export function stopEngines(): void {
  for (const one of engines) one.stop();
  engines = [];
}

export const games = async (): Promise<GameInfo[]> => (await offerOf(await engine())).games;

/** The setup of a variant, to fewer points where it goes by points. */
export function short({ setup }: GameInfo["variants"][number], points: number): unknown {
  const made = structuredClone(setup) as { options?: Record<string, unknown> };
  if (made.options !== undefined) made.options["points_to_win"] = points;
  return made;
}

export class Table {
  readonly heard: Message[] = [];
  readonly notices: Notice[] = [];
  room!: HereRoom;
  session!: Session;

  private constructor(
    readonly id: string,
    readonly shelf: Shelf,
    private readonly how: Partial<House>,
  ) {}

  static async begin(
    wish: Wish,
    how: Partial<House> = {},
    shelf: Shelf = new MemoryShelf(),
  ): Promise<Table> {
    const kept = await begin(new Desk(await engine()), shelf, wish);
    const table = new Table(kept.plan.id, shelf, how);
    await table.open();
    return table;
  }

  /** Comes in, as after a reload: nothing but what the shelf has is known. */
  async open(): Promise<void> {
    const kept = await this.shelf.read(this.id);
    if (kept === undefined) throw new Error("the game is not on the shelf");
    this.room = await HereRoom.open(kept, {
      engine,
      shelf: this.shelf,
      rematch: async () => "next",
      notice: (notice) => this.notices.push(notice),
      ...this.how,
    });
    this.session = new Session(this.id, () => this.#wire(), {
      hear: () => {},
      began: () => {},
      lost: () => {},
    });
    this.session.open();
    await this.quiet();
  }

  close(): void {
    this.session.close();
    this.room.close();
  }

  #wire() {
    const wire = this.room.wire();
    // Whatever goes over the line is noted before the session hears it.
    return new Proxy(wire, {
      set: (on, name, value: unknown) => {
        if (name !== "onmessage" || typeof value !== "function")
          return Reflect.set(on, name, value);
        on.onmessage = (event) => {
          this.heard.push(JSON.parse(String(event.data)) as Message);
          (value as (event: unknown) => void)(event);
        };
        return true;
      },
    });
  }

  /** Until nothing moves any more. */
  async quiet(): Promise<void> {
    for (let work; work !== this.room.idle;) {
      work = this.room.idle;
      await work;
      await new Promise((done) => setTimeout(done));
    }
  }

  get table() {
    const { table } = this.session;
    if (table === undefined) throw new Error("no table was told");
    return table;
  }
  get over(): boolean {
    return this.table.room.state === "over";
  }
  /** Whether whoever looks is waited for. */
  get mine(): boolean {
    const { toAct, eye } = this.table;
    return toAct.waiting === "seats" && typeof eye === "number" && toAct.seats.includes(eye);
  }

  async decide(decision: unknown): Promise<void> {
    this.session.actions.decide(decision);
    await this.quiet();
  }
}

/** The browser's chance is the same in every run, so that a test that fails fails again. */
export function sameChance(seed: number): void {
  const any = dice(seed);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint8Array || array instanceof Uint32Array)
      for (let at = 0; at < array.length; at += 1)
        array[at] = any(2 ** (8 * array.BYTES_PER_ELEMENT));
    return array;
  });
}

/** Numbers that look random and are the same each time. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
