// A small stand-in for a game's folder, for tests and screenshots of the shared page. It shows the
// island's events and nothing of its rules.

import type { GameCover, GameModule } from "../../src/lib/table";
import Picture from "./Picture.svelte";
import Statistics from "./Statistics.svelte";
import Table from "./Table.svelte";
import Tell from "./Tell.svelte";

const stub: GameModule = {
  id: "island",
  Table,
  tell: Tell,
  Statistics,
};

export const cover: GameCover = {
  Picture,
  about: { line: { en: "A stand-in", de: "Ein Platzhalter" }, minutes: 60 },
};

export default stub;
