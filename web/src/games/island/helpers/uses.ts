// What each helper asks of me, step by step.

import { action, type Action } from "../question";
import type { Helper } from "../types";

/** Those that are used on the own turn; the others come by themselves. */
export const USES: Partial<Record<Helper, Action>> = {
  nassir: action(
    "helpers-nassir",
    ["use_nassir"],
    { id: "card", shows: "resource", of: (d) => d.card },
    { id: "of", shows: "seats", of: (d) => d.of },
  ),
  william: action(
    "helpers-william",
    ["use_william"],
    { id: "instead", shows: "resource", of: (d) => d.instead },
    { id: "pay", shows: "resource", of: (d) => d.pay },
  ),
  louis: action(
    "helpers-louis",
    ["use_louis"],
    { id: "from", shows: "road", of: (d) => d.from },
    { id: "to", shows: "side", of: (d) => d.to },
  ),
  candamir: action(
    "helpers-candamir",
    ["use_candamir"],
    { id: "instead", shows: "resource", of: (d) => d.swap?.instead ?? "" },
    { id: "pay", shows: "resource", of: (d) => d.swap?.pay ?? "" },
  ),
  hilde: action("helpers-hilde", ["use_hilde"], { id: "seat", shows: "seat", of: (d) => d.seat }),
  jean: action("helpers-jean", ["use_jean"], { id: "card", shows: "resource", of: (d) => d.card }),
  lin: action("helpers-lin", ["use_lin"], { id: "to", shows: "hex", of: (d) => d.to }),
  vincent: action(
    "helpers-vincent",
    ["use_vincent_settlement", "use_vincent_city"],
    {
      id: "piece",
      shows: "building",
      of: (d) => (d.do === "use_vincent_city" ? "city" : "settlement"),
    },
    { id: "at", shows: "corner", of: (d) => d.at },
  ),
};

/** What the moment asks. */
export const ASKS: readonly Action[] = [
  action("helpers-repay", ["repay"], { id: "card", shows: "resource", of: (d) => d.card }),
  action("helpers-marianne", ["use_marianne"], {
    id: "card",
    shows: "resource",
    of: (d) => d.card,
  }),
  action("helpers-keep", ["keep"], {
    id: "card",
    shows: "development",
    of: (d) => d.card,
    count: ({ scenario }, card) =>
      (scenario?.helpers?.shown as Partial<Record<string, number>> | undefined)?.[card as string],
  }),
  action("helpers-pick", ["pick"], {
    id: "card",
    shows: "resource",
    of: (d) => d.card,
    count: ({ scenario }, card) =>
      (scenario?.helpers?.hand as Partial<Record<string, number>> | undefined)?.[card as string],
  }),
];
