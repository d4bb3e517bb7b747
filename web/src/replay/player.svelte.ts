// A finished game that can be stepped through. Views come one by one and are kept.

import type { Replay, ReplayStep } from "../generated/server";
import type { GameModule, TableState } from "../lib/table";
import { turnBegan } from "../lib/told";

const STEP_MS = 900;
const AHEAD = 4;

export interface Turn {
  number: number;
  /** The step at which it began. */
  n: number;
}

export class ReplayPlayer {
  #at = $state(0);
  #playing = $state(false);
  #views = new Map<number, Promise<unknown>>();
  #shown = $state.raw<{ n: number; view: unknown }>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  speed = $state(1);
  failed = $state(false);

  readonly last: number;
  readonly turns: Turn[];

  constructor(
    readonly replay: Replay,
    start: number,
    /** The view after a step. */
    private readonly load: (n: number) => Promise<unknown>,
    /** How long a step is worth seeing, as the game says; nothing where it tells nothing. */
    private readonly weight: NonNullable<GameModule["weight"]> = () => 1,
  ) {
    this.last = replay.steps.at(-1)?.n ?? 0;
    this.turns = replay.steps.flatMap((step) => {
      const number = turnBegan(step);
      return number === undefined ? [] : [{ number, n: step.n }];
    });
    this.go(start);
  }

  get at(): number {
    return this.#at;
  }
  get playing(): boolean {
    return this.#playing;
  }
  get steps(): ReplayStep[] {
    return this.replay.steps;
  }
  /** The turn of the step that is shown; 0 before the first. */
  get turn(): number {
    return this.turnAt(this.#at);
  }
  /** The turn of a step; 0 before the first. */
  turnAt(n: number): number {
    return this.turns.findLast((turn) => turn.n <= n)?.number ?? 0;
  }

  readonly table: TableState | undefined = $derived.by(() => {
    const shown = this.#shown;
    if (shown === undefined) return undefined;
    const step = this.steps[shown.n - 1];
    return {
      room: { ...this.replay.room, points: step?.points ?? this.replay.room.seats.map(() => 0) },
      eye: "arbiter",
      seq: shown.n,
      view: shown.view,
      toAct: { waiting: "nobody" },
      decisions: [],
      closed: {},
      undo: false,
      clocks: [],
      log: this.steps.slice(0, shown.n),
    };
  });

  /**
   * To this step, or the next one at which something is told: the press that rolls the dice says
   * nothing yet, what they show does.
   */
  go(n: number): void {
    this.#at = this.told(n);
    void this.#show();
  }
  /** Where one gets to by going to a step. */
  told(n: number): number {
    let at = Math.max(0, Math.min(n, this.last));
    while (at > 0 && at < this.last && !this.#tells(at)) at += 1;
    return at;
  }
  /** Whether the game says anything of this step. */
  #tells(n: number): boolean {
    const step = this.steps[n - 1];
    return step !== undefined && step.events.length > 0 && this.weight(step) > 0;
  }
  forward(): void {
    this.go(this.#at + 1);
  }
  back(): void {
    let n = this.#at - 1;
    while (n > 0 && !this.#tells(n)) n -= 1;
    this.go(n);
  }
  nextTurn(): void {
    this.go(this.turns.find((turn) => turn.n > this.#at)?.n ?? this.last);
  }
  previousTurn(): void {
    this.go(this.turns.findLast((turn) => turn.n < this.#at)?.n ?? 0);
  }

  play(): void {
    if (this.#at === this.last) this.go(0);
    this.#playing = true;
    this.#beat();
  }
  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  #beat(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      this.forward();
      await this.#views.get(this.#at);
      if (this.#at === this.last) this.pause();
      else if (this.#playing) this.#beat();
    }, STEP_MS / this.speed);
  }

  /** The view after a step, asked for once. */
  view(n: number): Promise<unknown> {
    const known = this.#views.get(n);
    if (known !== undefined) return known;
    const coming = this.load(n);
    this.#views.set(n, coming);
    // A view that did not come is asked for again when it is needed again.
    coming.catch(() => this.#views.delete(n));
    return coming;
  }

  async #show(): Promise<void> {
    const n = this.#at;
    try {
      const view = await this.view(n);
      // Somebody who drags the knob has long been elsewhere.
      if (n !== this.#at) return;
      this.#shown = { n, view };
      this.failed = false;
      for (let next = n + 1; next <= Math.min(n + AHEAD, this.last); next++) {
        this.view(next).catch(() => undefined);
      }
    } catch {
      if (n === this.#at) this.failed = true;
    }
  }
}
