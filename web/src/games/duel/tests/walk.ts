// Games of the true engine for tests: played at random, looked at by whoever wants to.

import { localEngine } from "../../../lib/engine/testing";
import type { Engine } from "../../../lib/engine/engine";
import type { Eye, LogStep, Room, ToAct } from "../../../lib/table";
import type { Decision, DuelTable, Event, Seat, View } from "../types";

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

export const roomOf = (setup: unknown, over = false): Room =>
  ({
    id: "k3v7",
    game: "duel",
    setup,
    state: over ? "over" : "playing",
    clock: "none",
    seats: [
      { kind: "person", name: "Ada", here: true, stand_in: false, me: true },
      { kind: "bot", name: "Mira", here: true, stand_in: false, me: false, bot: "gentle" },
    ],
    seq: 0,
    points: [0, 0],
    winners: [],
    updated: "2026-11-15T20:00:00Z",
  }) as unknown as Room;

export class Game {
  toAct: ToAct = { waiting: "nobody" };
  log: LogStep<Event>[] = [];

  private constructor(
    readonly engine: Engine,
    readonly setup: unknown,
    readonly eye: Eye,
  ) {}

  static async start(setup: unknown, seed: number, eye: Eye = 0): Promise<Game> {
    const engine = await localEngine();
    const game = new Game(engine, setup, eye);
    const { to_act } = await engine.ask<{ to_act: ToAct }>({
      do: "start",
      game: "duel",
      setup,
      seed,
    });
    game.toAct = to_act;
    return game;
  }

  get over(): boolean {
    return this.toAct.waiting === "nobody";
  }

  #note(answer: { step: number; events: Event[]; to_act: ToAct }, seat?: Seat): void {
    const step = { n: answer.step, events: answer.events } as LogStep<Event>;
    this.log.push(seat === undefined ? step : { ...step, seat });
    this.toAct = answer.to_act;
  }

  async decide(seat: Seat, decision: Decision): Promise<void> {
    this.#note(await this.engine.ask({ do: "decide", seat, decision, eye: this.eye }), seat);
  }
  async draw(): Promise<void> {
    this.#note(await this.engine.ask({ do: "draw", eye: this.eye }));
  }
  async options(seat: Seat): Promise<Decision[]> {
    const { decisions } = await this.engine.ask<{ decisions: Decision[] }>({
      do: "decisions",
      seat,
    });
    return decisions;
  }
  async view(eye: Eye = this.eye): Promise<View> {
    return (await this.engine.ask<{ view: View }>({ do: "view", eye })).view;
  }

  /** The table as this seat sees it. */
  async table(seat: Seat): Promise<DuelTable> {
    const room = roomOf(this.setup, this.over);
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
    };
  }
}

/** Plays at random until the game is over or so many steps were made; `look` sees each moment of decision. */
export async function walk(
  setup: unknown,
  seed: number,
  most: number,
  look: (game: Game, seat: Seat, decisions: Decision[]) => Promise<void> | void,
): Promise<Game> {
  const game = await Game.start(setup, seed);
  const next = dice(seed);
  for (let steps = 0; steps < most && !game.over; steps += 1) {
    if (game.toAct.waiting !== "seats") {
      await game.draw();
      continue;
    }
    const seat = game.toAct.seats[0] ?? 0;
    const options = await game.options(seat);
    await look(game, seat, options);
    // What ends a phase is chosen seldom, so that more happens.
    const busy = options.filter((one) => one.do !== "finish" && one.do !== "demolish");
    const from = busy.length > 0 && next(8) > 0 ? busy : options;
    const decision = from[next(from.length)];
    if (decision === undefined) throw new Error("the game waits for somebody who can do nothing");
    await game.decide(seat, decision);
  }
  return game;
}
