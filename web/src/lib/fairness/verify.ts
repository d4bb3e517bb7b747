// Checks a finished game: that the secret is the one that was promised, and that everything nature
// brought follows from it.

import type { ReplayStep, Revealed } from "../../generated/server";
import type { Verifier } from "../table";
import { commitment, fairChance, hex, mix, unhex } from "./chance";

export interface Verdict {
  /** Whether the revealed secret has the published commitment. */
  sealed: boolean;
  /** How many outcomes of each kind were drawn again and are the same, in the order they came. */
  right: Map<string, number>;
  /** The steps whose outcome differs, the first one first. */
  wrong: { n: number; kind: string }[];
  /** Outcomes that this page cannot draw again; `eiland verify` can. */
  unchecked: number;
}

/** Nothing where the secret is not revealed. */
export async function verify(
  fairness: Revealed,
  steps: readonly ReplayStep[],
  verifier: Verifier | undefined,
): Promise<Verdict | undefined> {
  if (fairness.secret === null) return undefined;
  const secret = unhex(fairness.secret);
  const verdict: Verdict = { sealed: false, right: new Map(), wrong: [], unchecked: 0 };
  if (secret === undefined) return verdict;
  verdict.sealed = hex(commitment(secret)) === fairness.commitment.toLowerCase();
  const mixed = mix(secret, fairness.player_seeds);
  const stream = (n: number) => fairChance(mixed, n);
  for (const step of steps) {
    const checked = await verifier?.(step, stream(step.n), stream);
    if (checked === undefined) verdict.unchecked += step.nature === undefined ? 0 : 1;
    else if (!checked.right) verdict.wrong.push({ n: step.n, kind: checked.kind });
    else verdict.right.set(checked.kind, (verdict.right.get(checked.kind) ?? 0) + 1);
  }
  return verdict;
}
