// What the picture of a scenario shows.

import type { Setup } from "../../generated/island";

export type MapName = Extract<Setup["board"], { kind: "country" }>["map"];

/** A picture in front of the island, its middle at a point of the board. */
export interface Thing {
  symbol: string;
  x: number;
  y: number;
  width: number;
  height: number;
  framed?: boolean;
}

export type Scene =
  { is: "country"; map: MapName; canal: boolean } | { is: "island"; things: readonly Thing[] };

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
const BOTH = [portrait("jean", -30, -62), seal("scholar", -62, 66), seal("trader", 62, 66)];

export function sceneOf(setup: Setup | undefined): Scene {
  if (setup === undefined) return { is: "country", map: "corsica", canal: false };
  const { board, with: added } = setup;
  if (board.kind === "country")
    return { is: "country", map: board.map, canal: added?.erie === true };
  const things = added?.friends ? (added.helpers ? BOTH : FRIENDS) : added?.helpers ? HELPERS : [];
  return { is: "island", things };
}
