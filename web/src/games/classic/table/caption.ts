// What just happened, in one sentence.

import type { LogStep } from "../../../lib/table";
import { oneSentence, turnOf } from "../../shared/caption";
import type { People } from "../../shared/words";
import type { Event, View } from "../types";
import { sentences } from "./tell";

/** The one sentence of a step; empty where there is nothing to say. */
export function caption(step: LogStep<Event>, people: People, view: View): string {
  const told = sentences(step, people, view);
  if (told.length > 0) return oneSentence(told);
  const turn = step.events.find((event) => event.event === "turn_began");
  return turn === undefined ? "" : turnOf(people, turn.seat);
}
