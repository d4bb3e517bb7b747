// What the list of things to build says about each kind.

import type { Closed } from "../../lib/table";
import { whyShort } from "../shared/why";
import { may, missing } from "./faces";
import { t } from "./i18n";
import { builtOf, type Chart, type Spot } from "./sheet";
import type { Decision, Piece, SheetView, View } from "./types";
import { facesInWords, thing } from "./words";

export interface Cost {
  piece: Piece;
  /** Whether it can be built now: the server says so. */
  yes: boolean;
  title: string;
  note: string;
}

/** The next thing of a kind on a sheet that is built in order; any, where there is no order. */
function next(chart: Chart, sheet: SheetView, piece: Piece): Spot | undefined {
  const built = builtOf(sheet, piece);
  return chart.spots.find((spot) => spot.piece === piece && !built.includes(spot.id));
}

export function costOf(
  piece: Piece,
  chart: Chart,
  sheet: SheetView,
  view: View,
  decisions: readonly Decision[],
  closed: Closed,
): Cost {
  const spot = next(chart, sheet, piece);
  const yes = may(decisions, piece);
  const named =
    spot !== undefined && chart.sheet.in_order ? thing(chart, spot) : t(`dice-${piece}`);
  const worth = (): string => {
    if (spot !== undefined && spot.points > 0) return t("dice-points", { points: spot.points });
    return t(piece === "knight" ? "dice-can-counts-army" : "dice-can-counts-road");
  };
  const note = (): string => {
    if (spot === undefined) return t("dice-can-all");
    if (yes || view.dice.length === 0) return worth();
    const open = missing(view, piece);
    if (new Set(open).size > 2) return t("dice-can-missing-many", { count: open.length });
    if (open.length > 0) return t("dice-can-missing", { what: facesInWords(open, ", ") });
    const rule = closed[piece];
    return rule === undefined ? worth() : whyShort("dice", { kind: piece, rule });
  };
  return { piece, yes, title: named, note: note() };
}
