// Who stands where among three: the engine says it, as more than points decide.

import type { TableState } from "../../../lib/table";
import type { ClassicTable } from "../types";

export const rank = (table: TableState, seat: number): number | undefined =>
  (table as ClassicTable).view.realms[seat]?.rank ?? undefined;
