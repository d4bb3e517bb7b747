// My own helper, and whether it can be used now.

import type { HelpView } from "../../../generated/island";
import type { Why } from "../../shared/why";
import { whyNot } from "../build";
import { question } from "../question";
import type { Session } from "../session.svelte";
import type { Helper } from "../types";
import { USES } from "./uses";

export const myHelper = (session: Session): HelpView | null =>
  session.me === null ? null : (session.view.scenario?.helpers?.seats[session.me] ?? null);

/** To use it, or why not; neither where it comes by itself. */
export function useOf(
  session: Session,
  helper: Helper,
): { press: (() => void) | null; why: Why | null } {
  const action = USES[helper];
  if (action === undefined) return { press: null, why: null };
  if (question(action, session.decisions, []) !== null)
    return { press: () => session.begin(action.id), why: null };
  const whys = action.kinds.map((kind) => whyNot(session.table.closed, kind, { count: 0 }));
  return { press: null, why: whys.find((why) => why !== null) ?? null };
}
