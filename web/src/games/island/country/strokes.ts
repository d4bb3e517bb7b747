// What stands on a bent landscape: its mountains, trees, sheep, sheaves or hills, scattered as by hand
// and clear of everything that must be read; and the cuts of the ground under them.

import { seeded } from "../../../lib/shore";
import { drawingOf } from "../drawing";
import { hexName, type Point } from "../geometry";
import type { Layout, Terrain, Tile } from "../types";
import type { Bent } from "./bent";
import { fromLine, inside } from "./plane";
import { LINE, townNames, widthOf } from "./signs";

export interface Stroke extends Point {
  symbol: string;
}

interface Kind {
  /** How many different pictures there are. */
  pictures: number;
  /** At most so many on a landscape, and this far apart. */
  most: number;
  apart: number;
  /** Half the width and half the height of what is drawn. */
  half: readonly [number, number];
  /** How near the rim it may come. */
  rim: number;
}

const KINDS: Partial<Record<Terrain, Kind>> = {
  mountains: { pictures: 2, most: 8, apart: 34, half: [21, 24], rim: 7 },
  forest: { pictures: 2, most: 16, apart: 20, half: [11, 18], rim: 11 },
  pasture: { pictures: 2, most: 8, apart: 30, half: [16, 10], rim: 11 },
  fields: { pictures: 1, most: 7, apart: 26, half: [11, 14], rim: 11 },
  hills: { pictures: 2, most: 6, apart: 38, half: [29, 13], rim: 7 },
};

/** Tries before a landscape counts as full. */
const TRIES = 900;

interface Clear extends Point {
  across: number;
  down: number;
}

/** What must stay free: towns with their names, and the crossings. */
function clearings(board: Layout): Clear[] {
  const { corner } = drawingOf(board);
  const { towns = [], crossings = [] } = board.country ?? {};
  const places = [...towns.map(({ at }) => at), ...crossings];
  return [
    ...places.map((at) => ({ ...corner(at), across: 24, down: 24 })),
    ...townNames(board)
      .filter(({ ground }) => ground === "land")
      .map(({ at, x, y, lines }) => {
        const from = corner(at).y;
        const low = y + LINE * (lines.length - 1);
        const across = Math.max(...lines.map(widthOf)) / 2 + 4;
        return { x, y: (from + low) / 2, across, down: Math.abs(low - from) / 2 + 5 };
      }),
  ];
}

function scatter(tile: Tile, around: readonly Point[], clear: readonly Clear[]): Stroke[] {
  const kind = KINDS[tile.terrain];
  if (kind === undefined) return [];
  const random = seeded(`${hexName(tile)} ${tile.terrain}`);
  const [across, down] = kind.half;
  const xs = around.map(({ x }) => x);
  const ys = around.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const found: Point[] = [];
  for (let n = 0; n < TRIES && found.length < kind.most; n++) {
    const x = left + random() * (right - left);
    const y = top + random() * (bottom - top);
    const tips = [
      { x: x - across, y },
      { x: x + across, y },
      { x, y: y - 2 * down },
    ];
    if (found.some((p) => Math.abs(x - p.x) < kind.apart && Math.abs(y - p.y) < kind.apart * 0.62))
      continue;
    const hides = ({ x: cx, y: cy, across: w, down: h }: Clear) =>
      Math.abs(x - cx) < w + across && Math.abs(y - down - cy) < h + down;
    if (clear.some(hides)) continue;
    if (tips.every((tip) => inside(tip, around) && fromLine(tip, around) > kind.rim))
      found.push({ x: Math.round(x), y: Math.round(y) });
  }
  return found
    .sort((a, b) => a.y - b.y)
    .map((p, n) => ({ ...p, symbol: `land-${tile.terrain}-${(n % kind.pictures) + 1}` }));
}

/** How far below its middle a landscape bears its number. */
export const CHIP = 18;

const kept = new WeakMap<Layout, Map<string, Stroke[]>>();

/** The strokes of each landscape, by the name of its hex. */
export function strokesOf(board: Layout, bent: Bent): Map<string, Stroke[]> {
  const known = kept.get(board);
  if (known) return known;
  const clear = clearings(board);
  const made = new Map(
    board.hexes.map((tile) => {
      const { x, y } = bent.hex(tile);
      // Large things may stand a little behind the number.
      const size = tile.terrain === "mountains" || tile.terrain === "hills" ? 14 : 36;
      const chip = { x, y: y + CHIP, across: size, down: size };
      return [hexName(tile), scatter(tile, bent.around(tile), [chip, ...clear])];
    }),
  );
  kept.set(board, made);
  return made;
}

/** The size of the piece of ground that is repeated. */
export const GROUND = { width: 230, height: 190 };

/** One cut of the knife. */
export function cut(x: number, y: number, length: number, thick: number): string {
  const [to, middle] = [(x + length).toFixed(0), (x + length / 2).toFixed(0)];
  const start = `${x.toFixed(0)} ${y.toFixed(0)}`;
  return `M${start}Q${middle} ${(y + thick).toFixed(1)} ${to} ${y.toFixed(0)}Q${middle} ${(y - thick).toFixed(1)} ${start}Z`;
}

/** The cuts of a kind of ground: furrows in the fields, turf and scree elsewhere. */
export function groundOf(terrain: Terrain): string {
  const random = seeded(`ground ${terrain}`);
  const fields = terrain === "fields";
  const step = fields ? 15 : 19;
  let path = "";
  for (let y = step / 2; y < GROUND.height; y += step)
    for (let x = random() * 30; ;) {
      const length = fields ? 60 + random() * 50 : 10 + random() * 14;
      if (x + length > GROUND.width) break;
      path += cut(x, y, length, fields ? 1.5 : 1.2);
      x += length + (fields ? 6 + random() * 8 : 16 + random() * 24);
    }
  return path;
}
