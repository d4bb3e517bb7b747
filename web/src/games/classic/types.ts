// What the older card game sends and takes, as Rust has it.

import type {
  ClassicAskView,
  ClassicDecision,
  ClassicEvent,
  ClassicView,
} from "../../generated/classic";
import type { TableState } from "../../lib/table";

export type {
  ClassicAskView as AskView,
  ClassicCard,
  ClassicDecision as Decision,
  ClassicDeck as Deck,
  ClassicEvent as Event,
  ClassicHandView as HandView,
  ClassicMode,
  ClassicRealmView as RealmView,
  ClassicStep,
  ClassicView as View,
  ClassicWhy as Why,
  ClassicFace as Face,
} from "../../generated/classic";
export type { Good, Ground, Terrain } from "../../generated/realm";
export type { Seat } from "../../generated/table";

export type ClassicTable = TableState<ClassicView, ClassicDecision, ClassicEvent>;

export { may, only } from "../shared/decisions";

/** What is asked in one kind of moment. */
export type Asking<K extends ClassicAskView["ask"]> = Extract<ClassicAskView, { ask: K }>;
