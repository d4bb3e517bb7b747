// Where things lie on a bent map.

import { smooth } from "../../../lib/shore";
import {
  between,
  canonicalCorner,
  cornersOf,
  ends,
  level,
  type Axial,
  type Beam,
  type Point,
} from "../geometry";
import type { CornerName, SideName } from "../types";
import type { Drawing } from "../drawing";
import type { Pair, Sheet } from "./sheet";

export const point = ([x = 0, y = 0]: Pair): Point => ({ x, y });

/** The points of a row of x and y in turn. */
export const points = (row: readonly number[]): Point[] =>
  Array.from({ length: row.length / 2 }, (_, n) => point(row.slice(2 * n, 2 * n + 2)));

/** So many points along each side of a landscape. */
const POINTS = 5;

/** The point towards which a side bows, as a quadratic curve has it. */
const bow = (a: Point, middle: Point, b: Point): Point => ({
  x: 2 * middle.x - (a.x + b.x) / 2,
  y: 2 * middle.y - (a.y + b.y) / 2,
});

export class Bent implements Drawing {
  readonly bent = true;
  readonly #sheet: Sheet;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  readonly corner = (at: CornerName): Point =>
    point(this.#sheet.corners[canonicalCorner(at)] ?? [0, 0]);

  readonly side = (at: SideName): Beam => {
    const [a, b] = ends(at).map(this.corner) as [Point, Point];
    return { ...this.#middle(at), angle: level(a, b) };
  };

  /** The middle of a landscape: that of its corners. */
  readonly hex = (hex: Axial): Point => {
    const corners = cornersOf(hex).map(this.corner);
    const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    return { x: sum.x / corners.length, y: sum.y / corners.length };
  };

  /** Around a landscape, along the bows of its sides. */
  readonly around = (hex: Axial): Point[] => {
    const corners = cornersOf(hex);
    return corners.flatMap((from, n) => {
      const to = corners[(n + 1) % corners.length] ?? from;
      return this.#walk(from, to);
    });
  };

  readonly outline = (hex: Axial): string => {
    const middle = this.hex(hex);
    return smooth(this.around(hex).map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y })));
  };

  /** The way along a side, as a path. */
  readonly way = (at: SideName): string => {
    const [a, b] = ends(at).map(this.corner) as [Point, Point];
    return `M${a.x} ${a.y}${this.#curve(a, at, b)}`;
  };

  /** The way over several corners, each beside the one before. */
  along(corners: readonly CornerName[]): string {
    const [first, ...rest] = corners;
    if (first === undefined) return "";
    const start = this.corner(first);
    let from = first;
    let path = `M${start.x} ${start.y}`;
    for (const to of rest) {
      path += this.#curve(this.corner(from), between(from, to), this.corner(to));
      from = to;
    }
    return path;
  }

  #middle(at: SideName): Point {
    return point(this.#sheet.sides[at] ?? [0, 0]);
  }

  #curve(a: Point, at: SideName, b: Point): string {
    const { x, y } = bow(a, this.#middle(at), b);
    return `Q${x} ${y} ${b.x} ${b.y}`;
  }

  #walk(from: CornerName, to: CornerName): Point[] {
    const [a, b] = [this.corner(from), this.corner(to)];
    const c = bow(a, this.#middle(between(from, to)), b);
    return Array.from({ length: POINTS }, (_, n) => {
      const t = n / POINTS;
      const [one, two, three] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return { x: one * a.x + two * c.x + three * b.x, y: one * a.y + two * c.y + three * b.y };
    });
  }
}
