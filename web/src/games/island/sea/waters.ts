// The water of a board with ships: its paths, its rim, and where things stand in it.

import {
  centre,
  cornerPoint,
  cornersOf,
  DIRECTIONS,
  ends,
  harbourPlace,
  hexesAtSide,
  hexName,
  loops,
  neighbour,
  parseHex,
  seaOf,
  side,
  type Point,
} from "../geometry";
import type { CornerName, HexName, Layout, SideName } from "../types";

/** What a side lies on: between lands, at a coast, or at sea. */
export function pathAt(board: Layout, at: SideName): "land" | "coast" | "sea" {
  const land = new Set(board.hexes.map(hexName));
  const beside = hexesAtSide(at).filter((hex) => land.has(hex)).length;
  return beside === 2 ? "land" : beside === 1 ? "coast" : "sea";
}

/** The paths with water on both sides. The rim of the map carries nothing. */
export function openPaths(board: Layout): SideName[] {
  const sea = new Set(board.chart?.sea ?? []);
  const paths = seaOf(board).flatMap((hex) =>
    DIRECTIONS.filter((to) => sea.has(hexName(neighbour(hex, to)))).map((to) => side(hex, to)),
  );
  return [...new Set(paths)];
}

const round = (n: number): string => n.toFixed(1);

/** How much shorter than its side a path is drawn at each end: corners stay free. */
const SHORT = 0.12;

/** The open paths as one drawing. */
export const pathsDrawn = (board: Layout): string =>
  openPaths(board)
    .map((at) => {
      const [a, b] = ends(at).map(cornerPoint) as [Point, Point];
      const along = (part: number) =>
        `${round(a.x + (b.x - a.x) * part)} ${round(a.y + (b.y - a.y) * part)}`;
      return `M${along(SHORT)}L${along(1 - SHORT)}`;
    })
    .join("");

/** The edge of the map, beyond which nothing lies. */
export const rimDrawn = (board: Layout): string =>
  loops([...board.hexes, ...seaOf(board)])
    .map(
      (loop) =>
        `M${loop
          .map(cornerPoint)
          .map(({ x, y }) => `${round(x)} ${round(y)}`)
          .join("L")}Z`,
    )
    .join("");

/** Places within a hex, around its middle and a little below it. */
const BERTHS: readonly Point[] = [
  { x: 0, y: 8 },
  ...Array.from({ length: 12 }, (_, hour) => ({
    x: 38 * Math.cos((hour * Math.PI) / 6),
    y: 38 * Math.sin((hour * Math.PI) / 6) + 8,
  })),
];
/** As far as this from a boat there is room enough. */
const APART = 76;

/** Where the pirate stands in its hex: clear of the boats of harbours that lie there. */
export function pirateAt(board: Layout, hex: HexName): Point {
  const middle = centre(parseHex(hex));
  const boats = board.harbours
    .filter((harbour) => hexName(neighbour(harbour, harbour.side)) === hex)
    .map((harbour) => harbourPlace(harbour).boat);
  const room = ({ x, y }: Point) =>
    Math.min(APART, ...boats.map((boat) => Math.hypot(boat.x - x, boat.y - y)));
  return BERTHS.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y })).reduce((best, berth) =>
    room(berth) > room(best) + 1 ? berth : best,
  );
}

/** Land that hangs together. */
export function islandsOf(board: Layout): HexName[][] {
  const left = new Set(board.hexes.map(hexName));
  const found: HexName[][] = [];
  for (const start of left) {
    const island = [start];
    left.delete(start);
    for (const hex of island)
      for (const to of DIRECTIONS) {
        const next = hexName(neighbour(parseHex(hex), to));
        if (left.delete(next)) island.push(next);
      }
    found.push(island);
  }
  return found;
}

/** The hex of an island that lies most in its middle: signs of the island stand there. */
export function heart(hexes: readonly HexName[]): HexName {
  const places = hexes.map((name) => ({ name, ...centre(parseHex(name)) }));
  const far = (one: Point) =>
    places.reduce((sum, other) => sum + Math.hypot(one.x - other.x, one.y - other.y), 0);
  const [first] = places.toSorted((one, other) => far(one) - far(other));
  return first?.name ?? "0,0";
}

/** The hexes of an island that a corner belongs to. */
export const touches = (hexes: readonly HexName[], at: CornerName): boolean =>
  hexes.some((hex) => cornersOf(parseHex(hex)).includes(at));
