// The recorded moments, for tests.

import "../register";
import type { IslandTable } from "../seats";

const loaded = import.meta.glob<IslandTable>("../fixtures/*.json", {
  eager: true,
  import: "default",
});

export const fixtures: [string, IslandTable][] = Object.entries(loaded).map(([path, table]) => [
  path.replace(/^.*\/|\.json$/g, ""),
  table,
]);

export function fixture(name: string): IslandTable {
  const found = fixtures.find(([known]) => known === name)?.[1];
  if (!found) throw new Error(`no fixture ${name}`);
  return structuredClone(found);
}

export const people = (table: IslandTable) => ({
  names: table.room.seats.map((seat) => seat.name),
  me: typeof table.eye === "number" ? table.eye : null,
});
