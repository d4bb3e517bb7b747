// Made by `cargo xtask types` from the Rust types: change those.

import type { Good, Ground, Terrain } from "./realm";
import type { Seat, SeatSet } from "./table";

/** One of the two advantages. */
export type Advantage = "trade" | "strength";

/** What has to be settled before the game goes on. `seat` is who is asked; chance, where there is none. */
export type AskView =
  | { ask: "roll" }
  | { ask: "ward"; card: DuelCard }
  | { ask: "draw"; to: Seat; stack: number }
  | { ask: "look"; to: Seat; stack: number }
  | { ask: "event" }
  | { ask: "lands"; site: number }
  | { ask: "pay"; seat: Seat; due: Partial<Record<Good, number>>; any: number; why: Why }
  | { ask: "spare"; seat: Seat; price: Partial<Record<Good, number>> }
  | { ask: "gain"; seat: Seat; kinds: Array<Good>; left: number; why: Why }
  | { ask: "rob"; seat: Seat; left: number; may_stop: boolean; why: Why }
  | { ask: "give_back"; seat: Seat }
  | { ask: "plunder"; seat: Seat; card: DuelCard }
  | { ask: "buy"; seat: Seat; left: number }
  | { ask: "lay"; seat: Seat; site: number; lands: [Ground, Ground] }
  | { ask: "scout"; seat: Seat; site: number }
  | { ask: "preach"; seat: Seat; card: DuelCard }
  | { ask: "tax"; seat: Seat; price: number }
  | { ask: "name"; seat: Seat; named: Array<string> }
  | { ask: "lose"; seat: Seat; among: Array<string>; by: DuelCard }
  | { ask: "burn"; seat: Seat; by: DuelCard }
  | { ask: "protect"; seat: Seat; card: DuelCard }
  | { ask: "under"; seat: Seat; owner: Seat; card: DuelCard }
  | { ask: "pull"; seat: Seat; left: number }
  | { ask: "bury"; seat: Seat; cards: Array<DuelCard> }
  | { ask: "steal"; seat: Seat }
  | { ask: "relocate"; seat: Seat; first: string | null }
  | { ask: "visit"; seat: Seat }
  | { ask: "tithe"; seat: Seat }
  | { ask: "fetch"; seat: Seat; card: DuelCard }
  | { ask: "browse"; seat: Seat }
  | { ask: "take_from"; seat: Seat; stack: number; left: number };

/** A Gold Cache. */
export type CacheView = { at: string; card: DuelCard; stock: number };

/** The back of a card: the set it belongs to. */
export type CardSet = "base" | "gold" | "turmoil" | "progress";

/** What a seat may choose.  Of decks the ready-made ones are listed, of orders of the landscapes the one that is there and those that change two places; every legal one is accepted. Of the two sites that a city has on one side only the first free one is listed: they are the same (DUEL-17). */
export type Decision =
  | {
    do: "deck";
    /** The deck. */
    deck: Deck;
  }
  | {
    do: "arrange";
    /** What lies where. */
    lands: [Terrain, Terrain, Terrain, Terrain, Terrain, Terrain];
  }
  | { do: "roll" }
  | {
    do: "play";
    /** Which. */
    card: DuelCard;
  }
  | {
    do: "name";
    /** Which. */
    card: DuelCard;
    /** The number, 1 to 6. */
    number: number;
  }
  | {
    do: "road";
    /** In which column. */
    at: number;
  }
  | {
    do: "settlement";
    /** In which column. */
    at: number;
    /** Whether a Scout is played, so that its two landscapes are chosen and not drawn. */
    scout: boolean;
  }
  | {
    do: "city";
    /** In which column. */
    at: number;
  }
  | {
    do: "build";
    /** Which. */
    card: DuelCard;
    /** Where. */
    at: string;
  }
  | {
    do: "cache";
    /** Which. */
    at: string;
  }
  | {
    do: "demolish";
    /** Where it stands. */
    at: string;
  }
  | {
    do: "exchange";
    /** What is given. */
    give: Good;
    /** Where the one lies then. */
    to: string;
  }
  | {
    do: "ship";
    /** Where the two come from. */
    from: string;
    /** Where the one lies then. */
    to: string;
  }
  | {
    do: "mint";
    /** Where the one lies then. */
    to: string;
  }
  | { do: "finish" }
  | {
    do: "draw";
    /** Which. */
    stack: number;
  }
  | {
    do: "put";
    /** Which. */
    card: DuelCard;
    /** Under which. */
    stack: number;
  }
  | {
    do: "search";
    /** Which. */
    stack: number;
  }
  | {
    do: "take";
    /** Which. */
    card: DuelCard;
  }
  | {
    do: "pay";
    /** From where. */
    from: string;
  }
  | {
    do: "gain";
    /** Where it lies then. */
    at: string;
  }
  | {
    do: "choose";
    /** Which. */
    kind: Good;
  }
  | {
    do: "pick";
    /** Where it stands. */
    at: string;
  }
  | {
    do: "move";
    /** Which. */
    at: string;
  }
  | {
    do: "lay";
    /** Which of the two goes above the row: 0 or 1. */
    upper: number;
  }
  | {
    do: "scout";
    /** Which. */
    lands: [Ground, Ground];
  }
  | {
    do: "stack";
    /** Which. */
    stack: number;
  }
  | { do: "tax" }
  | { do: "protect" }
  | { do: "pass" };

