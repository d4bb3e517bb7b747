// Finds out by pressing what a table lets one decide: every button, card and place, in every mode that a
// press leads to.

import type { TableActions } from "../../../lib/table";
import { OPEN, type Mode } from "../table/mode";
import type { RealmSession } from "../table/session.svelte";
import { may, type AnyDecision, type AnyTable } from "../table/types";

const name = (decision: AnyDecision): string =>
  JSON.stringify(Object.entries(decision).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Everything that can be pressed now, apart from what only shows something. */
function presses(session: RealmSession): (() => void)[] {
  const { decisions, view } = session;
  const found: (() => void)[] = [];
  for (const place of session.targets.keys()) found.push(() => session.go(place));
  for (const place of session.offers.keys()) found.push(() => session.go(place));
  session.hand.forEach(({ card, closed }, place) => {
    if (card !== null && session.uses(card).length > 0)
      found.push(() => session.press(card, closed, place));
  });
  for (const { open, supply } of session.groups.flatMap(({ piles }) => piles)) {
    if (open !== undefined && session.uses(open.card).length > 0)
      found.push(() => session.press(open.card, null, OPEN));
    if (supply !== undefined && may(decisions, supply)) found.push(() => session.begin(supply));
  }
  for (const { press } of session.buttons) found.push(press);
  for (const { press } of session.picks) found.push(press);
  session.tray.forEach((card, place) => found.push(() => session.take(card, place)));
  for (const { decision } of session.lays) found.push(() => session.decide(decision));
  // A ready deck is pressed where the decks are.
  for (const one of decisions) if (one.do === "deck") found.push(() => session.decide(one));
  if (may(decisions, "scout"))
    for (const ground of view.grounds) found.push(() => session.find(ground));
  if (session.exchanging)
    for (const { to } of session.deals)
      for (const { decision } of to) found.push(() => session.decide(decision));
  if (session.arranging)
    for (const { at } of view.realms[session.near]?.lands ?? []) found.push(() => session.swap(at));
  // Own standing cards are pressed where they stand.
  for (const { at, card } of view.realms[session.near]?.cards ?? [])
    if (session.mayStand(at)) found.push(() => session.stand(at, card));
  for (const { at, card } of view.realms[session.near]?.mages ?? [])
    if (session.mayMeet(at)) found.push(() => session.meet(at, card));
  for (const [at, card] of (view.realms[session.near]?.posts ?? []).entries())
    if (card !== null && session.mayRaze(at === 1)) found.push(() => session.guard(at === 1, card));
  return found;
}

/** All decisions that presses lead to, as text; at most so many presses one after the other. */
export function reachable<Table extends AnyTable>(
  open: (read: () => Table, actions: () => TableActions<AnyDecision>) => RealmSession,
  table: Table,
  most = 4,
): Set<string> {
  const made = new Set<string>();
  const actions: TableActions<AnyDecision> = {
    decide: (decision) => void made.add(name(decision)),
    undo: () => {},
    dismissWhyNot: () => {},
  };
  const session = open(
    () => table,
    () => actions,
  );
  const seen = new Set<string>();
  let front: [Mode, boolean][] = [[{ is: "none" }, false]];
  for (let left = most; left > 0 && front.length > 0; left -= 1) {
    const next: typeof front = [];
    for (const [mode, exchanging] of front) {
      const key = JSON.stringify([mode, exchanging]);
      if (seen.has(key)) continue;
      seen.add(key);
      const restore = (): void => {
        session.mode = mode;
        session.exchanging = exchanging;
      };
      restore();
      const count = presses(session).length;
      for (let at = 0; at < count; at += 1) {
        restore();
        presses(session)[at]?.();
        next.push([session.mode, session.exchanging]);
      }
    }
    front = next;
  }
  return made;
}

export const text = name;
