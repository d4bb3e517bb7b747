// Made by `cargo xtask types` from the Rust types: change those.
import type { Hand, Resource, Terrain } from "./island";

/** What things cost. */
export const prices: Record<"road" | "ship" | "settlement" | "city" | "card", Hand> = {
  "road": {"lumber":1,"brick":1},
  "ship": {"lumber":1,"wool":1},
  "settlement": {"lumber":1,"brick":1,"wool":1,"grain":1},
  "city": {"grain":2,"ore":3},
  "card": {"wool":1,"grain":1,"ore":1},
};

/** What walls and knights cost; to promote one costs as much as to hire one. */
export const knightPrices: Record<"wall" | "knight" | "activation", Hand> = {
  "wall": {"brick":2},
  "knight": {"wool":1,"ore":1},
  "activation": {"grain":1},
};

/** How many points things count. */
export const worth: Record<"settlement" | "city" | "longestRoad" | "largestArmy", number> = {
  "settlement": 1,
  "city": 2,
  "longestRoad": 2,
  "largestArmy": 2,
};

/** What land yields. */
export const yields: Record<Terrain, Resource | null> = {
  "forest": "lumber",
  "hills": "brick",
  "pasture": "wool",
  "fields": "grain",
  "mountains": "ore",
  "desert": null,
  "gold": null,
};
