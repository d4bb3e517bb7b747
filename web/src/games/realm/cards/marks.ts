// The marks of the sprites beside the emblems: their names, so that a wrong one does not compile.

import { RESOURCES, type Point } from "./face";

export const ADVANTAGES = ["trade", "strength"] as const;
export type Advantage = (typeof ADVANTAGES)[number];

/** Those of `emblems.svg`. */
export const MARKS = [
  ...RESOURCES.map((resource) => `res-${resource}` as const),
  "res-any",
  "point-victory",
  "point-trade",
  "point-strength",
  "point-skill",
  "point-progress",
  "die-brigand-attack",
  "die-trade",
  "die-celebration",
  "die-plentiful-harvest",
  "die-event-card",
  "set-base",
  "set-gold",
  "set-turmoil",
  "set-progress",
  "set-event",
  "set-central",
  "token-trade",
  "token-strength",
  "half-moon",
  "mark-attack",
  "mark-needs",
] as const;

/** Those of `magic.svg`, which the older game adds. */
export const MAGIC_MARKS = [
  "res-magic",
  "mark-spell",
  "point-tournament",
  "token-knight",
  "token-windmill",
  "die-brigand",
  "die-mill",
  "die-tournament",
  "die-year-of-plenty",
  "set-wizards",
  "set-three-player",
  "rank-1",
  "rank-2",
  "rank-3",
] as const;

export type MarkName = (typeof MARKS)[number] | (typeof MAGIC_MARKS)[number];

const magic: readonly string[] = MAGIC_MARKS;

/** The symbol of a mark. */
export const symbolOf = (name: MarkName): string =>
  `${magic.includes(name) ? "classic" : "duel"}-${name}`;

/** The mark of a kind of points. */
export const pointMark = (point: Point): MarkName =>
  point === "magic" ? "res-magic" : `point-${point}`;
