// What this browser sees of a game, kept as the game goes: the first commitment, the own seed, and a
// digest of every step. At the end it is held against the journal, so that a house that exchanged any
// of it is found. It outlives a reload, and only so many rooms are kept.

import * as v from "valibot";
import type { Message, Room, Table } from "../../generated/server";
import type { LogStep } from "../table";
import { print } from "./seen";

const ROOMS = 24;
const STEPS = 6000;
const INDEX = "eiland.seen";
const key = (room: string) => `${INDEX}.${room}`;

const Seed = v.object({
  text: v.string(),
  seat: v.number(),
  /** Whether the house has said that it has it. */
  sure: v.boolean(),
});

const Kept = v.object({
  commitment: v.string(),
  /** Whether the commitment was seen before the game had begun. */
  early: v.boolean(),
  /** The own seat, once the game has begun. */
  seat: v.optional(v.number()),
  seed: v.optional(Seed),
  /** Who looked last, and how often steps had been taken back then. */
  eye: v.union([v.number(), v.literal("spectator"), v.literal("arbiter")]),
  era: v.number(),
  /** Step after step; empty for one that was not seen. */
  steps: v.array(v.string()),
  /** Steps that were seen and then told anew, because they were taken back while nobody was here. */
  retold: v.number(),
});
export type Kept = v.InferOutput<typeof Kept>;

/** What of the browser's storage is used. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A browser that keeps nothing still plays, and compares nothing after a reload. */
const nowhere: Shelf = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function shelf(): Shelf {
  try {
    return localStorage;
  } catch {
    return nowhere;
  }
}

/** What was kept of a room. */
export function remembered(room: string, on: Shelf = shelf()): Kept | undefined {
  try {
    const found = v.safeParse(Kept, JSON.parse(on.getItem(key(room)) ?? "null"));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}

function rooms(on: Shelf): string[] {
  try {
    const found = v.safeParse(v.array(v.string()), JSON.parse(on.getItem(INDEX) ?? "[]"));
    return found.success ? found.output : [];
  } catch {
    return [];
  }
}

export class Memory {
  #kept: Kept | undefined;

  constructor(
    private readonly room: string,
    private readonly on: Shelf = shelf(),
  ) {
    this.#kept = remembered(room, on);
  }

  get kept(): Kept | undefined {
    return this.#kept;
  }

  hear(message: Message): void {
    if (message.is === "table") this.#arrive(message);
    else if (this.#kept === undefined) return;
    else if (message.is === "step") this.#add(this.#kept, message);
    else if (message.is === "undone") {
      this.#kept.steps.length = Math.min(this.#kept.steps.length, message.seq);
      this.#kept.era = message.era;
    } else if (message.is === "room") this.#look(this.#kept, message.room);
    else return;
    this.#write();
  }

  /** The own seed was sent. In the game of a day nobody adds one. */
  began(room: Room, text: string): void {
    const seat = room.seats.findIndex((one) => one.me);
    if (this.#kept === undefined || seat < 0 || room.day !== undefined) return;
    if (room.state !== "waiting") return;
    this.#kept.seed = { text, seat, sure: false };
    this.#write();
  }

  /** The line broke: a seed that was on its way may never have come. */
  lost(): void {
    if (this.#kept?.seed?.sure !== false) return;
    delete this.#kept.seed;
    this.#write();
  }

  /** Before the game the own seat shows whether the house has the seed; another seat has none. */
  #look(kept: Kept, room: Room): void {
    if (room.state !== "waiting" || kept.seed === undefined) return;
    const seat = room.seats.findIndex((one) => one.me);
    const ready = room.seats[seat]?.ready === true;
    if (seat !== kept.seed.seat || (kept.seed.sure && !ready)) delete kept.seed;
    else kept.seed.sure = ready;
  }

  #arrive(table: Table): void {
    const { room, eye, era } = table;
    const early = room.state === "waiting";
    const over = room.state === "over";
    // What is told of a game that is over was not seen when it happened.
    if (over && this.#kept === undefined) return;
    this.#kept ??= { commitment: table.commitment, early, eye, era, steps: [], retold: 0 };
    const kept = this.#kept;
    this.#look(kept, room);
    if (early) return;
    if (typeof eye === "number") kept.seat ??= eye;
    // What was seen first counts, unless steps were taken back since.
    if (era !== kept.era) this.#retell(kept, table);
    if (!over) for (const step of table.log) this.#add(kept, step);
    kept.eye = eye;
    kept.era = era;
  }

  /** Steps were taken back while nobody was here: from the first that is another one, all are new. */
  #retell(kept: Kept, { log, seq, eye }: Table): void {
    const other = log.find((step) => {
      const seen = kept.steps[step.n - 1] ?? "";
      return seen !== "" && seen !== print(step);
    });
    const left = Math.min(kept.steps.length, seq, (other?.n ?? Infinity) - 1);
    // Another eye sees other things in the same steps.
    if (eye === kept.eye) kept.retold += kept.steps.length - left;
    kept.steps.length = left;
  }

  /** What is known already stays as it was seen first. */
  #add(kept: Kept, { n, ...step }: LogStep): void {
    if (n > STEPS || (kept.steps[n - 1] ?? "") !== "") return;
    while (kept.steps.length < n) kept.steps.push("");
    kept.steps[n - 1] = print({ n, ...step });
  }

  #write(): void {
    if (this.#kept === undefined) return;
    const text = JSON.stringify(this.#kept);
    for (const most of [ROOMS, ROOMS / 4, 1]) {
      try {
        this.#tidy(most);
        this.on.setItem(key(this.room), text);
        return;
      } catch {
        // The browser has no room left: more of the older games are forgotten, and it is tried again.
      }
    }
  }

  /** This room is the newest; the oldest are forgotten. */
  #tidy(most: number): void {
    const before = rooms(this.on);
    const others = before.filter((room) => room !== this.room);
    const gone = others.splice(0, Math.max(0, others.length + 1 - most));
    for (const room of gone) this.on.removeItem(key(room));
    if (gone.length > 0 || before.at(-1) !== this.room)
      this.on.setItem(INDEX, JSON.stringify([...others, this.room]));
  }
}
