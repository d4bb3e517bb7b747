// Holds what this browser saw against the journal, and the replay too: a journal can be sound in
// itself and yet not that of the game that was played.

import type { ReplayStep } from "../../generated/server";
import type { Journal } from "./journal";
import type { Kept } from "./memory";
import { alike } from "../canonical";
import { fits } from "./seen";

export type Difference =
  /** Another commitment was shown first. */
  | { what: "seal"; seen: string; told: string }
  /** The own seed was left out or changed. */
  | { what: "seed"; seat: number; seen: string; told: string }
  /** This step was seen otherwise. */
  | { what: "step"; n: number; step: ReplayStep }
  /** The journal ends before what was seen. */
  | { what: "end"; seen: number; told: number }
  /** Replay and journal tell different games. */
  | { what: "replay"; n: number };

export interface Compared {
  differences: Difference[];
  /** What was compared: the seal, and whether it was seen before the game; the seed; so many steps. */
  seal: "early" | "late" | undefined;
  seed: boolean;
  steps: number;
  retold: number;
}

export function compare(
  kept: Kept | undefined,
  { fairness, steps: written }: Journal,
  steps: readonly ReplayStep[],
): Compared {
  const differences: Difference[] = [];
  const found: Compared = { differences, seal: undefined, seed: false, steps: 0, retold: 0 };
  const replayed = replayDiffers(written, steps);
  if (kept !== undefined) {
    found.seal = kept.early ? "early" : "late";
    found.retold = kept.retold;
    const seal = otherSeal(kept, fairness.commitment);
    if (seal !== undefined) differences.push(seal);
    const { seat, seed } = kept;
    if (seed !== undefined && seat !== undefined) {
      found.seed = true;
      const told = fairness.player_seeds[seat] ?? "";
      if (told !== seed.text) differences.push({ what: "seed", seat, seen: seed.text, told });
    }
    found.steps = kept.steps.filter((seen) => seen !== "").length;
    const other = stepDiffers(kept.steps, steps);
    if (other !== undefined) differences.push(other);
  }
  if (replayed !== undefined) differences.push({ what: "replay", n: replayed });
  return found;
}

/** Whether another commitment was shown first: that can be told before the game is over. */
export function otherSeal(kept: Kept | undefined, told: string): Difference | undefined {
  if (kept === undefined || kept.commitment.toLowerCase() === told.toLowerCase()) return undefined;
  return { what: "seal", seen: kept.commitment, told };
}

function stepDiffers(
  seen: readonly string[],
  steps: readonly ReplayStep[],
): Difference | undefined {
  for (const [at, step] of steps.entries()) {
    const own = seen[at] ?? "";
    if (own !== "" && !fits(own, step)) return { what: "step", n: step.n, step };
  }
  return seen.length > steps.length
    ? { what: "end", seen: seen.length, told: steps.length }
    : undefined;
}

/** The first step at which the replay is not that of the journal. */
function replayDiffers(
  written: Journal["steps"],
  steps: readonly ReplayStep[],
): number | undefined {
  const same = (n: number): boolean => {
    const [one, other] = [written[n - 1], steps[n - 1]];
    return (
      one?.n === n && other?.n === n && one.seat === other.seat && alike(one.nature, other.nature)
    );
  };
  for (let n = 1; n <= Math.max(written.length, steps.length); n++) if (!same(n)) return n;
  return undefined;
}
