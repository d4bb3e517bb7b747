// What hangs before the hand while a screen changes hands. It takes the dock's place in every game's
// frame, so that nothing of a hand is in the page at all.

import { getContext, setContext, type Snippet } from "svelte";

export interface Veil {
  readonly drawn: boolean;
  readonly sail: Snippet;
}

const KEY = Symbol("veil");

/** For all tables below the component that calls this. */
export const hang = (veil: Veil): void => void setContext(KEY, veil);

export const veilHere = (): Veil | undefined => getContext<Veil | undefined>(KEY);
