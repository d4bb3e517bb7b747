// The log of a long game comes in pages: what is here has no gaps, ends with the newest step, and may
// begin late.

import type { LogStep } from "../table";

/** What is known, with the steps after `from` that have come anew. */
export function joined(known: LogStep[], from: number, log: LogStep[]): LogStep[] {
  const kept = known.filter((step) => step.n <= from);
  // What lies between is missing: it comes again when it is asked for.
  return (kept.at(-1)?.n ?? from) === from ? [...kept, ...log] : log;
}

/** What is known, with an older page before it; unchanged where the page does not fit. */
export function prepended(known: LogStep[], page: LogStep[]): LogStep[] {
  const fits = page.length > 0 && page.at(-1)?.n === (known[0]?.n ?? 0) - 1;
  return fits ? [...page, ...known] : known;
}

/** Whether the log begins with the first step. */
export const whole = (log: LogStep[]): boolean => (log[0]?.n ?? 1) === 1;
