// The games this page can show: every folder under `games/` whose `index.ts` exports a `GameModule`.
// Each is loaded when it is first needed; its cover, which is small, with the home screen.

import type { Component } from "svelte";
import type { GameCover, GameModule } from "./table";

type Load<T> = () => Promise<T>;

const byFolder = <T>(found: Record<string, Load<T>>): Map<string, Load<T>> =>
  new Map(Object.entries(found).map(([path, load]) => [path.split("/").at(-2) ?? path, load]));

const loads = byFolder(import.meta.glob<GameModule>("../games/*/index.ts", { import: "default" }));
const covers = byFolder(import.meta.glob<GameCover>("../games/*/cover.ts", { import: "default" }));
const cards = byFolder(
  import.meta.glob<CardScreen>("../games/*/Cards.svelte", { import: "default" }),
);
const decks = byFolder(
  import.meta.glob<Component>("../games/*/Decks.svelte", { import: "default" }),
);
const loaded = new Map<string, Promise<GameModule>>();

/** The ids of all games, in the order of their names. */
export const playable = (): string[] => [...loads.keys()].sort();

export const isPlayable = (id: string): boolean => loads.has(id);

/** What the home screen shows of a game. */
export async function loadCover(id: string): Promise<GameCover | undefined> {
  return covers.get(id)?.();
}

/** The game's screens; nothing where the page has none. */
export async function loadGame(id: string): Promise<GameModule | undefined> {
  const load = loads.get(id);
  if (load === undefined) return undefined;
  const known = loaded.get(id) ?? load();
  loaded.set(id, known);
  // What could not be had is asked for again.
  known.catch(() => loaded.delete(id));
  return known;
}

/** All cards of a game, one of them opened; a game with cards has `Cards.svelte` in its folder. */
export type CardScreen = Component<{ card: string | undefined }>;

export async function loadCards(id: string): Promise<CardScreen | undefined> {
  return cards.get(id)?.();
}

/** The deck builder of a game, or of the first that has one. */
export async function loadDecks(id: string | undefined): Promise<Component | undefined> {
  return (id === undefined ? [...decks.values()][0] : decks.get(id))?.();
}

/** Brings a game from elsewhere; tests use it. */
export function addGame(module: GameModule, cover?: GameCover): void {
  loads.set(module.id, () => Promise.resolve(module));
  if (cover !== undefined) covers.set(module.id, () => Promise.resolve(cover));
  loaded.delete(module.id);
}
