// The dragons as everybody sees them, and how a knight stands against one.

import { ranks } from "../../../generated/knights-cards";
import { islandsOf } from "../sea/waters";
import { cornersOf, hexesAtCorner, parseHex } from "../geometry";
import { knightAt } from "../knights/knights";
import type { CornerName, DragonView, EnchantedView, HexName, Layout, Seat, View } from "../types";

export const enchantedOf = (view: View): EnchantedView | undefined => view.scenario?.enchanted;

export const dragonAt = (view: View, at: string): DragonView | undefined =>
  enchantedOf(view)?.dragons.find((dragon) => dragon.at === at);

/** How many dragons a seat has beaten. */
export const beaten = (view: View, seat: Seat): number => enchantedOf(view)?.beaten[seat] ?? 0;

/** The hexes of the enchanted island. */
export function enchantedLand(board: Layout): HexName[] {
  const one = board.chart?.enchanted?.island;
  return islandsOf(board).find((island) => one !== undefined && island.includes(one)) ?? [];
}

/** The corners inside it, where dragons lie. */
export function lairs(board: Layout): CornerName[] {
  const land = enchantedLand(board);
  const corners = new Set(land.flatMap((hex) => cornersOf(parseHex(hex))));
  return [...corners].filter((at) => hexesAtCorner(at).every((hex) => land.includes(hex)));
}

export interface Odds {
  /** The points of the dragon's flag, where they are known. */
  flag: number | undefined;
  /** Of the flags that it could have, how many fall to the knight. */
  falls: number;
  all: number;
}

/** How the knight on a corner stands against the dragon there; nothing where there is none. */
export function odds(view: View, at: string): Odds | undefined {
  const dragon = dragonAt(view, at);
  const knight = knightAt(view, at);
  if (dragon === undefined || knight === undefined) return undefined;
  const { strength } = ranks[knight.rank];
  const flag = dragon.strength;
  if (flag !== undefined) return { flag, falls: flag <= strength ? 1 : 0, all: 1 };
  const unseen = enchantedOf(view)?.unseen ?? [];
  const sum = (some: readonly number[]) => some.reduce((all, n) => all + n, 0);
  return { flag, falls: sum(unseen.slice(0, strength)), all: sum(unseen) };
}
