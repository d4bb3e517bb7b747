// The messages of the socket, as docs/socket.md tells them.

import * as v from "valibot";
import {
  chatEntries,
  ChatShape,
  ClocksShape,
  FairnessShape,
  LogStepShape,
  RoomShape,
  ToActShape,
  WordsShape,
} from "./shapes";

/** What every message about the position has. */
const position = {
  view: v.optional(v.unknown()),
  to_act: ToActShape,
  decisions: v.nullish(v.array(v.unknown()), () => []),
  undo: v.nullish(v.boolean(), false),
  clock: ClocksShape,
  points: v.nullish(v.array(v.number())),
};

const tag = v.nullish(v.union([v.string(), v.number()]));

export const MessageShape = v.variant("is", [
  v.object({
    is: v.literal("table"),
    room: RoomShape,
    eye: v.union([v.number(), v.literal("spectator")]),
    seq: v.number(),
    era: v.nullish(v.number()),
    ...position,
    to_act: v.nullish(ToActShape, { waiting: "nobody" }),
    commitment: v.nullish(v.string()),
    /** The log starts after this step. */
    from: v.nullish(v.number()),
    log: v.nullish(v.array(LogStepShape), () => []),
    chat: v.nullish(v.array(ChatShape), () => []),
  }),
  v.object({
    is: v.literal("step"),
    n: v.number(),
    seat: v.nullish(v.number()),
    events: v.array(v.unknown()),
    ...position,
  }),
  v.object({
    is: v.literal("undone"),
    seq: v.number(),
    era: v.nullish(v.number()),
    ...position,
  }),
  v.object({ is: v.literal("room"), room: RoomShape }),
  v.object({ is: v.literal("chat"), ...chatEntries }),
  v.object({
    is: v.literal("refused"),
    to: tag,
    rule: v.nullish(v.string(), ""),
    why: v.nullish(v.string(), ""),
    text: WordsShape,
  }),
  v.object({
    is: v.literal("error"),
    to: tag,
    kind: v.string(),
    message: v.nullish(v.string(), ""),
  }),
  v.object({
    is: v.literal("over"),
    standing: v.object({
      points: v.nullish(v.array(v.number()), () => []),
      winners: v.nullish(v.array(v.number()), () => []),
    }),
    fairness: v.nullish(FairnessShape),
  }),
  v.object({ is: v.literal("rematch"), room: v.string() }),
  v.object({ is: v.literal("pong") }),
]);
export type Message = v.InferOutput<typeof MessageShape>;
export type TableMessage = Extract<Message, { is: "table" }>;

export type Wish =
  | { do: "decide"; seq: number; decision: unknown }
  | { do: "undo" }
  | { do: "say"; text: string }
  | { do: "sit"; seat: number }
  | { do: "stand" }
  | { do: "fill"; bot: string; seat?: number }
  | { do: "begin"; seed?: string }
  | { do: "rematch" }
  | { do: "ping" };