/** A deck for the tournament: `{"start":[…],"cards":[…],"events":[…]}`.  More cards than a deck may have are read, so that it can be said how many are too many. */
export type Deck = {
  /** The first hand: three cards. */
  start: Array<DuelCard>;
  /** The other thirty. */
  cards: Array<DuelCard>;
  /** The four events of free choice. */
  events: Array<DuelCard>;
};

/** A discard pile. */
export type DiscardView = {
  /** How many cards it has. */
  count: number;
  /** Its top card. */
  top: DuelCard | null;
  /** All its cards, the top one last, for who is looking through it. */
  cards: Array<DuelCard>;
};

/** A card as it is printed. A card that appears in two sets is two of them, as the backs differ. */
export type DuelCard =
  | "brigitta-the-wise-woman"
  | "goldsmith"
  | "merchant-caravan"
  | "scout"
  | "relocation"
  | "iron-foundry"
  | "grain-mill"
  | "lumber-camp"
  | "weavers-shop"
  | "brick-factory"
  | "parish-hall"
  | "abbey"
  | "storehouse"
  | "marketplace"
  | "toll-bridge"
  | "ore-ship"
  | "grain-ship"
  | "gold-ship"
  | "lumber-ship"
  | "brick-ship"
  | "wool-ship"
  | "large-trade-ship"
  | "austin"
  | "candamir"
  | "harald"
  | "inga"
  | "osmund"
  | "siglind"
  | "fraternal-feuds"
  | "invention"
  | "year-of-plenty"
  | "traveling-merchant"
  | "feud"
  | "yule"
  | "trade-ships-race"
  | "goldsmith-gold"
  | "gudrun-terror-of-the-seas"
  | "trade-master"
  | "merchant"
  | "brigands"
  | "reiner-the-herald"
  | "gold-cache"
  | "storehouse-gold"
  | "toll-bridge-gold"
  | "large-trade-ship-gold"
  | "pirate-ship"
  | "moneylender"
  | "harbor"
  | "trading-base"
  | "merchant-guild"
  | "mint"
  | "salt-silo"
  | "staple-house"
  | "traveling-merchant-gold"
  | "gift-for-the-prince"
  | "trade-ships-race-gold"
  | "voyage-of-plunder"
  | "archer"
  | "arsonist"
  | "brigands-turmoil"
  | "sebastian-the-itinerant-preacher"
  | "traitor"
  | "lookout-tower"
  | "drill-ground"
  | "carl-forkbeard"
  | "heinrich-the-sentinel"
  | "irmgard-keeper-of-the-light"
  | "fairgrounds"
  | "fire-brigade"
  | "large-festival-hall"
  | "chapel-low"
  | "chapel-high"
  | "hedge-tavern"
  | "tithe-barn"
  | "fraternal-feuds-turmoil"
  | "feud-turmoil"
  | "riots"
  | "benjamin-the-traveling-scholar"
  | "brigitta-the-wise-woman-progress"
  | "three-field-system"
  | "mineral-mining"
  | "guido-the-ambassador"
  | "gustav-the-librarian"
  | "doctor"
  | "relocation-progress"
  | "chief-cannoneer"
  | "pharmacy"
  | "bath-house"
  | "building-crane"
  | "library"
  | "parliament"
  | "town-hall"
  | "university"
  | "invention-progress"
  | "plague";

/** Which game is played. */
export type DuelMode = "first" | "gold" | "turmoil" | "progress" | "princes" | "tournament";

/** Where the turn stands. */
export type DuelStep =
  | "decks"
  | "lot"
  | "hands"
  | "arrange"
  | "prepare"
  | "before"
  | "roll"
  | "action"
  | "fill"
  | "exchange"
  | "replace"
  | "over";

