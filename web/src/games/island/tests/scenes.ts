// Moments of the expansions, made from recorded moments of the island: what each part has to show.

import type { SeatInfo } from "../../../generated/server";
import type { IslandTable } from "../seats";
import type { Decision, ErieView, FriendsView, HelpersView } from "../types";
import { fixture } from "./fixtures";
import { KNIGHT_SCENES } from "./knights-scenes";
import { scene } from "./scene";

const seat = (count: number, chips = 0) => ({ count, chips });

export const FRIENDS: FriendsView = {
  stock: 31,
  chips: 11,
  redeemed: { trader: 2, scholar: 2 },
  done: false,
  swaps: 0,
  given: false,
  refused: [],
  seats: [
    {
      count: 6,
      letters: { trader: 1, road_builder: 2, scholar: 2, master_builder: 1 },
      fresh: { road_builder: 1 },
      chips: 1,
    },
    seat(4, 1),
    seat(2),
    seat(1),
  ],
};

export const HELPERS: HelpersView = {
  display: ["nassir", "louis", "candamir", "hilde", "lin", "vincent"],
  seats: [
    { helper: "marianne", face: "a", rests: false },
    { helper: "william", face: "b", rests: false },
    { helper: "sean", face: "a", rests: true },
    { helper: "jean", face: "a", rests: false },
  ],
};

export const ERIE: ErieView = {
  stock: 8,
  counters: [2, 1, 0, 1],
  playing: ["wool"],
  joined: [[], [], [], []],
};

const friends = { friends: FRIENDS };
const helper = (own: HelpersView["seats"][number], more: Partial<HelpersView> = {}) => ({
  helpers: { ...HELPERS, ...more, seats: [own, ...HELPERS.seats.slice(1)] },
});
const resources = ["lumber", "brick", "wool", "grain", "ore"] as const;

/** Six at the table, with Best Friends and Helpers. */
function six(): IslandTable {
  const table = fixture("six-turn");
  const [own, ...others] = FRIENDS.seats;
  table.view.scenario = {
    friends: {
      ...FRIENDS,
      seats: table.view.seats.map((_, at) => (at === 0 ? own : (others[at % 3] ?? seat(0)))) as [],
    },
    helpers: {
      display: ["louis", "hilde", "lin", "vincent"],
      seats: [
        { helper: "nassir", face: "a", rests: false },
        ...HELPERS.seats,
        { helper: "candamir", face: "b", rests: false },
      ],
    },
  };
  table.room.seats.forEach((info: SeatInfo) => (info.name = info.name || "Ada"));
  table.decisions = [
    ...table.decisions,
    { do: "redeem", guild: "trader" },
    { do: "exchange" },
    ...[1, 2].map((to): Decision => ({ do: "give", card: "wool", to })),
    ...[[1], [2], [1, 2]].map((of): Decision => ({ do: "use_nassir", card: "ore", of })),
  ];
  return table;
}

