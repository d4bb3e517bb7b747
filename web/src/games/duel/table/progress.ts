// How far a game has come, for the bar: the mode, and the points that win.

import { duelModes } from "../../../generated/duel-cards";
import type { TableState } from "../../../lib/table";
import { say, t } from "../i18n";
import type { DuelTable } from "../types";

export function progress(table: TableState): string {
  const { view } = table as DuelTable;
  return t("duel-progress", { mode: say(duelModes[view.mode].name), points: view.target });
}
