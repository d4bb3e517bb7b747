// What the best player would do, in words.

import type { Moment } from "../../lib/table";
import { t } from "./i18n";
import { chartOf, type Chart } from "./sheet";
import type { Decision, View } from "./types";
import { facesInWords, thing } from "./words";

/** The dice that a roll leaves lying. */
export const keptBy = (view: View, decision: Decision): number[] =>
  decision.do === "roll"
    ? view.dice.map((_, die) => die).filter((die) => !decision.dice.includes(die))
    : [];

/** A decision in a few words. */
export function inWords(decision: Decision, view: View, chart: Chart): string {
  const face = (die: number) => t(`dice-${view.dice[die]?.face ?? "gold"}`);
  switch (decision.do) {
    case "roll": {
      if (view.dice.length === 0) return t("dice-hint-roll");
      const kept = keptBy(view, decision);
      if (kept.length === 0) return t("dice-hint-keep-none");
      // In a fixed order, so that the same faces are the same words.
      const faces = kept.flatMap((die) => view.dice[die]?.face ?? []).sort();
      return t("dice-hint-keep", { faces: facesInWords(faces, ", "), count: decision.dice.length });
    }
    case "stop":
      return t("dice-hint-stop");
    case "end":
      return t("dice-hint-end");
    case "joker":
      return t("dice-hint-joker", { from: face(decision.die), to: t(`dice-${decision.to}`) });
    case "trade":
      return t("dice-hint-trade", { to: t(`dice-${decision.to}`) });
    case "road":
    case "settlement":
    case "city":
    case "knight": {
      const spot = chart.byId.get(decision.at);
      return t("dice-hint-build", { what: spot ? thing(chart, spot) : decision.at });
    }
  }
}

export interface Advice {
  text: string;
  value: number;
  decision: Decision;
}

/** The best choices, each told once: rolls that keep the same faces are the same. */
export function advice(
  choices: readonly { decision: Decision; value: number }[],
  view: View,
  chart: Chart,
  most = 5,
): Advice[] {
  const told = new Map<string, Advice>();
  for (const { decision, value } of choices) {
    const text = inWords(decision, view, chart);
    const key = decision.do === "road" ? `${text} ${decision.at}` : text;
    if (!told.has(key)) told.set(key, { text, value, decision });
    if (told.size >= most) break;
  }
  return [...told.values()];
}

/** A decision in a few words, for those who look at it afterwards. */
export function decided(decision: unknown, { view }: Moment): string {
  const lying = view as View;
  return inWords(decision as Decision, lying, chartOf(lying.sheet));
}
