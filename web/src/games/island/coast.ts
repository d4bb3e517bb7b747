// The coast of the island, drawn as the house draws its maps.

import { seeded, smooth, wobbly } from "../../lib/shore";
import { cornerPoint, hexName, loops, type Axial } from "./geometry";

export { seeded, smooth } from "../../lib/shore";

/** The coast of a board as a path; the same board always has the same coast. */
export function coast(land: readonly Axial[]): string {
  const random = seeded(land.map(hexName).join(" "));
  return loops(land)
    .map((loop) => smooth(wobbly(loop.map(cornerPoint), random)))
    .join("");
}
