// Mist over an island: pale scrolls along its coast and on land without a number.

import { seeded } from "../coast";
import { centre, cornerPoint, hexName, loops, parseHex, type Point } from "../geometry";
import type { HexName, Layout } from "../types";

export interface Scroll extends Point {
  scale: number;
  /** Whether it curls to the other side. */
  turned: boolean;
}

/** How far apart scrolls lie along the coast, in corners of it. */
const APART = 4;

/** The same island always lies in the same mist. */
export function scrolls(board: Layout, hexes: readonly HexName[]): Scroll[] {
  const random = seeded(hexes.join(" "));
  const at = (x: number, y: number): Scroll => ({
    x: x + (random() - 0.5) * 30,
    y: y + (random() - 0.5) * 16,
    scale: 0.75 + random() * 0.25,
    turned: random() < 0.5,
  });
  const coast = loops(hexes.map(parseHex)).flatMap((loop) =>
    loop.filter((_, index) => index % APART === 1).map(cornerPoint),
  );
  // A number is never covered: scrolls lie above or below where one could be.
  const bare = board.hexes.filter(
    (tile) => hexes.includes(hexName(tile)) && tile.number === undefined,
  );
  return [
    ...coast.map(({ x, y }) => at(x, y)),
    ...bare.map((tile, index) => {
      const { x, y } = centre(tile);
      return at(x, y + (index % 2 === 0 ? 34 : -30));
    }),
  ];
}
