// What has changed between two views, told as a server tells it (docs/socket.md, `Change`): the parts
// that are the same are not told again, and the screens need not draw them anew.

import type { Step } from "../generated/server";

type Change = Step["change"][number];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A path is written with dots, so a name with a dot in it cannot stand in one. */
const nameable = (names: readonly string[]): boolean =>
  names.every((name) => name !== "" && !name.includes("."));

export function difference(before: unknown, now: unknown, path = ""): Change[] {
  const under = (name: string | number): string => (path === "" ? `${name}` : `${path}.${name}`);
  if (Object.is(before, now)) return [];
  if (Array.isArray(before) && Array.isArray(now) && before.length === now.length)
    return now.flatMap((item: unknown, at) => difference(before[at], item, under(at)));
  if (!isRecord(before) || !isRecord(now)) return [[path, now]];
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  if (!nameable(names)) return same(before, now) ? [] : [[path, now]];
  return names.flatMap((name): Change[] => {
    if (!(name in now)) return [[under(name)]];
    if (!(name in before)) return [[under(name), now[name]]];
    return difference(before[name], now[name], under(name));
  });
}

/** Whether two values from JSON, written by the same hand, are the same. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
