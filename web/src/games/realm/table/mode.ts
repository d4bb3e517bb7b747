// What I have begun at a table and not yet decided, and how places of the table are named.

import type { Ground, Seat, Terrain } from "./types";

export const SUPPLIES = ["road", "settlement", "city", "citadel"] as const;
export type Supply = (typeof SUPPLIES)[number];

/** What I have begun and not yet decided; the page's own, the engine knows nothing of it. */
export type Mode =
  | { is: "none" }
  /** A card of the hand, or of the open stack, is picked; `place` tells copies apart. */
  | { is: "card"; card: string; place: number }
  | { is: "supply"; what: Supply; scout: boolean }
  /** A standing card is looked at, or about to be torn down. */
  | { is: "standing"; at: string; card: string; sure: boolean }
  /** A wizard is looked at, or about to be sent away. */
  | { is: "wizard"; at: string; card: string; sure: boolean }
  /** A border post is looked at, or about to be torn down. */
  | { is: "post"; right: boolean; card: string; sure: boolean }
  /** A stack is looked through instead of drawn from. */
  | { is: "search" }
  /** A card of those laid out is picked. */
  | { is: "taken"; card: string; place: number }
  /** The landscape above, of the two that a Scout finds. */
  | { is: "found"; ground: Ground }
  /** Landscapes of the start as they would lie, and the one that is to change places. */
  | { is: "lands"; lands: Terrain[]; first: string | undefined };

export const NOTHING: Mode = { is: "none" };

/** The place of a card that is built from the open stack. */
export const OPEN = -1;

export const storeAt = (seat: Seat, at: string): string => `store ${seat} ${at}`;
export const slotAt = (seat: Seat, at: string): string => `slot ${seat} ${at}`;
export const siteAt = (seat: Seat, at: number): string => `site ${seat} ${at}`;
export const roadAt = (seat: Seat, at: number): string => `road ${seat} ${at}`;
export const stackAt = (stack: number): string => `stack ${stack}`;
/** The niche of a wizard at a landscape. */
export const mageAt = (seat: Seat, at: string): string => `mage ${seat} ${at}`;
/** The end of a row, where a border post stands. */
export const postAt = (seat: Seat, right: boolean): string =>
  `post ${seat} ${right ? "right" : "left"}`;
