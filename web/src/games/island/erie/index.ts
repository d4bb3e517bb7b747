// The Erie Canal: counters for direct lines between its towns, played for a better rate, or traded.

import { register } from "../../../lib/i18n.svelte";
import { everywhere, t } from "../i18n";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import type { Part } from "../part";
import { action } from "../question";
import Canal from "./Canal.svelte";
import Counters from "./Counters.svelte";

register({ en, de });

export { canalTellings, canalWordings } from "./words";

export const canal: Part = {
  id: "erie",
  plays: (view) => view.scenario?.erie !== undefined,
  actions: [
    action("erie-play", ["play_counter"], { id: "card", shows: "resource", of: (d) => d.card }),
  ],
  facts: (view, seat) => {
    const count = view.scenario?.erie?.counters[seat] ?? 0;
    return [
      {
        id: "counters",
        icon: "canal-counter",
        count,
        label: t("erie-fact-counters", { count }),
      },
    ];
  },
  figures: [
    {
      label: "erie-stats-earned",
      of: (e) => (e.event === "counter_earned" ? [e.seat, 1] : undefined),
    },
    {
      label: "erie-stats-played",
      of: (e) => (e.event === "counter_played" ? [e.seat, 1] : undefined),
    },
  ],
  mark: (event) =>
    event.event === "counter_earned"
      ? { icon: "canal-counter", seat: event.seat, label: everywhere("erie-counter") }
      : undefined,
  flights: (event) =>
    event.event === "counter_earned"
      ? [{ icon: "canal-counter", from: null, stock: "counters", to: event.seat, fact: "counters" }]
      : [],
  Side: Canal,
  After: Counters,
};
