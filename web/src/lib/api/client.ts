// Requests to the server. Its answers are believed: page and server are of one make, and their types
// come from one source. Every failure is an `ApiError`.

import type {
  ApiKind,
  BookInfo,
  Books,
  BroughtGame,
  Day,
  Failure,
  Games,
  Keepsake,
  Keepsakes,
  Login,
  Me,
  Name,
  NewAccount,
  NewKeepsake,
  NewPassword,
  NewRoom,
  Opened,
  Replay,
  Room,
  Rooms,
  Wanted,
} from "../../generated/server";
import { plain } from "../plain";
import type { Entry } from "../../generated/table";
import { network } from "../network.svelte";

export class ApiError extends Error {
  constructor(
    /** `offline` and `shape` are ours, the rest is the server's. */
    readonly kind: ApiKind | "offline" | "shape",
    message: string,
    readonly status = 0,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** With `keepalive` it is sent also where the page goes away meanwhile. */
async function ask(
  method: string,
  path: string,
  body?: unknown,
  keepalive = false,
): Promise<Response> {
  if (plain) {
    network.heard(false);
    throw new ApiError("offline", "this page has no server");
  }
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      keepalive,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch (fault) {
    network.heard(false);
    throw new ApiError("offline", String(fault));
  }
  if (answer.ok) {
    network.heard(true);
    return answer;
  }
  const told = (await answer.json().catch(() => undefined)) as Partial<Failure> | undefined;
  // Whatever answered, it is no server of ours: plain files, or a proxy before one that is down.
  network.heard(told?.error !== undefined);
  if (told?.error === undefined) throw new ApiError("offline", answer.statusText, answer.status);
  throw new ApiError(told.error.kind, told.error.message, answer.status);
}

async function get<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await ask(method, path, body);
  try {
    return (await answer.json()) as Answer;
  } catch (fault) {
    // Some that serve plain files answer everything with the page.
    network.heard(false);
    throw new ApiError("shape", `${path}: ${String(fault)}`, answer.status);
  }
}

const keepsake = (game: string, id: string) =>
  `/api/keepsakes/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

const room = (id: string) => `/api/rooms/${encodeURIComponent(id)}`;

export const api = {
  /** What can be played, and how long its clocks are. */
  games: (): Promise<Games> => get("GET", "/api/games"),
  rule: (id: string): Promise<Entry> => get("GET", `/api/rules/${encodeURIComponent(id)}`),
  /** All rules by book. */
  books: async (): Promise<BookInfo[]> => (await get<Books>("GET", "/api/rules")).books,
  me: (): Promise<Me> => get("GET", "/api/me"),
  rename: (wish: Name): Promise<Me> => get("PUT", "/api/me", wish),
  /** Turns the guest into an account. */
  join: (wish: NewAccount): Promise<Me> => get("POST", "/api/account", wish),
  login: (wish: Login): Promise<Me> => get("POST", "/api/login", wish),
  logout: (): Promise<Me> => get("POST", "/api/logout"),
  password: (wish: NewPassword): Promise<Me> => get("POST", "/api/password", wish),
  open: async (wish: NewRoom): Promise<string> =>
    (await get<Opened>("POST", "/api/rooms", wish)).room,
  /** Opens a room in which a game goes on that was begun in this browser. */
  bring: async (game: BroughtGame): Promise<string> =>
    (await get<Opened>("POST", "/api/rooms/brought", game)).room,
  /** The games of a day, today's where none is named. */
  daily: (day?: string): Promise<Day> =>
    get("GET", day === undefined ? "/api/daily" : `/api/daily?day=${encodeURIComponent(day)}`),
  /** My attempt at today's game. */
  playToday: async (wish: Wanted): Promise<string> =>
    (await get<Opened>("POST", "/api/daily", wish)).room,
  /** What I keep of a game, what changed last first. */
  keepsakes: async (game: string): Promise<Keepsake[]> =>
    (await get<Keepsakes>("GET", `/api/keepsakes/${encodeURIComponent(game)}`)).keepsakes,
  /** Keeps it in the place of what has the same id. */
  keep: async (game: string, id: string, what: NewKeepsake): Promise<void> => {
    await ask("PUT", keepsake(game, id), what, true);
  },
  throwAway: async (game: string, id: string): Promise<void> => {
    await ask("DELETE", keepsake(game, id));
  },
  rooms: (): Promise<Rooms> => get("GET", "/api/rooms"),
  room: (id: string): Promise<Room> => get("GET", room(id)),
  replay: (id: string): Promise<Replay> => get("GET", `${room(id)}/replay`),
  /** The arbiter's view after step n; its shape is the game's affair. */
  viewAt: (id: string, n: number): Promise<unknown> => get("GET", `${room(id)}/replay/${n}`),
  journal: (id: string): string => `${room(id)}/journal`,
  journalText: async (id: string): Promise<string> =>
    (await ask("GET", `${room(id)}/journal`)).text(),
};

/** The socket's address for a room. */
export function socketAddress(id: string, since: number, era?: number): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${room(id)}/socket?since=${since}${era === undefined ? "" : `&era=${era}`}`;
}
