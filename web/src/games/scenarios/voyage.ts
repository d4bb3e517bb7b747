// Ships for a picture of the sea: the shortest ways from one island to others.

import { cornersOf, ends, parseHex } from "../island/geometry";
import { islandsOf, openPaths } from "../island/sea/waters";
import type { CornerName, HexName, Layout, SideName } from "../island/types";

export interface Voyage {
  from: CornerName;
  ships: SideName[];
}

const coast = (island: readonly HexName[]): Set<CornerName> =>
  new Set(island.flatMap((hex) => cornersOf(parseHex(hex))));

/** The shortest way by sea between two coasts; nothing where there is none. */
function shortest(
  paths: readonly SideName[],
  from: Set<CornerName>,
  to: Set<CornerName>,
): Voyage | undefined {
  const came = new Map<CornerName, Voyage>([...from].map((at) => [at, { from: at, ships: [] }]));
  const reached = [...from];
  for (const at of reached) {
    const way = came.get(at);
    if (way === undefined) continue;
    if (to.has(at)) return way;
    for (const path of paths) {
      const both = ends(path);
      if (!both.includes(at)) continue;
      const next = both.find((one) => one !== at) ?? at;
      if (came.has(next)) continue;
      came.set(next, { from: way.from, ships: [...way.ships, path] });
      reached.push(next);
    }
  }
  return undefined;
}

/** How many ways are shown. */
const MOST = 3;

/** Ships that leave the largest island, each line for another one. */
export function voyages(board: Layout): Voyage[] {
  const paths = openPaths(board);
  const largest = (one: HexName[], other: HexName[]) => other.length - one.length;
  const [home = [], ...others] = islandsOf(board).sort(largest);
  return others
    .flatMap((island) => shortest(paths, coast(home), coast(island)) ?? [])
    .filter(({ ships }) => ships.length > 0)
    .slice(0, MOST);
}
