// What the shared parts of the page and the games agree on. A game is one folder under `games/`;
// it knows its own view, decisions and events, and nothing of sockets.

import type { Component } from "svelte";

/** A text in every language of the page. */
export interface Words {
  en: string;
  de: string;
}

export type Language = keyof Words;

export type Eye = number | "spectator" | "arbiter";

export type ToAct =
  { waiting: "seats"; seats: number[] } | { waiting: "nature" } | { waiting: "nobody" };

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  bot?: string;
  here: boolean;
  stand_in: boolean;
  me: boolean;
  /** Before the game: whether this person wants to begin. */
  ready?: boolean;
}

export interface Room {
  id: string;
  game: string;
  variant?: string;
  setup: unknown;
  state: "waiting" | "playing" | "over";
  clock: "none" | "relaxed" | "quick";
  seats: SeatInfo[];
  seq: number;
  turn?: number;
  to_act: ToAct;
  points: number[];
  winners: number[];
  /** The next game with the same seats. */
  rematch?: string;
  updated: string;
}

/** One numbered step with its events, as this eye may see them. */
export interface LogStep<Event = unknown> {
  n: number;
  seat?: number;
  events: Event[];
}

export interface Clock {
  seat: number;
  left_ms: number;
  grace: boolean;
}

/** Why something was not done. */
export interface WhyNot {
  rule: string;
  why: string;
  text: Words;
}

/** A table as one eye sees it right now. */
export interface TableState<View = unknown, Decision = unknown, Event = unknown> {
  room: Room;
  eye: Eye;
  seq: number;
  view: View;
  toAct: ToAct;
  /** Everything the own seat may do now; empty for spectators and replays. */
  decisions: Decision[];
  /** Whether the own last step may be taken back. */
  undo: boolean;
  clocks: Clock[];
  /** The steps so far, oldest first. */
  log: LogStep<Event>[];
  /** The last refusal, until something else is done. */
  whyNot?: WhyNot;
}

/** What a game's screen may ask for. */
export interface TableActions<Decision = unknown> {
  decide(decision: Decision): void;
  undo(): void;
  dismissWhyNot(): void;
}

/** What every game's folder exports as its default. */
export interface GameModule {
  id: string;
  /**
   * The whole table between the page's top bar and its bottom: seats, board, hand, action bar. The
   * page puts it into its one `<main>`.
   * `aside` (log, chat, clock settings) is handed in and placed by the game's own grid, in a column
   * of `var(--aside-width, …)`; up to 860 px it may be hidden, the bar has buttons for it.
   */
  Table: Component<{ table: TableState; actions: TableActions; aside: import("svelte").Snippet }>;
  /**
   * One step of the log in words; `names` are the seats' names, the own one already "you". With a
   * `view` at hand places can be named by what lies there.
   */
  tell: Component<{ step: LogStep; names: string[]; eye: Eye; view?: unknown }>;
  /** A small picture of the game's board for the home screen. */
  Picture: Component;
  /** The statistics under the final table and in replays. */
  Statistics: Component<{ table: TableState; steps: LogStep[] }>;

  // What follows may be left out.

  /** What the game is in one line, and how long it takes, for the home screen. */
  about?: { line: Words; minutes: number };
  /** A large picture of the board for the top of the home screen; else `Picture` is used. */
  Hero?: Component;
  /**
   * The table tells refusals in its own sentence. The frame then only tells what no rule is behind
   * (no connection, a stale position), and hands those with a rule on to the table alone.
   */
  saysWhyNot?: boolean;
  /** Its statistics count the dice: a replay then leaves out its own chart of them. */
  countsDice?: boolean;
  /** What the time line of a replay marks at a step: a symbol of the sprite and its name. */
  mark?: (step: LogStep) => Mark | undefined;
  /**
   * Derives again what nature brought at this step and compares. `undefined` where the step is
   * none that the page can derive. `chance` is the stream of this step (docs/fairness.md).
   */
  verifyOutcome?: (step: LogStep, chance: Chance, room: Room) => Promise<boolean | undefined>;
}

/** A mark on the time line of a replay. */
export interface Mark {
  icon: string;
  seat?: number;
  label: Words;
}

/** The stream of one outcome: numbers below a bound, in the order the game asks for them. */
export interface Chance {
  below(bound: number): Promise<number>;
}
