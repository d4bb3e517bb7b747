// Boards for the pictures on the home screen: the beginners' island, and what each variant looks like.

import { plans } from "../../generated/island-plans";
import type { Plan, Setup } from "../../generated/island";
import { hexName } from "./geometry";
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
export const pictured = (board: Layout, seats = PIECES): View => ({
  board,
  robber: "0,0",
  phase: { is: "turn" },
  turn: { seat: 0, number: 0, rolled: false, card_played: false, built: false },
  dice: null,
  bank: {},
  pile: 0,
  points_to_win: 10,
  seats: seats.map((pieces) => ({
    ...pieces,
    stock: { roads: 0, settlements: 0, cities: 0 },
    hand_size: 0,
    card_count: 0,
    played: {},
    rates: {},
    road_length: 0,
    road_line: [],
    longest_road: false,
    largest_army: false,
    points: 0,
  })),
});

/** What is to be seen of a setup before a game: its board, and how many play on it. */
export interface Scene {
  board: Layout;
  /** Hexes that lie face down, as chance has yet to lay them. */
  hidden: ReadonlySet<string>;
  seats: typeof PIECES;
}

/** Every second or third hex: enough to see both what there is and that it is not fixed. */
const isHidden = (_: unknown, index: number) => index % 5 === 1 || index % 5 === 3;

/** The land of a plan in the order of its box, spread so that like does not lie beside like. */
export function spread({ hexes, terrains, harbours }: Plan): Layout {
  const tiles = hexes.map((name, index) => {
    const [q = 0, r = 0] = name.split(",").map(Number);
    return { q, r, terrain: terrains[(index * 7) % terrains.length] ?? "desert" };
  });
  return { hexes: tiles, harbours };
}

/** What the setup of a variant looks like. */
export function scene(setup: Setup | undefined): Scene {
  const players = setup?.players ?? PIECES.length;
  const seats = PIECES.slice(0, players);
  const fixed = setup === undefined || setup.board.kind === "beginner";
  if (fixed) return { board: ISLAND, hidden: new Set(), seats };
  const large = setup.board.kind === "six" || players > 4;
  const board = spread(large ? plans.six : plans.base);
  const laid = setup.board.kind === "six";
  const hidden = laid ? [] : board.hexes.filter(isHidden).map(hexName);
  return { board, hidden: new Set(hidden), seats: large ? [] : seats };
}
