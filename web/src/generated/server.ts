// Made by `cargo xtask types` from the Rust types: change those.

import type { Rated } from "./bots";
import type { Closed, Commitment, Entry, Eye, Faults, Rule, Scores, Seat, SeatSet, Secret, ToAct, Words } from "./table";

/** What kind of thing went wrong, for programs. */
export type ApiKind =
  | "login"
  | "origin"
  | "daily"
  | "day"
  | "not_found"
  | "no_room"
  | "taken"
  | "account"
  | "no_account"
  | "not_over"
  | "malformed"
  | "name"
  | "password"
  | "no_game"
  | "no_variant"
  | "seats"
  | "faulty"
  | "journal"
  | "too_much"
  | "too_many_rooms"
  | "too_many_kept"
  | "failed";

/** What a visitor may ask for. */
export type Ask =
  | { do: "decide"; seq: number; decision: unknown }
  | { do: "undo"; seq?: number }
  | { do: "say"; text: string }
  | { do: "mute"; seat: Muted; on?: boolean }
  | { do: "sit"; seat: Seat }
  | { do: "stand" }
  | { do: "fill"; bot: string; seat?: Seat }
  | { do: "free"; seat: Seat }
  | { do: "begin"; seed?: string }
  | { do: "back" }
  | { do: "offers"; hear: Hear }
  | { do: "stand_in"; seat: Seat }
  | { do: "resign" }
  | { do: "delete" }
  | { do: "log"; before: number }
  | { do: "hint" }
  | { do: "rematch" }
  | { do: "ping" };

/** A rulebook. */
export type BookInfo = { id: string; title: Words; rules: Array<Entry> };

/** All rules. */
export type Books = { books: Array<BookInfo> };

/** A bot that people can choose. */
export type BotInfo = { id: string; name: Words };

/** A game that somebody brings along. */
export type BroughtGame = {
  /** The journal as text. */
  journal: string;
  /** The secret of a game that is not over. */
  secret?: Secret;
  /** For each seat `me`, `open` or a bot's id. */
  seats: Array<string>;
};

/** A line of chat. */
export type ChatLine = {
  from: string;
  /** The speaker's seat; nothing for those who watch. */
  seat?: Seat;
  /** Whether the speaker only watches. */
  watching: boolean;
  text: string;
  at: string;
};

/** How long a seat is still waited for. */
export type Clock = { seat: Seat; left_ms: number; grace: boolean };

/** How many seconds people may think each time the game turns to them, by clock. */
export type ClockLimits = { relaxed: number; quick: number };

/** What was not done, and why. */
export type Complaint = {
  kind: ApiKind;
  message: string;
  /** What is wrong with a setup, or with what was to be kept. */
  faults?: Faults;
};

/** The games of a day. */
export type Day = {
  day: string;
  /** Whether it can still be played. */
  running: boolean;
  games: Array<DayGame>;
};

/** One game of a day. */
export type DayGame = {
  game: string;
  variant: string;
  commitment: Commitment;
  /** My attempt. */
  mine?: Room;
  /** Attempts of accounts that were played to the end, the best first. */
  scores: Array<Score>;
  /** Those of guests, whom nobody can keep from trying twice: they have no rank. */
  guests: Array<Score>;
  /** The most I ever had in this variant, on any day and outside of them. */
  best?: number;
};

/** Why a game ended before its rules ended it. Its journal is closed where it stood: what was drawn can be verified all the same. */
export type Ending =
  | {
    by: "resigned";
    /** The seat. */
    seat: Seat;
  }
  | {
    by: "turns";
    /** How many. */
    turns: number;
  }
  | { by: "day" };

/** What kind of thing went wrong, for programs. */
export type ErrorKind =
  | "malformed"
  | "stale"
  | "not_seated"
  | "not_now"
  | "no_seat"
  | "no_bot"
  | "length"
  | "too_much"
  | "full"
  | "not_host"
  | "removed"
  | "too_many_rooms";

/** The body of an answer about something that was not done. */
export type Failure = { error: Complaint };

/** One game, with what can be chosen about it. */
export type GameInfo = {
  id: string;
  name: Words;
  variants: Array<VariantInfo>;
  bots: Array<BotInfo>;
  /** The values that the host has put in the place of the game's own. */
  corrections?: unknown;
};

/** What can be played. */
export type Games = { games: Array<GameInfo>; clocks: ClockLimits };

