// Where charters and the names of towns stand on a country map, bent or not.

import {
  canonicalCorner,
  hexName,
  hexesAtSide,
  parseHex,
  splitCorner,
  tilesByName,
  type Point,
} from "../geometry";
import { drawingOf } from "../drawing";
import type { CornerName, Layout, SideName, Trade } from "../types";
import { inside } from "./plane";
import { sheetOf, type Anchor } from "./sheet";

export interface CharterSign extends Point {
  trade: Trade;
  /** The red road spaces that lead to it. */
  sides: SideName[];
  /** The middles of these. */
  ends: Point[];
}

/** How far a charter lies outside its road spaces. */
const FAR = 108;

/** Which way the outside is, from a side of the land. */
function outward(board: Layout, at: SideName): Point {
  const { hex, side } = drawingOf(board);
  const land = tilesByName(board);
  const name = hexesAtSide(at).find((one) => land.has(one));
  const from = name === undefined ? { x: 0, y: 0 } : hex(parseHex(name));
  const to = side(at);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

const sum = (all: readonly Point[]): Point =>
  all.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });

export function charterSigns(board: Layout): CharterSign[] {
  const { charters = [], roads = [] } = board.country ?? {};
  const { side } = drawingOf(board);
  const moved = sheetOf(board)?.charters ?? {};
  return charters.flatMap((trade, number): CharterSign[] => {
    const sides = roads.filter(({ charter }) => charter === number).map(({ at }) => at);
    const [first] = sides;
    if (first === undefined) return [];
    const ends = sides.map((at) => ({ x: side(at).x, y: side(at).y }));
    const out = sum(sides.map((at) => outward(board, at)));
    const length = Math.hypot(out.x, out.y) || 1;
    const [dx, dy, far] = moved[first] ?? [0, 0, FAR];
    const middle = sum(ends);
    return [
      {
        trade,
        sides,
        ends,
        x: Math.round(middle.x / ends.length + (out.x / length) * far + dx),
        y: Math.round(middle.y / ends.length + (out.y / length) * far + dy),
      },
    ];
  });
}

export interface TownName extends Point {
  at: CornerName;
  anchor: Anchor;
  /** What it is written on. */
  ground: "land" | "water" | "abroad";
  lines: string[];
}

const SIZE = 22;
export const LINE = 20;
/** Wider than this, a name of two words takes two lines. */
const WIDE = 150;
const NARROW = /[iljtf'\-. I]/;
const BROAD = /[mwMWGOQ]/;

/** How wide a name is, about. */
export const widthOf = (name: string): number =>
  [...name].reduce(
    (all, letter) => all + SIZE * (NARROW.test(letter) ? 0.32 : BROAD.test(letter) ? 0.82 : 0.56),
    0,
  );

/**
 * A name stands below a top corner and above a bottom one, as near as the two roads leave room for it;
 * off the land it goes out, and beside the town where only one side of it is land.
 */
export function townNames(board: Layout): TownName[] {
  const sheet = sheetOf(board);
  const { corner } = drawingOf(board);
  const land = new Set(board.hexes.map(hexName));
  const isLand = (q: number, r: number) => land.has(hexName({ q, r }));
  const beyond = (x: number, y: number): TownName["ground"] => {
    const waters = sheet?.scenery.waters;
    if (waters === undefined) return "water";
    return waters.some(({ points }) => inside({ x, y }, points)) ? "water" : "abroad";
  };

  return (board.country?.towns ?? []).map(({ at: given, name }) => {
    const at = canonicalCorner(given);
    const [{ q, r }, vertex] = splitCorner(at);
    const { x, y } = corner(at);
    const down = vertex === "N";
    const own = isLand(q, r);
    const lines =
      own && widthOf(name) > WIDE && name.includes(" ")
        ? [name.slice(0, name.indexOf(" ")), name.slice(name.indexOf(" ") + 1)]
        : [name];
    const set = (
      dx: number,
      dy: number,
      anchor: Anchor,
      ground?: TownName["ground"],
    ): TownName => ({
      at,
      x: Math.round(x + dx),
      y: Math.round(y + dy),
      anchor,
      ground:
        ground ?? beyond(x + dx + (anchor === "start" ? 8 : anchor === "end" ? -8 : 0), y + dy),
      lines,
    });
    const moved = sheet?.names[at];
    if (moved !== undefined) return set(...moved);
    const left = down ? isLand(q, r - 1) : isLand(q - 1, r + 1);
    const right = down ? isLand(q + 1, r - 1) : isLand(q, r + 1);
    if (own && (down || left === right)) {
      const room = (widthOf(lines[0] ?? "") / 2) * (0.577 / (sheet?.stretch ?? 1));
      return set(0, down ? 35 + room : -20 - room, "middle", "land");
    }
    if (left && right) return set(0, down ? 86 : -72, "middle");
    return left ? set(52, 22, "start") : set(-52, 22, "end");
  });
}