/** What happened. Cards that only some may see are `null` for the others. */
export type Event =
  | { event: "deck_chosen"; seat: Seat; deck: Deck | null }
  | { event: "starts"; seat: Seat }
  | {
    event: "arranged";
    seat: Seat;
    lands: [Terrain, Terrain, Terrain, Terrain, Terrain, Terrain];
  }
  | { event: "turn_began"; seat: Seat; turn: number }
  | { event: "rolled"; seat: Seat; number: number; face: EventFace }
  | { event: "stock"; seat: Seat; at: string; good: Good; by: number; why: Why }
  | { event: "raided"; seat: Seat; counted: number; lost: Partial<Record<Good, number>> }
  | { event: "revealed"; card: DuelCard }
  | { event: "events_shuffled" }
  | { event: "played"; seat: Seat; card: DuelCard; number: number | null }
  | { event: "road_built"; seat: Seat; at: number }
  | { event: "settlement_built"; seat: Seat; at: number }
  | { event: "city_built"; seat: Seat; at: number }
  | { event: "land_laid"; seat: Seat; at: string; ground: Ground }
  | { event: "built"; seat: Seat; card: DuelCard; at: string }
  | { event: "cache_laid"; seat: Seat; card: DuelCard; at: string }
  | { event: "removed"; seat: Seat; card: DuelCard; at: string; to: Goes; by: DuelCard | null }
  | { event: "cards_swapped"; seat: Seat; at: [string, string] }
  | { event: "lands_swapped"; seat: Seat; at: [string, string] }
  | { event: "drew"; seat: Seat; stack: number; card: DuelCard | null }
  | { event: "looked_through"; seat: Seat; stack: number }
  | { event: "put_under"; seat: Seat; stack: number; card: DuelCard | null }
  | { event: "fetched"; seat: Seat; card: DuelCard }
  | { event: "hand_shown"; seat: Seat }
  | { event: "stolen"; seat: Seat; from: Seat; card: DuelCard | null }
  | { event: "warded"; seat: Seat; number: number; held: boolean }
  | { event: "spared"; seat: Seat; card: DuelCard; by: DuelCard }
  | { event: "named"; seat: Seat; at: string }
  | { event: "advantage_moved"; which: Advantage; holder: Seat | null }
  | { event: "over"; winners: SeatSet; points: [number, number] };

/** A face of the event die. */
export type EventFace = "brigands" | "trade" | "celebration" | "harvest" | "event_card";

/** The event stack. */
export type EventsView = {
  /** How many cards it has. */
  count: number;
  /** How many come before Yule. */
  before_yule: number;
  /** What was drawn since the stack was shuffled, in order. */
  drawn: Array<DuelCard>;
};

/** Where a card that leaves a realm goes. */
export type Goes = "discarded" | "under_a_stack" | "to_the_open_stack";

/** A card in a hand. */
export type HandView = {
  /** Which it is, if this eye knows. */
  card: DuelCard | null;
  /** Its back; in a tournament all are sleeved alike. */
  set: CardSet | null;
  /** The rule by which its owner cannot use it now; only its owner is told. */
  closed: string | null;
};

/** A landscape. */
export type LandView = {
  /** Where it lies. */
  at: string;
  /** What it is. */
  land: Terrain;
  /** The number on which it yields. */
  number: number;
  /** What lies on it. */
  stock: number;
  /** Whether it yields two instead of one. */
  boosted: boolean;
  /** Whether it is not counted when brigands come. */
  stored: boolean;
};

/** The open stack. */
export type OpenView = {
  card: DuelCard;
  count: number;
  /** The rule by which this eye cannot build it now. */
  closed: string | null;
};

/** What nature may choose. */
export type Outcome =
  | { start: Seat }
  | {
    "roll": { /** The production die. */ number: number, /** The event die. */
    face: EventFace, };
  }
  | { die: number }
  | { card: DuelCard }
  | { cards: Array<DuelCard> }
  | { event: DuelCard }
  | { lands: [Ground, Ground] };

/** An expansion at its site. */
export type PlacedView = { at: string; card: DuelCard };

/** What one player has. */
export type Player = {
  /** The columns of further settlements, with their roads, from the middle outwards. */
  settlements: Array<number>;
  /** The columns of cities. */
  cities: Array<number>;
  /** Further roads at the ends. */
  roads: Array<number>;
  /** The landscapes of further settlements, and others than those of the start. */
  lands: Array<SceneLand>;
  /** What lies on the landscapes: those that are not named hold nothing. */
  stocks: Record<string, number>;
  /** The expansions. */
  cards: Record<string, DuelCard>;
  /** Where the Gold Cache lies. */
  cache: string | null;
  /** The hand. */
  hand: Array<DuelCard>;
};

/** The five kinds of points. */
export type Points = { victory: number; trade: number; strength: number; skill: number; progress: number };

