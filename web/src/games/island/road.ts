// The longest line of a seat's roads, to be shown; who holds the card is the server's to say.

import { ends } from "./geometry";
import type { CornerName, Seat, SideName, View } from "./types";

/** The sides of one longest line: no side twice, not through others' buildings (BASE-41, BASE-42). */
export function longestLine(
  roads: readonly SideName[],
  walls: ReadonlySet<CornerName>,
): SideName[] {
  const at = new Map<CornerName, SideName[]>();
  for (const road of roads)
    for (const end of ends(road)) at.set(end, [...(at.get(end) ?? []), road]);
  let best: SideName[] = [];
  const go = (from: CornerName, line: SideName[]) => {
    if (line.length > best.length) best = [...line];
    if (line.length > 0 && walls.has(from)) return;
    for (const road of at.get(from) ?? []) {
      if (line.includes(road)) continue;
      const [one, other] = ends(road);
      go(one === from ? other : one, [...line, road]);
    }
  };
  for (const start of at.keys()) go(start, []);
  return best;
}

export function longestRoadOf(view: View, seat: Seat): SideName[] {
  const walls = new Set(
    view.seats.flatMap((other, index) =>
      index === seat ? [] : [...other.settlements, ...other.cities],
    ),
  );
  return longestLine(view.seats[seat]?.roads ?? [], walls);
}
