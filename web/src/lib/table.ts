// What the shared parts of the page and the games agree on. A game is one folder under `games/`;
// it knows its own view, decisions and events, and nothing of sockets.

import type { Component, Snippet } from "svelte";
import type { Clock, Hear, LogStep as AnyStep, Message, Room } from "../generated/server";
import type { Closed, Eye, ToAct, Words } from "../generated/table";
import type { Plain } from "../games/shared/plain";

export type { Clock, Room, SeatInfo } from "../generated/server";
export type { Closed, Eye, ToAct, Words } from "../generated/table";

export type Language = keyof Words;

/** One numbered step with its events, as this eye may see them. */
export type LogStep<Event = unknown> = Omit<AnyStep, "events"> & { events: Event[] };

/** Why something was not done. */
export interface WhyNot {
  rule: string;
  why: string;
  text: Words;
}

/** What the best bot thinks of everything that may be done, the best first. */
export type Hint = Pick<Extract<Message, { is: "hint" }>, "scale" | "choices">;

/** A table as one eye sees it right now. */
export interface TableState<View = unknown, Decision = unknown, Event = unknown> {
  room: Room;
  eye: Eye;
  seq: number;
  view: View;
  toAct: ToAct;
  /** Everything the own seat may do now; empty for spectators and replays. */
  decisions: Decision[];
  /** What the own seat may not do now, by kinds, and the rules against it; empty for spectators. */
  closed: Closed;
  /** Whether the own last step may be taken back. */
  undo: boolean;
  clocks: Clock[];
  /** The game waits for the own seat, but it need not answer: the room does. */
  excused?: boolean;
  /** The steps so far, oldest first. */
  log: LogStep<Event>[];
  /** The last refusal, until something else is done. */
  whyNot?: WhyNot;
  /** What the best bot thinks of the decisions, once it was asked; gone when the game goes on. */
  hint?: Hint;
  /** Decisions to be shown where they are about a place: what was played, and what was better. */
  compared?: readonly Compared[];
}

/** A decision that an analysis looks at. */
export interface Compared {
  decision: unknown;
  seat: number;
  /** Whether it is the better one. */
  good: boolean;
  /** Whether it has been done in the position that is shown; else its piece is only thought of. */
  done: boolean;
  /** What it was worth, as it is read. */
  value?: string;
}

/** What a game's screen may ask for. */
export interface TableActions<Decision = unknown> {
  decide(decision: Decision): void;
  undo(): void;
  dismissWhyNot(): void;
  /** Says which offers of others to be asked about; `none` holds until the turn ends. */
  offers?(hear: Hear): void;
  /** Asks for advice; not there where nobody may be advised. */
  readonly hint?: (() => void) | undefined;
}

/**
 * What the home screen shows of a game: the default of `cover.ts` in its folder. It is loaded long
 * before the game is, so it brings its few words itself and needs nothing of the rest.
 */
export interface GameCover {
  /** A small picture of the game's board, or of what a setup looks like. */
  Picture: Component<{ setup?: unknown }>;
  /** A large picture of the board for the top of the screen; else `Picture` is used. */
  Hero?: Component;
  /** What the game is in one line, and how long it takes. */
  about?: { line: Words; minutes: number };
  /** What one of its variants is called; without this it is a map. */
  variant?: Words;
  /** Its ways to play differ so much that each has a tile of its own on the home screen. */
  apart?: boolean;
  /** Ways to begin with one press: a variant by its id, with the usual bots; by its own name, or another. */
  quick?: { variant: string; label?: Words }[];
  /** Screens of the game's own beside its table: all its cards, a deck builder. */
  places?: Places;
  /** The game's rulebooks in plain words, loaded when somebody reads the rules. */
  plain?: () => Promise<Plain[]>;
}

/** Screens of a game beside its table, told on its tile and beside its rulebooks. */
export interface Places {
  /** The ids of these books. */
  books: string[];
  links: { to: string; label: Words }[];
  /** What a host has corrected, by the number of the rule that tells other values. */
  corrected?: () => Promise<(rule: string) => string | undefined>;
}

/** What every game's folder exports as its default, from `index.ts`. */
export interface GameModule {
  id: string;
  /**
   * The whole table between the page's top bar and its bottom: seats, board, hand, action bar. The
   * page puts it into its one `<main>`.
   * `aside` (log, chat, clock settings) is handed in and placed by the game's own grid, in a column
   * of `var(--aside-width, …)`; on small screens it may be hidden, the page has buttons for it.
   * `tools` are the page's few buttons where it shows no bar. `parts/Frame.svelte` lays out every game's
   * table, with a place for a caption that says what just happened.
   */
  Table: Component<{
    table: TableState;
    actions: TableActions;
    aside: Snippet;
    tools?: Snippet;
  }>;
  /**
   * One step of the log in words; `names` are the seats' names, the own one already "you". With a
   * `view` at hand places can be named by what lies there.
   */
  tell: Component<{ step: LogStep; names: string[]; eye: Eye; view?: unknown }>;
  /** The statistics under the final table and in replays. */
  Statistics: Component<{ table: TableState; steps: LogStep[] }>;

  // What follows may be left out.

  /** Its ways to play go by their own names: the bar says "Corsica" and not "Scenarios". */
  apart?: boolean;
  /** Whether the log tells a step in one breath with the one before it. */
  joins?: (before: LogStep, step: LogStep) => boolean;
  /** How long a step is worth seeing, beside others that count as one; none where it says nothing. */
  weight?: (step: LogStep) => number;
  /**
   * The table tells refusals in its own sentence. The frame then only tells what no rule is behind
   * (no connection, a stale position), and hands those with a rule on to the table alone.
   */
  saysWhyNot?: boolean;
  /** How far the game has come, for the bar: "Turn 3 of 15"; nothing where that cannot be said. */
  progress?: (table: TableState) => string | undefined;
  /** The rank of a seat, where more than points decide it; who cannot be told apart shares one. */
  rank?: (table: TableState, seat: number) => number | undefined;
  /** Its statistics count the dice: a replay then leaves out its own chart of them. */
  countsDice?: boolean;
  /** A decision in a few words, with the place it is about; the view is that of the moment before it. */
  decided?: (decision: unknown, at: Moment) => string;
  /** What the time line of a replay marks at a step: a symbol of the sprite and its name. */
  mark?: (step: LogStep) => Mark | undefined;
}

/** Who decides, and what lies on the table then. */
export interface Moment {
  view: unknown;
  seat: number;
  names: string[];
}

/** A mark on the time line of a replay. */
export interface Mark {
  icon: string;
  seat?: number;
  label: Words;
}
