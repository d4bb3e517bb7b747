// Places of a sheet in words, for those who do not see it.

import { t } from "./i18n";
import { isBuilt, jokerOf, place, type Chart, type Spot } from "./sheet";
import type { SheetView } from "./types";
import { list, thing } from "./words";

/** The lands that a crossing or a road lies between. */
function around(chart: Chart, spot: Spot): string {
  const reach = spot.piece === "road" ? 90 : 105;
  const near = chart.sheet.hex
    .filter((hex) => {
      const { x, y } = place(hex);
      return Math.hypot(x - spot.x, y - spot.y) < reach;
    })
    .map((hex) => t(`dice-${hex.terrain}`));
  return list([...new Set(near)]);
}

/** "Settlement 4 between lake, fields and pasture". */
export const placed = (chart: Chart, spot: Spot): string =>
  t(spot.piece === "knight" ? "dice-spot-on" : "dice-spot-between", {
    what: spot.id === "start" ? t("dice-start-road") : thing(chart, spot),
    where: around(chart, spot),
  });

/** "Settlement 4 between lake, fields and pasture, can be built now". */
export function spotInWords(spot: Spot, sheet: SheetView, chart: Chart, legal: boolean): string {
  const where = placed(chart, spot);
  if (!isBuilt(sheet, spot)) return t(legal ? "dice-spot-legal" : "dice-spot-free", { where });
  if (spot.piece !== "knight") return t("dice-spot-built", { where });
  const by = jokerOf(chart, spot.id);
  const joker = t(`dice-joker-${spot.joker ?? "any"}`);
  if (sheet.used.includes(by)) return t("dice-spot-joker-used", { where, joker });
  if (sheet.jokers.includes(by)) return t("dice-spot-joker", { where, joker });
  return t("dice-spot-built", { where });
}