/** Which offers somebody wants to be asked about. To the others the room says no. */
export type Hear = "all" | "possible" | "none";

/** One thing that somebody keeps. */
export type Keepsake = {
  id: string;
  name: string;
  /** When it was kept last. */
  changed: string;
  /** What is in it: the game's affair. */
  data: unknown;
};

/** Everything that somebody keeps of a game, what changed last first. */
export type Keepsakes = { keepsakes: Array<Keepsake> };

/** A step of the log. */
export type LogStep = {
  n: number;
  /** Who decided; nature where there is none. */
  seat?: Seat;
  events: Array<unknown>;
};

/** An account that is taken up on another device. */
export type Login = {
  name: string;
  password: string;
  /** Whether the seats that the guest has here, and what the guest keeps, become the account's. */
  bring?: boolean;
};

/** A person as the person sees it. */
export type Me = { name: string; account: boolean };

/** A message to a visitor. */
export type Message =
  | { is: "table" } & Table
  | { is: "step" } & Step
  | { is: "undone" } & Undone
  | { is: "room"; room: Room; clock: Array<Clock> }
  | { is: "chat" } & ChatLine
  | {
    is: "log";
    to?: unknown;
    era: number;
    /** They start after this step. */
    from: number;
    log: Array<LogStep>;
  }
  | {
    is: "refused";
    to?: unknown;
    text: Words;
    /** The rule that forbids it. */
    rule: Rule;
    /** What is wrong here, in a few words. */
    why: string;
  }
  | { is: "error"; to?: unknown; kind: ErrorKind; message: string }
  | {
    is: "over";
    standing: Scores;
    fairness: Revealed | null;
    /** Why it ended before the rules ended it, if so. */
    ending?: Ending;
  }
  | { is: "gone" }
  | {
    is: "hint";
    to?: unknown;
    /** The step it was thought after. */
    seq: number;
    /** What the values are. */
    scale: "points" | "chance" | "worth";
    /** The best first. */
    choices: Array<Rated>;
  }
  | { is: "rematch"; room: RoomId }
  | { is: "pong"; to?: unknown };

/** Whose chat somebody does not want to read. */
export type Muted = Seat | Watchers;

/** What somebody wants to be called. */
export type Name = { name: string };

/** An account that is made. */
export type NewAccount = { name: string; password: string };

/** Something to be kept. */
export type NewKeepsake = { name: string; data: unknown };

/** A password that is changed. */
export type NewPassword = { old: string; new: string };

/** The room that somebody wants to open. */
export type NewRoom = {
  game: string;
  variant?: string;
  setup?: unknown;
  /** For each seat `me`, `open` or a bot's id. */
  seats: Array<string>;
  clock?: TimeLimit;
  public?: boolean;
};

/** The room that was opened. */
export type Opened = { room: RoomId };

/** A game that is over, step by step. */
export type Replay = { room: Room; steps: Array<ReplayStep>; fairness: Revealed | null };

/** One step with everything open, and how it stood afterwards. */
export type ReplayStep = {
  /** What nature brought, where nature acted. */
  nature?: unknown;
  points: Array<number>;
  n: number;
  /** Who decided; nature where there is none. */
  seat?: Seat;
  events: Array<unknown>;
};

/** A message from a visitor. */
export type Request = {
  /** Comes back with the answer. */
  tag?: unknown;
} & ({ do: "decide"; seq: number; decision: unknown } | { do: "undo"; seq?: number } | { do: "say"; text: string } | { do: "mute"; seat: Muted; on?: boolean } | { do: "sit"; seat: Seat } | { do: "stand" } | { do: "fill"; bot: string; seat?: Seat } | { do: "free"; seat: Seat } | { do: "begin"; seed?: string } | { do: "back" } | { do: "offers"; hear: Hear } | { do: "stand_in"; seat: Seat } | { do: "resign" } | { do: "delete" } | { do: "log"; before: number } | { do: "hint" } | { do: "rematch" } | { do: "ping" });

/** What everybody may know of the chance of a game that is over. */
export type Revealed = {
  secret: Secret | null;
  /** The promise. */
  commitment: Commitment;
  /** One seed for each seat, in order; empty for a seat that added none. Their bytes are UTF-8. */
  player_seeds: Array<string>;
};

