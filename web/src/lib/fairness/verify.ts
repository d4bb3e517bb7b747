// Checks a finished game with the engine: that the secret is the one that was promised, that every
// decision keeps to the rules, and that everything nature brought follows from secret and seeds.

import { EngineFault, engineIsHere, openEngine, type Engine } from "../engine/engine";
import type { FaultInfo } from "../engine/engine";
import type { Progress } from "../engine/module";

export type Verdict =
  /** All is as it was promised; so many outcomes of each kind were drawn again. */
  | { is: "right"; kinds: Record<string, number> }
  /** The first thing that is not. */
  | { is: "wrong"; fault: FaultInfo }
  /** This page was built without the engine and cannot tell. */
  | { is: "off" };

/** What the engine says of a journal, and not of itself. */
const OF_THE_JOURNAL = new Set(["unverified", "journal"]);

/**
 * Checks the text of a journal.
 *
 * @throws where the engine cannot be had or breaks: that says nothing about the game.
 */
export async function verify(
  journal: string,
  progress?: Progress,
  open: (() => Promise<Engine>) | null = engineIsHere ? openEngine : null,
): Promise<Verdict> {
  if (open === null) return { is: "off" };
  const engine = await open();
  try {
    const request = { do: "verify", journal };
    const { kinds } = await engine.ask<{ kinds: Record<string, number> }>(request, progress);
    return { is: "right", kinds };
  } catch (fault) {
    if (fault instanceof EngineFault && OF_THE_JOURNAL.has(fault.kind))
      return { is: "wrong", fault };
    throw fault;
  } finally {
    engine.stop();
  }
}
