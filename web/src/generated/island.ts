// Made by `cargo xtask types` from the Rust types: change those.

import type { Corner, Direction, Hex, Side } from "./hex";
import type { Seat, SeatSet, Words } from "./table";

/** A position between two steps of a turn, as data. */
export type Arrangement = {
  /** What each seat has, in order. */
  seats: Array<Holdings>;
  /** Whose turn it is. */
  turn: Seat | null;
  /** Whether that player has rolled. */
  rolled: boolean;
  /** Where the robber stands; where it is not said, where the board has it. */
  robber: Hex | null;
  /** Who holds the longest road; matters only where several have the same length. */
  longest_road: Seat | null;
  /** Who holds the largest army; matters only where several have as many knights. */
  largest_army: Seat | null;
};

/** Which board. */
export type BoardChoice =
  | { kind: "beginner" }
  | { kind: "six" }
  | {
    kind: "country";
    /** Which. */
    map: Map;
  }
  | { kind: "variable" } & Shuffle
  | { kind: "given" } & Layout;

/** Which land is laid out. */
export type Cells = "base" | "six";

/** How the chips come onto the hexes. */
export type Chips =
  | { by: "letters" }
  | {
    by: "letters_from";
    /** Which corner hex. */
    corner: number;
  }
  | { by: "random" };

/** A decision of a scenario. Answers that the island knows already are given in its words: a gift is answered by `accept` and `decline`, a helper's offer is turned down by `decline`, a card from the bank is taken by `take`, a free road is laid by `build_road`. */
export type Choice =
  | { do: "spare" }
  | {
    do: "give";
    /** Which. */
    card: Resource;
    /** To whom. */
    to: Seat;
  }
  | {
    do: "redeem";
    /** Whose favour. */
    guild: Guild;
  }
  | {
    do: "swap";
    /** What is given. */
    give: Resource;
    /** What is taken. */
    take: Resource;
  }
  | { do: "exchange" }
  | {
    do: "put_back";
    /** Which. */
    guild: Guild;
  }
  | {
    do: "draws_next";
    /** Who. */
    seat: Seat;
  }
  | {
    do: "use_nassir";
    /** Which. */
    card: Resource;
    /** Whom, in the order of the turns. */
    of: SeatSet;
  }
  | {
    do: "repay";
    /** Which. */
    card: Resource;
  }
  | {
    do: "use_william";
    /** The lumber or brick that is kept. */
    instead: Resource;
    /** The card that is paid for it. */
    pay: Resource;
  }
  | {
    do: "use_marianne";
    /** Which. */
    card: Resource;
  }
  | {
    do: "use_louis";
    /** Where it lies. */
    from: Side;
    /** Where it is laid. */
    to: Side;
  }
  | {
    do: "use_candamir";
    /** What is paid in place of what. */
    swap?: Replaced;
  }
  | {
    do: "keep";
    /** Which. */
    card: Development;
  }
  | {
    do: "use_hilde";
    /** Whose. */
    seat: Seat;
  }
  | {
    do: "pick";
    /** Which. */
    card: Resource;
  }
  | {
    do: "use_jean";
    /** Which. */
    card: Resource;
  }
  | {
    do: "use_lin";
    /** Which desert. */
    to: Hex;
  }
  | {
    do: "use_vincent_settlement";
    /** Where. */
    at: Corner;
  }
  | {
    do: "use_vincent_city";
    /** Where. */
    at: Corner;
  }
  | { do: "turn_helper" }
  | {
    do: "swap_helper";
    /** Which is taken. */
    helper: Helper;
  }
  | {
    do: "play_counter";
    /** Which. */
    card: Resource;
  }
  | {
    do: "offer_counters";
    /** What the offerer gives. */
    give: Hand;
    /** What the offerer wants. */
    want: Hand;
    /** The counters in it. */
    counters: Counters;
    /** Who may take it. */
    to: SeatSet;
  }
  | {
    do: "propose_counters";
    /** What the proposer gives. */
    give: Hand;
    /** What the proposer wants. */
    want: Hand;
    /** The counters in it. */
    counters: Counters;
  };

/** Canal counters on both sides of a trade, as the one who offers sees them. */
export type Counters = {
  /** How many are given. */
  give: number;
  /** How many are wanted. */
  want: number;
};

