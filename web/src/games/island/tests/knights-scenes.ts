// Moments of Cities & Knights, made from recorded moments of the island.

import type { IslandTable } from "../seats";
import type { Decision, Hand, KnightsSeatView, KnightsView, Progress, Resource } from "../types";
import { scene as made, type Change } from "./scene";

const resources = ["lumber", "brick", "wool", "grain", "ore"] as const;
const commodities = ["cloth", "coin", "paper"] as const;

const seat = (own: Partial<KnightsSeatView> = {}): KnightsSeatView => ({
  levels: { trade: 1, politics: 0, science: 2 },
  prices: { trade: 2, politics: 1, science: 3 },
  knights: [],
  knights_left: { basic: 1, strong: 2, mighty: 2 },
  strength: 0,
  walls: [],
  walls_left: 3,
  hand_limit: 7,
  progress_counts: { trade: 0, politics: 1, science: 1 },
  defender: 0,
  ...own,
});

const knight = (
  at: string,
  rank: "basic" | "strong" | "mighty",
  active: boolean,
  mayAct = active,
) => ({ at, rank, active, may_act: mayAct, promoted: false });

const HELD: Progress[] = ["warlord", "smith", "merchant_fleet"];

export const KNIGHTS: KnightsView = {
  barbarians: 5,
  attacked: true,
  barbarian_strength: 5,
  island_strength: 4,
  losers: [0, 2],
  defenders: [],
  event: "ship",
  piles: { trade: 12, politics: 11, science: 13 },
  metropolises: ["0,1,S", null, null],
  merchant: { seat: 0, at: "1,0" },
  seats: [
    seat({
      levels: { trade: 2, politics: 3, science: 1 },
      prices: { trade: 3, politics: 4, science: 2 },
      knights: [
        knight("1,0,N", "strong", true),
        knight("-1,1,N", "basic", false),
        knight("2,-1,N", "basic", true, false),
      ],
      knights_left: { basic: 0, strong: 1, mighty: 2 },
      strength: 3,
      walls: ["0,0,N"],
      walls_left: 2,
      hand_limit: 9,
      progress_counts: { trade: 1, politics: 1, science: 1 },
      progress: HELD,
      defender: 1,
    }),
    seat({ knights: [knight("0,-2,S", "strong", false)], points: ["printer"] }),
    seat({ knights: [knight("1,-2,S", "basic", false)] }),
    seat({
      levels: { trade: 4, politics: 1, science: 1 },
      knights: [knight("1,0,S", "mighty", false), knight("-1,3,N", "basic", true)],
      strength: 1,
    }),
  ],
};

const HAND: Hand = { lumber: 1, brick: 2, wool: 1, grain: 2, ore: 1, cloth: 2, coin: 1, paper: 2 };

const own = (change: Partial<KnightsView>, mine: Partial<KnightsSeatView> = {}) => ({
  knights: {
    ...KNIGHTS,
    ...change,
    seats: KNIGHTS.seats.map((of, at) => (at === 0 ? { ...of, ...mine } : of)),
  },
});

/** There are no development cards. */
function scene(from: string, change: Change): IslandTable {
  const table = made(from, change);
  for (const one of table.view.seats) {
    one.card_count = 0;
    one.played = {};
    one.largest_army = false;
    if (one.cards) one.cards = {};
  }
  table.view.points_to_win = 13;
  table.view.bank = { ...table.view.bank, cloth: 6, coin: 8, paper: 5 };
  return table;
}

/** A moment at which I am asked one thing. */
function asked(phase: Change["phase"], decisions: Decision[], more: Partial<Change> = {}) {
  return (): IslandTable =>
    scene("turn", { scenario: own({}), hand: HAND, decisions, waits: 0, ...more, phase });
}

