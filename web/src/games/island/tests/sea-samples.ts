// One event, one decision and one moment of each kind that ships and the Enchanted Land bring.

import type { Happening, OwnChoice, ScenarioPhase } from "../types";

type Told =
  | "ship_built"
  | "ship_moved"
  | "ship_removed"
  | "pirate_moved"
  | "pirate_chased"
  | "island_settled"
  | "knight_landed"
  | "dragon_turned"
  | "dragon_fought";
export const SEA_EVENTS: { [K in Told]: Extract<Happening, { event: K }>[] } = {
  ship_built: [{ event: "ship_built", seat: 0, at: "0,0,E" }],
  ship_moved: [{ event: "ship_moved", seat: 1, from: "0,0,E", to: "2,0,E" }],
  ship_removed: [
    { event: "ship_removed", seat: 0, by: 0, at: "0,0,E" },
    { event: "ship_removed", seat: 1, by: 0, at: "0,0,E" },
  ],
  pirate_chased: [{ event: "pirate_chased", seat: 1, from: "0,0,N" }],
  knight_landed: [{ event: "knight_landed", seat: 1, at: "0,0,N" }],
  dragon_turned: [1, 2, 3].map((strength) => ({ event: "dragon_turned", at: "0,0,N", strength })),
  dragon_fought: [true, false].map((won) => ({
    event: "dragon_fought",
    seat: 0,
    at: "0,0,N",
    won,
  })),
  pirate_moved: [
    { event: "pirate_moved", seat: 0, to: "3,0" },
    { event: "pirate_moved", seat: 1, to: "3,0", victim: 0 },
  ],
  island_settled: [{ event: "island_settled", seat: 1, at: "0,0,N", points: 2 }],
};

type Done = "build_ship" | "move_ship" | "move_pirate" | "chase_pirate" | "fight_dragon";
export const SEA_CHOICES: { [K in Done]: Extract<OwnChoice, { do: K }> } = {
  build_ship: { do: "build_ship", at: "0,0,E" },
  move_ship: { do: "move_ship", from: "0,0,E", to: "2,0,E" },
  move_pirate: { do: "move_pirate", to: "3,0" },
  chase_pirate: { do: "chase_pirate", from: "0,0,N" },
  fight_dragon: { do: "fight_dragon", at: "0,0,N" },
};

type Asked = "taking_gold" | "moving_pirate" | "banishing" | "turning_dragon";
export const SEA_PHASES: { [K in Asked]: Extract<ScenarioPhase, { is: K }> } = {
  moving_pirate: { is: "moving_pirate" },
  banishing: { is: "banishing", seat: 1, from: "0,0,N", rank: "basic", active: true },
  turning_dragon: { is: "turning_dragon", at: "0,0,N" },
  taking_gold: { is: "taking_gold", seat: 0, left: 2 },
};
