// Canal counters in trades: who could give some, and which lie in offers and proposals.

import { t } from "./i18n";
import type { Counters, Seat, View } from "./types";
import { list } from "./words";

/** How many a seat holds; none where they are not played. */
export const countersOf = (view: View, seat: Seat | null): number =>
  seat === null ? 0 : (view.scenario?.erie?.counters[seat] ?? 0);

/** The most that one of the others could give. */
export const mostOfOthers = (view: View, me: Seat | null): number =>
  Math.max(0, ...view.seats.map((_, seat) => (seat === me ? 0 : countersOf(view, seat))));

interface Seen {
  give: number;
  get: number;
}

/** As the one who offers sees them. */
const own = (counters: Counters | undefined): Seen | undefined =>
  counters && { give: counters.give, get: counters.want };

/** As the one who is asked sees them. */
export const turned = (seen: Seen | undefined): Seen | undefined =>
  seen && { give: seen.get, get: seen.give };

export const inOffer = (view: View): Seen | undefined => own(view.scenario?.erie?.offer);

export function inProposal(view: View, seat: Seat): Seen | undefined {
  const at = view.proposals?.findIndex((proposal) => proposal.seat === seat) ?? -1;
  return own(view.scenario?.erie?.proposals?.[at]);
}

/** "2 wool and 1 counter". */
export function withCounters(cards: string, counters: number): string {
  const some = counters === 0 ? [] : [t("erie-counters", { count: counters })];
  return list([...(cards === "" ? [] : [cards]), ...some]);
}
