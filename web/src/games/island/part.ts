// What an expansion brings to the table. The table asks every part for what it shows and names none;
// `parts.ts` alone knows which there are.

import type { Component } from "svelte";
import type { Words } from "../../generated/table";
import type { Mark } from "../../lib/table";
import type { Why } from "../shared/why";
import type { Asked } from "./ask";
import type { Buildable } from "./cards";
import type { Flight } from "./motion";
import type { Action } from "./question";
import type { Session } from "./session.svelte";
import type { Part as Told, Teller } from "./tell";
import type { Spot } from "./spots";
import type {
  CornerName,
  Decision,
  Event,
  Hand,
  Happening,
  HexName,
  Layout,
  OwnChoice,
  Resource,
  ScenarioPhase,
  Seat,
  SideName,
  View,
} from "./types";
import type { People, Sentence } from "./words";

/** Something that everybody may know of a seat: a picture, a number, and the words for both. */
export interface Fact {
  /** Where things that come to the seat fly to. */
  id: string;
  icon: string;
  count: number;
  label: string;
  /** It gives way where there is little room; it is still read out. */
  minor?: true;
}

/** Something that is built or paid for: what the button for it shows. */
export interface Making {
  /** What chooses where it goes. */
  action: string;
  /** The decision it comes to, whose rule says why not. */
  kind: Decision["do"];
  icon: string;
  label: string;
  price: Hand;
  /** The piece of the island beside which it stands; without, it comes after all. */
  after?: Buildable;
  /** How many are left to build, where that is limited. */
  left?: (view: View, seat: Seat) => number;
}

/** Something that stands on the board beside roads and buildings. */
export interface Standing {
  key: string;
  symbol: string;
  at: { corner: CornerName } | { hex: HexName } | { side: SideName };
  /** Whose it is; nobody's has its own colours. */
  seat: Seat | null;
  dx?: number;
  dy?: number;
  scale: number;
  angle?: number;
  /** What it lies on, turned to its side. */
  lane?: string;
  /** It lies under a building there, or stands for it. */
  under?: boolean;
  instead?: boolean;
  words: (board: Layout, people: People) => string;
}

/** A card that is read: its whole text, and what may be done with it now. */
export interface About {
  icon: string;
  name: Words;
  title?: Words;
  text: Words;
  /** What the sentence says meanwhile. */
  sentence: Sentence;
  act?: { label: string; press: () => void };
  /** Why it cannot be used now. */
  why?: Why | null;
}

/** A column of the points, or a line of the figures at the end. */
export interface Column {
  key: string;
  icon: string;
  label: string;
  of: (view: View, seat: Seat) => number;
}
export interface Figure {
  label: string;
  of: (event: Event) => readonly [Seat, number] | undefined;
}

export interface Part {
  id: string;
  /** Whether it is played at this table. */
  plays: (view: View) => boolean;
  /** Kinds of cards that it adds to the resources. */
  kinds?: readonly Resource[];
  /** Development cards and the largest army are left in the box. */
  undeveloped?: true;
  /** What it lets people build besides roads and buildings. */
  makes?: readonly Making[];
  /** Piles in the bank. */
  piles?: (view: View) => Fact[];
  /** What stands on the board. */
  stands?: (view: View) => Standing[];
  /** A die beside the two: its picture, and what it means. */
  die?: (view: View) => { icon: string; label: string; words: string } | null;
  /** What I can begin to choose. */
  actions?: readonly Action[];
  /** What the moment asks me to choose. */
  asks?: readonly Action[];
  /** Places on the board by which I begin to choose while nothing else is asked. */
  starts?: (asked: Pick<Asked, "view" | "decisions">) => Spot[];
  /** There is much to choose from at this moment. */
  much?: (asked: Pick<Asked, "view" | "decisions">) => boolean;
  /** The sentence on my turn, where there is more to do than on the island. */
  turn?: (asked: Asked) => Sentence | null;
  /** The sentence at a moment of the island that means something else here. */
  moment?: (asked: Asked) => Sentence | null;
  /** What the large button says where cards are put aside for something else than a seven. */
  handing?: (view: View) => string | null;
  about?: (session: Session, card: string) => About | null;
  facts?: (view: View, seat: Seat) => Fact[];
  /** Pieces that a seat has left besides those of the island. */
  stocks?: (view: View, seat: Seat) => Fact[];
  /** What is said of a seat where its part cannot be shown. */
  says?: (view: View, seat: Seat) => string[];
  points?: readonly Column[];
  figures?: readonly Figure[];
  mark?: (event: Event) => Mark | undefined;
  flights?: (event: Event) => Flight[];

  // Where it stands: beside the log, or in a row of the dock where there is no room beside the board;
  // before and after my cards; at a seat.
  Side?: Component<{ session: Session }>;
  Row?: Component<{ session: Session }>;
  Before?: Component<{ session: Session }>;
  After?: Component<{ session: Session }>;
  AtSeat?: Component<{ session: Session; seat: Seat }>;
  /** On the sea beside the board. */
  OnSea?: Component<{ session: Session }>;
  /** What the board is called and what its signs mean; `near` where only a part of it is in view. */
  Plate?: Component<{ session: Session; near: boolean }>;
  /** On the land, under the chips. */
  OnLand?: Component<{ view: View; board: Layout }>;
  /** On the board, above the land and under the pieces. */
  OnBoard?: Component<{ view: View; board: Layout; people: People }>;
  /** What the dock offers beside the sentence. */
  Tools?: Component<{ session: Session }>;
}

export type Kinds<All, Tag extends keyof All> = All[Tag] & string;

/** How events are told, decisions put into words and moments asked about: one entry for each kind. */
export type Tellings = {
  [K in Happening["event"]]: (event: Extract<Happening, { event: K }>, teller: Teller) => Told[];
};
export type Wordings = {
  [K in OwnChoice["do"]]: (decision: Extract<Decision, { do: K }>, people: People) => string;
};
export type Moments = {
  [K in ScenarioPhase["is"]]: (phase: Extract<ScenarioPhase, { is: K }>, asked: Asked) => Sentence;
};
