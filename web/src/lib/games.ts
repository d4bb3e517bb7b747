// The games this page can show: every folder under `games/` whose `index.ts` exports a `GameModule`.
// Each is loaded when it is first needed.

import type { GameModule } from "./table";

type Load = () => Promise<GameModule>;

const found = import.meta.glob<GameModule>("../games/*/index.ts", { import: "default" });

const loads = new Map<string, Load>(
  Object.entries(found).map(([path, load]) => [path.split("/").at(-2) ?? path, load]),
);
const loaded = new Map<string, Promise<GameModule>>();

/** The ids of all games, in the order of their names. */
export const playable = (): string[] => [...loads.keys()].sort();

export const isPlayable = (id: string): boolean => loads.has(id);

/** The game's screens; nothing where the page has none. */
export async function loadGame(id: string): Promise<GameModule | undefined> {
  const load = loads.get(id);
  if (load === undefined) return undefined;
  const known = loaded.get(id) ?? load();
  loaded.set(id, known);
  return known;
}

/** Brings a game from elsewhere; tests use it. */
export function addGame(module: GameModule): void {
  loads.set(module.id, () => Promise.resolve(module));
  loaded.delete(module.id);
}
