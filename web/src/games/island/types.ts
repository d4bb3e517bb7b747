// What the island sends and takes, as Rust has it; some under the names this folder calls them by.

export type {
  Corner as CornerName,
  Direction,
  Hex as HexName,
  Side as SideName,
  Vertex,
} from "../../generated/hex";
export type {
  Country,
  Deck,
  Decision,
  Development,
  Event,
  Hand,
  Harbour,
  Layout,
  Outcome,
  PhaseView as Phase,
  Plan,
  ProposalView as Proposal,
  Resource,
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
