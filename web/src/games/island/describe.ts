// Places in words, for those who do not see the board.

import { hexesAtCorner, hexesAtSide, hexName, tilesByName } from "./geometry";
import { t } from "./i18n";
import type { Spot } from "./spots";
import type { HexName, Layout, Tile, View } from "./types";
import { list, number, type People } from "./words";

/** "forest, six". */
export function tileInWords(tile: Tile, robbed = false): string {
  const name = t(`island-${tile.terrain}`);
  const words = tile.number === undefined ? name : `${name}, ${number(tile.number)}`;
  return robbed ? `${words}, ${t("island-the-robber")}` : words;
}

function around(board: Layout, names: readonly HexName[]): string {
  const tiles = tilesByName(board);
  const land = names.flatMap((name) => {
    const tile = tiles.get(name);
    if (tile === undefined) return [];
    const chip = tile.number === undefined ? "" : ` ${number(tile.number)}`;
    return [`${t(`island-${tile.terrain}`)}${chip}`];
  });
  return list(land.length < names.length ? [...land, t("island-sea")] : land);
}

export function harbourAt(board: Layout, corners: readonly [string, string], at: string): boolean {
  return corners.includes(at);
}

/** "free corner between forest six, hills eight and the sea". */
export function spotInWords(board: Layout, spot: Spot): string {
  switch (spot.kind) {
    case "corner": {
      const where = around(board, hexesAtCorner(spot.at));
      return t(spot.piece === "city" ? "island-spot-city" : "island-spot-corner", { where });
    }
    case "side":
      return t("island-spot-side", { where: around(board, hexesAtSide(spot.at)) });
    case "hex": {
      const tile = tilesByName(board).get(spot.at);
      return t("island-spot-hex", { where: tile ? tileInWords(tile) : spot.at });
    }
  }
}

/** "city of Mira between …". */
export function buildingInWords(
  board: Layout,
  kind: "settlement" | "city",
  at: string,
  people: People,
  seat: number,
): string {
  const where = around(board, hexesAtCorner(at));
  const name = people.names[seat] ?? "";
  const you = people.me === seat ? "yes" : "no";
  return t(`island-building-${kind}`, { name, you, where });
}

/** Whose buildings stand at a hex: for choosing whom to rob. */
export function seatsAt(view: View, hex: HexName): number[] {
  return view.seats.flatMap((seat, index) =>
    [...seat.settlements, ...seat.cities].some((at) => hexesAtCorner(at).includes(hex))
      ? [index]
      : [],
  );
}

export const robbedTile = (board: Layout, robber: HexName | null): Tile | undefined =>
  board.hexes.find((tile) => hexName(tile) === robber);
