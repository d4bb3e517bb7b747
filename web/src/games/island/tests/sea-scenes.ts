// Moments with ships, made from recorded moments of the island: what the sea has to show.

import { charts } from "../../../generated/island-charts";
import type { ScenarioView } from "../../../generated/island";
import { DIRECTIONS, hexName, neighbour, seaOf, side } from "../geometry";
import { islandsOf } from "../sea/waters";
import type { IslandTable } from "../seats";
import type { Decision, Event, Hand, Layout, Phase, Seas, SeaView, SideName } from "../types";
import { fixture } from "./fixtures";

/** Every path on which a ship could lie. */
export const seaPaths = (board: Layout): SideName[] => {
  const all = new Set([...board.hexes.map(hexName), ...seaOf(board).map(hexName)]);
  const paths = seaOf(board).flatMap((hex) =>
    DIRECTIONS.filter((to) => all.has(hexName(neighbour(hex, to)))).map((to) => side(hex, to)),
  );
  return [...new Set(paths)];
};

interface Given {
  chart?: Seas;
  players?: 3 | 4 | 6;
  from?: string;
  pirate?: boolean;
  reward?: number;
  phase?: Phase;
  decisions?: readonly Decision[];
  closed?: Record<string, string>;
  hand?: Hand;
  events?: Event[];
  scenario?: Partial<ScenarioView>;
}

/** Where people have built on the two islands. */
const BUILT = [
  {
    settlements: ["1,0,S", "0,2,N", "-2,0,N"],
    cities: ["1,-2,N"],
    roads: ["1,0,SE", "1,-2,NW", "1,-2,NE"],
    ships: ["0,1,E", "-3,0,SE", "-3,0,E", "-1,2,NW"],
  },
  {
    settlements: ["3,-2,S", "-1,-1,N"],
    cities: ["2,-1,S"],
    roads: ["2,-1,SE", "-1,-1,NE"],
    ships: ["3,-2,SE", "3,-1,SE", "2,0,NE"],
  },
  {
    settlements: ["0,-2,N", "-1,1,N"],
    cities: [],
    roads: ["0,-2,NE", "-2,1,NE"],
    ships: ["-2,1,E", "-2,2,NE"],
  },
  {
    settlements: ["3,-3,N", "0,0,N"],
    cities: [],
    roads: ["3,-3,NW", "0,0,NE"],
    ships: ["3,-3,NE", "4,-4,SE"],
  },
];

export function seaScene(given: Given = {}): IslandTable {
  const { chart = "two_islands", players = 4, from = "turn", reward = 2 } = given;
  const table = fixture(from);
  const board = charts[chart][players] ?? charts[chart][4];
  const { view } = table;
  const two = chart === "two_islands";
  view.board = board;
  view.robber = board.robber ?? null;
  view.points_to_win = 12;
  table.room.game = "scenarios";
  view.seats.forEach((seat, at) => {
    const built = two ? BUILT[at] : undefined;
    seat.settlements = built?.settlements ?? [];
    seat.cities = built?.cities ?? [];
    seat.roads = built?.roads ?? [];
  });
  const mine = view.seats[0];
  if (mine && given.hand) mine.hand = given.hand;
  const islands = islandsOf(board);
  const sea: SeaView = {
    seats: view.seats.map((_, at) => {
      const ships = two ? (BUILT[at]?.ships ?? []) : [];
      return { ships, movable: [], stock: 15 - ships.length, points: at === 1 ? 2 : 0 };
    }),
    ...(given.pirate === false || board.chart?.pirate === undefined
      ? {}
      : { pirate: board.chart.pirate }),
    moved: false,
    island_points: reward,
    islands: islands.map((hexes, at) => ({
      hexes,
      home: at === 0,
      founded: at === 0 ? [0, 1, 2, 3] : [],
      settled: at === 1 ? [1] : [],
    })),
  };
  view.scenario = { ...given.scenario, sea };
  if (given.phase) view.phase = given.phase;
  table.decisions = [...(given.decisions ?? table.decisions)];
  table.closed = given.closed ?? table.closed;
  if (given.events)
    table.log = [...table.log, { n: (table.log.at(-1)?.n ?? 0) + 1, events: given.events }];
  return table;
}

const lay = (at: SideName): Decision => ({ do: "build_ship", at });
const FREE = ["-3,1,NE", "-3,1,E", "1,1,NE", "0,1,SE", "-4,1,NE"];
const TURN: Decision[] = [
  { do: "end_turn" },
  { do: "build_road", at: "1,0,E" },
  { do: "build_road", at: "0,-2,E" },
  ...FREE.map(lay),
  ...["-3,0,SE", "-1,2,NW"].flatMap((from) =>
    [...FREE, "-2,1,SE"].map((to): Decision => ({ do: "move_ship", from, to })),
  ),
  { do: "trade_bank", give: "ore", take: "wool" },
];
const RICH: Hand = { lumber: 2, wool: 2, brick: 1, ore: 4 };
const EVENTS: Event[] = [
  { event: "ship_built", seat: 1, at: "3,-1,SE" },
  { event: "ship_moved", seat: 2, from: "-2,1,E", to: "-2,2,NE" },
  { event: "pirate_moved", seat: 3, to: "4,-3", victim: 1 },
  { event: "island_settled", seat: 1, at: "0,2,N", points: 2 },
];

export const SEA_SCENES: Record<string, () => IslandTable> = {
  "sea-turn": () => seaScene({ decisions: TURN, hand: RICH, events: EVENTS }),
  "sea-shut": () =>
    seaScene({
      decisions: [{ do: "end_turn" }],
      closed: { build_ship: "SEA-4", move_ship: "SEA-10", build_road: "BASE-33" },
      hand: { lumber: 1, wool: 1, brick: 1 },
    }),
  "sea-founding": () =>
    seaScene({
      phase: { is: "founding_road", seat: 0, at: "1,0,S" },
      decisions: [
        { do: "build_road", at: "1,0,SE" },
        { do: "build_road", at: "1,0,SW" },
        lay("1,0,SE"),
        lay("1,0,SW"),
        lay("0,1,E"),
      ],
    }),
  "sea-villain": () => {
    const board = charts.two_islands[4];
    return seaScene({
      phase: { is: "moving_robber" },
      decisions: [
        ...board.hexes.slice(1).map((hex): Decision => ({ do: "move_robber", to: hexName(hex) })),
        ...(board.chart?.sea ?? []).map((to): Decision => ({ do: "move_pirate", to })),
      ],
    });
  },
  "sea-gold": () =>
    seaScene({
      phase: { is: "taking_gold", seat: 0, left: 2 },
      decisions: (["lumber", "brick", "wool", "grain", "ore"] as const).map((card) => ({
        do: "take",
        card,
      })),
    }),
  "sea-four-islands": () => seaScene({ chart: "four_islands" }),
  "sea-archipelago": () => seaScene({ chart: "archipelago" }),
  "sea-six": () => seaScene({ chart: "archipelago", players: 6, from: "six-turn" }),
};
