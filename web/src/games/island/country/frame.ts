// What the picture of a board must show.

import { frame, type Box } from "../geometry";
import type { Layout } from "../types";
import { sheetOf } from "./sheet";
import { charterSigns } from "./signs";

/** A bent map has its own frame; on hexes the charters need room too. */
export function frameOf(board: Layout): Box {
  const sheet = sheetOf(board);
  if (sheet) return sheet.box;
  const { x, y, width, height } = frame(board);
  const signs = charterSigns(board);
  const left = Math.min(x, ...signs.map((sign) => sign.x - 42));
  const top = Math.min(y, ...signs.map((sign) => sign.y - 50));
  const right = Math.max(x + width, ...signs.map((sign) => sign.x + 42));
  const bottom = Math.max(y + height, ...signs.map((sign) => sign.y + 54));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The board of before, where the one of now says the same. */
export const sameBoard = (before: Layout | null, now: Layout | null): Layout | null =>
  before !== null && JSON.stringify(before) === JSON.stringify(now) ? before : now;
