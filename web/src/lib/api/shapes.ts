// What the server says, checked once, here at the edge. Inside the page it is believed. Games check
// nothing: views, events and decisions are theirs and pass through as they are.

import * as v from "valibot";
import type { Clock, LogStep, Room, ToAct, Words } from "../table";

const seats = v.array(v.number());

/** A text in both languages; a plain text counts for both. */
export const WordsShape = v.union([
  v.pipe(
    v.string(),
    v.transform((text): Words => ({ en: text, de: text })),
  ),
  v.pipe(
    v.object({ en: v.string(), de: v.string() }),
    v.transform((words): Words => words),
  ),
]);

/** A field that may be missing or `null` is missing. */
const maybe = <Shape extends v.GenericSchema>(shape: Shape) => v.nullish(shape);

export const ToActShape: v.GenericSchema<unknown, ToAct> = v.variant("waiting", [
  v.object({ waiting: v.literal("seats"), seats }),
  v.object({ waiting: v.literal("nature") }),
  v.object({ waiting: v.literal("nobody") }),
]);

const SeatShape = v.pipe(
  v.object({
    kind: v.picklist(["open", "person", "bot"]),
    name: v.nullish(v.string(), ""),
    bot: maybe(v.string()),
    here: v.nullish(v.boolean(), false),
    stand_in: v.nullish(v.boolean(), false),
    me: v.nullish(v.boolean(), false),
    ready: maybe(v.boolean()),
  }),
  v.transform(({ bot, ready, ...seat }) => ({
    ...seat,
    ...(bot == null ? {} : { bot }),
    ...(ready == null ? {} : { ready }),
  })),
);

const NOBODY: ToAct = { waiting: "nobody" };

export const RoomShape: v.GenericSchema<unknown, Room> = v.pipe(
  v.object({
    id: v.string(),
    game: v.string(),
    variant: maybe(v.string()),
    setup: v.optional(v.unknown()),
    state: v.picklist(["waiting", "playing", "over"]),
    clock: v.nullish(v.picklist(["none", "relaxed", "quick"]), "none"),
    seats: v.array(SeatShape),
    seq: v.nullish(v.number(), 0),
    turn: maybe(v.number()),
    to_act: maybe(ToActShape),
    points: v.nullish(v.array(v.number()), () => []),
    winners: v.nullish(seats, () => []),
    rematch: maybe(v.string()),
    updated: v.pipe(
      v.nullish(v.union([v.string(), v.number()]), ""),
      v.transform((at) => (typeof at === "number" ? new Date(at).toISOString() : at)),
    ),
  }),
  v.transform(({ variant, turn, to_act, setup, rematch, ...room }) => ({
    ...room,
    setup,
    to_act: to_act ?? NOBODY,
    ...(variant == null ? {} : { variant }),
    ...(turn == null ? {} : { turn }),
    ...(rematch == null ? {} : { rematch }),
  })),
);

const ClockShape = v.object({
  seat: v.number(),
  left_ms: v.number(),
  grace: v.nullish(v.boolean(), false),
});

/** Always a list here, however many seats are waited for. */
export const ClocksShape = v.pipe(
  v.nullish(v.union([v.array(ClockShape), ClockShape]), null),
  v.transform((clock): Clock[] => (clock == null ? [] : Array.isArray(clock) ? clock : [clock])),
);

export const LogStepShape: v.GenericSchema<unknown, LogStep> = v.pipe(
  v.object({ n: v.number(), seat: maybe(v.number()), events: v.array(v.unknown()) }),
  v.transform(({ seat, ...step }) => (seat == null ? step : { ...step, seat })),
);

export interface ChatLine {
  from: string;
  seat?: number;
  text: string;
  /** In the clock of `Date.now`; 0 where it is not known. */
  at: number;
}

export const chatEntries = {
  from: v.string(),
  seat: maybe(v.number()),
  text: v.string(),
  at: v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ""),
    v.transform((at) => new Date(at).getTime() || 0),
  ),
};

export const ChatShape: v.GenericSchema<unknown, ChatLine> = v.pipe(
  v.object(chatEntries),
  v.transform(({ seat, ...line }) => (seat == null ? line : { ...line, seat })),
);

export interface Fairness {
  commitment: string;
  player_seeds: string[];
  /** Only once the game is over. */
  secret?: string;
}

export const FairnessShape: v.GenericSchema<unknown, Fairness> = v.pipe(
  v.object({
    commitment: v.string(),
    player_seeds: v.nullish(v.array(v.string()), () => []),
    secret: maybe(v.string()),
  }),
  v.transform(({ secret, ...rest }) => (secret == null ? rest : { ...rest, secret })),
);

export const GamesShape = v.object({
  games: v.array(
    v.object({
      id: v.string(),
      name: WordsShape,
      variants: v.array(
        v.object({ id: v.string(), name: WordsShape, setup: v.unknown(), seats: v.number() }),
      ),
      bots: v.array(v.object({ id: v.string(), name: WordsShape })),
    }),
  ),
});
export type GameInfo = v.InferOutput<typeof GamesShape>["games"][number];
export type Variant = GameInfo["variants"][number];

export const RuleShape = v.object({
  id: v.string(),
  topic: v.nullish(v.string(), ""),
  source: v.nullish(v.string(), ""),
  en: v.string(),
  de: v.string(),
});
export type Rule = v.InferOutput<typeof RuleShape>;

export const RulesShape = v.object({
  books: v.array(v.object({ id: v.string(), title: WordsShape, rules: v.array(RuleShape) })),
});
export type Book = v.InferOutput<typeof RulesShape>["books"][number];

export const MeShape = v.object({
  name: v.nullish(v.string(), ""),
  account: v.nullish(v.boolean(), false),
});
export type Me = v.InferOutput<typeof MeShape>;

export const RoomsShape = v.object({
  mine: v.array(RoomShape),
  watch: v.array(RoomShape),
  replays: v.array(RoomShape),
});
export type Rooms = v.InferOutput<typeof RoomsShape>;

/** A step with the points after it. */
export interface ReplayStep extends LogStep {
  points: number[];
}

const ReplayStepShape: v.GenericSchema<unknown, ReplayStep> = v.pipe(
  v.object({
    n: v.number(),
    seat: maybe(v.number()),
    events: v.array(v.unknown()),
    points: v.nullish(v.array(v.number()), () => []),
  }),
  v.transform(({ seat, ...step }) => (seat == null ? step : { ...step, seat })),
);

export const ReplayShape = v.object({
  room: RoomShape,
  steps: v.array(ReplayStepShape),
  fairness: FairnessShape,
});
export type Replay = v.InferOutput<typeof ReplayShape>;

export const ErrorShape = v.object({
  error: v.object({
    kind: v.string(),
    message: v.nullish(v.string(), ""),
    rule: maybe(v.string()),
  }),
});
