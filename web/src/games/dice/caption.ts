// What just happened, in one sentence: for the caption on the sheet.

import type { LogStep } from "../../lib/table";
import { oneSentence, turnOf } from "../shared/caption";
import { t } from "./i18n";
import { plain, tell } from "./tell";
import type { Event, View } from "./types";
import { facesInWords, who, type People } from "./words";

function clause(event: Event, people: People, view: View): string {
  if (event.event !== "rolled") return plain(tell(event, people, view.sheet));
  const faces = facesInWords(event.dice);
  return t("dice-caption-rolled", { ...who(people, event.seat), roll: event.roll, faces });
}

/** The one sentence of a step; empty where there is nothing to say. */
export function caption(step: LogStep<Event>, people: People, view: View): string {
  const turn = step.events.find((event) => event.event === "turn_began");
  const told = step.events.filter((event) => event !== turn);
  if (told.length > 0) return oneSentence(told.map((event) => clause(event, people, view)));
  return turn === undefined ? "" : turnOf(people, turn.seat);
}
