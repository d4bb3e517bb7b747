// The two sheets: where everything is drawn, and what it is called in rules/sheets/.

import { sheets } from "../../generated/dice-sheets";
import { seeded, smooth, wobbly, type Point } from "../../lib/shore";
import type { Face, Name, Piece, Sheet, SheetId, SheetView } from "./types";

/** Half a side, and half the height of a hex, in units of the drawing (corner radius 100). */
const HALF = 50;
const HALF_HEIGHT = 86.6;

export const place = ({ x, y }: Point): Point => ({ x: x * HALF, y: y * HALF_HEIGHT });

export interface Spot extends Point {
  id: Name;
  piece: Piece;
  /** Degrees, for roads. */
  angle: number;
  /** How large it is drawn. */
  scale: number;
  /** What is printed on it; nothing on the Plus sheet. */
  points: number;
  /** For knights: what their joker gives. */
  joker?: Face | "any";
  /** The order in which things of a kind are printed, from 1. */
  number: number;
}

export interface Chart {
  id: SheetId;
  sheet: Sheet;
  tiles: (Point & { terrain: string })[];
  lake: Point | undefined;
  spots: Spot[];
  byId: Map<Name, Spot>;
  coast: string;
}

function roads(sheet: Sheet): Spot[] {
  const points = new Map(sheet.point.map((point) => [point.id, place(point)]));
  return sheet.road.map(({ id, from, to }, index): Spot => {
    const [a, b] = [points.get(from) ?? { x: 0, y: 0 }, points.get(to) ?? { x: 0, y: 0 }];
    let angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    if (angle > 90) angle -= 180;
    if (angle <= -90) angle += 180;
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return {
      ...middle,
      id,
      piece: "road",
      angle,
      scale: 1,
      points: id === "start" ? 0 : sheet.road_points,
      number: index,
    };
  });
}

function sites(sheet: Sheet, letter: string, piece: Piece): Spot[] {
  return sheet.point
    .filter(({ id }) => id.startsWith(letter))
    .map((point, index) => ({
      ...place(point),
      id: point.id,
      piece,
      angle: 0,
      scale: 1,
      points: point.points ?? 0,
      number: index + 1,
    }));
}

function knights(sheet: Sheet): Spot[] {
  return sheet.hex.flatMap((hex) => {
    const middle = place(hex);
    const own = hex.knights ?? [];
    return own.map((id, index): Spot => {
      const aside = own.length === 1 ? 0 : (index * 2 - 1) * 34;
      const number = sheet.knight.findIndex((knight) => knight.id === id) + 1;
      return {
        x: middle.x + aside,
        y: middle.y + 4,
        id,
        piece: "knight",
        angle: 0,
        scale: own.length === 1 ? 1 : 0.84,
        points: sheet.knight[number - 1]?.points ?? 0,
        joker: hex.joker ?? "any",
        number,
      };
    });
  });
}

const CORNERS: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
];

/** The corners of the outer coast, clockwise. */
export function outline(sheet: Sheet): Point[] {
  const name = ({ x, y }: Point) => `${x} ${y}`;
  const sides = sheet.hex.flatMap((hex) =>
    CORNERS.map((corner, index) => {
      const other = CORNERS[(index + 1) % CORNERS.length] ?? corner;
      return {
        from: { x: hex.x + corner.x, y: hex.y + corner.y },
        to: { x: hex.x + other.x, y: hex.y + other.y },
      };
    }),
  );
  // A side between two hexes is walked in both directions and is no coast.
  const all = new Set(sides.map(({ from, to }) => `${name(from)}|${name(to)}`));
  const next = new Map(
    sides
      .filter(({ from, to }) => !all.has(`${name(to)}|${name(from)}`))
      .map(({ from, to }) => [name(from), to]),
  );
  const start = sides.find(({ from }) => next.has(name(from)))?.from;
  const walk: Point[] = [];
  for (let at = start; at !== undefined; at = next.get(name(at))) {
    if (walk.length > 0 && start !== undefined && name(at) === name(start)) break;
    walk.push(at);
  }
  return walk.map(place);
}

function chart(id: SheetId): Chart {
  const sheet = sheets[id];
  const spots = [
    ...roads(sheet),
    ...sites(sheet, "s", "settlement"),
    ...sites(sheet, "c", "city"),
    ...knights(sheet),
  ];
  const lake = sheet.hex.find((hex) => hex.terrain === "lake");
  return {
    id,
    sheet,
    tiles: sheet.hex
      .filter((hex) => hex.terrain !== "lake")
      .map((hex) => ({ ...place(hex), terrain: hex.terrain })),
    lake: lake === undefined ? undefined : place(lake),
    spots,
    byId: new Map(spots.map((spot) => [spot.id, spot])),
    coast: smooth(wobbly(outline(sheet), seeded(`sheet ${id}`))),
  };
}

const charts: Record<SheetId, Chart> = { basic: chart("basic"), plus: chart("plus") };

export const chartOf = (id: SheetId): Chart => charts[id];

/** What a player has built, of one kind. */
export function builtOf(sheet: SheetView, piece: Piece): readonly Name[] {
  switch (piece) {
    case "road":
      return sheet.roads;
    case "settlement":
      return sheet.settlements;
    case "city":
      return sheet.cities;
    case "knight":
      return sheet.knights;
  }
}

export const isBuilt = (sheet: SheetView, spot: Spot): boolean =>
  builtOf(sheet, spot.piece).includes(spot.id);

/** The knight that a joker goes by: a pair's is the first of the two. */
export function jokerOf(chart: Chart, knight: Name): Name {
  const hex = chart.sheet.hex.find((one) => one.knights?.includes(knight));
  return hex?.knights?.[0] ?? knight;
}

export const BOX = { x: -318, y: -322, width: 636, height: 644 };
