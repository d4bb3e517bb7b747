// A country map as it is drawn: bent, not tiled. Each corner of the land has a place on the paper, each
// side bows, and what lies between them is a landscape. What the land is made of, where towns and road
// spaces are and what the charters trade is told by the layout; a sheet says only where things lie.

import { cornersOf, DIRECTIONS, side, type Box } from "../geometry";
import type { CornerName, Layout, SideName } from "../types";
import type { Words } from "../../../lib/table";

/** Two numbers, as data files have them. */
export type Pair = readonly number[];

/** The places of a sheet: a data file beside this one. */
export interface Places {
  corners: Record<CornerName, Pair>;
  /** The middle of each side, off the straight line. */
  sides: Record<SideName, Pair>;
  /** The coast, x and y in turn. */
  coast: readonly number[];
}

/** What is drawn around the land. */
export interface Scenery {
  /** Water beside the land where other land lies around it; without, the sea is everywhere. */
  waters?: readonly { points: readonly Pair[]; narrow?: boolean }[];
  /** Borders of the lands around. */
  borders?: string;
  /** A river, drawn like a road of water. */
  river?: string;
  /** Water across the land, where no road lies: its bank and the water in it. */
  strait?: { bank: string; water: string };
  /** A band of water under the roads that join these corners. */
  canal?: readonly CornerName[];
  islets?: readonly (readonly [x: number, y: number, size: number])[];
  /** Names of seas, each along a line. */
  seas: readonly { name: Words; along: string; small?: boolean }[];
  /** Names of the lands around. */
  lands?: readonly { name: Words; x: number; y: number }[];
  /** A ship or a whale at sea. */
  marks?: readonly { symbol: "chart-ship" | "chart-whale"; x: number; y: number }[];
  /** How far fifty kilometres are. */
  scale?: { x: number; y: number; length: number };
}

export interface Sheet extends Places {
  /** What is shown where all of the map is. */
  box: Box;
  /** How much wider than its lattice the land is: names find more room. */
  stretch: number;
  /** Names that would not read where they belong: how far from their town, and how they are set. */
  names: Record<CornerName, readonly [dx: number, dy: number, anchor: Anchor]>;
  /** Charters that need another place, by the first red side that leads to them. */
  charters: Record<SideName, readonly [dx: number, dy: number, far: number]>;
  scenery: Scenery;
}

export type Anchor = "start" | "middle" | "end";

const sheets = new Map<string, Sheet>();

/** Makes a drawing known; the map is found by its short name. */
export const addSheet = (id: string, sheet: Sheet): void => void sheets.set(id, sheet);

/** Whether a sheet has a place for each corner and side of this land, and for no other land. */
function covers(sheet: Sheet, { hexes }: Layout): boolean {
  const corners = new Set(hexes.flatMap(cornersOf));
  return (
    corners.size === Object.keys(sheet.corners).length &&
    [...corners].every((at) => at in sheet.corners) &&
    hexes.every((hex) => DIRECTIONS.every((to) => side(hex, to) in sheet.sides))
  );
}

/** The sheet of a layout; none where there is no drawing of it, or its land is another. */
export function sheetOf(board: Layout): Sheet | undefined {
  const sheet = board.country && sheets.get(board.country.id);
  return sheet && covers(sheet, board) ? sheet : undefined;
}
