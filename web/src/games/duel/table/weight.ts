// How long a step is worth seeing.

import { weightOf } from "../../realm/table/weight";

export const weight = weightOf(["removed"], []);
