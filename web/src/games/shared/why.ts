// Why something cannot be done now: the engine says by which rule, here are the words for it.

import { knows, say, t } from "../../lib/i18n.svelte";
import { sentences } from "../../lib/sentences.svelte";

/** A kind of decision that is closed, and the rule that closes it. */
export interface Why {
  kind: string;
  /** Its number; empty where it is in the nature of the thing. */
  rule: string;
  /** What the words for the rule may speak of. */
  args?: Record<string, string | number>;
}

/** The sentence for it: the game's words, else the rule's own; something plain until that is here. */
export function whyInWords(game: string, { kind, rule, args }: Why): string {
  const key = `${game}-why-${rule === "" ? kind : rule}`;
  if (knows(key)) return t(key, { kind, ...args });
  const text = sentences.of(rule);
  return text === undefined ? t("why-not-now") : say(text);
}

/** The same in a word or two, for a button. */
export function whyShort(game: string, { kind, rule, args }: Why): string {
  const key = `${game}-short-${rule}`;
  return t(knows(key) ? key : "why-not-now-short", { kind, ...args });
}
