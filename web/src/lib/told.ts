// The few events that all games of the house tell in the same words: a turn began, dice fell.
// (docs/protocol.md; events are a game's own affair otherwise.)

import type { LogStep } from "./table";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The number of the turn that began at this step. */
export function turnBegan(step: LogStep): number | undefined {
  for (const event of step.events) {
    if (isRecord(event) && event["event"] === "turn_began" && typeof event["turn"] === "number") {
      return event["turn"];
    }
  }
  return undefined;
}

/** What two dice showed at this step. */
export function rolled(step: LogStep): [number, number] | undefined {
  for (const event of step.events) {
    if (!isRecord(event) || event["event"] !== "rolled" || !Array.isArray(event["dice"])) continue;
    const [one, two] = event["dice"];
    if (typeof one === "number" && typeof two === "number") return [one, two];
  }
  return undefined;
}
