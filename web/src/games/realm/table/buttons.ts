// The buttons beside the sentence: what moves the game on, and what belongs to what I have begun.

import type { RealmSession } from "./session.svelte";
import { may, only, type AnyDecision } from "./types";

export interface Button {
  /** The last part of the key of its words, and how tests find it. */
  key: string;
  icon?: string;
  /** The large one. */
  go?: boolean;
  args?: Record<string, string | number>;
  press: () => void;
}

/** What belongs to what I have begun; nothing where I have begun nothing. */
export function begun(session: RealmSession): Button[] | undefined {
  const { mode, decisions } = session;
  const back: Button = { key: "back", press: () => session.reset() };
  switch (mode.is) {
    case "card": {
      const play = only(decisions, "play").find(({ card }) => card === mode.card);
      const go: Button[] =
        play === undefined
          ? []
          : [{ key: "play", icon: "ui-play", go: true, press: () => session.decide(play) }];
      return [back, ...go];
    }
    case "supply":
    case "search":
    case "found":
      return [back];
    case "taken": {
      const go: Button = {
        key: "take",
        icon: "ui-check",
        go: true,
        press: () => session.confirm(),
      };
      return may(decisions, "take") ? [back, go] : [back];
    }
    case "standing": {
      const { at, sure } = mode;
      const decision: AnyDecision & { at: string } = { do: "demolish", at };
      if (sure)
        return [
          { ...back, key: "keep" },
          { key: "demolish-sure", go: true, press: () => session.decide(decision) },
        ];
      const ask: Button = {
        key: "demolish",
        press: () => (session.mode = { ...mode, sure: true }),
      };
      return session.mayDemolish(at) ? [back, ask] : [back];
    }
    default:
      return undefined;
  }
}

/** What both games have beside their own: exchanging, searching, paying, laying out. */
export function usual(session: RealmSession): Button[] {
  const { decisions, view } = session;
  const found: Button[] = [];
  if (session.deals.length > 0)
    found.push({ key: "exchange", icon: "ui-trade", press: () => (session.exchanging = true) });
  if (may(decisions, "search"))
    found.push({
      key: "search",
      icon: "ui-search",
      args: { price: view.realms[session.near]?.search_price ?? 0 },
      press: () => (session.mode = { is: "search" }),
    });
  if (session.due > 1)
    found.push({ key: "pay", icon: "ui-check", go: true, press: () => session.pay() });
  if (session.arranging)
    found.push({ key: "arrange", icon: "ui-check", go: true, press: () => session.arrange() });
  return found;
}

/**
 * Passing by its words. It is the large button where that is how a step ends or all that can be done: who is asked
 * for something presses the place or the card, and must not give it away by the button that catches the eye.
 */
export const passing = (session: RealmSession, key: string): Button[] =>
  single(session, "pass", {
    key,
    go: session.view.ask === null || session.decisions.length === 1,
  });

/** The one decision of a kind, as a button. */
export function single(
  session: RealmSession,
  kind: string,
  button: Omit<Button, "press">,
): Button[] {
  const decision = session.decisions.find((one) => one.do === kind);
  return decision === undefined ? [] : [{ ...button, press: () => session.decide(decision) }];
}
