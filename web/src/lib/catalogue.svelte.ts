// What the server offers: its games, and the rooms this browser may see.

import { api } from "./api/client";
import type { ClockLimits, GameInfo, Games, Rooms } from "../generated/server";

class Catalogue {
  #known = $state.raw<Games>();
  /** What the engine in this page plays, for when no server has told anything. */
  #here = $state.raw<GameInfo[]>();
  rooms = $state.raw<Rooms>();
  offline = $state(false);

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
      const [known, rooms] = await Promise.all([this.#known ?? api.games(), api.rooms()]);
      this.#known = known;
      this.rooms = rooms;
      this.offline = false;
    } catch (fault) {
      console.error(fault);
      this.offline = true;
    }
  }

  async loadGames(): Promise<void> {
    try {
      this.#known ??= await api.games();
    } catch {
      // Names are missing then; the screens do without.
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.id === id);
  }
}

export const catalogue = new Catalogue();
