// The expansions: the one file that names them.

import { chips, chipTellings } from "./chips";
import { canal, canalTellings, canalWordings } from "./erie";
import { enchanted, enchantedMoments, enchantedTellings, enchantedWordings } from "./enchanted";
import { friends, friendMoments, friendTellings, friendWordings } from "./friends";
import { helperMoments, helpers, helperTellings, helperWordings } from "./helpers";
import { RESOURCES } from "./cards";
import { knights, knightMoments, knightTellings, knightWordings } from "./knights";
import type { Fact, Moments, Part, Standing, Tellings, Wordings } from "./part";
import type { Action } from "./question";
import { sea, seaMoments, seaTellings, seaWordings } from "./sea";
import type { Decision, Resource, Seat, View } from "./types";

/** In the order in which they stand at the table. */
export const PARTS: readonly Part[] = [sea, enchanted, knights, friends, helpers, canal, chips];

/** Those that are played at a table. */
export const partsOf = (view: View): readonly Part[] =>
  view.scenario === undefined ? [] : PARTS.filter((part) => part.plays(view));

/** The kinds of cards that are held and traded at a table. */
export const kindsAt = (view: View): readonly Resource[] => [
  ...RESOURCES,
  ...partsOf(view).flatMap((part) => part.kinds ?? []),
];

/** Whether development cards are played. */
export const developsAt = (view: View): boolean => !partsOf(view).some((part) => part.undeveloped);

/** What stands on the board beside roads and buildings. */
export const standingAt = (view: View): Standing[] =>
  partsOf(view).flatMap((part) => part.stands?.(view) ?? []);

/** What everybody may know of a seat, of all that is played. */
export const factsOf = (view: View, seat: Seat): Fact[] =>
  partsOf(view).flatMap((part) => part.facts?.(view, seat) ?? []);

/** Pieces that a seat has left, of all that is played. */
export const stocksOf = (view: View, seat: Seat): Fact[] =>
  partsOf(view).flatMap((part) => part.stocks?.(view, seat) ?? []);

/** What else there is to say of a seat where there is no room to show it. */
export const saysOf = (view: View, seat: Seat): string[] =>
  partsOf(view).flatMap((part) => part.says?.(view, seat) ?? []);

const allActions = (): Action[] =>
  PARTS.flatMap(({ actions = [], asks = [] }) => [...actions, ...asks]);

export const actionOf = (id: string): Action | undefined =>
  allActions().find((action) => action.id === id);

/** Every way in which a kind of decision is chosen. */
export const actionsFor = (kind: Decision["do"]): Action[] =>
  allActions().filter(({ kinds }) => kinds.includes(kind));

export const tellings: Tellings = {
  ...friendTellings,
  ...helperTellings,
  ...canalTellings,
  ...chipTellings,
  ...knightTellings,
  ...seaTellings,
  ...enchantedTellings,
};

export const wordings: Wordings = {
  ...friendWordings,
  ...helperWordings,
  ...canalWordings,
  ...knightWordings,
  ...seaWordings,
  ...enchantedWordings,
};

export const moments: Moments = {
  ...friendMoments,
  ...helperMoments,
  ...knightMoments,
  ...seaMoments,
  ...enchantedMoments,
};
