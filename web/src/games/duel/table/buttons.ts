// The buttons beside the sentence: what moves the game on, and what belongs to what I have begun.

import { only, may, type Decision } from "../types";
import type { Session } from "./session.svelte";

export interface Button {
  /** The last part of the key of its words, and how tests find it. */
  key: string;
  icon?: string;
  /** The large one. */
  go?: boolean;
  args?: Record<string, string | number>;
  press: () => void;
}

/** What a pass means depends on what is asked. */
function passKey({ view }: Session): string {
  const ask = view.ask?.ask;
  if (ask === undefined) return view.step === "exchange" ? "pass-exchange" : "pass-prepare";
  return `pass-${ask}`;
}

function begun(session: Session): Button[] | undefined {
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
      const take = may(decisions, "take");
      const go: Button = {
        key: "take",
        icon: "ui-check",
        go: true,
        press: () => session.confirm(),
      };
      return take ? [back, go] : [back];
    }
    case "standing": {
      const { at, sure } = mode;
      const decision: Decision = { do: "demolish", at };
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
    case "lands":
    case "none":
      return undefined;
  }
}

export function buttonsOf(session: Session): Button[] {
  const { decisions, view } = session;
  const own = begun(session);
  if (own !== undefined) return own;
  const found: Button[] = [];
  const add = (kind: Decision["do"], button: Omit<Button, "press">) => {
    const decision = decisions.find((one) => one.do === kind);
    if (decision !== undefined) found.push({ ...button, press: () => session.decide(decision) });
  };
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
  add("tax", { key: "tax", args: { price: view.ask?.ask === "tax" ? view.ask.price : 0 } });
  add("pass", { key: passKey(session), go: !may(decisions, "protect") });
  add("protect", { key: "protect", icon: "ui-dice", go: true });
  add("roll", { key: "roll", icon: "ui-dice", go: true });
  add("finish", { key: "finish", icon: "ui-end", go: true });
  return found;
}
