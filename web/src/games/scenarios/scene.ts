// What the picture of a scenario shows.

import type { Setup } from "../../generated/island";

export type MapName = Extract<Setup["board"], { kind: "country" }>["map"];
export type ChartName = Extract<Setup["board"], { kind: "sea" }>["chart"];

/** A picture in front of the island, its middle at a point of the board. */
export interface Thing {
  symbol: string;
  x: number;
  y: number;
  width: number;
  height: number;
  framed?: boolean;
  /** Whose it is. */
  colour?: string;
}

export type Scene =
  | { is: "country"; map: MapName; canal: boolean }
  | { is: "sea"; chart: ChartName; players: number }
  | { is: "island"; things: readonly Thing[] };

const seal = (guild: string, x: number, y: number): Thing => ({
  symbol: `guild-${guild}`,
  x,
  y,
  width: 108,
  height: 108,
});
const portrait = (helper: string, x: number, y: number): Thing => ({
  symbol: `helper-${helper}`,
  x,
  y,
  width: 152,
  height: 114,
  framed: true,
});

const FRIENDS = [seal("trader", -64, -56), seal("scholar", 64, -56), seal("master-builder", 0, 58)];
const HELPERS = [portrait("jean", -46, -62), portrait("hilde", 46, 62)];
const piece = (
  symbol: string,
  seat: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Thing => ({ symbol, x, y, width, height, colour: `var(--seat-${seat})` });
const KNIGHTS = [
  piece("barbarian-ship", 1, 62, -66, 150, 135),
  piece("knight-2-active", 2, -58, -34, 120, 132),
  piece("metropolis-politics", 1, 52, 66, 128, 128),
];
const BOTH = [portrait("jean", -30, -62), seal("scholar", -62, 66), seal("trader", 62, 66)];

export function sceneOf(setup: Setup | undefined): Scene {
  if (setup === undefined) return { is: "country", map: "corsica", canal: false };
  const { board, players, with: added } = setup;
  if (board.kind === "sea") return { is: "sea", chart: board.chart, players };
  if (board.kind === "country")
    return { is: "country", map: board.map, canal: added?.erie === true };
  if (added?.knights) return { is: "island", things: KNIGHTS };
  const things = added?.friends ? (added.helpers ? BOTH : FRIENDS) : added?.helpers ? HELPERS : [];
  return { is: "island", things };
}
