// Where a game that is over is looked up: on the server, or where a screen says otherwise, in this
// browser.

import { getContext, setContext } from "svelte";
import type { Replay } from "../generated/server";
import { api } from "./api/client";

export interface Archive {
  replay(id: string): Promise<Replay>;
  /** The arbiter's view after step n; 0 is the start. */
  viewAt(id: string, n: number): Promise<unknown>;
  journalText(id: string): Promise<string>;
  /** Whether it is this browser: then nobody else has seen the game, and nobody else held its seed. */
  readonly here?: boolean;
  /** Where the journal can be had as a file; nothing where it has to be made first. */
  journal?(id: string): string;
}

const KEY = Symbol("archive");

/** For all screens below the component that calls this. */
export const keepIn = (archive: Archive): void => void setContext(KEY, archive);

export const archiveHere = (): Archive => getContext<Archive | undefined>(KEY) ?? api;
