// Choosing step by step among the listed decisions: which card, then for whom. Nothing here knows what
// may be chosen: each step shows in what the decisions that are left differ.

import type { Of } from "./cards";
import type { Decision, Seat, View } from "./types";

type Kind = Decision["do"];

/** What is chosen in one step; empty where there is nothing to choose. */
export type Value = string | number | readonly Seat[];

/** As what the values of a step are shown: as buttons, or as places on the board. */
export type Shows =
  | "resource"
  | "seat"
  | "seats"
  | "guild"
  | "development"
  | "building"
  | "corner"
  | "road"
  | "side"
  | "hex";

export interface Step<D = Decision> {
  /** The last part of the key of its sentence. */
  id: string;
  shows: Shows;
  of: (decision: D) => Value;
  /** How many there are of a value, where that is worth knowing. */
  count?: (view: View, value: Value) => number | undefined;
}

export interface Action {
  /** The first part of the key of its sentences. */
  id: string;
  kinds: readonly Kind[];
  steps: readonly Step[];
}

/** Decisions of some kinds, and what is asked one after the other to find one of them. */
export function action<K extends Kind>(
  id: string,
  kinds: readonly K[],
  ...steps: readonly Step<Of<K>>[]
): Action {
  // A step only ever sees decisions of these kinds.
  return { id, kinds, steps: steps as unknown as readonly Step[] };
}

export interface Question {
  action: Action;
  step: Step;
  chosen: readonly Value[];
  /** The decisions that agree with what was chosen. */
  left: readonly Decision[];
  values: readonly Value[];
}

const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

const fitting = (action: Action, decisions: readonly Decision[], chosen: readonly Value[]) =>
  decisions.filter(
    (decision) =>
      action.kinds.includes(decision.do) &&
      chosen.every((value, at) => same(action.steps[at]?.of(decision) ?? "", value)),
  );

/** What is asked next; nothing where no decision is left, or nothing is open. */
export function question(
  action: Action,
  decisions: readonly Decision[],
  chosen: readonly Value[],
): Question | null {
  const left = fitting(action, decisions, chosen);
  const step = action.steps[chosen.length];
  if (step === undefined || left.length === 0) return null;
  const values: Value[] = [];
  for (const value of left.map(step.of))
    if (!values.some((known) => same(known, value))) values.push(value);
  return { action, step, chosen, left, values };
}

/** The decision that an answer leads to; nothing where more is asked. */
export function answered({ action, chosen, left }: Question, value: Value): Decision | null {
  const all = [...chosen, value];
  const [decision, ...more] = fitting(action, left, all);
  if (decision === undefined || more.length > 0) return null;
  const open = action.steps.slice(all.length);
  return open.every((step) => same(step.of(decision), "")) ? decision : null;
}

/** Whether a value is among those that are asked for. */
export const offers = ({ values }: Question, value: Value): boolean =>
  values.some((known) => same(known, value));

const PLACES: readonly Shows[] = ["corner", "road", "side", "hex"];

/** Whether it is answered on the board. */
export const onBoard = ({ step }: Question): boolean => PLACES.includes(step.shows);
