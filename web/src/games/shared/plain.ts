// The parts of a game's pages in plain words.

import type { Component } from "svelte";

/** A rulebook in plain words: what is enough to begin with, a picture for each step. */
export interface Plain {
  /** The id of the book that tells it exactly. */
  book: string;
  /** The key of its words: `<key>-lead`, `<key>-win`. */
  key: string;
  steps: Step[];
}

export interface Step {
  /** The key of its title; its text is `<key>-text`. */
  key: string;
  Picture: Component;
}

/** A symbol of the sprite on a picture. */
export interface Thing {
  symbol: string;
  x: number;
  y: number;
  size: number;
  angle?: number;
  /** What `currentColor` is in it. */
  colour?: string;
  /** It is printed on a card of this colour. */
  card?: string;
  /** It lies on a round token. */
  token?: boolean;
}

/** What something costs and counts. */
export interface Price {
  icon: string;
  name: string;
  cost: { symbols: string[]; label: string };
  worth: string;
}