/** What makes a layout a country map. */
export type Country = {
  /** The map's short name, by which a drawing of it may be found. */
  id: string;
  /** What people call it. */
  name: Words;
  /** Whether the printed map was not at hand, and this one was made after what is known of it. */
  reconstructed: boolean;
  /** Where settlements may stand. */
  towns: Array<Town>;
  /** Crossings with a chip for three and four players, towns for five and six. */
  crossings: Array<Corner>;
  /** Where roads may lie. */
  roads: Array<RoadSpace>;
  /** What the charters trade. */
  charters: Array<Trade>;
};

/** What changes on a country map. */
export type CountryView = {
  /** The crossings on which a chip lies. */
  chips: Array<Corner>;
  /** How many each seat has taken. */
  taken: Array<number>;
  /** Whether the crossings are towns like the others: there are no chips then (COUNTRY-8). */
  settled: boolean;
};

/** What a seat may choose. A thing that people do in one breath but decide in parts is a chain of these: a played knight, the robber's new place, the victim. A course may add choices of its own. */
export type Decision =
  | { do: "roll" }
  | { do: "end_turn" }
  | { do: "pass" }
  | {
    do: "build_road";
    /** Where. */
    at: Side;
  }
  | {
    do: "build_settlement";
    /** Where. */
    at: Corner;
  }
  | {
    do: "build_city";
    /** Where. */
    at: Corner;
  }
  | { do: "buy_card" }
  | { do: "play_knight" }
  | { do: "play_road_building" }
  | { do: "play_year_of_plenty" }
  | {
    do: "play_monopoly";
    /** Which cards all others hand over. */
    card: Resource;
  }
  | {
    do: "take";
    /** Which. */
    card: Resource;
  }
  | {
    do: "discard";
    /** Which. */
    card: Resource;
  }
  | {
    do: "discard_all";
    /** Which. */
    cards: Hand;
  }
  | {
    do: "move_robber";
    /** Where to. */
    to: Hex;
  }
  | {
    do: "rob";
    /** Whom. */
    victim: Seat;
  }
  | {
    do: "trade_bank";
    /** What is given, as many as the rate asks. */
    give: Resource;
    /** The one card that is taken. */
    take: Resource;
  }
  | {
    do: "offer";
    /** What the offerer gives. */
    give: Hand;
    /** What the offerer wants. */
    want: Hand;
    /** Who may take it. */
    to: SeatSet;
  }
  | { do: "accept" }
  | { do: "decline" }
  | {
    do: "propose";
    /** What the proposer gives. */
    give: Hand;
    /** What the proposer wants. */
    want: Hand;
  }
  | { do: "retract" }
  | {
    do: "deal";
    /** With whom. */
    with: Seat;
  }
  | {
    do: "dismiss";
    /** Whose. */
    from: Seat;
  }
  | { do: "withdraw" }
  | Choice;

/** Numbers of cards by kind; kinds of which there are none are left out. */
export type Deck = Partial<Record<Development, number>>;

/** A kind of development card. */
export type Development =
  | "knight"
  | "road_building"
  | "year_of_plenty"
  | "monopoly"
  | "victory_point";

/** The canal as an eye sees it. */
export type ErieView = {
  /** How many counters are left in the stock. */
  stock: number;
  /** How many each seat holds; those in use are not among them. */
  counters: Array<number>;
  /** The kinds for which the player on turn has played a counter. */
  playing: Array<Resource>;
  /** The counters in the open offer. */
  offer?: Counters;
  /** The counters in the proposals, in the order of the proposals. */
  proposals?: Array<Counters>;
  /** Which pairs of canal towns each seat has joined. */
  joined: Array<Array<[Corner, Corner]>>;
};