export const SCENES: Record<string, () => IslandTable> = {
  "friends-turn": () =>
    scene("turn", {
      scenario: friends,
      more: [
        { do: "redeem", guild: "trader" },
        { do: "redeem", guild: "road_builder" },
        { do: "redeem", guild: "scholar" },
        { do: "exchange" },
        ...resources.flatMap((card) => [1, 2].map((to): Decision => ({ do: "give", card, to }))),
      ],
      events: [
        { event: "gift_offered", seat: 0, to: 3, card: "wool" },
        { event: "gift_answered", seat: 3, from: 0, card: "wool", accepts: true },
        { event: "letter_drawn", seat: 0, guild: "road_builder" },
      ],
    }),
  "friends-swaps": () =>
    scene("turn", {
      scenario: { friends: { ...FRIENDS, swaps: 2, done: true } },
      more: resources.flatMap((give) =>
        resources.flatMap((take): Decision[] =>
          give === take ? [] : [{ do: "swap", give, take }],
        ),
      ),
      closed: { redeem: "FRIENDS-12", exchange: "FRIENDS-12", give: "FRIENDS-5" },
      events: [{ event: "redeemed", seat: 0, guild: "trader", letters: 1 }],
    }),
  "friends-gift": () =>
    scene("waiting", {
      scenario: friends,
      phase: { is: "gift", to: 0, card: "brick" },
      decisions: [{ do: "accept" }, { do: "decline" }],
      waits: 0,
    }),
  "friends-order": () =>
    scene("turn", {
      scenario: friends,
      phase: { is: "ordering_draws", seat: 0, reached: [1, 3] },
      decisions: [
        { do: "draws_next", seat: 1 },
        { do: "draws_next", seat: 3 },
      ],
      events: [{ event: "linked", seat: 0, with: [1, 3] }],
    }),
  "friends-put-back": () =>
    scene("turn", {
      scenario: friends,
      phase: { is: "putting_back" },
      decisions: (["trader", "road_builder", "scholar", "master_builder"] as const).map(
        (guild): Decision => ({ do: "put_back", guild }),
      ),
    }),
  "friends-desert": () => scene("choosing-victim", { scenario: friends, more: [{ do: "spare" }] }),
  "helpers-marianne": () =>
    scene("waiting", {
      scenario: helper({ helper: "marianne", face: "a", rests: false }),
      phase: { is: "nothing_came", seat: 0 },
      decisions: [
        ...resources.map((card): Decision => ({ do: "use_marianne", card })),
        { do: "decline" },
      ],
      waits: 0,
    }),
  "helpers-turn": () =>
    scene("turn", {
      scenario: helper({ helper: "nassir", face: "a", rests: false }),
      more: resources.flatMap((card) =>
        [[1], [2], [3], [1, 2], [1, 3], [2, 3]].map((of): Decision => ({
          do: "use_nassir",
          card,
          of,
        })),
      ),
    }),
  "helpers-louis": () =>
    scene("turn", {
      scenario: helper({ helper: "louis", face: "b", rests: false }),
      more: ["2,-2,SE", "-1,1,NE"].flatMap((from) =>
        ["2,-2,E", "1,-1,NE", "1,0,E"].map((to): Decision => ({ do: "use_louis", from, to })),
      ),
    }),
  "helpers-candamir": () =>
    scene("turn", {
      scenario: helper({ helper: "candamir", face: "a", rests: false }),
      more: [
        { do: "use_candamir" },
        ...(["wool", "grain", "ore"] as const).flatMap((instead) =>
          (["lumber", "brick"] as const).map((pay): Decision => ({
            do: "use_candamir",
            swap: { instead, pay },
          })),
        ),
      ],
    }),
  "helpers-keeping": () =>
    scene("turn", {
      scenario: helper(
        { helper: "candamir", face: "a", rests: false },
        { shown: { knight: 2, monopoly: 1 } },
      ),
      phase: { is: "keeping" },
      decisions: [
        { do: "keep", card: "knight" },
        { do: "keep", card: "monopoly" },
      ],
    }),
  "helpers-hilde": () =>
    scene("turn", {
      scenario: helper(
        { helper: "hilde", face: "a", rests: false },
        { hand: { wool: 3, ore: 1, brick: 2 } },
      ),
      phase: { is: "picking", from: 1 },
      decisions: (["wool", "ore", "brick"] as const).map((card): Decision => ({
        do: "pick",
        card,
      })),
    }),
  "helpers-vincent": () =>
    scene("turn", {
      scenario: helper({ helper: "vincent", face: "a", rests: false }),
      more: [
        { do: "use_vincent_settlement", at: "2,-1,N" },
        { do: "use_vincent_city", at: "2,-1,N" },
      ],
    }),
  "helpers-lin": () =>
    scene("before-roll", {
      scenario: helper({ helper: "lin", face: "a", rests: false }),
      more: [{ do: "use_lin", to: "-1,1" }],
    }),
  "helpers-used": () =>
    scene("turn", {
      scenario: helper({ helper: "william", face: "a", rests: true }),
      phase: { is: "helper_used", seat: 0 },
      decisions: [
        { do: "turn_helper" },
        ...HELPERS.display.map((one): Decision => ({ do: "swap_helper", helper: one })),
      ],
      events: [{ event: "helper_used", seat: 0, helper: "william", face: "a" }],
    }),
  "helpers-repay": () =>
    scene("turn", {
      scenario: helper({ helper: "nassir", face: "a", rests: true }),
      phase: { is: "repaying", to: 2 },
      decisions: (["wool", "brick"] as const).map((card): Decision => ({ do: "repay", card })),
    }),
  "helpers-rests": () =>
    scene("turn", {
      scenario: helper({ helper: "jean", face: "b", rests: true }),
      closed: { use_jean: "HELPERS-7" },
    }),
  "erie-turn": () =>
    scene("turn", {
      scenario: { erie: ERIE },
      more: resources.map((card): Decision => ({ do: "play_counter", card })),
      events: [{ event: "counter_played", seat: 0, card: "wool" }],
    }),
  "erie-offer": () =>
    scene("offer-to-me", { scenario: { erie: { ...ERIE, offer: { give: 1, want: 0 } } } }),
  "both-six": six,
  ...KNIGHT_SCENES,
};
