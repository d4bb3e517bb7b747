// The places on the board that can be pressed now, made from the decisions and nothing else.

import { only } from "./cards";
import { centre, cornerPoint, parseHex, sidePoint, type Point } from "./geometry";
import type { Decision, View } from "./types";

export type Laying = "road" | "settlement" | "city";

/** What I am about to do; the page's own, the server knows nothing of it. */
export type Mode =
  | { is: "none" }
  | { is: "build"; what: Laying }
  | {
      is: "card";
      card: "knight" | "road_building" | "year_of_plenty" | "monopoly" | "victory_point";
    }
  /** `answers`: begun when an offer was on the table already. */
  | { is: "trade"; answers: boolean };

export interface Spot extends Point {
  key: string;
  kind: "corner" | "side" | "hex";
  piece: Laying | "robber";
  at: string;
  angle: number;
  decision: Decision;
}

const corners = (decisions: readonly Decision[], what: "settlement" | "city"): Spot[] =>
  only(decisions, `build_${what}`).map((decision) => ({
    key: `${what} ${decision.at}`,
    kind: "corner",
    piece: what,
    at: decision.at,
    angle: 0,
    decision,
    ...cornerPoint(decision.at),
  }));

const sides = (decisions: readonly Decision[]): Spot[] =>
  only(decisions, "build_road").map((decision) => ({
    key: `road ${decision.at}`,
    kind: "side",
    piece: "road",
    at: decision.at,
    decision,
    ...sidePoint(decision.at),
  }));

const hexes = (decisions: readonly Decision[]): Spot[] =>
  only(decisions, "move_robber").map((decision) => ({
    key: `robber ${decision.to}`,
    kind: "hex",
    piece: "robber",
    at: decision.to,
    angle: 0,
    decision,
    ...centre(parseHex(decision.to)),
  }));

/** The spots for the moment: what the phase asks for, or else what I have chosen to build. */
export function spotsFor(view: View, decisions: readonly Decision[], mode: Mode): Spot[] {
  switch (view.phase.is) {
    case "founding_settlement":
      return corners(decisions, "settlement");
    case "founding_road":
    case "free_roads":
      return sides(decisions);
    case "placing_robber":
    case "moving_robber":
      return hexes(decisions);
    case "turn":
    case "special_building":
      if (mode.is !== "build") return [];
      return mode.what === "road" ? sides(decisions) : corners(decisions, mode.what);
    default:
      return [];
  }
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const HEADING: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): key is Arrow => key in HEADING;

/** The next spot in a direction: near, and not far off to the side. Stays where there is none. */
export function walk<S extends Point>(spots: readonly S[], from: S, arrow: Arrow): S {
  const { x, y } = HEADING[arrow];
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * x + (spot.y - from.y) * y;
    const aside = Math.abs((spot.x - from.x) * y) + Math.abs((spot.y - from.y) * x);
    if (along < 1) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** The spot nearest to a press, if it is within reach; a hex takes any press within itself. */
export function nearest(spots: readonly Spot[], press: Point, reach: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const far = Math.hypot(spot.x - press.x, spot.y - press.y);
    const limit = spot.kind === "hex" ? Math.max(reach, 86) : reach;
    if (far <= limit && far < least) [best, least] = [spot, far];
  }
  return best;
}
