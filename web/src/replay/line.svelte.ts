// What might have come instead of a costly decision: the better one, and how the best bot would then have ended
// the turn. It stops where luck or somebody else comes in, for nobody knows what they would have brought.

import { until } from "../here/play-on";
import { PATIENCE, within, type Patience } from "../here/within";
import type { Replay } from "../generated/server";
import type { ToAct } from "../generated/table";
import type { Engine } from "../lib/engine/engine";
import type { LogStep, TableState } from "../lib/table";
import { turnBegan } from "../lib/told";
import { alternatives, type Scale, type Slip } from "./insight";
import { part } from "./words";

/** A turn has more decisions than this only where it is full of small ones. */
const MOST = 8;
const LOOK = { eye: "arbiter", show: ["view", "points"] } as const;

/** One decision of the line, and how it stands after it. */
export interface LineStep {
  decision: unknown;
  step: LogStep;
  before: unknown;
  view: unknown;
  points: number[];
}

interface Moved {
  events: unknown[];
  view: unknown;
  points: number[];
  to_act: ToAct;
}

export class BetterLine {
  steps = $state.raw<LineStep[]>([]);
  state = $state<"working" | "done" | "failed">("working");
  #at = $state(0);
  #engine: Engine | undefined;
  #left = false;

  constructor(
    readonly slip: Slip,
    private readonly scale: Scale,
    private readonly replay: Replay,
    private readonly patience: Patience = PATIENCE,
  ) {}

  /** Which of its steps is shown, from 0 on. */
  get at(): number {
    return this.#at;
  }
  get here(): LineStep | undefined {
    return this.steps[this.#at];
  }
  go(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.steps.length - 1));
  }
  forward(): void {
    this.go(this.#at + 1);
  }
  back(): void {
    this.go(this.#at - 1);
  }

  /** The position that is shown, as a replay shows one. */
  readonly table: TableState | undefined = $derived.by(() => {
    const { here, slip } = this;
    if (here === undefined) return undefined;
    const { decision, view, points, step } = here;
    const first = this.#at === 0 ? alternatives(slip)[0] : undefined;
    const value = first === undefined ? {} : { value: part(this.scale, first.value) };
    return {
      room: { ...this.replay.room, points },
      eye: "arbiter",
      seq: step.n,
      view,
      toAct: { waiting: "nobody" },
      decisions: [],
      closed: {},
      undo: false,
      clocks: [],
      log: [
        ...this.replay.steps.slice(0, slip.n - 1),
        ...this.steps.slice(0, this.#at + 1).map((one) => one.step),
      ],
      compared: [{ decision, seat: slip.seat, good: true, done: true, ...value }],
    };
  });

  /** Works it out; each step is there as soon as it is known. */
  async find(open: () => Promise<Engine>, journal: () => Promise<string>): Promise<void> {
    const [better] = alternatives(this.slip);
    try {
      if (better === undefined) throw new Error("nothing was better");
      const [engine, text] = await Promise.all([open(), journal()]);
      this.#engine = engine;
      if (this.#left) return;
      const cut = until(text, this.slip.n - 1);
      const { view } = await engine.ask<Moved>({ do: "load", journal: cut, ...LOOK });
      await this.#walk(engine, better.decision, view);
      this.state = "done";
    } catch (fault) {
      if (this.#left) return;
      console.error(fault);
      // What was found stays; nothing at all is a failure.
      this.state = this.steps.length > 0 ? "done" : "failed";
    } finally {
      this.leave();
    }
  }

  async #walk(engine: Engine, better: unknown, start: unknown): Promise<void> {
    const { seat, n: from } = this.slip;
    let decision = better;
    let before = start;
    for (let n = from; n < from + MOST; n++) {
      const moved = await engine.ask<Moved>({ do: "decide", seat, decision, ...LOOK });
      const step = { n, seat, events: moved.events };
      // That the turn is over is nothing to be seen.
      if (n > from && turnBegan(step) !== undefined) return;
      const { view, points, to_act: next } = moved;
      this.steps = [...this.steps, { decision, step, before, view, points }];
      before = view;
      const mine = next.waiting === "seats" && next.seats.length === 1 && next.seats[0] === seat;
      if (!mine || turnBegan(step) !== undefined) return;
      const thought = engine.ask<{ decision: unknown }>({
        do: "think",
        seat,
        bot: "best",
        seed: n,
      });
      const ms = n === from ? this.patience.first : this.patience.then;
      decision = (await within(ms, thought)).decision;
    }
  }

  /** Ends it; what has been found stays. */
  leave(): void {
    this.#left = true;
    this.#engine?.stop();
    this.#engine = undefined;
  }
}
