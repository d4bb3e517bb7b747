// What the robber and the sevens cost each seat, counted from what happened.

import type { LogStep } from "../../lib/table";
import { cornersOf, parseHex, tilesByName } from "./geometry";
import type { IslandTable } from "./seats";
import type { CornerName, Event, HexName, Seat, Setup } from "./types";

/**
 * For each seat, how many cards it did not get because the robber stood on a hex that was rolled.
 * Pieces that were given at the start are in no event: they are what stands at the table now and
 * was not built up to now.
 */
export function blocked(table: IslandTable, steps: readonly LogStep<Event>[]): number[] {
  const { view, seq } = table;
  const lost = view.seats.map(() => 0);
  if (view.board === null) return lost;
  const tiles = tilesByName(view.board);
  const built = new Set(
    steps
      .filter((step) => step.n <= seq)
      .flatMap((step) => step.events)
      .flatMap((event) => (event.event === "built" && event.piece !== "road" ? [event.at] : [])),
  );
  const sites = new Map<CornerName, { seat: Seat; cards: number }>();
  for (const [seat, { settlements, cities }] of view.seats.entries()) {
    for (const at of [...settlements, ...cities])
      if (!built.has(at)) sites.set(at, { seat, cards: settlements.includes(at) ? 1 : 2 });
  }
  let robber = robberAtFirst(table);
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.event === "robber_moved") robber = event.to;
    else if (event.event === "built" && event.piece !== "road")
      sites.set(event.at, { seat: event.seat, cards: event.piece === "city" ? 2 : 1 });
    else if (event.event === "rolled" && robber !== undefined) {
      const number = tiles.get(robber)?.number;
      if (number !== event.dice[0] + event.dice[1]) continue;
      for (const at of cornersOf(parseHex(robber))) {
        const site = sites.get(at);
        if (site !== undefined) lost[site.seat] = (lost[site.seat] ?? 0) + site.cards;
      }
    }
  }
  return lost;
}

/** Where the robber stands before it is moved; nothing for a desert, where it keeps nobody short. */
function robberAtFirst({ room, view }: IslandTable): HexName | undefined {
  const { pieces } = room.setup as Setup;
  return (pieces.kind === "given" ? pieces.robber : null) ?? view.board?.robber;
}
