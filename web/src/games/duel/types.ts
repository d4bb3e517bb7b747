// What the Duel sends and takes, as Rust has it.

import type { AskView, Decision, Event, View } from "../../generated/duel";
import type { TableState } from "../../lib/table";

export type {
  AskView,
  CardSet,
  Decision,
  Deck,
  DuelCard,
  DuelStep,
  Event,
  EventFace,
  HandView,
  LandView,
  RealmView,
  StackView,
  View,
  Why,
} from "../../generated/duel";
export type { Good, Ground, Terrain } from "../../generated/realm";
export type { Seat } from "../../generated/table";

export type DuelTable = TableState<View, Decision, Event>;

/** The decisions of one kind. */
export type Of<K extends Decision["do"]> = Extract<Decision, { do: K }>;
/** What is asked in one kind of moment. */
export type Asking<K extends AskView["ask"]> = Extract<AskView, { ask: K }>;

export const only = <K extends Decision["do"]>(
  decisions: readonly Decision[],
  ...kinds: K[]
): Of<K>[] => decisions.filter((one): one is Of<K> => (kinds as string[]).includes(one.do));

export const may = (decisions: readonly Decision[], ...kinds: Decision["do"][]): boolean =>
  decisions.some((one) => kinds.includes(one.do));
