// What the time line of a replay shows at a step.

import type { LogStep, Mark } from "../../lib/table";

/** The last thing of note in a step: a card that changes hands after a building matters more. */
export const lastOf =
  <Event>(mark: (event: Event) => Mark | undefined) =>
  (step: LogStep): Mark | undefined =>
    (step.events as Event[]).map(mark).findLast((found) => found !== undefined);