const TURN: Decision[] = [
  { do: "improve_city", track: "science" },
  { do: "build_wall", at: "2,-1,S" },
  { do: "activate_knight", at: "-1,1,N" },
  { do: "promote_knight", at: "-1,1,N" },
  { do: "promote_knight", at: "2,-1,N" },
  { do: "move_knight", from: "1,0,N", to: "2,-2,S" },
  { do: "move_knight", from: "1,0,N", to: "1,-1,S" },
  { do: "chase_robber", from: "1,0,N" },
  { do: "play_warlord" },
  { do: "play_smith" },
  ...[...resources, ...commodities].map((card): Decision => ({ do: "play_merchant_fleet", card })),
];

const PLAYS: Decision[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap((red) =>
    [1, 2, 3, 4, 5, 6].map((yellow): Decision => ({ do: "play_alchemist", dice: [red, yellow] })),
  ),
  { do: "play_crane", track: "trade" },
  { do: "play_crane", track: "science" },
  { do: "play_engineer", at: "2,-1,S" },
  { do: "play_inventor", one: "0,-2" },
  { do: "play_inventor", one: "1,-2" },
  { do: "play_irrigation" },
  { do: "play_medicine", at: "2,-1,S" },
  { do: "play_mining" },
  { do: "play_roads" },
  { do: "play_smith" },
  { do: "play_commercial_harbour" },
  ...resources.flatMap((card) => [1, 3].map((to): Decision => ({ do: "offer_card", card, to }))),
  { do: "play_master_merchant", from: 3 },
  { do: "play_master_merchant", from: 1 },
  { do: "play_merchant", at: "1,0" },
  { do: "play_merchant", at: "0,0" },
  { do: "play_merchant_fleet", card: "cloth" },
  ...resources.map((card): Decision => ({ do: "play_resource_monopoly", card })),
  ...commodities.map((card): Decision => ({ do: "play_trade_monopoly", card })),
  { do: "play_bishop" },
  { do: "play_deserter", from: 1 },
  { do: "play_deserter", from: 3 },
  { do: "play_diplomat", at: "-1,3,NE" },
  { do: "play_diplomat", at: "2,-2,SE" },
  { do: "play_intrigue", at: "1,-2,S" },
  { do: "play_saboteur" },
  { do: "play_spy", from: 1 },
  { do: "play_spy", from: 2 },
  { do: "play_warlord" },
  { do: "play_wedding" },
];

const EVERY: Progress[] = [
  "alchemist",
  "crane",
  "engineer",
  "inventor",
  "medicine",
  "spy",
  "diplomat",
];

const SEVEN = { progress: EVERY, progress_counts: { trade: 0, politics: 2, science: 5 } };

