// Made by `cargo xtask types` from the Rust types: change those.

import type { Good, Ground, Terrain } from "./realm";
import type { Seat, SeatSet } from "./table";

/** What has to be settled before the game goes on. `seat` is who is asked; chance, where there is none. */
export type ClassicAskView =
  | { ask: "roll" }
  | { ask: "die"; by: Seat; on: Seat; card: ClassicCard; countered: boolean }
  | { ask: "draw"; to: Seat; stack: number }
  | { ask: "look"; to: Seat; stack: number }
  | { ask: "event" }
  | { ask: "ground"; site: number }
  | { ask: "pay"; seat: Seat; due: Partial<Record<Good, number>>; any: number; why: ClassicWhy }
  | { ask: "load"; seat: Seat; loaded: number }
  | { ask: "gain"; seat: Seat; kinds: Array<Good>; left: number; why: ClassicWhy }
  | { ask: "rob"; seat: Seat; from: Seat; left: number; may_stop: boolean; why: ClassicWhy }
  | { ask: "give_back"; seat: Seat; to: Seat }
  | { ask: "lay"; seat: Seat; site: number; ground: Ground; redraw: boolean }
  | { ask: "scout"; seat: Seat; site: number }
  | {
    ask: "offer";
    seat: Seat;
    give: Partial<Record<Good, number>>;
    want: Partial<Record<Good, number>>;
  }
  | { ask: "counter"; seat: Seat; by: Seat; card: ClassicCard }
  | { ask: "take_back"; seat: Seat; of: Seat; among: Array<string>; by: ClassicCard }
  | { ask: "cut"; seat: Seat }
  | { ask: "pull"; seat: Seat; of: Seat; left: number }
  | { ask: "bury"; seat: Seat; of: Seat; cards: Array<ClassicCard | null> }
  | { ask: "steal"; seat: Seat; from: Seat }
  | { ask: "browse"; seat: Seat }
  | { ask: "take_from"; seat: Seat; stack: number; left: number; may_stop: boolean }
  | { ask: "put_back"; seat: Seat }
  | { ask: "peek"; to: Seat }
  | { ask: "glimpse"; to: Seat; stack: number }
  | { ask: "study"; to: Seat }
  | { ask: "survey"; to: Seat }
  | { ask: "brew"; to: Seat }
  | { ask: "duel"; by: Seat; own: string; on: Seat; other: string }
  | { ask: "spend"; seat: Seat; left: number }
  | { ask: "veto"; seat: Seat; of: Seat; card: ClassicCard }
  | { ask: "under"; seat: Seat; card: ClassicCard }
  | { ask: "leap"; seat: Seat; event: ClassicCard | null }
  | { ask: "face"; seat: Seat }
  | { ask: "fate"; seat: Seat; cards: Array<ClassicCard | null> }
  | { ask: "inspire"; seat: Seat }
  | { ask: "prophesy"; seat: Seat; left: number }
  | { ask: "exchange"; seat: Seat }
  | { ask: "brace"; seat: Seat }
  | { ask: "move"; seat: Seat; first: string | null }
  | { ask: "swap_land"; seat: Seat; with: Seat; own: string | null }
  | { ask: "challenge"; seat: Seat; on: Seat; own: string | null }
  | { ask: "bewitch"; seat: Seat; on: Seat }
  | { ask: "change_land"; seat: Seat }
  | { ask: "choose_land"; seat: Seat; land: string; grounds: Array<Ground> }
  | { ask: "raise"; seat: Seat }
  | { ask: "blow"; seat: Seat; on: Seat }
  | { ask: "fetch"; seat: Seat }
  | { ask: "banish"; seat: Seat }
  | { ask: "filch"; seat: Seat; from: Seat; book: string | null }
  | { ask: "comet"; seat: Seat }
  | { ask: "camp"; by: Seat; on: Seat; card: ClassicCard; quarters: number }
  | { ask: "order"; card: ClassicCard }
  | { ask: "snatch"; from: Seat; to: Seat; left: number }
  | { ask: "target"; seat: Seat; among: SeatSet; why: ClassicWhy; both: boolean; first: boolean }
  | { ask: "hire"; seat: Seat; by: Seat; card: ClassicCard; among: Array<string> }
  | { ask: "hand_over"; seat: Seat; from: Seat; to: Seat; left: number }
  | { ask: "burn"; seat: Seat; keep: number; stack: number | null }
  | { ask: "support"; seat: Seat; helpers: [Seat, Seat] };

