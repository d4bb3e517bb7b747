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
import { charterAt, charterInWords, townAt, townBeside } from "./country/words";
import { t } from "./i18n";
import { cornerPlace, hexPlace, sidePlace } from "./places";
import type { Laying, Spot } from "./spots";
import type { CornerName, Harbour, HexName, Layout, SideName, Tile, Trade, View } from "./types";
import { list, number, type People } from "./words";

/** "forest, six". */
export function tileInWords(tile: Tile, robbed = false): string {
  const name = t(`island-${tile.terrain}`);
  const words = tile.number === undefined ? name : `${name}, ${number(tile.number)}`;
  return robbed ? `${words}, ${t("island-the-robber")}` : words;
}

/** What lies beyond the land. */
const beyond = (board: Layout): string => t(board.country ? "island-map-edge" : "island-sea");

/** "forest six, hills eight and the sea". */
export function around(board: Layout, names: readonly HexName[]): string {
  const tiles = tilesByName(board);
  const land = names.flatMap((name) => {
    const tile = tiles.get(name);
    if (tile === undefined) return [];
    const chip = tile.number === undefined ? "" : ` ${number(tile.number)}`;
    return [`${t(`island-${tile.terrain}`)}${chip}`];
  });
  return list(land.length < names.length ? [...land, beyond(board)] : land);
}

/** "harbour, two wool to one". */
export const harbourInWords = ({ type }: Harbour): string =>
  type === "3:1" ? t("island-harbour-any") : t("island-harbour-two", { card: t(`island-${type}`) });
/** "2:1 wool". */
const rate = (type: Trade): string => (type === "3:1" ? type : `2:1 ${t(`island-${type}`)}`);

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

/** "between pasture 5 and forest 8, harbour 2:1 wool", "in Ajaccio": where a building stands. */
function cornerWhere(board: Layout, at: CornerName): string {
  const town = townAt(board, at);
  if (town !== undefined) return t("island-where-town", { town });
  const around = hexesAtCorner(at);
  const land = lands(board, around);
  const where = list(land.length === 1 ? [...land, beyond(board)] : land);
  const harbour = board.harbours.map(harbourPlace).find(({ corners }) => corners.includes(at));
  if (harbour !== undefined) {
    return t("island-where-harbour", { where, rate: rate(harbour.harbour.type) });
  }
  const coast = land.length > 1 && land.length < around.length;
  return t(coast ? "island-where-coast" : "island-where-between", { where });
}

/** Where something was built, in words that can be followed without seeing the board. */
export function builtWhere(board: Layout, piece: Laying | "ship", at: string): string {
  if (piece !== "road" && piece !== "ship") return cornerWhere(board, at);
  const around = hexesAtSide(at);
  const land = lands(board, around);
  if (land.length === 0) return t("island-where-sea");
  const both = list(land.length < around.length ? [...land, beyond(board)] : land);
  let where = t("island-where-between", { where: both });
  const town = townBeside(board, at);
  if (town !== undefined) where = t("island-where-by", { where, town });
  const charter = charterAt(board, at);
  return charter === undefined ? where : t("island-where-charter", { where, rate: rate(charter) });
}

/** The harbour that a building at this corner can use. */
const harbourAt = (board: Layout, at: CornerName): Harbour | undefined =>
  board.harbours.find((harbour) => harbourPlace(harbour).corners.includes(canonicalCorner(at)));

/** "forest six, hills eight and the sea; second row, third hex, top corner". A town has its name. */
function cornerInWords(board: Layout, at: CornerName): string {
  const harbour = harbourAt(board, at);
  return [
    around(board, hexesAtCorner(at)),
    ...(harbour === undefined ? [] : [harbourInWords(harbour)]),
    ...(townAt(board, at) === undefined ? [cornerPlace(board, at)] : []),
  ].join("; ");
}
export function sideInWords(board: Layout, at: SideName): string {
  let where = around(board, hexesAtSide(at));
  const town = townBeside(board, at);
  if (town !== undefined) where = t("island-side-by", { where, town });
  const charter = charterAt(board, at);
  if (charter !== undefined)
    where = t("island-side-red", { where, charter: charterInWords(charter) });
  return `${where}; ${sidePlace(board, at)}`;
}

/** A town's name first: it is what one listens for. */
function named(board: Layout, at: CornerName, words: string): string {
  const town = townAt(board, at);
  return town === undefined ? words : `${town}: ${words}`;
}

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
      if (spot.piece === "city") return named(board, spot.at, t("island-spot-city", { where }));
      if (spot.piece === "own-city" || spot.piece === "own-knight" || spot.piece === "knight")
        return named(board, spot.at, t(`island-spot-${spot.piece}`, { where }));
      const town = townAt(board, spot.at);
      if (town !== undefined) return t("island-spot-town", { town, where });
      return t("island-spot-corner", { where });
    }
    case "side":
      return t(`island-spot-${spot.piece === "road" ? "side" : spot.piece}`, {
        where: sideInWords(board, spot.at),
      });
    case "hex": {
      const tile = tilesByName(board).get(spot.at);
      const where = tile
        ? hexInWords(board, tile)
        : `${hexPlace(board, spot.at)}: ${t("island-sea")}`;
      return t(spot.piece === "robber" ? "island-spot-hex" : `island-spot-${spot.piece}`, {
        where,
      });
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
  const words = t(`island-building-${kind}`, { name, you, where });
  return kind === "road" ? words : named(board, at, words);
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
