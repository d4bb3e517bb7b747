// The places of a country map in words.

import { around } from "../describe";
import { canonicalCorner, ends, hexesAtCorner } from "../geometry";
import { t } from "../i18n";
import { sidePlace } from "../places";
import type { CornerName, Layout, SideName, Trade } from "../types";
import { list } from "../words";

/** What a corner is called, where a town lies there. */
export const townAt = (board: Layout, at: CornerName): string | undefined =>
  board.country?.towns.find((town) => canonicalCorner(town.at) === canonicalCorner(at))?.name;

/** The town at one end of a side. */
export const townBeside = (board: Layout, at: SideName): string | undefined =>
  ends(at)
    .map((corner) => townAt(board, corner))
    .find((name) => name !== undefined);

/** What the charter trades that a road here leads to. */
export function charterAt(board: Layout, at: SideName): Trade | undefined {
  const number = board.country?.roads.find((road) => road.at === at)?.charter;
  return number === undefined ? undefined : board.country?.charters[number];
}

/** "charter, two wool to one". */
export const charterInWords = (trade: Trade): string =>
  trade === "3:1"
    ? t("island-charter-any")
    : t("island-charter-two", { card: t(`island-${trade}`) });

/** "charter, three to one; red roads: first row, first hex, left side, and …". */
export const charterWithPlace = (board: Layout, trade: Trade, sides: readonly SideName[]): string =>
  t("island-charter-by", {
    charter: charterInWords(trade),
    roads: list(sides.map((at) => sidePlace(board, at))),
    count: sides.length,
  });

/** What lies at a place of the map: a town by its name, a crossing with or without its chip. */
export function siteInWords(
  board: Layout,
  at: CornerName,
  site: "town" | "chip" | "crossing",
): string {
  const where = around(board, hexesAtCorner(at));
  const name = townAt(board, at);
  if (name === undefined) return t(`island-site-${site}`, { where });
  const canal = board.country?.towns.some((town) => town.name === name && town.canal);
  return t("island-site-named", { name, where, canal: canal ? "yes" : "no" });
}
