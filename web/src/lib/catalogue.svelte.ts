// What the server offers: its games, and the rooms this browser may see.

import * as v from "valibot";
import { api } from "./api/client";
import type { ClockLimits, GameInfo, Games, Rooms } from "../generated/server";

/** Values that a host has put in the place of games' own, by the ids of the games. */
export type Corrections = Record<string, unknown>;

const KEY = "eiland.corrections";

/** What the server told last time: whoever plays without a network goes on with that. */
function remembered(): Corrections {
  try {
    const found = v.safeParse(
      v.record(v.string(), v.unknown()),
      JSON.parse(localStorage.getItem(KEY) ?? "{}"),
    );
    if (found.success) return found.output;
  } catch {
    // Somebody else's text, or no storage at all: our own values serve.
  }
  return {};
}

function remember(corrections: Corrections): void {
  try {
    if (Object.keys(corrections).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(corrections));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const correctionsOf = ({ games }: Games): Corrections =>
  Object.fromEntries(
    games.flatMap(({ id, corrections }) => (corrections === undefined ? [] : [[id, corrections]])),
  );

class Catalogue {
  #known = $state.raw<Games>();
  /** What the engine in this page plays, for when no server has told anything. */
  #here = $state.raw<GameInfo[]>();
  rooms = $state.raw<Rooms>();
  offline = $state(false);
  #asking: Promise<Games> | undefined;
  #remembered = remembered();

  /** What this host has corrected; until it has told, what it told last time. */
  readonly corrections: Corrections = $derived(
    this.#known === undefined ? this.#remembered : correctionsOf(this.#known),
  );

  get games(): GameInfo[] | undefined {
    return this.#known?.games ?? this.#here;
  }
  /** Whether a server has told its games. */
  get served(): boolean {
    return this.#known !== undefined;
  }
  know(games: GameInfo[]): void {
    this.#here = games;
  }
  /** How many seconds a turn has, by clock. */
  get clocks(): ClockLimits | undefined {
    return this.#known?.clocks;
  }

  /** Asks again; what is known stays while it waits. */
  async refresh(): Promise<void> {
    try {
      const [, rooms] = await Promise.all([this.#learn(), api.rooms()]);
      this.rooms = rooms;
      this.offline = false;
    } catch (fault) {
      console.error(fault);
      this.offline = true;
    }
  }

  async loadGames(): Promise<void> {
    try {
      await this.#learn();
    } catch {
      // Names are missing then; the screens do without.
    }
  }

  /** Asks once what can be played; what could not be had is asked for again. */
  #learn(): Promise<Games> {
    this.#asking ??= api.games();
    return this.#asking.then(
      (known) => {
        if (this.#known === undefined) remember(correctionsOf(known));
        return (this.#known = known);
      },
      (fault: unknown) => {
        this.#asking = undefined;
        throw fault;
      },
    );
  }

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.id === id);
  }
}

export const catalogue = new Catalogue();
