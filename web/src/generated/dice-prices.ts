// Made by `cargo xtask types` from the Rust types: change those.
import type { Face, Piece } from "./dice";

/** How many dice of each face a thing takes. */
export const prices: Record<Piece, Partial<Record<Face, number>>> = {
  "road": {"brick":1,"lumber":1},
  "knight": {"wool":1,"grain":1,"ore":1},
  "settlement": {"wool":1,"grain":1,"brick":1,"lumber":1},
  "city": {"grain":2,"ore":3},
};

/** What the largest army and the longest road count, each. */
export const cardWorth = 2;
