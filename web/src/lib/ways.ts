// Where a table's links lead, and what of it makes sense: a room on a server and a game in this browser
// share their screens.

import { to } from "./router.svelte";

export interface Ways {
  room: (id: string) => string;
  replay: (id: string, step?: number) => string;
  home: string;
  /** The game runs in this browser: nobody is elsewhere to talk to or to wait for. */
  here: boolean;
}

export const ON_A_SERVER: Ways = { room: to.room, replay: to.replay, home: to.home, here: false };
export const HERE: Ways = {
  room: to.hereGame,
  replay: to.hereReplay,
  home: to.here,
  here: true,
};