/** One player's realm and hand. */
export type RealmView = {
  /** Settlements and cities, from left to right. */
  sites: Array<SiteView>;
  /** The columns of the roads, from left to right. */
  roads: Array<number>;
  /** The landscapes. */
  lands: Array<LandView>;
  /** The expansions at settlements and cities. */
  cards: Array<PlacedView>;
  /** The Gold Cache. */
  cache: CacheView | null;
  /** All points but those of the two advantages. */
  points: Points;
  /** The victory points, advantages included. */
  victory: number;
  /** What lies in all stores. */
  held: Partial<Record<Good, number>>;
  /** The hand; what this eye does not know is a back. */
  hand: Array<HandView>;
  /** How many cards the hand is filled up to. */
  hand_limit: number;
  /** How many of each kind are given for one of another: lumber, brick, wool, grain, ore, gold. */
  rates: [number, number, number, number, number, number];
  /** How many exchanges by Mints are left in this turn. */
  mints: number;
  /** What the search at the end of a turn costs. */
  search_price: number;
};

/** A position at the start of a turn: what each has built and holds. What is left out is as at the start. */
export type Scene = {
  /** Whose turn begins. */
  on_turn: number;
  /** Each player's realm and hand. */
  players: [Player, Player];
  /** The discard pile, the top card last; in a tournament of the first player. */
  discarded: Array<DuelCard>;
  /** How many events come before Yule. */
  before_yule: number | null;
};

/** A landscape of a scene. */
export type SceneLand = {
  /** Where it lies. */
  at: string;
  /** What it is. */
  ground: Ground;
};

/** All that is fixed before the first move: `{"mode":"first"}`. */
export type Setup = {
  /** Which game. */
  mode: DuelMode;
  /** Decks that are open to both (DUELOPTION-7); who has none here hands one in secretly. */
  decks?: [Deck | null, Deck | null];
  /** The second first hand may come from the same stack (DUELOPTION-1). */
  same_stack?: boolean;
  /** Gold that a full gold field yields goes to the Gold Cache (DUELOPTION-2). */
  cache_overflow?: boolean;
  /** The doctor reaches the four landscapes of the city (DUELOPTION-3). */
  wide_doctor?: boolean;
  /** In the preparatory round each builds at most once (DUELOPTION-4). */
  short_preparation?: boolean;
  /** The same named unit may stand in both realms of a tournament (DUELOPTION-5). */
  shared_heroes?: boolean;
  /** The game ends without a winner after so many turns (DUELOPTION-6). */
  turn_limit?: number;
  /** A position in the middle of a game to begin with. */
  scene?: Scene;
};

/** A settlement or city. */
export type SiteView = { at: number; city: boolean };

/** A draw stack. */
export type StackView = {
  /** Its back; in a tournament all are sleeved alike. */
  set: CardSet | null;
  /** Whose it is, in a tournament. */
  owner: Seat | null;
  /** Its cards, the lowest first, as far as this eye knows them. */
  cards: Array<DuelCard | null>;
};

/** A position as an eye sees it. */
export type View = {
  /** Which game is played. */
  mode: DuelMode;
  /** The points that win. */
  target: number;
  /** Where the turn stands. */
  step: DuelStep;
  /** Who is on turn, or builds in the preparatory round; nobody before the start is known and after the end. */
  on_turn: Seat | null;
  /** How many turns were begun. */
  turn: number;
  /** The production die of this turn, once it has fallen or a card has named its number. */
  number: number | null;
  /** The event die of this turn, once it has fallen or a card has set it. */
  face: EventFace | null;
  /** Whether the dice of this turn have fallen. */
  rolled: boolean;
  /** What has to be settled before the game goes on. */
  ask: AskView | null;
  /** Each player's realm and hand. */
  realms: Array<RealmView>;
  /** Who has the strength advantage. */
  strongest: Seat | null;
  /** Who has the trade advantage. */
  richest: Seat | null;
  /** The draw stacks by number. */
  stacks: Array<StackView>;
  /** The open stack of an era. */
  open: OpenView | null;
  /** The discard piles: one for both, or one of each player in a tournament. */
  discards: Array<DiscardView>;
  /** The event stack. */
  events: EventsView;
  /** The landscapes that are left, in no order: anybody can count them. */
  grounds: Array<Ground>;
  /** The roads that are left. */
  roads: number;
  /** The settlements that are left. */
  settlements: number;
  /** The cities that are left. */
  cities: number;
  /** The deck that this eye has handed in, or both where they are open. */
  decks: Array<Deck | null>;
  /** Who has won; nobody while the game goes on. */
  winners: SeatSet;
};

/** Why a stock changes. */
export type Why =
  | "production"
  | "brigands"
  | "trade"
  | "celebration"
  | "harvest"
  | "building"
  | "exchange"
  | "search"
  | { card: DuelCard };
