// Hexes on the plane: pointy top, corner radius 100, q to the east, r to the south-east.
// Names and canonical forms are those of rules/boards/README.md and crates/hex.

import type {
  CornerName,
  Direction,
  Harbour,
  HexName,
  Layout,
  SideName,
  Tile,
  Vertex,
} from "./types";

export interface Point {
  x: number;
  y: number;
}

export interface Axial {
  q: number;
  r: number;
}

export const RADIUS = 100;
export const WIDTH = Math.sqrt(3) * RADIUS;
const ROW = 1.5 * RADIUS;

export const DIRECTIONS: readonly Direction[] = ["NE", "E", "SE", "SW", "W", "NW"];
export const VERTICES: readonly Vertex[] = ["N", "NE", "SE", "S", "SW", "NW"];

const STEP: Record<Direction, Axial> = {
  NE: { q: 1, r: -1 },
  E: { q: 1, r: 0 },
  SE: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  W: { q: -1, r: 0 },
  NW: { q: 0, r: -1 },
};
const OPPOSITE: Record<Direction, Direction> = {
  NE: "SW",
  E: "W",
  SE: "NW",
  SW: "NE",
  W: "E",
  NW: "SE",
};
/** The two corners of a side, clockwise. */
const ENDS: Record<Direction, [Vertex, Vertex]> = {
  NE: ["N", "NE"],
  E: ["NE", "SE"],
  SE: ["SE", "S"],
  SW: ["S", "SW"],
  W: ["SW", "NW"],
  NW: ["NW", "N"],
};

export const hexName = ({ q, r }: Axial): HexName => `${q},${r}`;

export function parseHex(name: HexName): Axial {
  const [q, r] = name.split(",").map(Number);
  if (q === undefined || r === undefined || Number.isNaN(q + r)) throw new Error(`no hex: ${name}`);
  return { q, r };
}

function split(name: string): [Axial, string] {
  const at = name.lastIndexOf(",");
  return [parseHex(name.slice(0, at)), name.slice(at + 1)];
}

export const neighbour = ({ q, r }: Axial, direction: Direction): Axial => ({
  q: q + STEP[direction].q,
  r: r + STEP[direction].r,
});

/** The one name of a corner: the north or south corner of a hex. */
export function corner(hex: Axial, vertex: Vertex): CornerName {
  switch (vertex) {
    case "N":
    case "S":
      return `${hexName(hex)},${vertex}`;
    case "NE":
    case "NW":
      return `${hexName(neighbour(hex, vertex))},S`;
    case "SE":
    case "SW":
      return `${hexName(neighbour(hex, vertex))},N`;
  }
}

/** The hex and the corner of it that a name says. */
export function splitCorner(name: CornerName): [Axial, Vertex] {
  const [hex, vertex] = split(name);
  return [hex, vertex as Vertex];
}

/** The one name of a side: the north-east, east or south-east side of a hex. */
export function side(hex: Axial, direction: Direction): SideName {
  return direction === "NE" || direction === "E" || direction === "SE"
    ? `${hexName(hex)},${direction}`
    : side(neighbour(hex, direction), OPPOSITE[direction]);
}

/** The canonical form of any name of a corner or side. */
export function canonicalCorner(name: string): CornerName {
  const [hex, vertex] = split(name);
  return corner(hex, vertex as Vertex);
}

export function canonicalSide(name: string): SideName {
  const [hex, direction] = split(name);
  return side(hex, direction as Direction);
}

export function centre({ q, r }: Axial): Point {
  return { x: WIDTH * (q + r / 2), y: ROW * r };
}

export function cornerPoint(name: CornerName): Point {
  const [hex, vertex] = split(canonicalCorner(name));
  const { x, y } = centre(hex);
  return { x, y: vertex === "N" ? y - RADIUS : y + RADIUS };
}

/** The two corners that a side joins, clockwise around the hex that names it. */
export function ends(name: SideName): [CornerName, CornerName] {
  const [hex, direction] = split(name);
  const [one, other] = ENDS[direction as Direction];
  return [corner(hex, one), corner(hex, other)];
}

export interface Beam extends Point {
  /** Degrees, within (-90, 90]. */
  angle: number;
}

/** How the line between two points is turned; never upside down. */
export function level(a: Point, b: Point): number {
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  if (angle > 90.001) return angle - 180;
  return angle <= -89.999 ? angle + 180 : angle;
}

export function sidePoint(name: SideName): Beam {
  const [a, b] = ends(name).map(cornerPoint) as [Point, Point];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: level(a, b) };
}

