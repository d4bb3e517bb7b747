// The places on the board that can be pressed now, made from the decisions and nothing else.

import { only } from "./cards";
import { drawingOf, type Drawing } from "./drawing";
import { parseHex, type Point } from "./geometry";
import { nearest as nearestOf } from "../shared/walk";
import type { Value } from "./question";
import type { Decision, View } from "./types";

export { isArrow, walk } from "../shared/walk";

export type Laying = "road" | "settlement" | "city";
export const isLaying = (what: string): what is Laying =>
  what === "road" || what === "settlement" || what === "city";

/** What I am about to do; the page's own, the server knows nothing of it. */
export type Mode =
  | { is: "none" }
  | { is: "build"; what: Laying }
  | {
      is: "card";
      card: "knight" | "road_building" | "year_of_plenty" | "monopoly" | "victory_point";
    }
  /** `answers`: begun when an offer was on the table already. */
  | { is: "trade"; answers: boolean }
  /** Something of an expansion, chosen step by step (`question.ts`). */
  | { is: "choose"; action: string; chosen: readonly Value[] }
  /** A card of an expansion is read. */
  | { is: "about"; part: string; card: string };

export interface Spot extends Point {
  key: string;
  kind: "corner" | "side" | "hex";
  piece:
    | Laying
    | "own-road"
    | "any-road"
    | "ship"
    | "own-ship"
    | "path"
    | "own-city"
    | "knight"
    | "own-knight"
    | "robber"
    | "pirate"
    | "merchant"
    | "chip";
  at: string;
  angle: number;
  decision: Decision;
  /** It answers a question, and does not decide by itself. */
  value?: Value;
  /** What is shown under the pointer, where that is not the piece. */
  ghost?: string;
  /** It begins this action, with its value as the first answer. */
  starts?: string;
}

const corners = (
  { corner }: Drawing,
  decisions: readonly Decision[],
  what: "settlement" | "city",
): Spot[] =>
  only(decisions, `build_${what}`).map((decision) => ({
    key: `${what} ${decision.at}`,
    kind: "corner",
    piece: what,
    at: decision.at,
    angle: 0,
    decision,
    ...corner(decision.at),
  }));

const sides = ({ side }: Drawing, decisions: readonly Decision[]): Spot[] =>
  only(decisions, "build_road").map((decision) => ({
    key: `road ${decision.at}`,
    kind: "side",
    piece: "road",
    at: decision.at,
    decision,
    ...side(decision.at),
  }));

const hexes = ({ hex }: Drawing, decisions: readonly Decision[]): Spot[] =>
  only(decisions, "move_robber").map((decision) => ({
    key: `robber ${decision.to}`,
    kind: "hex",
    piece: "robber",
    at: decision.to,
    angle: 0,
    decision,
    ...hex(parseHex(decision.to)),
  }));

/** The places of the island's own decisions, whatever the moment asks for. */
export function spotsOfIsland({ board }: View, decisions: readonly Decision[]): Spot[] {
  const drawing = drawingOf(board);
  return [
    ...corners(drawing, decisions, "settlement"),
    ...corners(drawing, decisions, "city"),
    ...sides(drawing, decisions),
    ...hexes(drawing, decisions),
  ];
}

const PLACING: readonly View["phase"]["is"][] = [
  "founding_settlement",
  "founding_road",
  "free_roads",
  "placing_robber",
  "moving_robber",
];

/** Whether the moment itself asks for a place on the board. */
export const placesAsked = ({ phase }: View): boolean => PLACING.includes(phase.is);

/** The spots for the moment: what the phase asks for, or else what I have chosen to build. */
export function spotsFor(view: View, decisions: readonly Decision[], mode: Mode): Spot[] {
  const drawing = drawingOf(view.board);
  switch (view.phase.is) {
    case "founding_settlement":
      return [
        ...corners(drawing, decisions, "settlement"),
        // A city that is founded stands on a free corner, where no settlement was before.
        ...corners(drawing, decisions, "city").map((spot): Spot => ({
          ...spot,
          piece: "settlement",
          ghost: "piece-city",
        })),
      ];
    case "founding_road":
    case "free_roads":
      return sides(drawing, decisions);
    case "placing_robber":
    case "moving_robber":
      return hexes(drawing, decisions);
    case "turn":
    case "special_building":
      if (mode.is !== "build") return [];
      return mode.what === "road"
        ? sides(drawing, decisions)
        : corners(drawing, decisions, mode.what);
    default:
      return [];
  }
}

/** How far from its middle a hex takes a press: anywhere within itself. */
const WITHIN_HEX = 86;

/** The spot nearest to a press, if it is within reach. */
export const nearest = (spots: readonly Spot[], press: Point, reach: number): Spot | null =>
  nearestOf(spots, press, ({ kind }) => (kind === "hex" ? Math.max(reach, WITHIN_HEX) : reach)) ??
  null;
