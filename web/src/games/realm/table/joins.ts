// Which steps the log tells in one breath: what is paid, taken or given piece by piece, and what it was for.

import type { LogStep } from "../../../lib/table";
import type { Event } from "./types";

type Stock = Extract<Event, { event: "stock" }>;

const alike = (one: Stock, other: Stock): boolean =>
  one.seat === other.seat &&
  one.by > 0 === other.by > 0 &&
  JSON.stringify(one.why) === JSON.stringify(other.why);

/** A step that goes on with the resources that the one before was about, and with nothing else. */
export function joins(before: LogStep, step: LogStep): boolean {
  const [first] = step.events as Event[];
  if (first?.event !== "stock") return false;
  return (before.events as Event[]).every((one) => one.event === "stock" && alike(one, first));
}
