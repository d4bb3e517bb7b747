// What the island sends and takes, by hand after crates/island/src/{view,decision,layout,cards}.rs.
// Later these are generated; the names are those on the wire.

export type Resource = "lumber" | "brick" | "wool" | "grain" | "ore";
export type Development =
  "knight" | "road_building" | "year_of_plenty" | "monopoly" | "victory_point";
export type Terrain = "forest" | "hills" | "pasture" | "fields" | "mountains" | "desert";
export type Direction = "NE" | "E" | "SE" | "SW" | "W" | "NW";
export type Vertex = "N" | "NE" | "SE" | "S" | "SW" | "NW";

/** Numbers of cards by kind; kinds of which there are none are left out. */
export type Hand = Partial<Record<Resource, number>>;
export type Deck = Partial<Record<Development, number>>;

/** `"q,r"`. */
export type HexName = string;
/** `"q,r,N"` or `"q,r,S"`. */
export type CornerName = string;
/** `"q,r,NE"`, `"q,r,E"` or `"q,r,SE"`. */
export type SideName = string;
export type Seat = number;

export interface Tile {
  q: number;
  r: number;
  terrain: Terrain;
  number?: number;
}

export interface Harbour {
  q: number;
  r: number;
  side: Direction;
  type: "3:1" | Resource;
}

export interface Layout {
  hexes: Tile[];
  harbours: Harbour[];
  robber?: HexName;
}

export type Phase =
  | { is: "laying" | "drawing_lots" | "drawing_desert" }
  | { is: "placing_robber"; seat: Seat }
  | { is: "founding_settlement"; seat: Seat }
  | { is: "founding_road"; seat: Seat; at: CornerName }
  | { is: "turn" | "rolling" }
  | { is: "discarding"; owed: number[] }
  | { is: "moving_robber" }
  | { is: "choosing_victim"; victims: Seat[] }
  | { is: "stealing"; victim: Seat }
  | { is: "drawing"; seat: Seat }
  | { is: "free_roads" | "taking"; left: number }
  | { is: "offering"; give: Hand; want: Hand; asked: Seat[]; accepted: Seat[] }
  | { is: "special_building"; seat: Seat }
  | { is: "over"; winner: Seat | null };

export interface Turn {
  seat: Seat;
  number: number;
  rolled: boolean;
  card_played: boolean;
  built: boolean;
}

export interface Stock {
  roads: number;
  settlements: number;
  cities: number;
}

export interface SeatView {
  settlements: CornerName[];
  cities: CornerName[];
  roads: SideName[];
  stock: Stock;
  hand_size: number;
  hand?: Hand;
  aside?: Hand;
  card_count: number;
  cards?: Deck;
  fresh?: Deck;
  played: Deck;
  rates: Hand;
  road_length: number;
  longest_road: boolean;
  largest_army: boolean;
  points: number;
  total_points?: number;
}

export interface Proposal {
  seat: Seat;
  give: Hand;
  want: Hand;
}

export interface View {
  board: Layout | null;
  robber: HexName | null;
  phase: Phase;
  turn: Turn;
  dice: [number, number] | null;
  bank: Hand;
  pile: number;
  pile_cards?: Deck;
  points_to_win: number;
  seats: SeatView[];
  proposals?: Proposal[];
}

export type Decision =
  | { do: "roll" | "end_turn" | "pass" | "buy_card" }
  | { do: "build_road"; at: SideName }
  | { do: "build_settlement" | "build_city"; at: CornerName }
  | { do: "play_knight" | "play_road_building" | "play_year_of_plenty" }
  | { do: "play_monopoly" | "take" | "discard"; card: Resource }
  | { do: "discard_all"; cards: Hand }
  | { do: "move_robber"; to: HexName }
  | { do: "rob"; victim: Seat }
  | { do: "trade_bank"; give: Resource; take: Resource }
  | { do: "offer"; give: Hand; want: Hand; to: Seat[] }
  | { do: "accept" | "decline" | "retract" | "withdraw" }
  | { do: "propose"; give: Hand; want: Hand }
  | { do: "deal"; with: Seat }
  | { do: "dismiss"; from: Seat };

export type Event =
  | { event: "laid" }
  | { event: "starts"; seat: Seat }
  | { event: "turn_began"; seat: Seat; turn: number }
  | { event: "special_building"; seat: Seat }
  | { event: "built"; seat: Seat; piece: "road" | "settlement" | "city"; at: string }
  | { event: "rolled"; seat: Seat; dice: [number, number] }
  | { event: "gained" | "discarded"; seat: Seat; cards: Hand }
  | { event: "short"; card: Resource }
  | { event: "robber_moved"; seat: Seat; to: HexName }
  | { event: "stole"; seat: Seat; victim: Seat; card: Resource | null }
  | { event: "bought"; seat: Seat; card: Development | null }
  | { event: "played"; seat: Seat; card: Development }
  | { event: "monopolised"; seat: Seat; card: Resource; from: Seat; count: number }
  | { event: "traded_with_bank"; seat: Seat; gave: Hand; took: Resource }
  | { event: "offered"; seat: Seat; give: Hand; want: Hand; to: Seat[] }
  | { event: "answered"; seat: Seat; accepts: boolean }
  | { event: "proposed"; seat: Seat; give: Hand; want: Hand }
  | { event: "proposal_ended" | "offer_ended"; seat: Seat }
  | { event: "traded"; seat: Seat; with: Seat; gave: Hand; got: Hand }
  | { event: "longest_road"; holder: Seat | null; length: number }
  | { event: "largest_army"; holder: Seat | null; knights: number }
  | { event: "over"; winner: Seat | null; points: number };
