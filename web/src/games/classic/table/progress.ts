// How far a game has come, for the bar: the mode, and the points that win.

import type { TableState } from "../../../lib/table";
import { t } from "../i18n";
import type { ClassicTable } from "../types";

export function progress(table: TableState): string {
  const { view } = table as ClassicTable;
  const three = view.realms.length > 2 ? "yes" : "no";
  return t("classic-progress", {
    mode: t(`classic-mode-${view.mode}`),
    points: view.target,
    three,
  });
}
