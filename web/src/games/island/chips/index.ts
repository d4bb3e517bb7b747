// Chips worth a point each: from the master builders, or from the crossings of a country map.

import { register } from "../../../lib/i18n.svelte";
import { everywhere, t } from "../i18n";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import type { Part, Tellings } from "../part";
import type { Seat, View } from "../types";

register({ en, de });

/** How many a seat has taken. */
const taken = ({ scenario }: View, seat: Seat): number =>
  (scenario?.friends?.seats[seat]?.chips ?? 0) + (scenario?.country?.taken[seat] ?? 0);

export const chipTellings: Pick<Tellings, "chip_taken"> = {
  chip_taken: ({ seat }, { by }) => by("chips-tell-taken", seat),
};

export const chips: Part = {
  id: "chips",
  plays: ({ scenario }) =>
    scenario?.friends !== undefined ||
    (scenario?.country !== undefined &&
      (scenario.country.chips.length > 0 || scenario.country.taken.some((n) => n > 0))),
  facts: (view, seat) => {
    const count = taken(view, seat);
    return count === 0
      ? []
      : [{ id: "chips", icon: "chip-victory", count, label: t("chips-fact", { count }) }];
  },
  points: [{ key: "chips", icon: "chip-victory", label: "chips-stats", of: taken }],
  mark: (event) =>
    event.event === "chip_taken"
      ? { icon: "chip-victory", seat: event.seat, label: everywhere("chips-one") }
      : undefined,
  flights: (event) =>
    event.event === "chip_taken"
      ? [
          {
            icon: "chip-victory",
            from: event.at === undefined ? null : event.at.replace(/,[A-Z]+$/, ""),
            stock: "letters",
            to: event.seat,
            fact: "chips",
          },
        ]
      : [],
};