/** What happened. An eye is told only what it may know: see `seen_by`. */
export type Event =
  | { event: "laid" }
  | { event: "starts"; seat: Seat }
  | { event: "turn_began"; seat: Seat; turn: number }
  | { event: "special_building"; seat: Seat }
  | { event: "built"; seat: Seat } & ({ piece: "road"; at: Side } | { piece: "settlement"; at: Corner } | { piece: "city"; at: Corner })
  | { event: "rolled"; seat: Seat; dice: [number, number] }
  | { event: "gained"; seat: Seat; cards: Hand }
  | { event: "short"; card: Resource }
  | { event: "discarded"; seat: Seat; cards: Hand }
  | { event: "robber_moved"; seat: Seat; to: Hex; victim?: Seat }
  | { event: "stole"; seat: Seat; victim: Seat; card: Resource | null }
  | { event: "found_nothing"; seat: Seat; victim: Seat }
  | { event: "bought"; seat: Seat; card: Development | null }
  | { event: "played"; seat: Seat; card: Development }
  | { event: "monopolised"; seat: Seat; card: Resource; from: Seat; count: number }
  | { event: "traded_with_bank"; seat: Seat; gave: Hand; took: Resource }
  | { event: "offered"; seat: Seat; give: Hand; want: Hand; to: SeatSet }
  | { event: "answered"; seat: Seat; accepts: boolean }
  | { event: "proposed"; seat: Seat; give: Hand; want: Hand }
  | { event: "proposal_ended"; seat: Seat }
  | { event: "offer_ended"; seat: Seat }
  | { event: "traded"; seat: Seat; with: Seat; gave: Hand; got: Hand }
  | { event: "longest_road"; holder: Seat | null; length: number }
  | { event: "largest_army"; holder: Seat | null; knights: number }
  | { event: "over"; winner: Seat | null; victory_cards: number }
  | Happening;

/** Which face of a helper's card is up. */
export type Face = "a" | "b";

/** An outcome of a scenario. */
export type Fate =
  | {
    is: "letter";
    /** Whose. */
    guild: Guild;
  }
  | {
    is: "shown";
    /** Which. */
    card: Development;
  };

/** One seat in Best Friends. */
export type FriendView = {
  /** How many letters it holds. */
  count: number;
  /** Which they are, where the eye may know. */
  letters?: Letters;
  /** Those received in this turn of its own, where the eye may know. */
  fresh?: Letters;
  /** Its chips. */
  chips: number;
};

/** Best Friends as an eye sees it. */
export type FriendsView = {
  /** How many letters are left in the stock. */
  stock: number;
  /** How many chips are left. */
  chips: number;
  /** The letters that lie open on the guilds. */
  redeemed: Letters;
  /** Whether the player on turn has redeemed or exchanged in this turn. */
  done: boolean;
  /** Swaps that the traders still owe the player on turn. */
  swaps: number;
  /** Whether the player on turn has given a card away in this turn. */
  given: boolean;
  /** Who has refused a gift in this turn. */
  refused: SeatSet;
  /** The seats in order. */
  seats: Array<FriendView>;
};

/** A guild; its letters are of one kind. */
export type Guild = "trader" | "merchant" | "road_builder" | "scholar" | "master_builder";

/** Numbers of cards by kind; kinds of which there are none are left out. */
export type Hand = Partial<Record<Resource, number>>;

/** An event of a scenario. An eye is told only what it may know: see `seen_by`. */
export type Happening =
  | { event: "linked"; seat: Seat; with: SeatSet }
  | { event: "spared"; seat: Seat; spared: SeatSet }
  | { event: "letter_drawn"; seat: Seat; guild: Guild | null }
  | { event: "letter_put_back"; seat: Seat; guild: Guild | null }
  | { event: "gift_offered"; seat: Seat; to: Seat; card: Resource }
  | { event: "gift_answered"; seat: Seat; from: Seat; card: Resource; accepts: boolean }
  | { event: "redeemed"; seat: Seat; guild: Guild; letters: number }
  | { event: "swapped"; seat: Seat; gave: Resource; took: Resource }
  | { event: "chip_taken"; seat: Seat; at?: Corner }
  | { event: "helper_came"; seat: Seat; helper: Helper }
  | { event: "helper_used"; seat: Seat; helper: Helper; face: Face }
  | { event: "helper_turned"; seat: Seat; helper: Helper }
  | { event: "helper_swapped"; seat: Seat; helper: Helper; taken: Helper }
  | { event: "asked"; seat: Seat; card: Resource; of: SeatSet }
  | { event: "had_none"; seat: Seat; card: Resource }
  | { event: "handed"; seat: Seat; to: Seat; card: Resource }
  | { event: "replaced"; seat: Seat; instead: Resource; pay: Resource }
  | { event: "road_moved"; seat: Seat; from: Side; to: Side }
  | { event: "card_shown"; seat: Seat; card: Development | null }
  | { event: "picked"; seat: Seat; from: Seat; card: Resource | null }
  | { event: "rate_named"; seat: Seat; card: Resource }
  | { event: "knight_given_up"; seat: Seat }
  | { event: "counter_earned"; seat: Seat; from: Corner; to: Corner }
  | { event: "counter_played"; seat: Seat; card: Resource }
  | { event: "counters_offered"; seat: Seat; counters: Counters }
  | { event: "counters_traded"; seat: Seat; with: Seat; counters: Counters };

