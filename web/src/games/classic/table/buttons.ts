// The buttons beside the sentence: what moves the game on, and what belongs to what I have begun.

import {
  begun as usuallyBegun,
  passing,
  single,
  usual,
  type Button,
} from "../../realm/table/buttons";
import { cardName } from "../cards/words";
import { only, type Decision } from "../types";
import type { Session } from "./session.svelte";

const back = (session: Session): Button => ({ key: "back", press: () => session.reset() });

const pressed = (
  session: Session,
  decision: Decision | undefined,
  button: Omit<Button, "press">,
): Button[] =>
  decision === undefined ? [] : [{ ...button, press: () => session.decide(decision) }];

/** What a building or a book of mine can do beside being torn down. */
function standing(session: Session, at: string, card: string): Button[] {
  const { decisions } = session;
  const found = (one: Decision): boolean =>
    (one.do === "brew" || one.do === "mend") && one.at === at;
  const cast = only(decisions, "cast").find((one) => one.card === card);
  return [
    ...pressed(session, cast, { key: "cast", icon: "ui-play", go: true }),
    ...decisions
      .filter(found)
      .flatMap((one) => pressed(session, one, { key: one.do, icon: "ui-play", go: true })),
  ];
}

/** What a wizard of mine can do. */
function wizard(session: Session, at: string, sure: boolean): Button[] {
  const { decisions, mode } = session;
  const dismiss = only(decisions, "dismiss").find((one) => one.at === at);
  if (sure)
    return [
      { ...back(session), key: "keep" },
      ...pressed(session, dismiss, { key: "dismiss-sure", go: true }),
    ];
  const ask: Button[] =
    dismiss === undefined || mode.is !== "wizard"
      ? []
      : [{ key: "dismiss", press: () => (session.mode = { ...mode, sure: true }) }];
  const gives = [
    ...only(decisions, "charge").filter((one) => one.at === at),
    ...only(decisions, "mill", "league").filter((one) => one.to === at),
  ];
  return [
    back(session),
    ...ask,
    ...gives.flatMap((one) => pressed(session, one, { key: one.do, go: one.do === "charge" })),
  ];
}

function post(session: Session, right: boolean, sure: boolean): Button[] {
  const { mode } = session;
  const raze = only(session.decisions, "raze").find((one) => one.right === right);
  if (sure)
    return [
      { ...back(session), key: "keep" },
      ...pressed(session, raze, { key: "demolish-sure", go: true }),
    ];
  if (raze === undefined || mode.is !== "post") return [back(session)];
  return [
    back(session),
    { key: "demolish", press: () => (session.mode = { ...mode, sure: true }) },
  ];
}

/** An event that was looked at goes back on top, or under the stack. */
const fate = (session: Session, card: string): Button[] =>
  only(session.decisions, "fate")
    .filter((one) => one.card === card)
    .flatMap((one) =>
      pressed(session, one, { key: one.under ? "fate-under" : "fate-top", go: true }),
    );

function begun(session: Session): Button[] | undefined {
  const { mode } = session;
  if (mode.is === "wizard") return wizard(session, mode.at, mode.sure);
  if (mode.is === "post") return post(session, mode.right, mode.sure);
  if (mode.is === "taken" && session.view.ask?.ask === "fate")
    return [back(session), ...fate(session, mode.card)];
  const found = usuallyBegun(session);
  if (mode.is !== "standing" || mode.sure || found === undefined) return found;
  return [...found, ...standing(session, mode.at, mode.card)];
}

/** What a pass means depends on what is asked. */
const passKey = ({ view }: Session): string =>
  view.ask === null ? "pass-exchange" : `pass-${view.ask.ask.replaceAll("_", "-")}`;

/** A spell that comes between: it is cast now, or not at all. */
function spell(session: Session): Button[] {
  const { ask } = session.view;
  if (ask?.ask !== "veto" && ask?.ask !== "leap") return [];
  const [cast] = only(session.decisions, "cast");
  const args = { card: cast === undefined ? "" : cardName(cast.card) };
  return pressed(session, cast, { key: "cast-now", icon: "ui-play", go: true, args });
}

export function buttonsOf(session: Session): Button[] {
  return (
    begun(session) ?? [
      ...(session.mayOffer
        ? [{ key: "offer", icon: "ui-share", press: () => (session.offering = true) }]
        : []),
      ...usual(session),
      ...single(session, "redraw", { key: "redraw" }),
      ...passing(session, passKey(session)),
      ...spell(session),
      ...single(session, "accept", { key: "accept", icon: "ui-check", go: true }),
      ...single(session, "roll", { key: "roll", icon: "ui-dice", go: true }),
      ...single(session, "finish", { key: "finish", icon: "ui-end", go: true }),
    ]
  );
}
