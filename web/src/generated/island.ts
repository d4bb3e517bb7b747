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
  /** Where the pirate stands; where it is not said, where the board has it. */
  pirate?: Hex;
  /** The dragons that are left on the enchanted island; where it is not said, all of them, face down. */
  dragons?: Array<DragonView>;
  /** Who holds the longest road; matters only where several have the same length. */
  longest_road: Seat | null;
  /** Who holds the largest army; matters only where several have as many knights. */
  largest_army: Seat | null;
  /** What of Cities & Knights belongs to no seat. */
  barbarians?: Barbarians;
};

/** The barbarians and the merchant, where pieces are given. */
export type Barbarians = {
  /** How many steps they have come. */
  steps: number;
  /** Whether they have attacked before. */
  attacked: boolean;
  /** Where the merchant stands. */
  merchant?: Hex;
  /** Whose the merchant is. */
  merchant_of?: Seat;
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
  | {
    kind: "sea";
    /** Which. */
    chart: Seas;
  }
  | { kind: "variable" } & Shuffle
  | { kind: "given" } & Layout;

/** One number for each rank: the knights that are left. */
export type ByRank = {
  /** Basic knights. */
  basic: number;
  /** Strong knights. */
  strong: number;
  /** Mighty knights. */
  mighty: number;
};

/** One number for each track: levels, piles. */
export type ByTrack = {
  /** Of trade. */
  trade: number;
  /** Of politics. */
  politics: number;
  /** Of science. */
  science: number;
};

/** Which land is laid out. */
export type Cells = "base" | "six";

/** What makes a layout a board with ships. */
export type Chart = {
  /** The board's short name. */
  id: string;
  /** What people call it. */
  name: Words;
  /** Whether the printed map was not at hand, and this one was made after what is known of it. */
  reconstructed?: boolean;
  /** The sea; the hexes of the frame are among them. */
  sea: Array<Hex>;
  /** A hex of each island on which people found; where there is none, they found on all. */
  home?: Array<Hex>;
  /** Where the pirate starts, if it is played with. */
  pirate?: Hex;
  /** What makes it the Enchanted Land, if it is that. */
  enchanted?: Enchanted;
};

/** How the chips come onto the hexes. */
export type Chips =
  | { by: "letters" }
  | {
    by: "letters_from";
    /** Which corner hex. */
    corner: number;
  }
  | { by: "random" };

/** A decision of a scenario. Answers that the island knows already are given in its words: a gift is answered by `accept` and `decline`, a helper's offer is turned down by `decline`, a card from the bank is taken by `take` (from a gold field too), a free road is laid by `build_road`. */
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
    do: "build_ship";
    /** Where. */
    at: Side;
  }
  | {
    do: "move_ship";
    /** Where it lies. */
    from: Side;
    /** Where it goes. */
    to: Side;
  }
  | {
    do: "fight_dragon";
    /** Where. */
    at: Corner;
  }
  | {
    do: "chase_pirate";
    /** Where the knight stands. */
    from: Corner;
  }
  | {
    do: "move_pirate";
    /** Where to. */
    to: Hex;
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
  }
  | {
    do: "improve_city";
    /** Which. */
    track: Track;
  }
  | {
    do: "place_metropolis";
    /** Which. */
    at: Corner;
  }
  | {
    do: "build_wall";
    /** Which. */
    at: Corner;
  }
  | {
    do: "build_knight";
    /** Where. */
    at: Corner;
  }
  | {
    do: "activate_knight";
    /** Where it stands. */
    at: Corner;
  }
  | {
    do: "promote_knight";
    /** Where it stands. */
    at: Corner;
  }
  | {
    do: "move_knight";
    /** Where it stands. */
    from: Corner;
    /** Where it goes. */
    to: Corner;
  }
  | {
    do: "chase_robber";
    /** Where the knight stands. */
    from: Corner;
  }
  | {
    do: "place_displaced";
    /** Where to. */
    to: Corner;
  }
  | {
    do: "lose_city";
    /** Which. */
    at: Corner;
  }
  | {
    do: "draw_from";
    /** Which. */
    pile: Track;
  }
  | {
    do: "lay_back";
    /** Which. */
    card: Progress;
  }
  | {
    do: "play_alchemist";
    /** The red and the yellow one. */
    dice: [number, number];
  }
  | {
    do: "play_crane";
    /** Which. */
    track: Track;
  }
  | {
    do: "play_engineer";
    /** Under which own city. */
    at: Corner;
  }
  | {
    do: "play_inventor";
    /** Where the one lies. */
    one: Hex;
  }
  | {
    do: "swap_chips";
    /** Where it lies. */
    other: Hex;
  }
  | { do: "play_irrigation" }
  | {
    do: "play_medicine";
    /** Which. */
    at: Corner;
  }
  | { do: "play_mining" }
  | { do: "play_roads" }
  | { do: "play_smith" }
  | { do: "play_commercial_harbour" }
  | {
    do: "offer_card";
    /** Which. */
    card: Resource;
    /** To whom. */
    to: Seat;
  }
  | {
    do: "give_commodity";
    /** Which. */
    card: Resource;
  }
  | {
    do: "play_master_merchant";
    /** Whose. */
    from: Seat;
  }
  | {
    do: "play_merchant";
    /** Which. */
    at: Hex;
  }
  | {
    do: "play_merchant_fleet";
    /** Which. */
    card: Resource;
  }
  | {
    do: "play_resource_monopoly";
    /** Which. */
    card: Resource;
  }
  | {
    do: "play_trade_monopoly";
    /** Which. */
    card: Resource;
  }
  | { do: "play_bishop" }
  | {
    do: "play_deserter";
    /** Who. */
    from: Seat;
  }
  | {
    do: "lose_knight";
    /** Where it stands. */
    at: Corner;
  }
  | {
    do: "place_knight";
    /** Where. */
    at: Corner;
  }
  | {
    do: "play_diplomat";
    /** Where it lies. */
    at: Side;
  }
  | {
    do: "play_intrigue";
    /** Where it stands. */
    at: Corner;
  }
  | { do: "play_saboteur" }
  | {
    do: "play_spy";
    /** Whose. */
    from: Seat;
  }
  | {
    do: "take_progress";
    /** Which. */
    card: Progress;
  }
  | { do: "play_warlord" }
  | { do: "play_wedding" };

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

