// Boards for the pictures on the home screen: the beginners' island and a piece of it.

import type { Layout, SeatView, View } from "./types";

type Row = [q: number, r: number, terrain: Layout["hexes"][number]["terrain"], number?: number];

const rows: Row[] = [
  [0, -2, "mountains", 10],
  [1, -2, "pasture", 2],
  [2, -2, "forest", 9],
  [-1, -1, "fields", 12],
  [0, -1, "hills", 6],
  [1, -1, "pasture", 4],
  [2, -1, "hills", 10],
  [-2, 0, "fields", 9],
  [-1, 0, "forest", 11],
  [0, 0, "desert"],
  [1, 0, "forest", 3],
  [2, 0, "mountains", 8],
  [-2, 1, "forest", 8],
  [-1, 1, "mountains", 3],
  [0, 1, "fields", 4],
  [1, 1, "pasture", 5],
  [-2, 2, "hills", 5],
  [-1, 2, "fields", 6],
  [0, 2, "pasture", 11],
];

export const ISLAND: Layout = {
  hexes: rows.map(([q, r, terrain, number]) => ({ q, r, terrain, ...(number ? { number } : {}) })),
  harbours: [
    { q: 0, r: -2, side: "NW", type: "3:1" },
    { q: 1, r: -2, side: "NE", type: "grain" },
    { q: 2, r: -1, side: "NE", type: "ore" },
    { q: 2, r: 0, side: "E", type: "3:1" },
    { q: 1, r: 1, side: "SE", type: "wool" },
    { q: 0, r: 2, side: "SW", type: "3:1" },
    { q: -2, r: 2, side: "SW", type: "3:1" },
    { q: -2, r: 1, side: "W", type: "brick" },
    { q: -1, r: -1, side: "W", type: "lumber" },
  ],
};

const seat = (
  settlements: string[],
  cities: string[],
  roads: string[],
): Pick<SeatView, "settlements" | "cities" | "roads"> => ({ settlements, cities, roads });

/** Some pieces, so that the picture shows a game and not a map. */
export const PIECES = [
  seat(["0,0,N"], ["-1,1,N"], ["-1,0,E", "0,0,NE", "-1,0,SE"]),
  seat(["0,2,N"], ["0,1,S"], ["0,1,SE", "-1,1,E"]),
  seat(["1,-1,N"], [], ["1,-1,NE", "1,-2,SE"]),
  seat(["-1,0,N", "2,0,N"], [], ["-1,-1,SE", "1,-1,SE"]),
];

/** What the drawing of pieces needs of a view. */
export const pictured = (board: Layout): View => ({
  board,
  robber: "0,0",
  phase: { is: "turn" },
  turn: { seat: 0, number: 0, rolled: false, card_played: false, built: false },
  dice: null,
  bank: {},
  pile: 0,
  points_to_win: 10,
  seats: PIECES.map((pieces) => ({
    ...pieces,
    stock: { roads: 0, settlements: 0, cities: 0 },
    hand_size: 0,
    card_count: 0,
    played: {},
    rates: {},
    road_length: 0,
    longest_road: false,
    largest_army: false,
    points: 0,
  })),
});
