// What an expansion brings to the table. The table asks every part for what it shows and names none;
// `parts.ts` alone knows which there are.

import type { Component } from "svelte";
import type { Words } from "../../generated/table";
import type { Mark } from "../../lib/table";
import type { Why } from "../shared/why";
import type { Asked } from "./ask";
import type { Flight } from "./motion";
import type { Action } from "./question";
import type { Session } from "./session.svelte";
import type { Part as Told, Teller } from "./tell";
import type { Decision, Event, Happening, OwnChoice, ScenarioPhase, Seat, View } from "./types";
import type { People, Sentence } from "./words";

/** Something that everybody may know of a seat: a picture, a number, and the words for both. */
export interface Fact {
  /** Where things that come to the seat fly to. */
  id: string;
  icon: string;
  count: number;
  label: string;
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
  /** What I can begin to choose. */
  actions?: readonly Action[];
  /** What the moment asks me to choose. */
  asks?: readonly Action[];
  /** There is much to choose from at this moment. */
  much?: (asked: Pick<Asked, "view" | "decisions">) => boolean;
  /** The sentence on my turn, where there is more to do than on the island. */
  turn?: (asked: Asked) => Sentence | null;
  about?: (session: Session, card: string) => About | null;
  facts?: (view: View, seat: Seat) => Fact[];
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
