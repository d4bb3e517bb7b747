// Finds out by pressing what a table lets one decide: every button, card and place, in every mode that a
// press leads to.

import type { TableActions } from "../../../lib/table";
import { buttonsOf } from "../table/buttons";
import { OPEN, type Mode } from "../../realm/table/mode";
import { Session } from "../table/session.svelte";
import { only, type Decision, type DuelTable } from "../types";

const name = (decision: Decision): string =>
  JSON.stringify(Object.entries(decision).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Everything that can be pressed now, apart from what only shows something. */
function presses(session: Session): (() => void)[] {
  const { decisions, view } = session;
  const found: (() => void)[] = [];
  for (const place of session.targets.keys()) found.push(() => session.go(place));
  for (const place of session.offers.keys()) found.push(() => session.go(place));
  session.hand.forEach(({ card, closed }, place) => {
    if (card !== null && session.uses(card).length > 0)
      found.push(() => session.press(card, closed, place));
  });
  const open = view.open?.card;
  if (open !== undefined && session.uses(open).length > 0)
    found.push(() => session.press(open, null, OPEN));
  for (const { press } of buttonsOf(session)) found.push(press);
  for (const { press } of session.picks) found.push(press);
  session.tray.forEach((card, place) => found.push(() => session.take(card, place)));
  for (const one of only(decisions, "lay", "deck")) found.push(() => session.decide(one));
  if (only(decisions, "scout").length > 0)
    for (const ground of view.grounds) found.push(() => session.find(ground));
  if (session.exchanging)
    for (const { to } of session.deals)
      for (const { decision } of to) found.push(() => session.decide(decision));
  if (session.arranging)
    for (const { at } of view.realms[session.near]?.lands ?? []) found.push(() => session.swap(at));
  // Own standing cards are pressed where they stand.
  for (const { at, card } of view.realms[session.near]?.cards ?? [])
    if (session.mayDemolish(at)) found.push(() => session.stand(at, card));
  return found;
}

/** All decisions that presses lead to, as text; at most so many presses one after the other. */
export function reachable(table: DuelTable, most = 4): Set<string> {
  const made = new Set<string>();
  const actions: TableActions<Decision> = {
    decide: (decision) => void made.add(name(decision)),
    undo: () => {},
    dismissWhyNot: () => {},
  };
  const session = new Session(
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
