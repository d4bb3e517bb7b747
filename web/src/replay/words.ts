// Numbers of an analysis, as they are read.

import { language } from "../lib/i18n.svelte";
import { shown, type Scale } from "./insight";

const number = (value: number, digits: number): string =>
  value
    .toLocaleString(language.current, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    .replace("-", "−");

/** "31 %", or "84.3" points. */
export const part = (scale: Scale, value: number): string =>
  scale === "chance" ? `${number(shown(scale, value), 0)}\u00a0%` : number(value, 1);

/** With a sign, and a proper minus: "+7", "−0.4". */
export function signed(scale: Scale, value: number): string {
  const text = number(Math.abs(shown(scale, value)), scale === "chance" ? 0 : 1);
  const nothing = !/[1-9]/.test(text);
  if (nothing) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}

/** What was lost: "−7 %", or "−0.4" points; one digit more where little was lost. */
export function loss(scale: Scale, lost: number): string {
  const value = shown(scale, lost);
  const text = number(value, value < 1 ? 1 : scale === "chance" ? 0 : 1);
  return scale === "chance" ? `−${text}\u00a0%` : `−${text}`;
}
