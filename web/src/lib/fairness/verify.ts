// Checks a finished game: that the secret is the one that was promised, and that what nature brought
// follows from it.

import type { Fairness } from "../api/shapes";
import type { GameModule, LogStep, Room } from "../table";
import { commitment, fairChance, hex, mix, unhex } from "./chance";

export interface Verdict {
  /** Whether the revealed secret has the published commitment. */
  sealed: boolean;
  /** Outcomes that were derived again and are the same. */
  right: number;
  /** The steps whose outcome differs. */
  wrong: number[];
  /** Outcomes that this page cannot derive; `eiland verify` can. */
  unchecked: number;
}

/** Nothing where the secret is not revealed. */
export async function verify(
  fairness: Fairness,
  steps: readonly LogStep[],
  room: Room,
  outcome: GameModule["verifyOutcome"],
): Promise<Verdict | undefined> {
  if (fairness.secret === undefined) return undefined;
  const secret = unhex(fairness.secret);
  const verdict: Verdict = { sealed: false, right: 0, wrong: [], unchecked: 0 };
  if (secret === undefined) return verdict;
  verdict.sealed = hex(await commitment(secret)) === fairness.commitment.toLowerCase();
  const mixed = await mix(secret, fairness.player_seeds);
  for (const step of steps) {
    if (step.seat !== undefined) continue;
    const right = await outcome?.(step, fairChance(mixed, step.n), room);
    if (right === undefined) verdict.unchecked += 1;
    else if (right) verdict.right += 1;
    else verdict.wrong.push(step.n);
  }
  return verdict;
}
