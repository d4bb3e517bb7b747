// The marks of the sprite beside the emblems: their names, so that a wrong one does not compile.

import type { DuelFace } from "../../../generated/duel-cards";
import { POINTS, RESOURCES } from "./data";

/** The faces of the event die, by the names of its pictures. */
export const EVENT_FACES = [
  "brigand-attack",
  "trade",
  "celebration",
  "plentiful-harvest",
  "event-card",
] as const satisfies DuelFace[];
export type EventFace = DuelFace;

export const ADVANTAGES = ["trade", "strength"] as const;
export type Advantage = (typeof ADVANTAGES)[number];

const BACKS = ["base", "gold", "turmoil", "progress", "event", "central"] as const;

export const MARKS = [
  ...RESOURCES.map((resource) => `res-${resource}` as const),
  "res-any",
  ...POINTS.map((point) => `point-${point}` as const),
  ...EVENT_FACES.map((face) => `die-${face}` as const),
  ...BACKS.map((back) => `set-${back}` as const),
  ...ADVANTAGES.map((advantage) => `token-${advantage}` as const),
  "half-moon",
  "mark-attack",
  "mark-needs",
] as const;
export type MarkName = (typeof MARKS)[number];
