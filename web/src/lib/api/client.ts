// Requests to the server. Every answer is checked against its shape; every failure is an `ApiError`.

import * as v from "valibot";
import type { Room } from "../table";
import {
  ErrorShape,
  GamesShape,
  MeShape,
  ReplayShape,
  RoomShape,
  RoomsShape,
  RuleShape,
  RulesShape,
  type Book,
  type GameInfo,
  type Me,
  type Replay,
  type Rooms,
  type Rule,
} from "./shapes";

export class ApiError extends Error {
  constructor(
    /** `offline` and `shape` are ours, the rest is the server's. */
    readonly kind: string,
    message: string,
    readonly status = 0,
    readonly rule: string | undefined = undefined,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

export interface NewRoom {
  game: string;
  variant?: string;
  setup?: unknown;
  seats: string[];
  clock: Room["clock"];
  public: boolean;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch (fault) {
    throw new ApiError("offline", String(fault));
  }
  if (answer.ok) return answer;
  const told = v.safeParse(ErrorShape, await answer.json().catch(() => undefined));
  if (!told.success) throw new ApiError("offline", answer.statusText, answer.status);
  const { kind, message, rule } = told.output.error;
  throw new ApiError(kind, message, answer.status, rule ?? undefined);
}

async function get<Shape extends v.GenericSchema>(
  shape: Shape,
  method: string,
  path: string,
  body?: unknown,
): Promise<v.InferOutput<Shape>> {
  const answer = await ask(method, path, body);
  const told = v.safeParse(shape, await answer.json().catch(() => undefined));
  if (told.success) return told.output;
  throw new ApiError("shape", `${path}: ${v.summarize(told.issues)}`, answer.status);
}

const room = (id: string) => `/api/rooms/${encodeURIComponent(id)}`;

export const api = {
  games: async (): Promise<GameInfo[]> => (await get(GamesShape, "GET", "/api/games")).games,
  rule: (id: string): Promise<Rule> =>
    get(RuleShape, "GET", `/api/rules/${encodeURIComponent(id)}`),
  /** All rules by book. Not every server has this list; then it is an `ApiError`. */
  books: async (): Promise<Book[]> => (await get(RulesShape, "GET", "/api/rules")).books,
  me: (): Promise<Me> => get(MeShape, "GET", "/api/me"),
  rename: (name: string): Promise<Me> => get(MeShape, "PUT", "/api/me", { name }),
  open: async (wish: NewRoom): Promise<string> =>
    (await get(v.object({ room: v.string() }), "POST", "/api/rooms", wish)).room,
  rooms: (): Promise<Rooms> => get(RoomsShape, "GET", "/api/rooms"),
  room: (id: string): Promise<Room> => get(RoomShape, "GET", room(id)),
  replay: (id: string): Promise<Replay> => get(ReplayShape, "GET", `${room(id)}/replay`),
  /** The arbiter's view after step n; its shape is the game's affair. */
  viewAt: (id: string, n: number): Promise<unknown> =>
    get(v.unknown(), "GET", `${room(id)}/replay/${n}`),
  journal: (id: string): string => `${room(id)}/journal`,
};

/** The socket's address for a room. */
export function socketAddress(id: string, since: number, era?: number): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${room(id)}/socket?since=${since}${era === undefined ? "" : `&era=${era}`}`;
}
