// The expansions: the one file that names them.

import { chips, chipTellings } from "./chips";
import { canal, canalTellings, canalWordings } from "./erie";
import { friends, friendMoments, friendTellings, friendWordings } from "./friends";
import { helperMoments, helpers, helperTellings, helperWordings } from "./helpers";
import type { Fact, Moments, Part, Tellings, Wordings } from "./part";
import type { Action } from "./question";
import type { Seat, View } from "./types";

/** In the order in which they stand at the table. */
export const PARTS: readonly Part[] = [friends, helpers, canal, chips];

/** Those that are played at a table. */
export const partsOf = (view: View): readonly Part[] =>
  view.scenario === undefined ? [] : PARTS.filter((part) => part.plays(view));

/** What everybody may know of a seat, of all that is played. */
export const factsOf = (view: View, seat: Seat): Fact[] =>
  partsOf(view).flatMap((part) => part.facts?.(view, seat) ?? []);

/** What else there is to say of a seat where there is no room to show it. */
export const saysOf = (view: View, seat: Seat): string[] =>
  partsOf(view).flatMap((part) => part.says?.(view, seat) ?? []);

export const actionOf = (id: string): Action | undefined =>
  PARTS.flatMap((part) => part.actions ?? []).find((action) => action.id === id);

export const tellings: Tellings = {
  ...friendTellings,
  ...helperTellings,
  ...canalTellings,
  ...chipTellings,
};

export const wordings: Wordings = { ...friendWordings, ...helperWordings, ...canalWordings };

export const moments: Moments = { ...friendMoments, ...helperMoments };
