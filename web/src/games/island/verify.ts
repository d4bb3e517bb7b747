// What nature brought, derived again from the fair stream: as `draw` in crates/island/src/nature.rs
// has it. The dice are all that a roll needs; layouts and hidden cards are left to `eiland verify`.

import type { Chance, LogStep } from "../../lib/table";
import { rolled } from "../../lib/told";

export async function verifyOutcome(step: LogStep, chance: Chance): Promise<boolean | undefined> {
  const dice = rolled(step);
  if (dice === undefined) return undefined;
  const roll = await chance.below(36);
  return dice[0] === Math.floor(roll / 6) + 1 && dice[1] === (roll % 6) + 1;
}