/** A card as it is printed. */
export type ClassicCard =
  | "abbey"
  | "garrison"
  | "smithy"
  | "brick-factory"
  | "iron-foundry"
  | "grain-mill"
  | "sawmill"
  | "wool-mill"
  | "brick-fleet"
  | "gold-fleet"
  | "grain-fleet"
  | "lumber-fleet"
  | "ore-fleet"
  | "wool-fleet"
  | "knight-conrad"
  | "knight-falk"
  | "knight-gotz"
  | "knight-hagen"
  | "knight-karl"
  | "knight-otto"
  | "knight-pippin"
  | "knight-siegfried"
  | "knight-walter"
  | "aqueduct"
  | "bath-house"
  | "church"
  | "colossus"
  | "counting-house"
  | "harbor"
  | "library"
  | "marketplace"
  | "merchant-guild"
  | "mint"
  | "town-hall"
  | "alchemist"
  | "arsonist"
  | "bishop"
  | "black-knight"
  | "brigands"
  | "caravan"
  | "herb-woman"
  | "merchant"
  | "scout"
  | "spy"
  | "civil-war"
  | "conflict"
  | "master-builder"
  | "plague"
  | "productive-year"
  | "progress"
  | "year-end"
  | "ismai"
  | "samsor"
  | "philosophers-stone"
  | "magic-kitchen"
  | "magic-mill"
  | "wizard-ari"
  | "wizard-arsa"
  | "wizard-hafli"
  | "wizard-hor"
  | "wizard-ira"
  | "wizard-tali"
  | "keeper-of-fate"
  | "inspiration"
  | "land-magic"
  | "magic-eye"
  | "change-places"
  | "wheel-of-time"
  | "prophecy"
  | "magic-potion"
  | "countermagic"
  | "leap-in-time"
  | "comet"
  | "dance-of-the-unicorns"
  | "better-world"
  | "wizards-duel"
  | "witch"
  | "change-land"
  | "materialization"
  | "whirlwind"
  | "wisdom-of-the-ancestors"
  | "by-magics-hand"
  | "lengthy-negotiations"
  | "successful-negotiations"
  | "truce"
  | "border-embargo"
  | "border-pacifism"
  | "border-boycott"
  | "mercenary-troop"
  | "mercenary-camp"
  | "magic-league"
  | "robin-hood"
  | "social-justice"
  | "reconstruction-aid"
  | "book-burning"
  | "support"
  | "seduction"
  | "sea-storm"
  | "flood";

/** The values of a card. */
export type ClassicCardValues = {
  /** Which card, by its id. */
  id: string;
  /** What it costs. */
  cost?: Partial<Record<Good, number>>;
  /** What it counts while it stands. */
  points?: ClassicPoints;
  /** The magic power that it costs to be laid, to be played, or to cast the spell of a book. */
  magic?: number;
  /** The numbers of the die that succeed. */
  success?: Array<number>;
  /** The numbers of the die that succeed after each of three quarter turns. */
  quarters?: [Array<number>, Array<number>, Array<number>];
  /** Whether these values are still not those of the printed card, but a host's own guess. */
  proposed?: boolean;
};

/** What is to be put in the place of our values: what is left out stays. */
export type ClassicCorrections = {
  /** Cards by their ids. */
  card: Array<ClassicCardValues>;
  /** The numbers of the landscapes in the stack, by their kinds. */
  landscape: Array<ClassicLandNumbers>;
  /** What a citadel costs. */
  citadel?: Partial<Record<Good, number>>;
};

