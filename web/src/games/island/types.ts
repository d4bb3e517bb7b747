// What the island sends and takes, as Rust has it; some under the names this folder calls them by.

export type {
  Corner as CornerName,
  Direction,
  Hex as HexName,
  Side as SideName,
  Vertex,
} from "../../generated/hex";
import type * as Rust from "../../generated/island";

export type {
  Choice as OwnChoice,
  Counters,
  Country,
  Deck,
  Development,
  ErieView,
  Face,
  FriendsView,
  Guild,
  Hand,
  Happening,
  Harbour,
  Helper,
  HelpersView,
  Layout,
  Letters,
  PhaseView as Phase,
  Plan,
  ProposalView as Proposal,
  Resource,
  ScenarioPhase,
  SeatView,
  Setup,
  Shuffle,
  Stock,
  Terrain,
  Tile,
  Trade,
  TurnView as Turn,
  View,
} from "../../generated/island";
export type { Seat } from "../../generated/table";

/** What may be chosen, what chance brings, what happened: on the island and in its scenarios. */
export type Decision = Rust.Decision | Rust.Choice;
export type Outcome = Rust.Outcome | Rust.Fate;
export type Event = Rust.Event | Rust.Happening;
