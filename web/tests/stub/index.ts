// A small stand-in for a game's folder, for tests and screenshots of the shared page. It shows the
// island's events and nothing of its rules.

import type { GameModule } from "../../src/lib/table";
import { rolled } from "../../src/lib/told";
import Picture from "./Picture.svelte";
import Statistics from "./Statistics.svelte";
import Table from "./Table.svelte";
import Tell from "./Tell.svelte";

const stub: GameModule = {
  id: "island",
  Table,
  tell: Tell,
  Picture,
  Statistics,
  about: { line: { en: "A stand-in", de: "Ein Platzhalter" }, minutes: 60 },
  // As `draw` in crates/island/src/nature.rs has it.
  async verifyOutcome(step, chance) {
    const dice = rolled(step);
    if (dice === undefined) return undefined;
    const roll = await chance.below(36);
    return dice[0] === Math.floor(roll / 6) + 1 && dice[1] === (roll % 6) + 1;
  },
};

export default stub;
