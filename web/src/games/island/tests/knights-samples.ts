// One of everything that Cities & Knights tells, decides and waits for; the types say that none is missing.

import type { knightMoments, knightTellings, knightWordings } from "../knights";
import type { Happening, OwnChoice, ScenarioPhase } from "../types";

export const KNIGHT_EVENTS: {
  [K in keyof typeof knightTellings]: Extract<Happening, { event: K }>[];
} = {
  event_rolled: [{ event: "event_rolled", seat: 0, face: "trade" }],
  barbarians_sailed: [
    { event: "barbarians_sailed", step: 7 },
    { event: "barbarians_sailed", step: 6 },
    { event: "barbarians_sailed", step: 2 },
  ],
  barbarians_attacked: [
    { event: "barbarians_attacked", barbarians: 5, island: 4, won: false },
    { event: "barbarians_attacked", barbarians: 5, island: 5, won: true },
  ],
  defended: [{ event: "defended", seat: 0 }],
  city_lost: [
    { event: "city_lost", seat: 0, at: "0,0,N", lies: false },
    { event: "city_lost", seat: 1, at: "0,0,N", lies: true },
  ],
  knights_rested: [{ event: "knights_rested" }],
  progress_drawn: [
    { event: "progress_drawn", seat: 0, pile: "trade", card: "merchant" },
    { event: "progress_drawn", seat: 1, pile: "trade", card: null },
  ],
  point_shown: [{ event: "point_shown", seat: 0, card: "printer" }],
  progress_laid_back: [
    { event: "progress_laid_back", seat: 0, pile: "politics", card: "spy" },
    { event: "progress_laid_back", seat: 1, pile: "politics", card: null },
  ],
  progress_played: [{ event: "progress_played", seat: 0, card: "wedding" }],
  city_improved: [{ event: "city_improved", seat: 0, track: "science", level: 3 }],
  metropolis_placed: [
    { event: "metropolis_placed", seat: 0, track: "trade", at: "0,0,N" },
    { event: "metropolis_placed", seat: 1, track: "trade", at: "0,0,N", from: 0 },
  ],
  wall_built: [{ event: "wall_built", seat: 0, at: "0,0,N" }],
  knight_placed: [
    { event: "knight_placed", seat: 0, at: "0,0,N", rank: "basic", active: false },
    { event: "knight_placed", seat: 1, at: "0,0,N", rank: "mighty", active: true },
  ],
  knight_activated: [{ event: "knight_activated", seat: 0, at: "0,0,N" }],
  knight_promoted: [
    { event: "knight_promoted", seat: 0, at: "0,0,N", rank: "strong" },
    { event: "knight_promoted", seat: 1, at: "0,0,N", rank: "mighty" },
  ],
  knight_moved: [{ event: "knight_moved", seat: 0, from: "0,0,N", to: "0,0,S" }],
  knight_displaced: [
    { event: "knight_displaced", seat: 0, from: "0,0,N", to: "0,0,S" },
    { event: "knight_displaced", seat: 1, from: "0,0,N" },
  ],
  knight_lost: [{ event: "knight_lost", seat: 0, at: "0,0,N", rank: "strong" }],
  robber_chased: [{ event: "robber_chased", seat: 0, from: "0,0,N" }],
  chips_swapped: [{ event: "chips_swapped", seat: 0, one: "0,0", other: "1,0" }],
  merchant_moved: [{ event: "merchant_moved", seat: 0, to: "0,0" }],
  card_offered: [
    { event: "card_offered", seat: 0, to: 1, card: "wool" },
    { event: "card_offered", seat: 1, to: 0, card: null },
  ],
  harbour_traded: [
    { event: "harbour_traded", seat: 0, with: 1, gave: "wool", got: "coin" },
    { event: "harbour_traded", seat: 1, with: 2, gave: null, got: null },
  ],
  had_no_commodity: [{ event: "had_no_commodity", seat: 0 }],
  given: [
    { event: "given", seat: 0, to: 1, count: 2, cards: { wool: 1, coin: 1 } },
    { event: "given", seat: 1, to: 2, count: 2, cards: null },
  ],
  spy_took: [
    { event: "spy_took", seat: 0, from: 1, pile: "trade", card: "merchant" },
    { event: "spy_took", seat: 1, from: 2, pile: "trade", card: null },
    { event: "spy_took", seat: 1, from: 2, pile: null, card: null },
  ],
  road_removed: [
    { event: "road_removed", seat: 0, by: 1, at: "0,0,E" },
    { event: "road_removed", seat: 1, by: 1, at: "0,0,E" },
  ],
};