/** What a seat may choose.  Of decks the ready-made ones are listed, of orders of the landscapes the one that is there and those that change two places; offers are listed one for one where the setup wants it. Every legal one is accepted. Of the two sites that a city has on one side only the first free one is listed: they are the same (CLASSIC-15). */
export type ClassicDecision =
  | {
    do: "deck";
    /** The deck. */
    deck: ClassicDeck;
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
    card: ClassicCard;
  }
  | {
    do: "name";
    /** Which. */
    card: ClassicCard;
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
    card: ClassicCard;
    /** Where. */
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
    do: "offer";
    /** Whom. */
    to: Seat;
    /** What is given. */
    give: Partial<Record<Good, number>>;
    /** What is wanted for it. */
    want: Partial<Record<Good, number>>;
  }
  | { do: "accept" }
  | { do: "finish" }
  | {
    do: "draw";
    /** Which. */
    stack: number;
  }
  | {
    do: "put";
    /** Which. */
    card: ClassicCard;
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
    card: ClassicCard;
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
    do: "pick";
    /** Where it stands. */
    at: string;
  }
  | {
    do: "lay";
    /** Whether it goes above the row. */
    upper: boolean;
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
  | { do: "pass" }
  | {
    do: "citadel";
    /** In which column. */
    at: number;
  }
  | {
    do: "station";
    /** Which. */
    card: ClassicCard;
    /** Where. */
    at: string;
  }
  | {
    do: "dismiss";
    /** Where the wizard stands. */
    at: string;
  }
  | {
    do: "charge";
    /** Where the wizard stands. */
    at: string;
  }
  | {
    do: "mill";
    /** Where the wizard stands who gets it. */
    to: string;
  }
  | {
    do: "brew";
    /** Where it stands. */
    at: string;
  }
  | {
    do: "cast";
    /** Which book. */
    card: ClassicCard;
  }
  | {
    do: "spend";
    /** Where the wizard stands who pays. */
    from: string;
  }
  | {
    do: "face";
    /** Which face. */
    face: ClassicFace;
  }
  | {
    do: "fate";
    /** Which. */
    card: ClassicCard;
    /** Whether it goes under the stack and not on top of it. */
    under: boolean;
  }
  | {
    do: "mark";
    /** Which. */
    at: string;
  }
  | {
    do: "ground";
    /** Which. */
    ground: Ground;
  }
  | {
    do: "choose";
    /** Whom. */
    seat: Seat;
  }
  | { do: "both" }
  | { do: "redraw" }
  | {
    do: "post";
    /** Which. */
    card: ClassicCard;
    /** Whether at the right end. */
    right: boolean;
  }
  | {
    do: "raze";
    /** Whether it stands at the right end. */
    right: boolean;
  }
  | {
    do: "mend";
    /** Where it stands. */
    at: string;
  }
  | {
    do: "league";
    /** Where the wizard stands who gets it. */
    to: string;
  };

/** A deck for the tournament: `{"start":[…],"cards":[…],"events":[…]}`.  More cards than a deck may have are read, so that it can be said how many are too many. */
export type ClassicDeck = {
  /** The first hand: three cards. */
  start: Array<ClassicCard>;
  /** The other thirty. */
  cards: Array<ClassicCard>;
  /** The secret events: four, or three where three play. */
  events: Array<ClassicCard>;
};

/** A discard pile; it lies open. */
export type ClassicDiscardView = {
  /** Whose it is, in a tournament. */
  owner: Seat | null;
  /** All its cards, the top one last. */
  cards: Array<ClassicCard>;
};

/** What happened. Cards that only some may see are `null` for the others. */
export type ClassicEvent =
  | { event: "deck_chosen"; seat: Seat; deck: ClassicDeck | null }
  | { event: "event_chosen"; seat: Seat; card: ClassicCard }
  | {
    event: "arranged";
    seat: Seat;
    lands: [Terrain, Terrain, Terrain, Terrain, Terrain, Terrain];
  }
  | { event: "starts"; seat: Seat }
  | { event: "turn_began"; seat: Seat; turn: number }
  | { event: "rolled"; seat: Seat; number: number; face: ClassicFace }
  | { event: "stock"; seat: Seat; at: string; good: Good; by: number; why: ClassicWhy }
  | { event: "raided"; seat: Seat; counted: number; lost: Partial<Record<Good, number>> }
  | { event: "revealed"; card: ClassicCard }
  | { event: "events_shuffled" }
  | { event: "played"; seat: Seat; card: ClassicCard; number: number | null }
  | { event: "fought"; by: Seat; on: Seat; card: ClassicCard; number: number; won: boolean }
  | { event: "road_built"; seat: Seat; at: number }
  | { event: "settlement_built"; seat: Seat; at: number }
  | { event: "city_built"; seat: Seat; at: number }
  | { event: "land_laid"; seat: Seat; at: string; ground: Ground }
  | { event: "built"; seat: Seat; card: ClassicCard; at: string }
  | { event: "demolished"; seat: Seat; card: ClassicCard; at: string }
  | { event: "taken_back"; seat: Seat; card: ClassicCard; at: string; by: ClassicCard }
  | {
    event: "offered";
    seat: Seat;
    to: Seat;
    give: Partial<Record<Good, number>>;
    want: Partial<Record<Good, number>>;
  }
  | { event: "answered"; seat: Seat; accepts: boolean }
  | { event: "drew"; seat: Seat; stack: number; card: ClassicCard | null }
  | { event: "looked_through"; seat: Seat; stack: number }
  | { event: "put_under"; seat: Seat; stack: number; card: ClassicCard | null }
  | { event: "hand_shown"; seat: Seat; to: Seat }
  | { event: "stolen"; seat: Seat; from: Seat; card: ClassicCard | null }
  | { event: "token_moved"; which: Token; holder: Seat | null }
  | { event: "actions_allowed" }
  | { event: "citadel_built"; seat: Seat; at: number }
  | { event: "wizard_came"; seat: Seat; card: ClassicCard; at: string }
  | { event: "wizard_left"; seat: Seat; card: ClassicCard; at: string }
  | { event: "power"; seat: Seat; at: string; card: ClassicCard; power: number }
  | { event: "cast"; seat: Seat; card: ClassicCard }
  | { event: "stopped"; seat: Seat; card: ClassicCard; by: Seat }
  | { event: "leapt_over"; seat: Seat; card: ClassicCard | null }
  | { event: "brewed"; seat: Seat; number: number; won: boolean }
  | { event: "looked_at_events"; seat: Seat }
  | { event: "event_moved"; seat: Seat; under: boolean }
  | { event: "banished"; seat: Seat; card: ClassicCard }
  | { event: "glimpsed"; seat: Seat; stack: number; card: ClassicCard | null }
  | { event: "braced"; seat: Seat; at: string }
  | { event: "cards_swapped"; seat: Seat; at: [string, string] }
  | { event: "lands_swapped"; seat: Seat; own: string; with: Seat; other: string }
  | { event: "dueled"; by: Seat; on: Seat; dice: [number, number]; sums: [number, number] }
  | { event: "bewitched"; by: Seat; on: Seat; at: string }
  | { event: "witch_left"; seat: Seat; at: string }
  | { event: "fetched"; seat: Seat; card: ClassicCard }
  | { event: "filched"; seat: Seat; from: Seat; card: ClassicCard; at: string }
  | { event: "turned_away"; by: Seat; from: Seat; to: Seat; card: ClassicCard; lapses: boolean }
  | { event: "camped"; seat: Seat; number: number; won: boolean }
  | { event: "post_laid"; seat: Seat; card: ClassicCard; right: boolean }
  | { event: "post_left"; seat: Seat; card: ClassicCard; right: boolean }
  | { event: "target_moved"; targets: Array<number> }
  | { event: "truce"; seat: Seat | null }
  | { event: "ranked"; order: [Seat, Seat, Seat] }
  | { event: "redrawn"; seat: Seat; ground: Ground }
  | { event: "handed_over"; seat: Seat; from: Seat; to: Seat; card: ClassicCard | null }
  | { event: "wrecked"; seat: Seat; card: ClassicCard; at: string }
  | { event: "over"; winners: SeatSet; points: Array<number> };

/** The event stack. */
export type ClassicEventsView = {
  /** Its cards, the lowest first, as far as this eye knows them: those that have come lie there in order. */
  cards: Array<ClassicCard | null>;
};

/** A face of the event die. */
export type ClassicFace = "brigands" | "mill" | "tournament" | "plenty" | "event_card";

/** A card in a hand. */
export type ClassicHandView = {
  /** Which it is, if this eye knows. */
  card: ClassicCard | null;
  /** The rule by which its owner cannot use it now; only its owner is told. */
  closed: string | null;
};

/** The numbers of the landscapes of a kind in the stack. */
export type ClassicLandNumbers = {
  /** Which kind. */
  land: Terrain;
  /** A number for each landscape of it. */
  numbers: Array<number>;
};

/** A landscape. */
export type ClassicLandView = {
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
  guarded: boolean;
};

/** Which game is played. */
export type ClassicMode = "base" | "wizards" | "tournament";

/** What nature may choose. */
export type ClassicOutcome =
  | { start: Seat }
  | {
    "roll": { /** The production die. */ number: number, /** The event die. */
    face: ClassicFace, };
  }
  | { die: number }
  | { card: ClassicCard }
  | { cards: Array<ClassicCard> }
  | { event: ClassicCard }
  | { ground: Ground }
  | { grounds: Array<Ground> }
  | { dice: [number, number] }
  | { order: [Seat, Seat, Seat] };

/** An expansion at its site. */
export type ClassicPlacedView = {
  at: string;
  card: ClassicCard;
  /** Whether a witch lies on it. */
  bewitched: boolean;
  /** Whether it is twice as strong. */
  braced: boolean;
  /** By how many quarters it is turned. */
  turned: number;
};

/** What one player has. */
export type ClassicPlayer = {
  /** The columns of further settlements, with their roads, from the middle outwards. */
  settlements: Array<number>;
  /** The columns of cities. */
  cities: Array<number>;
  /** The columns of citadels. */
  citadels: Array<number>;
  /** The wizards, with their power. */
  wizards: Array<SceneWizard>;
  /** Further roads at the ends. */
  roads: Array<number>;
  /** The landscapes of further settlements, and others than those of the start. */
  lands: Array<ClassicSceneLand>;
  /** What lies on the landscapes: those that are not named hold nothing. */
  stocks: Record<string, number>;
  /** The expansions. */
  cards: Record<string, ClassicCard>;
  /** The hand. */
  hand: Array<ClassicCard>;
  /** The border posts at the left and at the right end. */
  posts: [ClassicCard | null, ClassicCard | null];
};

/** The four kinds of points. */
export type ClassicPoints = { victory: number; trade: number; strength: number; tournament: number };

/** One player's realm and hand. */
export type ClassicRealmView = {
  /** Settlements and cities, from left to right. */
  sites: Array<ClassicSiteView>;
  /** The columns of the roads, from left to right. */
  roads: Array<number>;
  /** The landscapes. */
  lands: Array<ClassicLandView>;
  /** The expansions at settlements, cities and citadels. */
  cards: Array<ClassicPlacedView>;
  /** The wizards at landscapes of citadels. */
  mages: Array<MageView>;
  /** The magic power that can be spent now. */
  power: number;
  /** The spell books that were used in this turn. */
  spent: Array<ClassicCard>;
  /** The border posts at the left and at the right end. */
  posts: [ClassicCard | null, ClassicCard | null];
  /** The points that win for this player. */
  target: number;
  /** Whether attacks of this turn are turned away, as a Mercenary Troop was paid. */
  covered: boolean;
  /** All points but those of the two tokens. */
  points: ClassicPoints;
  /** The victory points, tokens included. */
  victory: number;
  /** What lies on all landscapes. */
  held: Partial<Record<Good, number>>;
  /** The hand; what this eye does not know is a back. */
  hand: Array<ClassicHandView>;
  /** How many cards the hand is filled up to. */
  hand_limit: number;
  /** How many of each kind are given for one of another: lumber, brick, wool, grain, ore, gold. */
  rates: [number, number, number, number, number, number];
  /** What a search costs. */
  search_price: number;
  /** The rank among three: who is level in everything shares one. */
  rank: number | null;
};

/** A position at the start of a turn: what each has built and holds. What is left out is as at the start. */
export type ClassicScene = {
  /** Whose turn begins. */
  on_turn: number;
  /** How many turns were begun before; as many as keep the brigands away, where it is left out. */
  turns: number | null;
  /** Each player's realm and hand. */
  players: Array<ClassicPlayer>;
  /** The discard pile, the top card last. */
  discarded: Array<ClassicCard>;
};

/** A landscape of a scene. */
export type ClassicSceneLand = {
  /** Where it lies. */
  at: string;
  /** What it is. */
  ground: Ground;
};

/** All that is fixed before the first move: `{"mode":"base"}`, `{"mode":"wizards","players":3}`. */
export type ClassicSetup = {
  /** Which game. */
  mode: ClassicMode;
  /** How many play: two, where it is left out, or three. */
  players?: number;
  /** Decks that are open to all (CLASSICOPTION-4); who has none here hands one in secretly. */
  decks?: Array<ClassicDeck | null>;
  /** One-for-one offers to other players are listed (CLASSICOPTION-2). */
  listed_offers?: boolean;
  /** The game ends without a winner after so many turns (CLASSICOPTION-1). */
  turn_limit?: number;
  /** The name of the card values that are played by, where they are not ours (CLASSICOPTION-3). */
  edition?: string;
  /** A position in the middle of a game to begin with. */
  scene?: ClassicScene;
};

/** A settlement or city. */
export type ClassicSiteView = { at: number; city: boolean; citadel: boolean };

/** A draw stack. */
export type ClassicStackView = {
  /** Whose it is, in a tournament. */
  owner: Seat | null;
  /** Its cards, the lowest first, as far as this eye knows them. */
  cards: Array<ClassicCard | null>;
};

/** Where the turn stands. */
export type ClassicStep =
  | "decks"
  | "arrange"
  | "lot"
  | "hands"
  | "events"
  | "before"
  | "roll"
  | "action"
  | "fill"
  | "exchange"
  | "replace"
  | "over";

/** A position as an eye sees it. */
export type ClassicView = {
  /** Which game is played. */
  mode: ClassicMode;
  /** The points that win, where nothing was agreed on. */
  target: number;
  /** Where the turn stands. */
  step: ClassicStep;
  /** Who is on turn; nobody before the first turn and after the end. */
  on_turn: Seat | null;
  /** How many turns were begun. */
  turn: number;
  /** The production die of this turn, once it has fallen or a card has named its number. */
  number: number | null;
  /** The event die of this turn, once it has fallen. */
  face: ClassicFace | null;
  /** Whether the dice of this turn have fallen. */
  rolled: boolean;
  /** What has to be settled before the game goes on. */
  ask: ClassicAskView | null;
  /** Each player's realm and hand. */
  realms: Array<ClassicRealmView>;
  /** Who has the knight token. */
  strongest: Seat | null;
  /** Who has the windmill token. */
  richest: Seat | null;
  /** Whether attacks and neutral actions may be played. */
  unlocked: boolean;
  /** The draw stacks by number. */
  stacks: Array<ClassicStackView>;
  /** The discard pile; in a tournament each player's. */
  discards: Array<ClassicDiscardView>;
  /** The event stack. */
  events: ClassicEventsView;
  /** The landscapes that are left, sorted: anybody can count them. */
  grounds: Array<Ground>;
  /** The roads that are left. */
  roads: number;
  /** The settlements that are left. */
  settlements: number;
  /** The cities that are left. */
  cities: number;
  /** The citadels that are left. */
  citadels: number;
  /** The cards that cost something else in this game than what is printed on them. */
  prices: Array<PriceView>;
  /** The events that have left the game. */
  banished: Array<ClassicCard>;
  /** Who has called for a truce that still holds. */
  truce: Seat | null;
  /** The decks of a tournament that this eye knows: the own one, and those that are open. */
  decks: Array<ClassicDeck | null>;
  /** The events of the third player's set that were chosen for a tournament. */
  picked: Array<ClassicCard>;
  /** Who has won; nobody while the game goes on. */
  winners: SeatSet;
};

/** Why a stock changes. */
export type ClassicWhy =
  | "production"
  | "brigands"
  | "mill"
  | "tournament"
  | "plenty"
  | "building"
  | "exchange"
  | "trade"
  | "search"
  | "magic"
  | { card: ClassicCard };

/** A wizard at a landscape. */
export type MageView = {
  /** Where. */
  at: string;
  /** Who. */
  card: ClassicCard;
  /** The magic power, 0 to 3. */
  power: number;
  /** Whether none of it can be spent in this turn. */
  tired: boolean;
};

/** What a card costs in this game. */
export type PriceView = { card: ClassicCard; cost: Partial<Record<Good, number>> };

/** A wizard of a scene. */
export type SceneWizard = {
  /** Where. */
  at: string;
  /** Who. */
  card: ClassicCard;
  /** The magic power, 0 to 3. */
  power: number;
};

/** One of the two tokens. */
export type Token = "knight" | "windmill";
