// How long a step is worth seeing.

import { weightOf } from "../../realm/table/weight";

export const weight = weightOf(
  ["taken_back", "fought", "dueled", "stopped", "leapt_over"],
  ["actions_allowed", "power"],
);