/** A harbour: it serves the two corners of a side that faces the sea. */
export type Harbour = {
  /** The land hex's `q`. */
  q: number;
  /** The land hex's `r`. */
  r: number;
  /** The side that faces the sea. */
  side: Direction;
  /** What it trades. */
  type: Trade;
};

/** How the harbours come to their places. */
export type Harbours = "printed" | "shuffled" | "frame";

/** One seat's helper. */
export type HelpView = {
  /** Who. */
  helper: Helper;
  /** Which face is up. */
  face: Face;
  /** Whether it rests until the next turn: it came or was used in this one. */
  rests: boolean;
};

/** A helper. */
export type Helper =
  | "nassir"
  | "william"
  | "marianne"
  | "louis"
  | "sean"
  | "candamir"
  | "hilde"
  | "jean"
  | "lin"
  | "vincent";

/** The Helpers as an eye sees them. */
export type HelpersView = {
  /** The helpers that nobody has, in order. */
  display: Array<Helper>;
  /** The helper of each seat; nothing before it has come. */
  seats: Array<HelpView | null>;
  /** Development cards that Candamir shows, where the eye may know. */
  shown?: Deck;
  /** The hand that Hilde shows, where the eye may know. */
  hand?: Hand;
};

/** What one seat has on the board and in the hand. */
export type Holdings = {
  /** Settlements. */
  settlements: Array<Corner>;
  /** Cities. */
  cities: Array<Corner>;
  /** Roads. */
  roads: Array<Side>;
  /** Resource cards. */
  hand: Hand;
  /** Development cards not played yet; none of them was bought in this turn. */
  cards: Deck;
  /** Development cards played. */
  played: Deck;
  /** What it has of the scenarios. */
  kept?: Kept;
};

/** What one seat has of the scenarios. */
export type Kept = {
  /** Favour letters; none of them was received in this turn. */
  letters: Letters;
  /** Victory chips of the master builders. */
  chips: number;
  /** The helper; where none is said, one of those that are left. */
  helper: Helper | null;
  /** Which face of it is up. */
  face: Face;
  /** Canal counters. */
  counters: number;
};

/** A whole board as data. */
export type Layout = {
  /** The land. */
  hexes: Array<Tile>;
  /** The harbours. */
  harbours: Array<Harbour>;
  /** Where the robber starts; where it is not said, on the desert. */
  robber?: Hex;
  /** What makes it a country map, if it is one. */
  country?: Country;
};

/** Numbers of cards by kind; kinds of which there are none are left out. */
export type Letters = Partial<Record<Guild, number>>;

/** A country map of the house. */
export type Map = "corsica" | "new_york";

/** There is none. */
export type Never = never;

/** The switches of the game; each default is the usual rule. */
export type Options = {
  /** Points that win (OPTION-1). */
  points_to_win: number;
  /** All trading before the first building of a turn (OPTION-2). */
  strict_order: boolean;
  /** With more cards than this a seven costs half of them (OPTION-3). */
  hand_limit: number;
  /** A single claimant gets what is left of a short resource (OPTION-4). */
  single_claim_pays: boolean;
  /** The robber spares players with two visible points or fewer (OPTION-5). */
  friendly_robber: boolean;
  /** A seven costs large hands half of their cards (OPTION-6). */
  discards: boolean;
  /** The robber steals a card (OPTION-7). */
  steals: boolean;
  /** The game ends without a winner after this many turns (OPTION-8). */
  turn_limit: number | null;
  /** The special building phase; where it is not said, on for five and six (OPTION-9). */
  special_building: boolean | null;
  /** Players trade with each other (OPTION-11). */
  player_trade: boolean;
  /** Offers and proposals are among the listed decisions (OPTION-13). */
  listed_offers?: boolean;
  /** How many offers each player makes in vain in a turn at most; where it is not said, any number (OPTION-14). Whoever opens a table to strangers says it (`Game::hosted`). */
  offers_per_turn?: number;
};

