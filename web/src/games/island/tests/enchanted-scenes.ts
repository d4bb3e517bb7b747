// Moments in the Enchanted Land: ships, knights and dragons at one table.

import { charts } from "../../../generated/island-charts";
import { lairs } from "../enchanted/dragons";
import { between, corner, parseHex } from "../geometry";
import type { IslandTable } from "../seats";
import type {
  CornerName,
  Decision,
  EnchantedView,
  Event,
  KnightsView,
  Phase,
  SideName,
  Vertex,
} from "../types";
import { KNIGHTS } from "./knights-scenes";
import { seaScene } from "./sea-scenes";

const at = (hex: string, vertex: Vertex): CornerName => corner(parseHex(hex), vertex);
const chain = (...corners: CornerName[]): SideName[] =>
  corners.slice(1).map((to, n) => between(corners[n] ?? to, to));

const BUILT = [
  {
    settlements: [at("0,-3", "S"), at("2,3", "S")],
    cities: [at("0,-3", "NW")],
    roads: chain(at("0,-3", "S"), at("0,-3", "SW"), at("0,-3", "NW")),
    ships: chain(at("0,-3", "S"), at("-1,-1", "N"), at("0,-2", "S"), at("-1,0", "N")),
  },
  {
    settlements: [at("2,2", "NE"), at("0,2", "N")],
    cities: [at("2,2", "NW")],
    roads: chain(at("2,2", "NW"), at("2,2", "N"), at("2,2", "NE")),
    ships: chain(at("2,2", "NW"), at("1,2", "N"), at("1,1", "S"), at("0,2", "N")),
  },
  {
    settlements: [at("4,-1", "S")],
    cities: [at("3,-2", "N")],
    roads: [
      ...chain(at("3,-2", "N"), at("3,-2", "NE"), at("4,-2", "N")),
      ...chain(at("4,-1", "S"), at("4,-1", "SE"), at("4,-1", "NE")),
    ],
    ships: [],
  },
  {
    settlements: [at("2,-3", "NE")],
    cities: [at("2,-3", "S")],
    roads: chain(at("2,-3", "S"), at("2,-3", "SE"), at("2,-3", "NE")),
    ships: [],
  },
];

const BOARD = charts.enchanted[4];
const LAIRS = lairs(BOARD);
/** My knight stands with a dragon here, and another's on a free corner. */
export const MET = LAIRS[5] ?? "";
const FREE = LAIRS[6] ?? "";
const KNOWN = LAIRS[0] ?? "";

export const ENCHANTED: EnchantedView = {
  dragons: LAIRS.filter((one) => one !== FREE).map((one) =>
    one === KNOWN ? { at: one, strength: 2 } : { at: one },
  ),
  unseen: [6, 5, 6],
  beaten: [2, 1, 0, 0],
  crossed: [0, 1],
  coast: [],
};

const knight = (place: CornerName, rank: "basic" | "strong" | "mighty", active: boolean) => ({
  at: place,
  rank,
  active,
  may_act: active,
  promoted: false,
});

function knights(met: CornerName): KnightsView {
  const standing = [
    [knight(met, "strong", true), knight(at("0,-3", "SW"), "basic", false)],
    [knight(FREE, "basic", false)],
    [knight(at("4,-2", "N"), "strong", false)],
    [],
  ];
  return {
    ...KNIGHTS,
    metropolises: [null, null, null],
    seats: KNIGHTS.seats.map((one, seat) => ({
      ...one,
      walls: [],
      knights: standing[seat] ?? [],
    })),
  };
}

interface Given {
  phase?: Phase;
  decisions?: Decision[];
  events?: Event[];
  met?: CornerName;
}

function scene({ met = MET, ...given }: Given): IslandTable {
  const { merchant: _, ...order } = knights(met);
  const table = seaScene({
    ...given,
    chart: "enchanted",
    reward: 0,
    scenario: { knights: order, enchanted: ENCHANTED },
  });
  const { view } = table;
  view.points_to_win = 18;
  view.seats.forEach((one, seat) => {
    const built = BUILT[seat];
    one.settlements = built?.settlements ?? [];
    one.cities = built?.cities ?? [];
    one.roads = built?.roads ?? [];
    one.card_count = 0;
    one.played = {};
    one.largest_army = false;
    if (one.cards) one.cards = {};
  });
  view.scenario?.sea?.seats.forEach((sailor, seat) => (sailor.ships = BUILT[seat]?.ships ?? []));
  return table;
}

const EVENTS: Event[] = [
  { event: "knight_landed", seat: 1, at: FREE },
  { event: "dragon_turned", at: KNOWN, strength: 2 },
  { event: "dragon_fought", seat: 1, at: KNOWN, won: false },
  { event: "dragon_fought", seat: 0, at: FREE, won: true },
];

export const ENCHANTED_SCENES: Record<string, () => IslandTable> = {
  "enchanted-turn": () =>
    scene({
      decisions: [
        { do: "end_turn" },
        { do: "fight_dragon", at: MET },
        ...LAIRS.slice(1, 5).map((to): Decision => ({ do: "move_knight", from: MET, to })),
        { do: "activate_knight", at: at("0,-3", "SW") },
        { do: "build_ship", at: between(at("-1,0", "N"), at("-1,0", "NE")) },
      ],
      events: EVENTS,
    }),
  "enchanted-known": () =>
    scene({
      met: KNOWN,
      decisions: [{ do: "end_turn" }, { do: "fight_dragon", at: KNOWN }],
    }),
  "enchanted-banishing": () =>
    scene({
      phase: { is: "banishing", seat: 1, from: FREE, rank: "basic", active: false },
      decisions: LAIRS.slice(8, 12).map((to): Decision => ({ do: "place_displaced", to })),
    }),
};
