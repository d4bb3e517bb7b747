// Where the page is. A handful of addresses over the browser's own history; no library. On a plain file
// server they stand behind the `#`, where no server has to know them.

import { plain } from "./plain";

export type Place =
  | { at: "home"; list: "watch" | "replays" | undefined }
  | { at: "room"; id: string }
  | { at: "replay"; id: string; step: number | undefined }
  | { at: "here" }
  | { at: "here-game"; id: string }
  | { at: "here-replay"; id: string; step: number | undefined }
  | { at: "rules"; rule: string | undefined }
  | { at: "cards"; game: string; card: string | undefined }
  | { at: "decks"; game: string | undefined }
  | { at: "nowhere" };

const ID = "([A-Za-z0-9_-]{1,64})";

/** What an address means. */
export function parse(path: string, search = ""): Place {
  if (path === "/") return { at: "home", list: undefined };
  const list = /^\/(watch|replays)\/?$/.exec(path);
  if (list !== null) return { at: "home", list: list[1] as "watch" | "replays" };
  const room = new RegExp(`^/room/${ID}/?$`).exec(path);
  if (room?.[1] !== undefined) return { at: "room", id: room[1] };
  const replay = new RegExp(`^/replay/${ID}/?$`).exec(path);
  if (replay?.[1] !== undefined) return { at: "replay", id: replay[1], step: stepOf(search) };
  if (/^\/here\/?$/.test(path)) return { at: "here" };
  const game = new RegExp(`^/here/${ID}/?$`).exec(path);
  if (game?.[1] !== undefined) return { at: "here-game", id: game[1] };
  const again = new RegExp(`^/here/${ID}/replay/?$`).exec(path);
  if (again?.[1] !== undefined) return { at: "here-replay", id: again[1], step: stepOf(search) };
  if (/^\/rules\/?$/.test(path)) return { at: "rules", rule: undefined };
  const rule = new RegExp(`^/rules/${ID}/?$`).exec(path);
  if (rule?.[1] !== undefined) return { at: "rules", rule: rule[1].toUpperCase() };
  const cards = new RegExp(`^/cards/${ID}(?:/${ID})?/?$`).exec(path);
  if (cards?.[1] !== undefined) return { at: "cards", game: cards[1], card: cards[2] };
  const decks = new RegExp(`^/decks(?:/${ID})?/?$`).exec(path);
  if (decks !== null) return { at: "decks", game: decks[1] };
  return { at: "nowhere" };
}

function stepOf(search: string): number | undefined {
  const step = Number.parseInt(new URLSearchParams(search).get("step") ?? "", 10);
  return Number.isNaN(step) ? undefined : step;
}

/** How a place of the page is written as an address. */
const address = (path: string): string => (plain ? `#${path}` : path);

const atStep = (path: string, step?: number): string =>
  address(step === undefined ? path : `${path}?step=${step}`);

export const to = {
  home: address("/"),
  watch: address("/watch"),
  replays: address("/replays"),
  rules: address("/rules"),
  room: (id: string) => address(`/room/${id}`),
  replay: (id: string, step?: number) => atStep(`/replay/${id}`, step),
  here: address("/here"),
  hereGame: (id: string) => address(`/here/${id}`),
  hereReplay: (id: string, step?: number) => atStep(`/here/${id}/replay`, step),
  rule: (id: string) => address(`/rules/${id}`),
  cards: (game: string, card?: string) =>
    address(card === undefined ? `/cards/${game}` : `/cards/${game}/${card}`),
  decks: (game: string) => address(`/decks/${game}`),
};

function now(): Place {
  if (!plain) return parse(location.pathname, location.search);
  const [path = "", search = ""] = location.hash.slice(1).split("?", 2);
  return parse(path.startsWith("/") ? path : "/", search);
}

let place = $state.raw<Place>({ at: "nowhere" });

export const router = {
  get place(): Place {
    return place;
  },
};

/** What the last step to another place left for it; lost on purpose when the page is reloaded. */
let luggage: unknown;

export function unpack(): unknown {
  const left = luggage;
  luggage = undefined;
  return left;
}

export function go(address: string, options: { replace?: boolean; luggage?: unknown } = {}): void {
  luggage = options.luggage;
  if (options.replace === true) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place = now();
  if (plain || !address.includes("#")) scrollTo(0, 0);
}

/** Changes the address without going anywhere, as a slider does. */
export function rename(address: string): void {
  history.replaceState(history.state, "", address);
}

/** Follows links inside the page; leaves all others, and those opened aside, to the browser. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  const elsewhere = plain && link.hash.startsWith("#/");
  if (link.hash !== "" && link.pathname === location.pathname && !elsewhere) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Starts to listen; gives back how to stop. */
export function listen(): () => void {
  const back = () => (place = now());
  place = now();
  addEventListener("popstate", back);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", follow);
  };
}
