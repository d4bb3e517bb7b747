// The buttons beside the sentence: what moves the game on, and what belongs to what I have begun.

import { begun, passing, single, usual, type Button } from "../../realm/table/buttons";
import type { Session } from "./session.svelte";

/** What a pass means depends on what is asked. */
function passKey({ view }: Session): string {
  const ask = view.ask?.ask;
  if (ask === undefined) return view.step === "exchange" ? "pass-exchange" : "pass-prepare";
  return `pass-${ask}`;
}

export function buttonsOf(session: Session): Button[] {
  const { view } = session;
  return (
    begun(session) ?? [
      ...usual(session),
      ...single(session, "tax", {
        key: "tax",
        args: { price: view.ask?.ask === "tax" ? view.ask.price : 0 },
      }),
      ...passing(session, passKey(session)),
      ...single(session, "protect", { key: "protect", icon: "ui-dice", go: true }),
      ...single(session, "roll", { key: "roll", icon: "ui-dice", go: true }),
      ...single(session, "finish", { key: "finish", icon: "ui-end", go: true }),
    ]
  );
}