/** What nature may choose. */
export type Outcome =
  | {
    is: "laid";
    /** The board as it lies now. */
    board: Layout;
  }
  | {
    is: "starts";
    /** Who starts. */
    seat: Seat;
  }
  | {
    is: "robber_starts";
    /** Where. */
    at: Hex;
  }
  | {
    is: "rolled";
    /** What they show. */
    dice: [number, number];
  }
  | {
    is: "stolen";
    /** Which. */
    card: Resource;
  }
  | {
    is: "drawn";
    /** Which. */
    card: Development;
  }
  | Fate;

/** What the game waits for. */
export type PhaseView =
  | { is: "laying" }
  | { is: "drawing_lots" }
  | { is: "drawing_desert" }
  | { is: "placing_robber"; seat: Seat }
  | { is: "founding_settlement"; seat: Seat }
  | { is: "founding_road"; seat: Seat; at: Corner }
  | { is: "turn" }
  | { is: "rolling" }
  | { is: "discarding"; owed: Array<number> }
  | { is: "moving_robber" }
  | { is: "choosing_victim"; victims: SeatSet }
  | { is: "stealing"; victim: Seat }
  | { is: "drawing"; seat: Seat }
  | { is: "free_roads"; left: number }
  | { is: "taking"; left: number }
  | { is: "offering"; give: Hand; want: Hand; asked: SeatSet; accepted: SeatSet }
  | { is: "special_building"; seat: Seat }
  | { is: "over"; winner: Seat | null }
  | ScenarioPhase;

/** The pieces on the board at the start. */
export type Pieces = { kind: "founding" } | { kind: "beginner" } | { kind: "given" } & Arrangement;

/** What a board is shuffled from, for those who draw a picture of it. */
export type Plan = {
  /** The hexes, row by row from the north-west. */
  hexes: Array<Hex>;
  /** The landscapes as they lie in the box. */
  terrains: Array<Terrain>;
  /** The harbours as they are printed. */
  harbours: Array<Harbour>;
};

/** A proposal to the player on turn. */
export type ProposalView = {
  /** Whose. */
  seat: Seat;
  /** What that seat gives. */
  give: Hand;
  /** What it wants. */
  want: Hand;
};

/** One card of a price in place of another. */
export type Replaced = {
  /** The card of the price that is kept. */
  instead: Resource;
  /** The card that is paid for it. */
  pay: Resource;
};

/** A kind of resource card. */
export type Resource = "lumber" | "brick" | "wool" | "grain" | "ore";

/** A road space. */
export type RoadSpace = {
  /** Where. */
  at: Side;
  /** A red one leads to the charter with this number, from 0. */
  charter?: number;
};

/** Who chooses the robber's desert where there are several (SIX-7). */
export type RobberStart = "choice" | "lot";

/** What a scenario waits for. */
export type ScenarioPhase =
  | { is: "gift"; to: Seat; card: Resource }
  | { is: "ordering_draws"; seat: Seat; reached: SeatSet }
  | { is: "drawing_letter"; seat: Seat }
  | { is: "putting_back" }
  | { is: "repaying"; to: Seat }
  | { is: "nothing_came"; seat: Seat }
  | { is: "sean_takes"; seat: Seat }
  | { is: "showing" }
  | { is: "keeping" }
  | { is: "picking"; from: Seat }
  | { is: "helper_used"; seat: Seat };

/** All that a scenario adds to a view; what is not played is left out. */
export type ScenarioView = {
  /** Best Friends. */
  friends?: FriendsView;
  /** The Helpers. */
  helpers?: HelpersView;
  /** A country map. */
  country?: CountryView;
  /** The Erie Canal. */
  erie?: ErieView;
};

