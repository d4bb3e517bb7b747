// Putting a trade together. What may be traded at all is told by the decisions on the table.

import { count, covers, kinds, may, only, plus, total } from "./cards";
import type { Counters, Decision, Hand, Resource, Seat } from "./types";

export interface Draft {
  give: Hand;
  want: Hand;
  to: Seat[];
  /** Canal counters on both sides, where they are played. */
  counters: Counters;
  /** What was put in last on each side: it is the first to be taken back. */
  last: { give?: Resource; want?: Resource };
}

export const emptyDraft = (to: Seat[]): Draft => ({
  give: {},
  want: {},
  to,
  counters: { give: 0, want: 0 },
  last: {},
});

/** One more card that I give, up to what I hold; a kind stands on one side only. */
export function give(draft: Draft, card: Resource, hand: Hand): Draft {
  if (count(draft.give, card) >= count(hand, card)) return draft;
  return {
    ...draft,
    give: plus(draft.give, card, 1),
    want: plus(draft.want, card, -count(draft.want, card)),
    last: { ...draft.last, give: card },
  };
}

/** One more card that I want. */
export function want(draft: Draft, card: Resource): Draft {
  if (count(draft.want, card) >= 9) return draft;
  return {
    ...draft,
    want: plus(draft.want, card, 1),
    give: plus(draft.give, card, -count(draft.give, card)),
    last: { ...draft.last, want: card },
  };
}

/** One more counter on a side, up to what there is; they stand on one side only. */
export function counter(draft: Draft, side: "give" | "want", most: number): Draft {
  const held = Math.min(most, draft.counters[side] + 1);
  return { ...draft, counters: { give: 0, want: 0, [side]: held } };
}

/** One counter less. */
export const lessCounter = (draft: Draft, side: "give" | "want"): Draft => ({
  ...draft,
  counters: { ...draft.counters, [side]: Math.max(0, draft.counters[side] - 1) },
});

/** One card less of a kind; without a kind, of the one that was put in last. */
export function takeBack(draft: Draft, from: "give" | "want", card?: Resource): Draft {
  const held = kinds(draft[from]);
  const last = draft.last[from];
  const kind = card ?? (last !== undefined && held.includes(last) ? last : held.at(-1));
  return kind === undefined ? draft : { ...draft, [from]: plus(draft[from], kind, -1) };
}

export const toggle = (draft: Draft, seat: Seat): Draft => ({
  ...draft,
  to: draft.to.includes(seat) ? draft.to.filter((s) => s !== seat) : [...draft.to, seat].sort(),
});

/** What I may do with others: offer to them on my turn, propose to the one on turn, or nothing. */
export function manner(decisions: readonly Decision[]): "offer" | "propose" | null {
  if (may(decisions, "offer")) return "offer";
  return may(decisions, "propose") ? "propose" : null;
}

export const mayTrade = (decisions: readonly Decision[]): boolean =>
  manner(decisions) !== null || may(decisions, "trade_bank");

/** What still keeps a draft from being offered, as the key of a sentence. */
export function lacks(draft: Draft, hand: Hand, how: "offer" | "propose"): string | null {
  const given = total(draft.give) + draft.counters.give;
  const wanted = total(draft.want) + draft.counters.want;
  if (given === 0 && wanted === 0) return "island-draft-empty";
  if (given === 0) return "island-draft-give";
  if (wanted === 0) return "island-draft-want";
  if (!covers(hand, draft.give)) return "island-draft-hand";
  if (how === "offer" && draft.to.length === 0) return "island-draft-to";
  return null;
}

export function compose(draft: Draft, how: "offer" | "propose"): Decision {
  const { give, want, to, counters } = draft;
  if (counters.give + counters.want > 0)
    return how === "offer"
      ? { do: "offer_counters", give, want, counters, to }
      : { do: "propose_counters", give, want, counters };
  return how === "offer" ? { do: "offer", give, want, to } : { do: "propose", give, want };
}

export interface BankTrade {
  give: Resource;
  take: Resource;
  rate: number;
  /** Whether the draft asks for exactly this. */
  fits: boolean;
  decision: Decision;
}

/**
 * The bank trades that go with a draft: those for the one card I want, with what I give if I have
 * said so. The one that is exactly the draft comes first.
 */
export function bankTrades(decisions: readonly Decision[], draft: Draft, rates: Hand): BankTrade[] {
  const [wanted, ...more] = kinds(draft.want);
  if (wanted === undefined || more.length > 0 || total(draft.want) !== 1) return [];
  if (draft.counters.give + draft.counters.want > 0) return [];
  const given = kinds(draft.give);
  if (given.length > 1) return [];
  return only(decisions, "trade_bank")
    .filter((d) => d.take === wanted && (given.length === 0 || given[0] === d.give))
    .map((decision) => {
      const rate = count(rates, decision.give);
      const fits = total(draft.give) === rate && given[0] === decision.give;
      return { give: decision.give, take: decision.take, rate, fits, decision };
    })
    .sort((a, b) => a.rate - b.rate);
}
