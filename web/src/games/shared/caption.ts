// What just happened in a game, in one sentence.

import type { Seat } from "../../generated/table";
import { t } from "../../lib/i18n.svelte";
import type { LogStep } from "../../lib/table";
import { who, type People } from "./words";

/** Sentences as one: "Mira built a city; Mira has won." What follows from it comes after a colon. */
export function oneSentence(told: readonly string[], brought: readonly string[] = []): string {
  const clauses = told.map((one) => one.trim().replace(/[.!]$/, "")).filter((one) => one !== "");
  if (clauses.length === 0) return "";
  const tail = brought.length === 0 ? "" : `: ${brought.join(", ")}`;
  return `${clauses.join("; ")}${tail}.`;
}

/** Where nothing has happened in a turn yet. */
export const turnOf = (people: People, seat: Seat): string => t("caption-turn", who(people, seat));

/** The sentence of the last step that says anything. */
export function latest<Event>(
  log: readonly LogStep<Event>[],
  say: (step: LogStep<Event>) => string,
): string {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const step = log[at];
    const sentence = step === undefined ? "" : say(step);
    if (sentence !== "") return sentence;
  }
  return "";
}