export const KNIGHT_CHOICES: {
  [K in keyof typeof knightWordings]: Extract<OwnChoice, { do: K }>;
} = {
  improve_city: { do: "improve_city", track: "trade" },
  place_metropolis: { do: "place_metropolis", at: "0,0,N" },
  build_wall: { do: "build_wall", at: "0,0,N" },
  build_knight: { do: "build_knight", at: "0,0,N" },
  activate_knight: { do: "activate_knight", at: "0,0,N" },
  promote_knight: { do: "promote_knight", at: "0,0,N" },
  move_knight: { do: "move_knight", from: "0,0,N", to: "0,0,S" },
  chase_robber: { do: "chase_robber", from: "0,0,N" },
  place_displaced: { do: "place_displaced", to: "0,0,N" },
  lose_city: { do: "lose_city", at: "0,0,N" },
  draw_from: { do: "draw_from", pile: "politics" },
  lay_back: { do: "lay_back", card: "spy" },
  play_alchemist: { do: "play_alchemist", dice: [3, 4] },
  play_crane: { do: "play_crane", track: "science" },
  play_engineer: { do: "play_engineer", at: "0,0,N" },
  play_inventor: { do: "play_inventor", one: "0,0" },
  swap_chips: { do: "swap_chips", other: "1,0" },
  play_irrigation: { do: "play_irrigation" },
  play_medicine: { do: "play_medicine", at: "0,0,N" },
  play_mining: { do: "play_mining" },
  play_roads: { do: "play_roads" },
  play_smith: { do: "play_smith" },
  play_commercial_harbour: { do: "play_commercial_harbour" },
  offer_card: { do: "offer_card", card: "wool", to: 1 },
  give_commodity: { do: "give_commodity", card: "coin" },
  play_master_merchant: { do: "play_master_merchant", from: 1 },
  play_merchant: { do: "play_merchant", at: "0,0" },
  play_merchant_fleet: { do: "play_merchant_fleet", card: "cloth" },
  play_resource_monopoly: { do: "play_resource_monopoly", card: "ore" },
  play_trade_monopoly: { do: "play_trade_monopoly", card: "paper" },
  play_bishop: { do: "play_bishop" },
  play_deserter: { do: "play_deserter", from: 1 },
  lose_knight: { do: "lose_knight", at: "0,0,N" },
  place_knight: { do: "place_knight", at: "0,0,N" },
  play_diplomat: { do: "play_diplomat", at: "0,0,E" },
  play_intrigue: { do: "play_intrigue", at: "0,0,N" },
  play_saboteur: { do: "play_saboteur" },
  play_spy: { do: "play_spy", from: 1 },
  take_progress: { do: "take_progress", card: "bishop" },
  play_warlord: { do: "play_warlord" },
  play_wedding: { do: "play_wedding" },
};

export const KNIGHT_PHASES: {
  [K in keyof typeof knightMoments]: Extract<ScenarioPhase, { is: K }>;
} = {
  rolling_three: { is: "rolling_three" },
  drawing_progress: { is: "drawing_progress", seat: 0, pile: "trade" },
  laying_back: { is: "laying_back", seat: 0 },
  losing_city: { is: "losing_city", seat: 0 },
  choosing_pile: { is: "choosing_pile", seat: 0 },
  aqueduct: { is: "aqueduct", seat: 0 },
  placing_metropolis: { is: "placing_metropolis", seat: 0, track: "science" },
  displaced: { is: "displaced", seat: 0, from: "0,0,N", rank: "strong", active: false },
  inventing: { is: "inventing", one: "0,0" },
  smithing: { is: "smithing", may_stop: false },
  harbour: { is: "harbour", seat: 0 },
  master_merchant: { is: "master_merchant", from: 1, left: 2 },
  spying: { is: "spying", from: 1 },
  deserting: { is: "deserting", seat: 0 },
  placing_deserter: { is: "placing_deserter", rank: "basic", active: true },
  laying_again: { is: "laying_again", from: "0,0,E" },
};
