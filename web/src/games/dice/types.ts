// What the dice game sends and takes, as Rust has it.

import type { TableState } from "../../lib/table";
import type { Decision, Event, Face, View } from "../../generated/dice";

export type {
  Decision,
  DieState,
  DieView,
  Event,
  Face,
  Name,
  Outcome,
  Piece,
  Setup,
  SheetId,
  SheetView,
  View,
} from "../../generated/dice";
export type { Sheet } from "../../generated/dice-sheets";
export type { Seat } from "../../generated/table";

/** A face that pays: all but gold. */
export type Resource = Exclude<Face, "gold">;

export type DiceTable = TableState<View, Decision, Event>;
