// How large a cell of a realm is drawn: first it shrinks, then the realm scrolls inside itself.

import { widthOf, type Column } from "./places";

export interface Room {
  width: number;
  height: number;
  gap: number;
  /** What is kept free around the realm, in all. */
  free: number;
  /** Between these a cell is drawn; narrower realms get larger cells, and wider ones scroll. */
  least: number;
  most: number;
}

/** Three rows: two cells and a centre row a little lower. */
const ROWS = 2.86;
/** So large is a cell whose place in the centre row a finger still finds: 24 pixels high. */
const PRESSED = 28;

export function cellOf(
  columns: readonly Column[],
  { width, height, gap, free, least, most }: Room,
): number {
  const { cells, gaps } = widthOf(columns);
  const across = (width - free - gaps * gap) / cells;
  const down = (height - free - 2 * gap) / ROWS;
  const cell = Math.floor(Math.min(most, down, Math.max(across, least)));
  return Math.max(Math.min(least, PRESSED), cell);
}