/** The straight way along a side, as a path. */
export function sideWay(name: SideName): string {
  const [a, b] = ends(name).map(cornerPoint) as [Point, Point];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

/** The side that joins two corners beside each other. */
export function between(one: CornerName, other: CornerName): SideName {
  for (const name of hexesAtCorner(one))
    for (const direction of DIRECTIONS) {
      const at = side(parseHex(name), direction);
      const both = ends(at);
      if (both.includes(one) && both.includes(other)) return at;
    }
  throw new Error(`no side joins ${one} and ${other}`);
}

/** The up to three hexes around a corner, land or sea. */
export function hexesAtCorner(name: CornerName): HexName[] {
  const [hex, vertex] = split(canonicalCorner(name));
  const around: [Direction, Direction] = vertex === "N" ? ["NW", "NE"] : ["SE", "SW"];
  return [hex, ...around.map((direction) => neighbour(hex, direction))].map(hexName);
}

export function hexesAtSide(name: SideName): [HexName, HexName] {
  const [hex, direction] = split(name);
  return [hexName(hex), hexName(neighbour(hex, direction as Direction))];
}

export const cornersOf = (hex: Axial): CornerName[] =>
  VERTICES.map((vertex) => corner(hex, vertex));

export const tilesByName = (board: Layout): Map<HexName, Tile> =>
  new Map(board.hexes.map((tile) => [hexName(tile), tile]));

/** The sides of the land that face the sea, each from its first corner to its second, clockwise. */
export function shore(land: readonly Axial[]): [CornerName, CornerName][] {
  const names = new Set(land.map(hexName));
  return land.flatMap((hex) =>
    DIRECTIONS.filter((direction) => !names.has(hexName(neighbour(hex, direction)))).map(
      (direction): [CornerName, CornerName] => {
        const [one, other] = ENDS[direction];
        return [corner(hex, one), corner(hex, other)];
      },
    ),
  );
}

/** The closed walks along the shore: one for each island, and one for each lake. */
export function loops(land: readonly Axial[]): CornerName[][] {
  const next = new Map<CornerName, CornerName[]>();
  for (const [from, to] of shore(land)) next.set(from, [...(next.get(from) ?? []), to]);
  const found: CornerName[][] = [];
  for (;;) {
    const start = [...next].find(([, to]) => to.length > 0)?.[0];
    if (start === undefined) return found;
    const loop = [start];
    for (
      let at = next.get(start)?.pop();
      at !== undefined && at !== start;
      at = next.get(at)?.pop()
    )
      loop.push(at);
    found.push(loop);
  }
}

export interface HarbourPlace {
  harbour: Harbour;
  boat: Point;
  jetty: Beam;
  corners: [CornerName, CornerName];
}

/** Where a harbour's boat and jetty are drawn. */
export function harbourPlace(harbour: Harbour): HarbourPlace {
  const from = centre(harbour);
  const to = centre(STEP[harbour.side]);
  const length = Math.hypot(to.x, to.y);
  const out = { x: to.x / length, y: to.y / length };
  const reach = (far: number): Point => ({ x: from.x + out.x * far, y: from.y + out.y * far });
  const inner = WIDTH / 2;
  const boat = reach(inner + 66);
  const [one, other] = ENDS[harbour.side];
  return {
    harbour,
    boat: { x: boat.x, y: boat.y + 8 },
    jetty: { ...reach(inner + 4), angle: (Math.atan2(out.x, -out.y) * 180) / Math.PI },
    corners: [corner(harbour, one), corner(harbour, other)],
  };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The sea of a board with ships. */
export const seaOf = (board: Layout): Axial[] => (board.chart?.sea ?? []).map(parseHex);

/** What the picture must show: the coast, the harbours and the sea for ships, with a little around. */
export function frame(board: Layout, margin = 8): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  const take = (p: Point, left: number, right: number, up: number, down: number) => {
    xs.push(p.x - left, p.x + right);
    ys.push(p.y - up, p.y + down);
  };
  for (const tile of board.hexes)
    for (const name of cornersOf(tile)) take(cornerPoint(name), 30, 30, 30, 30);
  for (const hex of seaOf(board))
    for (const name of cornersOf(hex)) take(cornerPoint(name), 4, 4, 4, 4);
  for (const harbour of board.harbours) take(harbourPlace(harbour).boat, 40, 40, 56, 36);
  if (xs.length === 0) return { x: -545, y: -492, width: 1090, height: 984 };
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
