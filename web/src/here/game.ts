// A game that is played in this browser: what is fixed from its first moment, how far it is, and the
// journal that both make with the steps.

import type { BroughtGame, Ending, Room, SeatInfo } from "../generated/server";
import type { Scores, ToAct } from "../generated/table";

/** Who plays a seat: somebody at this screen, or a bot. */
export type Sitter =
  { kind: "person"; name: string; resigned: boolean } | { kind: "bot"; bot: string; name: string };

/** What never changes. */
export interface Plan {
  id: string;
  game: string;
  variant?: string;
  setup: unknown;
  /** Known to nobody but this browser until the game is over. */
  secret: string;
  commitment: string;
  seeds: string[];
  /** The journal's first line. */
  header: string;
  /** When it was begun, in milliseconds since 1970. */
  begun: number;
}

/** How far it is. */
export interface Progress {
  id: string;
  seats: Sitter[];
  seq: number;
  /** How often steps were taken back. */
  era: number;
  turn: number;
  toAct: ToAct;
  /** As everybody may know them. */
  points: number[];
  winners: number[];
  ending?: Ending;
  /** The journal's last line, once the game is over. */
  end?: string;
  /** The next game with the same seats. */
  rematch?: string;
  /** How long the journal is, in characters. */
  size: number;
  updated: number;
}

export interface Kept {
  plan: Plan;
  progress: Progress;
  /** The journal's lines of the steps, the first one first. */
  lines: string[];
}

/** How many turns a game may have in which nobody wins. */
export const TURNS = 1000;

/** The bot that plays on for somebody who has given up. */
export const STAND_IN = "steady";

/** The bot that plays a seat; nothing where a person does. */
export const botOf = (sitter: Sitter | undefined): string | undefined => {
  if (sitter === undefined) return undefined;
  if (sitter.kind === "bot") return sitter.bot;
  return sitter.resigned ? STAND_IN : undefined;
};

/** The seats that are played by people at this screen. */
export const people = (seats: readonly Sitter[]): number[] =>
  seats.flatMap((sitter, seat) => (sitter.kind === "person" && !sitter.resigned ? [seat] : []));

/** The journal as text, each line with its line feed. */
export function journal({ plan, progress, lines }: Kept, upTo = lines.length): string {
  const end = upTo === lines.length && progress.end !== undefined ? [progress.end] : [];
  return [plan.header, ...lines.slice(0, upTo), ...end].map((line) => `${line}\n`).join("");
}

/** Where two names are alike, a number follows the second. */
function names(seats: readonly Sitter[]): string[] {
  const all = seats.map(({ name }) => name);
  return all.map((name, seat) => {
    const before = name === "" ? 0 : all.slice(0, seat).filter((one) => one === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

function seatInfo(sitter: Sitter, name: string, me: boolean): SeatInfo {
  const resigned = sitter.kind === "person" && sitter.resigned;
  const rest = { name, here: true, stand_in: resigned, resigned, ready: true, me: me && !resigned };
  return sitter.kind === "bot"
    ? { kind: "bot", bot: sitter.bot, ...rest }
    : { kind: "person", ...rest };
}

/** The game as the room's screens know it; `me` is the seat of whoever looks. */
export function roomOf({ plan, progress }: Omit<Kept, "lines">, me: number | undefined): Room {
  const called = names(progress.seats);
  const { ending, rematch } = progress;
  return {
    id: plan.id,
    game: plan.game,
    ...(plan.variant === undefined ? {} : { variant: plan.variant }),
    setup: plan.setup,
    state: progress.end === undefined ? "playing" : "over",
    clock: "none",
    public: false,
    host: true,
    seats: progress.seats.map((sitter, seat) => seatInfo(sitter, called[seat] ?? "", seat === me)),
    seq: progress.seq,
    turn: progress.turn,
    to_act: progress.toAct,
    points: progress.points,
    winners: progress.winners,
    ...(ending === undefined ? {} : { ending }),
    ...(rematch === undefined ? {} : { rematch }),
    updated: new Date(progress.updated).toISOString(),
  };
}

/**
 * What a server needs to go on with it. Whoever asks takes the first seat that a person here plays; the
 * others of them are kept free.
 */
export function given(kept: Kept): BroughtGame {
  const { plan, progress } = kept;
  const [me] = people(progress.seats);
  const seats = progress.seats.map((sitter, seat) => {
    if (seat === me) return "me";
    return botOf(sitter) ?? "open";
  });
  const secret = progress.end === undefined ? { secret: plan.secret } : {};
  return { journal: journal(kept), ...secret, seats };
}

/** How it stands, as the game's screens are told at the end. */
export function finalStanding(standing: Scores, { ending, winners }: Progress): Scores {
  return ending === undefined ? standing : { ...standing, over: true, winners };
}

/** A name for links: 16 letters and digits. */
export function newId(): string {
  const letters = "abcdefghijklmnopqrstuvwxyz234567";
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => letters[byte % 32]).join("");
}
