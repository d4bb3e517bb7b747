// Rooms in the order in which somebody wants to see them.

import type { Room } from "../lib/table";

export const mySeat = (room: Room): number => room.seats.findIndex((seat) => seat.me);

/** Whether the game waits for me. */
export const isMyTurn = (room: Room): boolean =>
  room.state === "playing" &&
  room.to_act.waiting === "seats" &&
  room.to_act.seats.includes(mySeat(room));

/** Those that wait for me first; else as the server has them, those that changed last first. */
export const waitingFirst = (rooms: readonly Room[]): Room[] => [
  ...rooms.filter(isMyTurn),
  ...rooms.filter((room) => !isMyTurn(room)),
];