export const KNIGHT_SCENES: Record<string, () => IslandTable> = {
  "knights-turn": () =>
    scene("turn", {
      scenario: own({}),
      hand: HAND,
      more: TURN,
      closed: { build_knight: "KNIGHTS-27", improve_city: "KNIGHTS-17", buy_card: "KNIGHTS-1" },
      events: [
        { event: "event_rolled", seat: 0, face: "ship" },
        { event: "barbarians_sailed", step: 5 },
        { event: "knight_activated", seat: 0, at: "2,-1,N" },
      ],
    }),
  "knights-cards": () =>
    scene("turn", {
      scenario: own({ event: "science" }, SEVEN),
      hand: HAND,
      more: [...TURN, ...PLAYS, { do: "lay_back", card: "crane" }],
      closed: { build_knight: "KNIGHTS-27", end_turn: "KNIGHTS-42" },
    }),
  "knights-before-roll": () =>
    scene("before-roll", {
      scenario: own({}, { progress: ["alchemist", "bishop"] }),
      hand: HAND,
      more: PLAYS.slice(0, 36),
      closed: { play_bishop: "KNIGHTS-43" },
    }),
  "knights-losing-city": asked({ is: "losing_city", seat: 0 }, [
    { do: "lose_city", at: "0,0,N" },
    { do: "lose_city", at: "2,-1,S" },
  ]),
  "knights-metropolis": asked({ is: "placing_metropolis", seat: 0, track: "politics" }, [
    { do: "place_metropolis", at: "0,0,N" },
    { do: "place_metropolis", at: "2,-1,S" },
  ]),
  "knights-pile": asked({ is: "choosing_pile", seat: 0 }, [
    { do: "draw_from", pile: "trade" },
    { do: "draw_from", pile: "politics" },
    { do: "draw_from", pile: "science" },
  ]),
  "knights-laying-back": asked(
    { is: "laying_back", seat: 0 },
    EVERY.slice(0, 5).map((card): Decision => ({ do: "lay_back", card })),
    { scenario: own({}, { progress: EVERY.slice(0, 5) }) },
  ),
  "knights-displaced": asked(
    { is: "displaced", seat: 0, from: "1,0,N", rank: "strong", active: true },
    [
      { do: "place_displaced", to: "2,-2,S" },
      { do: "place_displaced", to: "1,-1,S" },
    ],
  ),
  "knights-inventing": asked({ is: "inventing", one: "0,-2" }, [
    { do: "swap_chips", other: "1,-2" },
    { do: "swap_chips", other: "1,-1" },
  ]),
  "knights-smithing": asked({ is: "smithing", may_stop: true }, [
    { do: "promote_knight", at: "-1,1,N" },
    { do: "promote_knight", at: "2,-1,N" },
    { do: "pass" },
  ]),
  "knights-aqueduct": asked({ is: "aqueduct", seat: 0 }, [
    ...resources.map((card): Decision => ({ do: "take", card })),
    { do: "decline" },
  ]),
  "knights-harbour": asked(
    { is: "harbour", seat: 0 },
    commodities.map((card): Decision => ({ do: "give_commodity", card })),
  ),
  "knights-picking": asked(
    { is: "master_merchant", from: 3, left: 2 },
    (["wool", "ore", "coin"] as const).map((card): Decision => ({ do: "pick", card })),
    { scenario: own({ hand: { wool: 3, ore: 1, coin: 2 } }) },
  ),
  "knights-spying": asked(
    { is: "spying", from: 1 },
    [
      { do: "take_progress", card: "bishop" },
      { do: "take_progress", card: "mining" },
      { do: "pass" },
    ],
    { scenario: own({ spied: ["bishop", "mining"] }) },
  ),
  "knights-deserting": asked({ is: "deserting", seat: 0 }, [
    { do: "lose_knight", at: "1,0,N" },
    { do: "lose_knight", at: "-1,1,N" },
  ]),
  "knights-deserter": asked({ is: "placing_deserter", rank: "mighty", active: true }, [
    { do: "place_knight", at: "2,-2,S" },
    { do: "place_knight", at: "0,0,S" },
    { do: "pass" },
  ]),
  "knights-again": asked({ is: "laying_again", from: "-1,1,NE" }, [
    { do: "build_road", at: "0,0,SW" },
    { do: "build_road", at: "1,0,E" },
    { do: "pass" },
  ]),
  "knights-wedding": () => {
    const table = scene("discarding", {
      scenario: own({ owing: "wedding" }),
      hand: HAND,
      waits: 0,
    });
    table.view.turn.seat = 2;
    table.view.phase = { is: "discarding", owed: [2, 2, 0, 0] };
    return table;
  },
  "knights-sabotage": () => {
    const table = scene("discarding", {
      scenario: own({ owing: "sabotage" }),
      hand: HAND,
      waits: 0,
    });
    table.view.phase = { is: "discarding", owed: [5, 0, 0, 0] };
    return table;
  },
  "knights-watching": () =>
    scene("spectator", {
      scenario: own({
        event: "trade",
        barbarians: 6,
        island_strength: 6,
        losers: [],
        defenders: [3],
      }),
    }),
};

export const ALL_KINDS: readonly Resource[] = [...resources, ...commodities];
