// The recorded moments, for tests.

import "../register";
import type { DiceTable } from "../types";

const loaded = import.meta.glob<DiceTable>("../fixtures/*.json", {
  eager: true,
  import: "default",
});

export const fixtures: [string, DiceTable][] = Object.entries(loaded).map(([path, table]) => [
  path.replace(/^.*\/|\.json$/g, ""),
  table,
]);

export function fixture(name: string): DiceTable {
  const found = fixtures.find(([known]) => known === name)?.[1];
  if (!found) throw new Error(`no fixture ${name}`);
  return structuredClone(found);
}

export const people = (table: DiceTable) => ({
  names: table.room.seats.map((seat) => seat.name),
  me: typeof table.eye === "number" ? table.eye : null,
});
