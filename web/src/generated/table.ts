// Made by `cargo xtask types` from the Rust types: change those.

/** What a seat may wish for and may not do now: kinds of decisions, and the rule that closes each. In JSON an object, `{"build_road":"BASE-31","roll":"BASE-19"}`. */
export type Closed = Record<string, string>;

/** The promise not to change the secret: a hash of it, in hexadecimal digits. */
export type Commitment = string;

/** One rule of a book. */
export type Entry = {
  /** The whole id, as in `BASE-38`. */
  id: string;
  /** The part of the book it stands in. */
  topic: string;
  /** Where the rule is from: the rulebook, found elsewhere, computed, or our own choice. */
  source: string;
  /** English. */
  en: string;
  /** German. */
  de: string;
};

/** Who looks at a position. */
export type Eye = number | "spectator" | "arbiter";

/** One thing that is wrong with a setup. */
export type Fault = {
  /** The rule it breaks. */
  rule: Rule;
  /** Where in the setup: `board.hexes[3]`. */
  at: string;
  /** What is wrong, in a sentence. */
  what: string;
};

/** Everything that is wrong with a setup, told at once. */
export type Faults = Array<Fault>;

/** A rule's number in its book, as in `BASE-38`. */
export type Rule = string;

/** A [`Standing`] in JSON: points of the seats that play, in order. */
export type Scores = {
  /** Points of each seat that plays. */
  points: Array<number>;
  /** Who has won; empty while the game goes on, and where it ended without a winner. */
  winners: SeatSet;
  /** Whether the game is over. */
  over: boolean;
  /** How many turns were begun. */
  turns: number;
};

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** A set of seats. On the wire: a list of their numbers. */
export type SeatSet = Array<number>;

/** The seed that only the house knows until the game is over.  Its `Debug` shows nothing, so that no log gives it away; its JSON does, and belongs only in the closing line of a journal and in the house's own store. */
export type Secret = string;

/** Whom the game waits for. */
export type ToAct =
  | { waiting: "seats"; seats: SeatSet }
  | { waiting: "nature" }
  | { waiting: "nobody" };

/** A sentence in every language of the page. */
export type Words = {
  /** English. */
  en: string;
  /** German. */
  de: string;
};
