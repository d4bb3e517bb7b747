// What one step looked like, in a few letters that can be compared with the journal later.

import { canonical } from "../canonical";
import type { LogStep } from "../table";
import { hex } from "./chance";
import { sha256 } from "./sha256";

const text = new TextEncoder();
/** So many hexadecimal digits of a hash: nobody finds another step with the same. */
const DIGITS = 24;

/**
 * What was hidden from the eye that saw these events: the fields that hold nothing, by event and
 * name. The house hides single fields only, never a whole event.
 */
function hidden(events: readonly unknown[]): string[] {
  return events.flatMap((event, at) =>
    Object.entries((event ?? {}) as object)
      .filter(([, field]) => field === null)
      .map(([name]) => `${at}.${name}`),
  );
}

/** The events as an eye saw them from which this was hidden. */
function hiding(events: readonly object[], names: readonly string[]): object[] {
  return events.map((event, at) => {
    const blank = names
      .filter((name) => name.startsWith(`${at}.`))
      .map((name) => name.slice(`${at}.`.length));
    return { ...event, ...Object.fromEntries(blank.map((name) => [name, null])) };
  });
}

const digest = (seat: number | undefined, events: readonly unknown[]): string =>
  hex(sha256(text.encode(canonical({ seat, events })))).slice(0, DIGITS);

/** A step as it was seen: its digest, and after a colon each what was hidden. */
export function print({ seat, events }: LogStep): string {
  return [digest(seat, events), ...hidden(events)].join(":");
}

/** Whether a step with everything open is the one that was seen. */
export function fits(seen: string, { seat, events }: LogStep): boolean {
  const [same, ...names] = seen.split(":");
  return same === digest(seat, hiding(events as object[], names));
}
