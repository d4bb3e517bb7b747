// Where a place lies, for those who listen: by rows from the top and hexes from the left. Every hex,
// corner and side of a board has one such name, and no other has the same.

import {
  canonicalCorner,
  corner,
  DIRECTIONS,
  hexName,
  seaOf,
  side,
  VERTICES,
  type Axial,
} from "./geometry";
import { language } from "../../lib/i18n.svelte";
import { t } from "./i18n";
import type { CornerName, HexName, Layout, SideName } from "./types";

interface Names {
  hexes: Map<HexName, string>;
  corners: Map<CornerName, string>;
  sides: Map<SideName, string>;
}

/** Hexes as they are read: row by row, from left to right. */
function inRows<H extends Axial>(hexes: readonly H[]): H[][] {
  const found = new Map<number, H[]>();
  for (const hex of hexes) found.set(hex.r, [...(found.get(hex.r) ?? []), hex]);
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.toSorted((one, other) => one.q - other.q));
}

/** The land, row by row. */
export const rows = (board: Layout): Layout["hexes"][] => inRows(board.hexes);

/** Made once for each board and language: a board has dozens of places that ask for it. */
const kept = new WeakMap<Layout, { language: string; names: Names }>();

function names(board: Layout): Names {
  const before = kept.get(board);
  if (before?.language === language.current) return before.names;
  const made = { language: language.current, names: make(board) };
  kept.set(board, made);
  return made.names;
}

/** A corner or side goes by the first hex it belongs to. */
function make(board: Layout): Names {
  const found: Names = { hexes: new Map(), corners: new Map(), sides: new Map() };
  for (const [down, row] of inRows<Axial>([...board.hexes, ...seaOf(board)]).entries())
    for (const [along, tile] of row.entries()) {
      const hex = t("island-place-hex", { row: down + 1, hex: along + 1 });
      found.hexes.set(hexName(tile), hex);
      for (const vertex of VERTICES) {
        const at = corner(tile, vertex);
        if (!found.corners.has(at))
          found.corners.set(at, t("island-place-corner", { hex, at: vertex }));
      }
      for (const direction of DIRECTIONS) {
        const at = side(tile, direction);
        if (!found.sides.has(at))
          found.sides.set(at, t("island-place-side", { hex, at: direction }));
      }
    }
  return found;
}

/** "second row, third hex". */
export const hexPlace = (board: Layout, at: HexName): string => names(board).hexes.get(at) ?? "";
/** "second row, third hex, top corner". */
export const cornerPlace = (board: Layout, at: CornerName): string =>
  names(board).corners.get(canonicalCorner(at)) ?? "";
/** "second row, third hex, upper right side". */
export const sidePlace = (board: Layout, at: SideName): string => names(board).sides.get(at) ?? "";
