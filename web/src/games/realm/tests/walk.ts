// Games of the true engine for tests: played at random, looked at by whoever wants to.

import { localEngine } from "../../../lib/engine/testing";
import type { Engine } from "../../../lib/engine/engine";
import type { Eye, Room, ToAct } from "../../../lib/table";
import type { AnyDecision, AnyTable, Seat } from "../table/types";

/** A small generator, so that a test meets the same games every time. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const NAMES = ["Ada", "Mira", "Jonas"];

export const roomOf = (game: string, players: number, setup: unknown, over = false): Room =>
  ({
    id: "k3v7",
    game,
    setup,
    state: over ? "over" : "playing",
    clock: "none",
    seats: NAMES.slice(0, players).map((name, at) =>
      at === 0
        ? { kind: "person", name, here: true, stand_in: false, me: true }
        : { kind: "bot", name, here: true, stand_in: false, me: false, bot: "gentle" },
    ),
    seq: 0,
    points: NAMES.slice(0, players).map(() => 0),
    winners: [],
    updated: "2026-11-15T20:00:00Z",
  }) as unknown as Room;

export class Game<Table extends AnyTable, Decision extends AnyDecision> {
  toAct: ToAct = { waiting: "nobody" };
  log: Table["log"] = [];

  private constructor(
    readonly engine: Engine,
    readonly game: string,
    readonly players: number,
    readonly setup: unknown,
    readonly eye: Eye,
  ) {}

  static async start<Table extends AnyTable, Decision extends AnyDecision>(
    game: string,
    setup: unknown,
    seed: number,
    eye: Eye = 0,
  ): Promise<Game<Table, Decision>> {
    const engine = await localEngine();
    const { to_act } = await engine.ask<{ to_act: ToAct }>({ do: "start", game, setup, seed });
    const { view } = await engine.ask<{ view: Table["view"] }>({ do: "view", eye });
    const begun = new Game<Table, Decision>(engine, game, view.realms.length, setup, eye);
    begun.toAct = to_act;
    return begun;
  }

  get over(): boolean {
    return this.toAct.waiting === "nobody";
  }

  #note(
    answer: { step: number; events: Table["log"][number]["events"]; to_act: ToAct },
    seat?: Seat,
  ): void {
    const step = { n: answer.step, events: answer.events } as Table["log"][number];
    this.log.push(seat === undefined ? step : { ...step, seat });
    this.toAct = answer.to_act;
  }

  async decide(seat: Seat, decision: Decision): Promise<void> {
    this.#note(await this.engine.ask({ do: "decide", seat, decision, eye: this.eye }), seat);
  }
  async draw(): Promise<void> {
    this.#note(await this.engine.ask({ do: "draw", eye: this.eye }));
  }
  /** Chance brings this; says whether it may. */
  async resolve(outcome: unknown): Promise<boolean> {
    try {
      this.#note(await this.engine.ask({ do: "resolve", outcome, eye: this.eye }));
      return true;
    } catch {
      return false;
    }
  }
  async options(seat: Seat): Promise<Decision[]> {
    const { decisions } = await this.engine.ask<{ decisions: Decision[] }>({
      do: "decisions",
      seat,
    });
    return decisions;
  }
  async view(eye: Eye = this.eye): Promise<Table["view"]> {
    return (await this.engine.ask<{ view: Table["view"] }>({ do: "view", eye })).view;
  }

  /** The table as this seat sees it. */
  async table(seat: Seat): Promise<Table> {
    const room = roomOf(this.game, this.players, this.setup, this.over);
    room.seats = room.seats.map((one, at) => ({ ...one, me: at === seat }));
    return {
      room,
      eye: seat,
      seq: this.log.length,
      view: await this.view(seat),
      toAct: this.toAct,
      decisions: await this.options(seat),
      closed: {},
      undo: false,
      clocks: [],
      log: this.log.slice(-40),
    } as unknown as Table;
  }
}

/** Plays at random until the game is over or so many steps were made; `look` sees each moment of decision. */
export async function walk<Table extends AnyTable, Decision extends AnyDecision>(
  id: string,
  setup: unknown,
  seed: number,
  most: number,
  look: (game: Game<Table, Decision>, seat: Seat, decisions: Decision[]) => Promise<void> | void,
  /** What chance shall bring, where it may. */
  wish: (view: Table["view"]) => unknown = () => undefined,
): Promise<Game<Table, Decision>> {
  const game = await Game.start<Table, Decision>(id, setup, seed);
  const next = dice(seed);
  for (let steps = 0; steps < most && !game.over; steps += 1) {
    if (game.toAct.waiting !== "seats") {
      const wanted = wish(await game.view());
      if (wanted === undefined || !(await game.resolve(wanted))) await game.draw();
      continue;
    }
    const seat = game.toAct.seats[0] ?? 0;
    const options = await game.options(seat);
    await look(game, seat, options);
    // What ends a phase or undoes something is chosen seldom, so that more happens.
    const busy = options.filter((one) => !SELDOM.includes(one.do));
    // A spell can be cast at few moments, and is when it can.
    const spells = options.filter((one) => one.do === "cast");
    const from = spells.length > 0 ? spells : busy.length > 0 && next(8) > 0 ? busy : options;
    const decision = from[next(from.length)];
    if (decision === undefined) throw new Error("the game waits for somebody who can do nothing");
    await game.decide(seat, decision);
  }
  return game;
}
const SELDOM = ["finish", "demolish", "dismiss", "raze"];
