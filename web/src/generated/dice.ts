// Made by `cargo xtask types` from the Rust types: change those.

import type { Seat, SeatSet } from "./table";

/** What a seat may choose.  Of jokers and trades only some are listed: where several usable dice show the same face, the first of them. Every legal one is accepted. */
export type Decision =
  | {
    do: "roll";
    /** Which. */
    dice: Array<number>;
  }
  | { do: "stop" }
  | {
    do: "joker";
    /** The knight; any one of a pair, of which the first is listed. */
    knight: Name;
    /** The die that is turned. */
    die: number;
    /** What it shows then. */
    to: Face;
  }
  | {
    do: "trade";
    /** The first is turned, the second is out. */
    gold: [number, number];
    /** What the first shows then. */
    to: Face;
  }
  | {
    do: "road";
    /** Which. */
    at: Name;
  }
  | {
    do: "settlement";
    /** Which. */
    at: Name;
  }
  | {
    do: "city";
    /** Which. */
    at: Name;
  }
  | {
    do: "knight";
    /** Which. */
    at: Name;
  }
  | { do: "end" };

/** What has become of a die. */
export type DieState = "fresh" | "rolled" | "changed" | "paid" | "out";

/** A die as it lies. */
export type DieView = {
  /** What it shows. */
  face: Face;
  /** What has become of it. */
  state: DieState;
};

/** What happened. Everything is open, so every eye sees all of it. */
export type Event =
  | { event: "starts"; seat: Seat }
  | { event: "turn_began"; seat: Seat; turn: number; dice: number }
  | {
    event: "rolled";
    seat: Seat;
    roll: number;
    dice: Faces;
    rolled: Array<number>;
    kept: Array<number>;
  }
  | { event: "joker_used"; seat: Seat; knight: Name; die: number; from: Face; to: Face }
  | { event: "gold_traded"; seat: Seat; gold: [number, number]; to: Face }
  | { event: "built"; seat: Seat; piece: Piece; at: Name; points: number; paid: Array<number> }
  | { event: "box_written"; seat: Seat; box: number; points: number }
  | { event: "largest_army"; holder: Seat; from: Seat | null; knights: number }
  | { event: "longest_road"; holder: Seat; from: Seat | null; length: number }
  | { event: "over"; winners: SeatSet; points: Array<number> };

/** What a die shows (DICE-1). */
export type Face = "wool" | "grain" | "brick" | "ore" | "lumber" | "gold";

/** Up to six faces in order. On the wire: a list. */
export type Faces = Array<Face>;

/** The name of a thing on a sheet: `r3`, `s11`, `c7`, `k2`, `x0` or `start`. Which names there are is a matter of the sheet. */
export type Name = string;

/** What nature may choose. */
export type Outcome = { start: Seat } | { dice: Faces };

/** What the game waits for. */
export type PhaseView = "start" | "roll" | "build" | "over";

/** A thing that is built. */
export type Piece = "road" | "settlement" | "city" | "knight";

/** All that is fixed before the first move: `{"sheet":"basic","players":1}`. */
export type Setup = {
  /** Which sheet. */
  sheet: SheetId;
  /** How many play: one to four, two to four with the Plus sheet. */
  players: number;
  /** The Plus game ends without a winner after so many turns (DICEPLUS-18). */
  turn_limit?: number;
};

/** Which side of the sheet is used. */
export type SheetId = "basic" | "plus";

/** One player's sheet. */
export type SheetView = {
  /** The roads built, the start road first. */
  roads: Array<Name>;
  /** The settlements built. */
  settlements: Array<Name>;
  /** The cities built. */
  cities: Array<Name>;
  /** The knights built. */
  knights: Array<Name>;
  /** The jokers that can still be used, by their knight, a pair's by its first. */
  jokers: Array<Name>;
  /** The jokers that are used up, named in the same way. */
  used: Array<Name>;
  /** The points of each finished turn, where the sheet has boxes for them. */
  boxes: Array<number>;
  /** Points gained in this turn: 0 for all but the player on turn. */
  gained: number;
  /** Points so far, those of this turn among them. */
  points: number;
  /** The length of the longest line of roads, where the sheet has a longest road. */
  road_length?: number;
};

/** A position as everybody sees it. */
export type View = {
  /** The sheet that all play on. */
  sheet: SheetId;
  /** How many play. */
  players: number;
  /** What the game waits for. */
  phase: PhaseView;
  /** Who is on turn; nobody before the first turn and after the last. */
  on_turn: Seat | null;
  /** The turn's number, counted over all seats from 1; 0 before the first. */
  turn: number;
  /** The round's number, from 1; 0 before the first. */
  round: number;
  /** How many rolls of this turn were made. */
  rolls: number;
  /** The dice in the air: some only while nature is to act. */
  rolling: Array<number>;
  /** With how many dice this turn is played. */
  dice_count: number;
  /** The dice as they lie; none before the first roll of a turn. */
  dice: Array<DieView>;
  /** Each seat's sheet, in order. */
  sheets: Array<SheetView>;
  /** Who holds the largest army. */
  army: Seat | null;
  /** Who holds the longest road. */
  longest_road: Seat | null;
  /** Who has won; nobody while the game goes on. */
  winners: SeatSet;
};
