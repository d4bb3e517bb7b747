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

export { may, only } from "../shared/decisions";

/** What is asked in one kind of moment. */
export type Asking<K extends AskView["ask"]> = Extract<AskView, { ask: K }>;
