// What one step looked like, in a few letters that can be compared with the journal later.

import type { LogStep } from "../table";
import { hex } from "./chance";
import { sha256 } from "./sha256";

const text = new TextEncoder();
/** So many hexadecimal digits of a hash: nobody finds another step with the same. */
const DIGITS = 24;

/** JSON in which the order of fields does not matter. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(",")}}`;
}

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

/** How many fields each event had: what is hidden can also be left out. */
function counts(events: readonly unknown[]): string {
  return `#${events.map((event) => Object.keys((event ?? {}) as object).length.toString(36)).join("")}`;
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

const without = (event: object, name: string): object =>
  Object.fromEntries(Object.entries(event).filter(([field]) => field !== name));

/**
 * The events as they can have been seen with so many fields each. What is left out of several events
 * of a step has one name.
 */
function shortened(events: readonly object[], counted: string): (readonly object[])[] {
  const sizes = [...counted.slice(1)].map((size) => parseInt(size, 36));
  const lacks = (event: object, at: number) => (sizes[at] ?? 0) < Object.keys(event).length;
  const lacking = events.find(lacks);
  if (lacking === undefined) return [events];
  return Object.keys(lacking).map((name) =>
    events.map((event, at) => (lacks(event, at) ? without(event, name) : event)),
  );
}

const digest = (seat: number | undefined, events: readonly unknown[]): string =>
  hex(sha256(text.encode(canonical({ seat, events })))).slice(0, DIGITS);

/**
 * A step as it was seen: its digest, and after a colon each what was hidden, and how many fields its
 * events had.
 */
export function print({ seat, events }: LogStep): string {
  return [digest(seat, events), ...hidden(events), counts(events)].join(":");
}

/** Whether a step with everything open is the one that was seen. */
export function fits(seen: string, { seat, events }: LogStep): boolean {
  const [same, ...rest] = seen.split(":");
  const names = rest.filter((name) => !name.startsWith("#"));
  const counted = rest.find((name) => name.startsWith("#"));
  const open = hiding(events as object[], names);
  const looks = counted === undefined ? [open] : shortened(open, counted);
  return looks.some((look) => same === digest(seat, look));
}
