// Places in words, for those who do not see the board.

import {
  canonicalCorner,
  harbourPlace,
  hexesAtCorner,
  hexesAtSide,
  hexName,
  side,
  tilesByName,
} from "./geometry";
import { t } from "./i18n";
import { cornerPlace, hexPlace, sidePlace } from "./places";
import type { Laying, Spot } from "./spots";
import type { CornerName, Harbour, HexName, Layout, SideName, Tile, View } from "./types";
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

/** "harbour, two wool to one". */
export const harbourInWords = ({ type }: Harbour): string =>
  type === "3:1" ? t("island-harbour-any") : t("island-harbour-two", { card: t(`island-${type}`) });
/** "pasture 5": short, for sentences that name several. */
function lands(board: Layout, names: readonly HexName[]): string[] {
  const tiles = tilesByName(board);
  return names.flatMap((name) => {
    const tile = tiles.get(name);
    if (tile === undefined) return [];
    const terrain = t(`island-${tile.terrain}`);
    return [tile.number ? t("island-at-tile", { terrain, number: tile.number }) : terrain];
  });
}

/** "between pasture 5 and forest 8, harbour 2:1 wool": where a building stands. */
function cornerWhere(board: Layout, at: CornerName): string {
  const around = hexesAtCorner(at);
  const land = lands(board, around);
  const where = list(land.length === 1 ? [...land, t("island-sea")] : land);
  const harbour = board.harbours.map(harbourPlace).find(({ corners }) => corners.includes(at));
  if (harbour !== undefined) {
    const { type } = harbour.harbour;
    const rate = type === "3:1" ? type : `2:1 ${t(`island-${type}`)}`;
    return t("island-where-harbour", { where, rate });
  }
  const coast = land.length > 1 && land.length < around.length;
  return t(coast ? "island-where-coast" : "island-where-between", { where });
}

/** Where something was built, in words that can be followed without seeing the board. */
export function builtWhere(board: Layout, piece: Laying, at: string): string {
  if (piece !== "road") return cornerWhere(board, at);
  const around = hexesAtSide(at);
  const land = lands(board, around);
  const where = list(land.length < around.length ? [...land, t("island-sea")] : land);
  return t("island-where-between", { where });
}

/** The harbour that a building at this corner can use. */
const harbourAt = (board: Layout, at: CornerName): Harbour | undefined =>
  board.harbours.find((harbour) => harbourPlace(harbour).corners.includes(canonicalCorner(at)));

/** "forest six, hills eight and the sea; second row, third hex, top corner". */
function cornerInWords(board: Layout, at: CornerName): string {
  const harbour = harbourAt(board, at);
  return [
    around(board, hexesAtCorner(at)),
    ...(harbour === undefined ? [] : [harbourInWords(harbour)]),
    cornerPlace(board, at),
  ].join("; ");
}
const sideInWords = (board: Layout, at: SideName): string =>
  `${around(board, hexesAtSide(at))}; ${sidePlace(board, at)}`;

/** "second row, third hex: pasture, five". */
export const hexInWords = (board: Layout, tile: Tile, robbed = false): string =>
  `${hexPlace(board, hexName(tile))}: ${tileInWords(tile, robbed)}`;

/** "harbour, three to one; first row, first hex, upper left side". */
export const harbourWithPlace = (board: Layout, harbour: Harbour): string =>
  `${harbourInWords(harbour)}; ${sidePlace(board, side(harbour, harbour.side))}`;

/** "free corner between forest six, hills eight and the sea; second row, third hex, top corner". */
export function spotInWords(board: Layout, spot: Spot): string {
  switch (spot.kind) {
    case "corner": {
      const where = cornerInWords(board, spot.at);
      return t(spot.piece === "city" ? "island-spot-city" : "island-spot-corner", { where });
    }
    case "side":
      return t(spot.piece === "own-road" ? "island-spot-own-road" : "island-spot-side", {
        where: sideInWords(board, spot.at),
      });
    case "hex": {
      const tile = tilesByName(board).get(spot.at);
      return t("island-spot-hex", { where: tile ? hexInWords(board, tile) : spot.at });
    }
  }
}

/** "city of Mira between …", "road of Mira between …". */
export function pieceInWords(
  board: Layout,
  kind: "settlement" | "city" | "road",
  at: string,
  people: People,
  seat: number,
): string {
  const where = kind === "road" ? sideInWords(board, at) : cornerInWords(board, at);
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
