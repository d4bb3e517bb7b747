// Times and sizes as people say them.

import { language } from "../lib/i18n.svelte";
import { daysAgo } from "../lib/words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** "3 minutes ago", "2 hours ago", "yesterday". */
export function ago(at: number, now = Date.now()): string {
  const past = now - at;
  const words = new Intl.RelativeTimeFormat(language.current, { numeric: "auto" });
  if (past < HOUR) return words.format(-Math.max(0, Math.round(past / MINUTE)), "minute");
  if (past < 12 * HOUR) return words.format(-Math.round(past / HOUR), "hour");
  return daysAgo(new Date(at).toISOString(), now);
}

/** "214 kB". */
export function size(characters: number): string {
  const kilobytes = Math.ceil(characters / 1000);
  const unit = kilobytes < 1000 ? "kilobyte" : "megabyte";
  const amount = unit === "kilobyte" ? kilobytes : kilobytes / 1000;
  return new Intl.NumberFormat(language.current, {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(amount);
}
