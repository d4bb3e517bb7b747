// Exchanges with the supply: what is given, and where the one lies that is got for it.

import { only, type AnyDecision, type Good } from "./types";

/** What is given in an exchange: of one kind by its rate, of one landscape by a ship, or gold to a Mint. */
export type Give = { is: "kind"; good: Good } | { is: "land"; from: string } | { is: "mint" };

export interface Deal {
  give: Give;
  /** The stores that take the one, with the decision. */
  to: { at: string; decision: AnyDecision }[];
}

/** A way to exchange, by what is given. */
export interface Way {
  give: Give;
  at: string;
  decision: AnyDecision;
}

/** Exchanges of three of a kind, or fewer. */
export const byKind = (decisions: readonly AnyDecision[]): Way[] =>
  only(decisions, "exchange").map((decision) => ({
    give: { is: "kind", good: decision.give },
    at: decision.to,
    decision,
  }));

/** All of them, by what is given. */
export function dealsOf(ways: readonly Way[]): Deal[] {
  const deals = new Map<string, Deal>();
  for (const { give, at, decision } of ways) {
    const key = JSON.stringify(give);
    const deal = deals.get(key) ?? { give, to: [] };
    deal.to.push({ at, decision });
    deals.set(key, deal);
  }
  return [...deals.values()];
}
