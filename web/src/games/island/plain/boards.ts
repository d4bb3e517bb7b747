// Pieces of islands for the plain words.

import { plans } from "../../../generated/island-plans";
import { YIELDS } from "../cards";
import { centre } from "../geometry";
import { spread } from "../pictures";
import type { Layout, Terrain } from "../types";
import type { Thing } from "../../shared/plain";

type Row = [q: number, r: number, terrain: Terrain, number?: number];

const laid = (rows: readonly Row[]): Layout => ({
  hexes: rows.map(([q, r, terrain, number]) => ({ q, r, terrain, ...(number ? { number } : {}) })),
  harbours: [],
});

const COVE: readonly Row[] = [
  [0, 0, "forest", 8],
  [1, 0, "hills", 5],
  [0, 1, "pasture", 10],
  [-1, 1, "mountains", 3],
  [1, -1, "fields", 6],
  [-1, 0, "desert"],
  [0, -1, "pasture", 4],
  [2, -1, "mountains", 11],
  [-2, 1, "fields", 9],
  [1, 1, "forest", 12],
];

export const cove = laid(COVE);
export const bareCove = laid(COVE.map(([q, r, terrain]): Row => [q, r, terrain]));

export const shore = laid([
  [0, 0, "forest", 8],
  [-1, 0, "fields", 9],
  [0, 1, "hills", 5],
  [-1, 1, "mountains", 3],
  [0, -1, "pasture", 4],
  [-1, -1, "hills", 10],
  [-2, 1, "pasture", 2],
  [-2, 0, "forest", 11],
]);

export const valley = laid([
  [0, 0, "fields", 6],
  [1, 0, "pasture", 11],
  [-1, 0, "hills", 5],
  [0, -1, "mountains", 3],
  [1, -1, "forest", 9],
  [-1, 1, "forest", 8],
  [0, 1, "pasture", 4],
  [2, -1, "hills", 10],
  [-2, 1, "mountains", 12],
]);

export const large = spread(plans.six);

/** What each land of a board gives, on a token in its middle. */
export const yields = ({ hexes }: Layout): Thing[] =>
  hexes.flatMap((tile) => {
    const resource = YIELDS[tile.terrain];
    if (resource === null) return [];
    const { x, y } = centre(tile);
    return [{ symbol: `res-${resource}`, x, y: y + 22, size: 58, token: true }];
  });