/** A room as one person sees it. */
export type Room = {
  id: RoomId;
  game: string;
  variant?: string;
  setup: unknown;
  state: RoomState;
  clock: TimeLimit;
  public: boolean;
  host: boolean;
  seats: Array<SeatInfo>;
  seq: number;
  turn: number;
  to_act: ToAct;
  points: Array<number>;
  winners: SeatSet;
  /** Why the game ended before its rules ended it, if so. */
  ending?: Ending;
  /** The next game with the same seats. */
  rematch?: RoomId;
  /** The day whose game this is. */
  day?: string;
  /** Whether the game was begun elsewhere: whoever brought it along knows what is to be drawn. */
  brought?: boolean;
  updated: string;
};

/** A room's name in links: 16 letters and digits, 80 random bits. Whoever has it may come in. */
export type RoomId = string;

/** How far a room is. */
export type RoomState = "waiting" | "playing" | "over";

/** Rooms that a person may want to go to. */
export type Rooms = {
  /** Own ones that are not over. */
  mine: Array<Room>;
  /** Public ones that wait or play, without the own. */
  watch: Array<Room>;
  /** Those that are over, the own first. */
  replays: Array<Room>;
};

/** A line in the lists of a day. */
export type Score = {
  /** Equal points share a rank; guests have none. */
  rank?: number;
  name: string;
  points: number;
  me: boolean;
  room: RoomId;
};

/** A seat as one person sees it. */
export type SeatInfo = {
  kind: SeatKind;
  name: string;
  bot?: string;
  here: boolean;
  stand_in: boolean;
  /** Whether this person has given up: the stand-in plays to the end. */
  resigned: boolean;
  /** Before the game: whether this person wants to begin. */
  ready: boolean;
  me: boolean;
};

/** Who sits on a seat. */
export type SeatKind = "open" | "person" | "bot";

/** One step as one eye sees it: of the position only what it has changed. */
export type Step = {
  /** What the view has now at these places, or no longer has there. */
  change: Array<[string] | [string, unknown]>;
  to_act: ToAct;
  /** Left out where they are as they were. */
  decisions?: Array<unknown>;
  /** Left out where it is as it was. */
  why_not?: Closed;
  undo: boolean;
  points: Array<number>;
  /** The game waits for this seat, but the room will answer for it. */
  excused?: boolean;
  clock: Array<Clock>;
  n: number;
  /** Who decided; nature where there is none. */
  seat?: Seat;
  events: Array<unknown>;
};

/** Something that may be chosen about a variant. */
export type SwitchInfo = {
  /** Where it stands in the setup: the names of the fields, joined by dots. */
  at: string;
  name: Words;
  /** The number of the rule that says what it changes, and its sentence. */
  rule: string;
  about: Words;
} & ({
  kind: "flag";
  /** Whether it is on. */
  value: boolean;
} | {
  kind: "number";
  /** What it is. */
  value: number;
  /** The least it may be. */
  least: number;
  /** The most it may be. */
  most: number;
});

/** Everything, on arrival. */
export type Table = {
  room: Room;
  eye: Eye;
  seq: number;
  era: number;
  clock: Array<Clock>;
  commitment: Commitment;
  /** The log starts after this step. */
  from: number;
  log: Array<LogStep>;
  chat: Array<ChatLine>;
  muted: Array<Muted>;
  view: unknown;
  to_act: ToAct;
  decisions: Array<unknown>;
  /** What is closed to the own seat, and by which rule; nothing for those who watch. */
  why_not?: Closed;
  undo: boolean;
  points: Array<number>;
  /** The game waits for this seat, but the room will answer for it. */
  excused?: boolean;
};

/** How long people may think. */
export type TimeLimit = "none" | "relaxed" | "quick";

/** Steps were taken back. */
export type Undone = {
  seq: number;
  era: number;
  clock: Array<Clock>;
  view: unknown;
  to_act: ToAct;
  decisions: Array<unknown>;
  /** What is closed to the own seat, and by which rule; nothing for those who watch. */
  why_not?: Closed;
  undo: boolean;
  points: Array<number>;
  /** The game waits for this seat, but the room will answer for it. */
  excused?: boolean;
};

/** A setup that is offered by name. */
export type VariantInfo = {
  id: string;
  name: Words;
  /** What it is, in one sentence. */
  about: Words;
  setup: unknown;
  seats: number;
  switches: Array<SwitchInfo>;
};

/** The day's game that somebody wants to play. */
export type Wanted = { game: string; variant: string };

/** The word for all who only watch. */
export type Watchers = "spectators";
