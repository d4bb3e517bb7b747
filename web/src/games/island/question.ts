// Choosing step by step among the listed decisions: which card, then for whom. Nothing here knows what
// may be chosen: each step shows in what the decisions that are left differ.

import type { Of } from "./cards";
import type { Spot } from "./spots";
import type { Sentence } from "./words";
import type { Decision, Phase, Seat, View } from "./types";

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
  | "track"
  | "progress"
  | "held"
  | "deed"
  | "red"
  | "yellow"
  | "villain"
  | Place;

/** On the board: free corners, sides and hexes, and what lies or stands there. */
export type Place =
  | "corner"
  | "stand"
  | "knight"
  | "town"
  | "road"
  | "any-road"
  | "side"
  | "ship"
  | "own-ship"
  | "path"
  | "hex"
  | "merchant"
  | "chip";

export interface Step<D = Decision> {
  /** The last part of the key of its sentence. */
  id: string;
  shows: Shows;
  of: (decision: D) => Value;
  /** What the sentence says instead, where there is more to say. */
  says?: (view: View, chosen: readonly Value[]) => Sentence | null;
  /** Where one answer is left it is taken, and not asked for. */
  sure?: true;
  /** What would lie on a place, where the decisions for it tell. */
  piece?: (decisions: readonly D[]) => Spot["piece"];
  /** What stands on a place under the pointer, where that is not always the same. */
  ghost?: (view: View, chosen: readonly Value[]) => string;
  /** Somebody stands on a place that is offered. */
  taken?: (view: View, value: Value) => boolean;
  /** How many there are of a value, where that is worth knowing. */
  count?: (view: View, value: Value) => number | undefined;
}

export interface Action {
  /** The first part of the key of its sentences. */
  id: string;
  kinds: readonly Kind[];
  steps: readonly Step[];
  /** The only moments at which it is asked. */
  during?: readonly Phase["is"][];
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

/** The same, asked at some moments only: these decisions mean something else at others. */
export const during = (moments: Phase["is"] | readonly Phase["is"][], asked: Action): Action => ({
  ...asked,
  during: [moments].flat(),
});

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
  const [value, ...others] = values;
  if (step.sure && value !== undefined && others.length === 0)
    return question(action, decisions, [...chosen, value]);
  return { action, step, chosen, left, values };
}

/** The decision that an answer leads to; nothing where more is asked. */
export function answered({ action, chosen, left }: Question, value: Value): Decision | null {
  const all = [...chosen, value];
  const [decision, ...more] = fitting(action, left, all);
  if (decision === undefined || more.length > 0) return null;
  const open = action.steps.slice(all.length);
  return open.every((step) => step.sure || same(step.of(decision), "")) ? decision : null;
}

/** Whether a value is among those that are asked for. */
export const offers = ({ values }: Question, value: Value): boolean =>
  values.some((known) => same(known, value));

const PLACES: Record<Place, "corner" | "side" | "hex"> = {
  corner: "corner",
  stand: "corner",
  knight: "corner",
  town: "corner",
  road: "side",
  "any-road": "side",
  side: "side",
  ship: "side",
  "own-ship": "side",
  path: "side",
  hex: "hex",
  merchant: "hex",
  chip: "hex",
};

/** Where on the board a step is answered; nowhere there for most. */
export const placeOf = (shows: Shows): "corner" | "side" | "hex" | undefined =>
  PLACES[shows as Place];

/** Whether it is answered on the board. */
export const onBoard = ({ step }: Question): boolean => placeOf(step.shows) !== undefined;