/** A dragon on its crossing. */
export type DragonView = {
  /** Where. */
  at: Corner;
  /** The strength that beats it, where it was turned over once. */
  strength?: number;
};

/** The enchanted island. */
export type Enchanted = {
  /** One of its hexes. */
  island: Hex;
  /** How many dragons have a simple flag, one with two points, one with three. */
  dragons: [number, number, number];
};

/** The Enchanted Land as everybody sees it. */
export type EnchantedView = {
  /** The dragons that are left. */
  dragons: Array<DragonView>;
  /** How many of those that nobody has seen yet have a simple flag, one with two points, with three. */
  unseen: [number, number, number];
  /** How many dragons each seat has beaten. */
  beaten: Array<number>;
  /** Who has brought a knight to the island. */
  crossed: SeatSet;
  /** The crossings of the island's coast. */
  coast: Array<Corner>;
};

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

/** A face of the event die (KNIGHTS-8). */
export type EventFace = "ship" | "trade" | "politics" | "science";

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
    is: "dragon";
    /** The strength that beats it. */
    strength: number;
  }
  | {
    is: "shown";
    /** Which. */
    card: Development;
  }
  | {
    is: "rolled_three";
    /** What the red and the yellow one show. */
    dice: [number, number];
    /** What the event die shows. */
    event: EventFace;
  }
  | {
    is: "progress";
    /** Which. */
    card: Progress;
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

/** A knight that is given. */
export type GivenKnight = {
  /** Where it stands. */
  at: Corner;
  /** Its rank. */
  rank: Rank;
  /** Whether it is active. */
  active: boolean;
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
  | { event: "counters_traded"; seat: Seat; with: Seat; counters: Counters }
  | { event: "event_rolled"; seat: Seat; face: EventFace }
  | { event: "barbarians_sailed"; step: number }
  | { event: "barbarians_attacked"; barbarians: number; island: number; won: boolean }
  | { event: "defended"; seat: Seat }
  | { event: "city_lost"; seat: Seat; at: Corner; lies: boolean }
  | { event: "knights_rested" }
  | { event: "progress_drawn"; seat: Seat; pile: Track; card: Progress | null }
  | { event: "point_shown"; seat: Seat; card: Progress }
  | { event: "progress_laid_back"; seat: Seat; pile: Track; card: Progress | null }
  | { event: "progress_played"; seat: Seat; card: Progress }
  | { event: "city_improved"; seat: Seat; track: Track; level: number }
  | { event: "metropolis_placed"; seat: Seat; track: Track; at: Corner; from?: Seat }
  | { event: "wall_built"; seat: Seat; at: Corner }
  | { event: "knight_placed"; seat: Seat; at: Corner; rank: Rank; active: boolean }
  | { event: "knight_activated"; seat: Seat; at: Corner }
  | { event: "knight_promoted"; seat: Seat; at: Corner; rank: Rank }
  | { event: "knight_moved"; seat: Seat; from: Corner; to: Corner }
  | { event: "knight_displaced"; seat: Seat; from: Corner; to?: Corner }
  | { event: "knight_lost"; seat: Seat; at: Corner; rank: Rank }
  | { event: "robber_chased"; seat: Seat; from: Corner }
  | { event: "chips_swapped"; seat: Seat; one: Hex; other: Hex }
  | { event: "merchant_moved"; seat: Seat; to: Hex }
  | { event: "card_offered"; seat: Seat; to: Seat; card: Resource | null }
  | {
    event: "harbour_traded";
    seat: Seat;
    with: Seat;
    gave: Resource | null;
    got: Resource | null;
  }
  | { event: "had_no_commodity"; seat: Seat }
  | { event: "given"; seat: Seat; to: Seat; count: number; cards: Hand | null }
  | { event: "spy_took"; seat: Seat; from: Seat; pile: Track | null; card: Progress | null }
  | { event: "road_removed"; seat: Seat; by: Seat; at: Side }
  | { event: "ship_built"; seat: Seat; at: Side }
  | { event: "ship_removed"; seat: Seat; by: Seat; at: Side }
  | { event: "ship_moved"; seat: Seat; from: Side; to: Side }
  | { event: "pirate_moved"; seat: Seat; to: Hex; victim?: Seat }
  | { event: "knight_landed"; seat: Seat; at: Corner }
  | { event: "dragon_turned"; at: Corner; strength: number }
  | { event: "dragon_fought"; seat: Seat; at: Corner; won: boolean }
  | { event: "pirate_chased"; seat: Seat; from: Corner }
  | { event: "island_settled"; seat: Seat; at: Corner; points: number };

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

/** An island. */
export type IslandView = {
  /** Its hexes. */
  hexes: Array<Hex>;
  /** Whether the founding buildings stand on it, or on others like it. */
  home: boolean;
  /** Who has founded on it. */
  founded: SeatSet;
  /** Who has points for a settlement on it. */
  settled: SeatSet;
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
  /** The strengths of the dragons it has beaten. */
  beaten?: Array<number>;
  /** Ships. */
  ships?: Array<Side>;
  /** What it has of Cities & Knights. */
  order?: Order;
};

/** A knight on the board. */
export type KnightView = {
  /** Where it stands. */
  at: Corner;
  /** Its rank. */
  rank: Rank;
  /** Whether it is active. */
  active: boolean;
  /** Whether it may act in this turn of its owner's: it is active, and not only since this turn. */
  may_act: boolean;
  /** Whether it was promoted in this turn. */
  promoted: boolean;
};

/** One seat in Cities & Knights. */
export type KnightsSeatView = {
  /** Its levels. */
  levels: ByTrack;
  /** How many commodities the next levels cost; 0 where there is none. */
  prices: ByTrack;
  /** Its knights on the board. */
  knights: Array<KnightView>;
  /** Knights that it still has. */
  knights_left: ByRank;
  /** How strong its active knights are. */
  strength: number;
  /** Its city walls. */
  walls: Array<Corner>;
  /** Walls that it still has. */
  walls_left: number;
  /** Its cities that lie down and count as settlements. */
  lying?: Array<Corner>;
  /** With more cards than this a seven costs half of them. */
  hand_limit: number;
  /** How many progress cards of each pile it holds. */
  progress_counts: ByTrack;
  /** Which they are, where the eye may know. */
  progress?: Array<Progress>;
  /** Cards worth a point that lie before it. */
  points?: Array<Progress>;
  /** Its cards for defending the island. */
  defender: number;
};

/** Cities & Knights as an eye sees it. */
export type KnightsView = {
  /** How many steps the barbarians have come; they attack on the seventh. */
  barbarians: number;
  /** Whether they have attacked before: until then the robber rests. */
  attacked: boolean;
  /** How strong they are: all cities. */
  barbarian_strength: number;
  /** How strong the island is: all active knights. */
  island_strength: number;
  /** Who would lose a city if they attacked now. */
  losers: SeatSet;
  /** Who would be rewarded if they attacked now: one alone as the defender, several with a card each. */
  defenders: SeatSet;
  /** What the event die showed last. */
  event?: EventFace;
  /** How many cards lie in each pile. */
  piles: ByTrack;
  /** The metropolises of trade, politics and science, where they stand. */
  metropolises: [Corner | null, Corner | null, Corner | null];
  /** Whose the merchant is, and where it stands. */
  merchant?: MerchantView;
  /** The kinds for which the player on turn has a merchant fleet. */
  fleet?: Array<Resource>;
  /** To whom the player on turn may still make the offer of a commercial harbour. */
  harbour?: SeatSet;
  /** For which card cards are put aside, where it is not for a seven. */
  owing?: Owing;
  /** The progress cards that a spy sees, where the eye may know. */
  spied?: Array<Progress>;
  /** The hand that the master merchant sees, where the eye may know. */
  hand?: Hand;
  /** The card that was offered face down in a commercial harbour, where the eye may know. */
  offered?: Resource;
  /** The seats in order. */
  seats: Array<KnightsSeatView>;
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
  /** The sea around the land, where ships are played with. */
  chart?: Chart;
};

/** Numbers of cards by kind; kinds of which there are none are left out. */
export type Letters = Partial<Record<Guild, number>>;

/** A country map of the house. */
export type Map = "corsica" | "new_york";

/** The merchant. */
export type MerchantView = {
  /** Whose it is. */
  seat: Seat;
  /** Where it stands. */
  at: Hex;
};

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

/** What one seat has of Cities & Knights. */
export type Order = {
  /** Its levels. */
  levels: ByTrack;
  /** Its cities with a metropolis: of trade, politics, science. */
  metropolises: [Corner | null, Corner | null, Corner | null];
  /** Its cities with a wall. */
  walls: Array<Corner>;
  /** Those of its cities that lie down as settlements. */
  lying: Array<Corner>;
  /** Its knights; those that are active have been so before this turn. */
  knights: Array<GivenKnight>;
  /** Progress cards that it holds, or that lie before it for a point. */
  progress: Array<Progress>;
  /** Cards for defending the island. */
  defender: number;
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

/** Why cards are put aside, where it is not for a seven. */
export type Owing = "sabotage" | "wedding";

/** What the game waits for. */
export type PhaseView =
  | { is: "laying" }
  | { is: "drawing_lots" }
  | { is: "drawing_desert" }
  | { is: "placing_robber"; seat: Seat }
  | {
    is: "founding_settlement";
    seat: Seat;
    /** Whether it is a city. */
    city?: boolean;
  }
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

/** A kind of progress card. What it does stands in the file of its pile. */
export type Progress =
  | "commercial_harbour"
  | "master_merchant"
  | "merchant"
  | "merchant_fleet"
  | "resource_monopoly"
  | "trade_monopoly"
  | "bishop"
  | "constitution"
  | "deserter"
  | "diplomat"
  | "intrigue"
  | "saboteur"
  | "spy"
  | "warlord"
  | "wedding"
  | "alchemist"
  | "crane"
  | "engineer"
  | "inventor"
  | "irrigation"
  | "medicine"
  | "mining"
  | "printer"
  | "road_building"
  | "smith";

/** A proposal to the player on turn. */
export type ProposalView = {
  /** Whose. */
  seat: Seat;
  /** What that seat gives. */
  give: Hand;
  /** What it wants. */
  want: Hand;
};

/** A knight's rank. */
export type Rank = "basic" | "strong" | "mighty";

/** One card of a price in place of another. */
export type Replaced = {
  /** The card of the price that is kept. */
  instead: Resource;
  /** The card that is paid for it. */
  pay: Resource;
};

/** A kind of card that is held in a hand: the five resources, and the three commodities of Cities & Knights, which are dealt with like them and never come up in games without it. */
export type Resource = "lumber" | "brick" | "wool" | "grain" | "ore" | "paper" | "cloth" | "coin";

/** A road space. */
export type RoadSpace = {
  /** Where. */
  at: Side;
  /** A red one leads to the charter with this number, from 0. */
  charter?: number;
};

/** Who chooses the robber's desert where there are several (SIX-7). */
export type RobberStart = "choice" | "lot";

/** One seat at sea. */
export type SailorView = {
  /** Its ships. */
  ships: Array<Side>;
  /** Those of them that it could move, were it to move one now. */
  movable: Array<Side>;
  /** Ships it still has. */
  stock: number;
  /** Its points for islands. */
  points: number;
};

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
  | { is: "helper_used"; seat: Seat }
  | { is: "rolling_three" }
  | { is: "drawing_progress"; seat: Seat; pile: Track }
  | { is: "laying_back"; seat: Seat }
  | { is: "losing_city"; seat: Seat }
  | { is: "choosing_pile"; seat: Seat }
  | { is: "aqueduct"; seat: Seat }
  | { is: "placing_metropolis"; seat: Seat; track: Track }
  | { is: "displaced"; seat: Seat; from: Corner; rank: Rank; active: boolean }
  | { is: "inventing"; one: Hex }
  | { is: "smithing"; may_stop: boolean }
  | { is: "harbour"; seat: Seat }
  | { is: "master_merchant"; from: Seat; left: number }
  | { is: "spying"; from: Seat }
  | { is: "deserting"; seat: Seat }
  | { is: "placing_deserter"; rank: Rank; active: boolean }
  | {
    is: "laying_again";
    from: Side;
    /** Whether it is a ship. */
    ship?: boolean;
  }
  | { is: "banishing"; seat: Seat; from: Corner; rank: Rank; active: boolean }
  | { is: "turning_dragon"; at: Corner }
  | { is: "moving_pirate" }
  | { is: "taking_gold"; seat: Seat; left: number };

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
  /** Cities & Knights. */
  knights?: KnightsView;
  /** Ships. */
  sea?: SeaView;
  /** The Enchanted Land. */
  enchanted?: EnchantedView;
};

/** The sea as everybody sees it. */
export type SeaView = {
  /** The seats in order. */
  seats: Array<SailorView>;
  /** Where the pirate stands, if there is one. */
  pirate?: Hex;
  /** Whether the player on turn has moved a ship in this turn. */
  moved: boolean;
  /** Points for the first settlement on another island; none where they are not played for. */
  island_points: number;
  /** The islands, from the north-west. */
  islands: Array<IslandView>;
};

/** A board with ships of the house. */
export type Seas = "two_islands" | "four_islands" | "archipelago" | "enchanted";

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
export type Terrain = "forest" | "hills" | "pasture" | "fields" | "mountains" | "desert" | "gold";

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

/** A track. */
export type Track = "trade" | "politics" | "science";

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
  /** Cities & Knights. */
  knights?: boolean;
  /** The pirate, on a board with ships (SEA-14). */
  pirate?: boolean;
  /** Points for the first settlement on another island, on a board with ships (SEA-22). */
  island_points?: boolean;
};
