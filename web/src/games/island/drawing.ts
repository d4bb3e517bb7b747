// Where a corner, a side or a hex of a board lies in its picture: on the lattice of hexes, or where a
// country map is bent to. Whatever is drawn or pressed on a board asks here.

import { Bent } from "./country/bent";
import { sheetOf } from "./country/sheet";
import {
  centre,
  cornerPoint,
  sidePoint,
  sideWay,
  type Axial,
  type Beam,
  type Point,
} from "./geometry";
import { TILE } from "./symbols";
import type { CornerName, Layout, SideName } from "./types";

export interface Drawing {
  /** Whether it is a drawing of its own and not the lattice. */
  readonly bent: boolean;
  hex(this: void, hex: Axial): Point;
  corner(this: void, at: CornerName): Point;
  side(this: void, at: SideName): Beam;
  /** The outline of a hex, around its own middle. */
  outline(this: void, hex: Axial): string;
  /** The way along a side, as a path. */
  way(this: void, at: SideName): string;
}

const LATTICE: Drawing = {
  bent: false,
  hex: centre,
  corner: cornerPoint,
  side: sidePoint,
  outline: () => TILE,
  way: sideWay,
};

/** Made once for each board: a board is asked for dozens of places at every step. */
const kept = new WeakMap<Layout, Drawing>();

export function drawingOf(board: Layout | null): Drawing {
  if (!board?.country) return LATTICE;
  const known = kept.get(board);
  if (known) return known;
  const sheet = sheetOf(board);
  const made = sheet ? new Bent(sheet) : LATTICE;
  kept.set(board, made);
  return made;
}