/** One seat as an eye sees it. */
export type SeatView = {
  /** Its settlements. */
  settlements: Array<Corner>;
  /** Its cities. */
  cities: Array<Corner>;
  /** Its roads. */
  roads: Array<Side>;
  /** Pieces it still has. */
  stock: Stock;
  /** How many resource cards it holds. */
  hand_size: number;
  /** Which they are, where the eye may know. */
  hand?: Hand;
  /** Which cards it has put aside for the seven so far, where the eye may know. */
  aside?: Hand;
  /** How many development cards it holds. */
  card_count: number;
  /** Which they are, where the eye may know. */
  cards?: Deck;
  /** Those bought in this turn, where the eye may know. */
  fresh?: Deck;
  /** Development cards it has played. */
  played: Deck;
  /** What the bank asks of each kind for one card. */
  rates: Hand;
  /** The length of its longest line of roads. */
  road_length: number;
  /** One longest line of its roads, side by side. */
  road_line: Array<Side>;
  /** Whether it holds the longest road. */
  longest_road: boolean;
  /** Whether it holds the largest army. */
  largest_army: boolean;
  /** Points that everybody sees. */
  points: number;
  /** Points with the hidden ones, where the eye may know. */
  total_points?: number;
};

/** All that is fixed before the first move. */
export type Setup = {
  /** How many play: two to six. */
  players: number;
  /** The board. */
  board: BoardChoice;
  /** The pieces that stand on it at the start. */
  pieces: Pieces;
  /** Who starts; not used where the given pieces say whose turn it is. */
  start: Start;
  /** Where the robber starts, where there are several deserts. */
  robber: RobberStart;
  /** The switches. */
  options: Options;
  /** The scenarios that are played with. */
  with?: With;
};

/** What may be shuffled. */
export type Shuffle = {
  /** Which land; where it is not said, by the number of players. */
  cells?: Cells;
  /** How the chips are laid. */
  chips: Chips;
  /** How the harbours are laid. */
  harbours: Harbours;
};

/** Who starts. */
export type Start =
  | { by: "lot" }
  | {
    by: "seat";
    /** Which. */
    seat: Seat;
  };

/** Pieces that a player still has in front of them. */
export type Stock = {
  /** Roads. */
  roads: number;
  /** Settlements. */
  settlements: number;
  /** Cities. */
  cities: number;
};

/** What a hex is. */
export type Terrain = "forest" | "hills" | "pasture" | "fields" | "mountains" | "desert";

/** A land hex with its chip. */
export type Tile = {
  /** Grows to the east. */
  q: number;
  /** Grows to the south-east. */
  r: number;
  /** What the hex is. */
  terrain: Terrain;
  /** Its chip; the desert has none. */
  number?: number;
};

/** A town space. */
export type Town = {
  /** Where. */
  at: Corner;
  /** What it is called. */
  name: string;
  /** Whether it lies on the canal. */
  canal?: boolean;
};

/** What a harbour trades. */
export type Trade = "3:1" | Resource;

/** Whose turn it is, and what has happened in it. */
export type TurnView = {
  /** Who is on turn. */
  seat: Seat;
  /** The turn's number, from 1; 0 before the first. */
  number: number;
  /** Whether the dice were rolled. */
  rolled: boolean;
  /** Whether a development card was played. */
  card_played: boolean;
  /** Whether something was built or bought. */
  built: boolean;
};

/** A position as an eye sees it. Where something is hidden from the eye, there is nothing. */
export type View = {
  /** The board; nothing before it is laid out. All views of a game share it. */
  board: Layout | null;
  /** Where the robber stands; nothing before it is placed. */
  robber: Hex | null;
  /** What the game waits for. */
  phase: PhaseView;
  /** Whose turn it is. */
  turn: TurnView;
  /** The last roll. */
  dice: [number, number] | null;
  /** The bank. */
  bank: Hand;
  /** How many development cards are left in the pile. */
  pile: number;
  /** Which they are: only with all cards face up. */
  pile_cards?: Deck;
  /** Points that win. */
  points_to_win: number;
  /** The seats in order. */
  seats: Array<SeatView>;
  /** Proposals to the player on turn. */
  proposals?: Array<ProposalView>;
  /** What a scenario adds. */
  scenario?: ScenarioView;
};

/** Scenarios that are added to the island. */
export type With = {
  /** Best Friends. */
  friends?: boolean;
  /** The Helpers. */
  helpers?: boolean;
  /** The Erie Canal. */
  erie?: boolean;
};
