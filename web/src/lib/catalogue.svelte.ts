// What the server offers: its games, and the rooms this browser may see.

import { api } from "./api/client";
import type { GameInfo, Rooms } from "../generated/server";

class Catalogue {
  games = $state.raw<GameInfo[]>();
  rooms = $state.raw<Rooms>();
  offline = $state(false);

  /** Asks again; what is known stays while it waits. */
  async refresh(): Promise<void> {
    try {
      const [games, rooms] = await Promise.all([this.games ?? api.games(), api.rooms()]);
      this.games = games;
      this.rooms = rooms;
      this.offline = false;
    } catch (fault) {
      console.error(fault);
      this.offline = true;
    }
  }

  async loadGames(): Promise<void> {
    try {
      this.games ??= await api.games();
    } catch {
      // Names are missing then; the screens do without.
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.id === id);
  }
}

export const catalogue = new Catalogue();
