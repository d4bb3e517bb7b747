// What the tables of both card games have in common, as far as the shared parts need it. The views of each
// game fit into these.

import type { Good, Ground, Terrain } from "../../../generated/realm";
import type { Seat } from "../../../generated/table";
import type { TableState } from "../../../lib/table";

export type { Good, Ground, Seat, Terrain };

export interface LandView {
  at: string;
  land: Terrain;
  number: number;
  stock: number;
}

export interface PlacedView {
  at: string;
  card: string;
  /** A witch lies on it. */
  bewitched?: boolean;
  /** It is twice as strong. */
  braced?: boolean;
  /** By how many quarters it is turned. */
  turned?: number;
}

export interface MageView {
  at: string;
  card: string;
  power: number;
  tired: boolean;
}

export interface HandView {
  card: string | null;
  /** The rule by which its owner cannot use it now. */
  closed: string | null;
}

export interface RealmView {
  sites: { at: number; city: boolean; citadel?: boolean }[];
  roads: number[];
  lands: LandView[];
  cards: PlacedView[];
  mages?: MageView[];
  /** The border posts at the left and at the right end. */
  posts?: (string | null)[];
  /** A Gold Cache at a landscape. */
  cache?: { at: string; stock: number } | null;
  victory: number;
  held: Partial<Record<Good, number>>;
  hand: HandView[];
  hand_limit: number;
  rates: number[];
  search_price: number;
  /** The rank among three. */
  rank?: number | null;
}

/** A question that the shared parts look at; games have many more. */
export interface AskView {
  ask: string;
  seat?: Seat;
}

export interface View {
  target: number;
  step: string;
  on_turn: Seat | null;
  turn: number;
  number: number | null;
  rolled: boolean;
  ask: AskView | null;
  realms: RealmView[];
  stacks: { cards: (string | null)[] }[];
  grounds: Ground[];
  roads: number;
  settlements: number;
  cities: number;
  winners: readonly Seat[];
}

/** Why a stock changes: a card, or something by its name. */
export type Why = string | { card: string };

/** What happens in both games; each has more. */
export type Event =
  | { event: "stock"; seat: Seat; at: string; good: Good; by: number; why: Why }
  | { event: "built"; seat: Seat; card: string; at: string }
  | { event: "drew" | "fetched"; seat: Seat; card?: string | null }
  | { event: "stolen"; seat: Seat; from: Seat; card?: string | null }
  | { event: "revealed"; card: string }
  | { event: "turn_began"; seat: Seat; turn: number };

/** The decisions that both games have, in the same shape. */
export type Decision =
  | { do: "arrange"; lands: [Terrain, Terrain, Terrain, Terrain, Terrain, Terrain] }
  | { do: "play"; card: string }
  | { do: "name"; card: string; number: number }
  | { do: "road"; at: number }
  | { do: "settlement"; at: number; scout: boolean }
  | { do: "city"; at: number }
  | { do: "citadel"; at: number }
  | { do: "build"; card: string; at: string }
  | { do: "demolish"; at: string }
  | { do: "exchange"; give: Good; to: string }
  | { do: "draw"; stack: number }
  | { do: "put"; card: string; stack: number }
  | { do: "search"; stack: number }
  | { do: "take"; card: string }
  | { do: "pay"; from: string }
  | { do: "gain"; at: string }
  | { do: "pick"; at: string }
  | { do: "scout"; lands: [Ground, Ground] }
  | { do: "stack"; stack: number };
export type AnyDecision = { do: string };
export type Kind = Decision["do"];
export type Of<K extends Kind> = Extract<Decision, { do: K }>;

export type AnyTable = TableState<View, AnyDecision, { event: string }>;

/** The decisions of one kind. */
export const only = <K extends Kind>(decisions: readonly AnyDecision[], ...kinds: K[]): Of<K>[] =>
  decisions.filter((one): one is Of<K> => (kinds as string[]).includes(one.do));

export const may = (decisions: readonly AnyDecision[], ...kinds: string[]): boolean =>
  decisions.some((one) => kinds.includes(one.do));
