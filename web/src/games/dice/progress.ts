// How far a game has come.

import type { TableState } from "../../lib/table";
import { t } from "./i18n";
import { chartOf } from "./sheet";
import type { DiceTable } from "./types";

/** "Turn 3 of 15", where the sheet has a box for each turn. */
export function progress(table: TableState): string | undefined {
  const { view } = table as DiceTable;
  const turns = chartOf(view.sheet).sheet.boxes;
  if (turns === undefined) return undefined;
  return t("dice-turn-of", { turn: Math.min(Math.max(view.round, 1), turns), turns });
}
