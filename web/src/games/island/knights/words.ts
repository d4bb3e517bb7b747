// Cities & Knights in words: what happened, what may be done, what is asked.

import { faces, progress, ranks, tracks } from "../../../generated/knights-cards";
import { say } from "../../../lib/i18n.svelte";
import { bold } from "../../shared/tell";
import { total } from "../cards";
import { builtWhere } from "../describe";
import { tilesByName } from "../geometry";
import { t } from "../i18n";
import type { Moments, Tellings, Wordings } from "../part";
import type { Cards, Teller } from "../tell";
import type { CornerName, HexName, Progress, Rank, Resource, Track, View } from "../types";
import { moment, number, type Sentence } from "../words";
import type { Asked } from "../ask";
import { levelName } from "./tracks";

export const cardName = (card: Progress): string => say(progress[card].name);
export const trackName = (track: Track): string => say(tracks[track].name);
export const rankName = (rank: Rank): string => say(ranks[rank].name);
const card = (kind: Resource): string => t(`island-${kind}`);

/** "between pasture 5 and forest 8"; empty where there is no board to tell it by. */
const where = ({ view }: Teller, at: CornerName): string =>
  view?.board ? builtWhere(view.board, "settlement", at) : "";

const land = (view: View | undefined, at: HexName): string => {
  const tile = view?.board ? tilesByName(view.board).get(at) : undefined;
  if (tile === undefined) return "";
  const terrain = t(`island-${tile.terrain}`);
  return tile.number ? t("island-at-tile", { terrain, number: tile.number }) : terrain;
};

const some = (one: Resource | null, by: Teller): Cards | string =>
  one === null ? t("island-tell-a-card") : by.one(one);

export const knightTellings: Pick<
  Tellings,
  | "event_rolled"
  | "barbarians_sailed"
  | "barbarians_attacked"
  | "defended"
  | "city_lost"
  | "knights_rested"
  | "progress_drawn"
  | "point_shown"
  | "progress_laid_back"
  | "progress_played"
  | "city_improved"
  | "metropolis_placed"
  | "wall_built"
  | "knight_placed"
  | "knight_activated"
  | "knight_promoted"
  | "knight_moved"
  | "knight_displaced"
  | "knight_lost"
  | "robber_chased"
  | "chips_swapped"
  | "merchant_moved"
  | "card_offered"
  | "harbour_traded"
  | "had_no_commodity"
  | "given"
  | "spy_took"
  | "road_removed"
> = {
  // The ship is told by the step that it makes.
  event_rolled: ({ seat, face }, { by }) =>
    face === "ship" ? [] : by("knights-tell-gate", seat, { gate: say(faces[face].name) }),
  barbarians_sailed: ({ step }, { plain }) =>
    plain("knights-tell-sailed", { count: 7 - step, words: number(7 - step) }),
  barbarians_attacked: ({ barbarians, island, won }, { plain }) =>
    plain("knights-tell-attacked", { barbarians, island, won: won ? "yes" : "no" }),
  defended: ({ seat }, { by }) => by("knights-tell-defended", seat),
  city_lost: ({ seat, at, lies }, teller) =>
    teller.by("knights-tell-city-lost", seat, {
      where: where(teller, at),
      lies: lies ? "yes" : "no",
    }),
  knights_rested: (_, { plain }) => plain("knights-tell-rested"),
  progress_drawn: ({ seat, pile, card }, { by }) =>
    card === null
      ? by("knights-tell-drawn", seat, { track: trackName(pile) })
      : by("knights-tell-drawn-known", seat, { card: bold(cardName(card)) }),
  point_shown: ({ seat, card }, { by }) =>
    by("knights-tell-point", seat, { card: bold(cardName(card)) }),
  progress_laid_back: ({ seat, pile, card }, { by }) =>
    card === null
      ? by("knights-tell-laid-back", seat, { track: trackName(pile) })
      : by("knights-tell-laid-back-known", seat, { card: bold(cardName(card)) }),
  progress_played: ({ seat, card }, { by }) =>
    by("knights-tell-played", seat, { card: bold(cardName(card)) }),
  city_improved: ({ seat, track, level }, { by }) =>
    by("knights-tell-improved", seat, {
      level: bold(levelName(track, level)),
      track: trackName(track),
    }),
  metropolis_placed: ({ seat, track, from }, { by, object }) =>
    from === undefined
      ? by("knights-tell-metropolis", seat, { track: trackName(track) })
      : by("knights-tell-metropolis-from", seat, { track: trackName(track), whom: object(from) }),
  wall_built: ({ seat, at }, teller) =>
    teller.by("knights-tell-wall", seat, { where: where(teller, at) }),
  knight_placed: ({ seat, at, rank }, teller) =>
    teller.by("knights-tell-placed", seat, { rank, where: where(teller, at) }),
  knight_activated: ({ seat, at }, teller) =>
    teller.by("knights-tell-activated", seat, { where: where(teller, at) }),
  knight_promoted: ({ seat, rank }, { by }) => by("knights-tell-promoted", seat, { rank }),
  knight_moved: ({ seat, to }, teller) =>
    teller.by("knights-tell-moved", seat, { where: where(teller, to) }),
  knight_displaced: ({ seat, to }, teller) =>
    to === undefined
      ? teller.by("knights-tell-driven-out", seat)
      : teller.by("knights-tell-driven-off", seat, { where: where(teller, to) }),
  knight_lost: ({ seat, rank }, { by }) => by("knights-tell-deserted", seat, { rank }),
  robber_chased: ({ seat }, { by }) => by("knights-tell-chased", seat),
  chips_swapped: ({ seat, one, other }, { by, view }) =>
    by("knights-tell-chips", seat, { one: land(view, one), other: land(view, other) }),
  merchant_moved: ({ seat, to }, { by, view }) =>
    by("knights-tell-merchant", seat, { where: bold(land(view, to)) }),
  card_offered: ({ seat, to, card }, teller) =>
    teller.by("knights-tell-offered", seat, {
      whom: teller.object(to),
      cards: some(card, teller),
    }),
  harbour_traded: ({ seat, with: other, gave, got }, teller) =>
    teller.by("knights-tell-harbour", seat, {
      whom: teller.object(other),
      give: some(gave, teller),
      get: got === null ? t("knights-tell-a-commodity") : teller.one(got),
    }),
  had_no_commodity: ({ seat }, { by }) => by("knights-tell-no-commodity", seat),
  given: ({ seat, to, count, cards }, { by, object, many }) =>
    count === 0
      ? []
      : by("knights-tell-given", seat, {
          whom: object(to),
          cards: cards && total(cards) > 0 ? many(cards) : t("knights-tell-cards", { count }),
        }),
  spy_took: ({ seat, from, pile, card }, { by, object }) => {
    const whom = object(from);
    if (card !== null)
      return by("knights-tell-spied-known", seat, { whom, card: bold(cardName(card)) });
    return pile === null
      ? by("knights-tell-spied-none", seat, { whom })
      : by("knights-tell-spied", seat, { whom });
  },
  road_removed: ({ seat, by: player }, { by, object }) =>
    seat === player
      ? by("knights-tell-road-own", player)
      : by("knights-tell-road", player, { whom: object(seat) }),
};

export const knightWordings: Pick<
  Wordings,
  | "improve_city"
  | "place_metropolis"
  | "build_wall"
  | "build_knight"
  | "activate_knight"
  | "promote_knight"
  | "move_knight"
  | "chase_robber"
  | "place_displaced"
  | "lose_city"
  | "draw_from"
  | "lay_back"
  | "play_alchemist"
  | "play_crane"
  | "play_engineer"
  | "play_inventor"
  | "swap_chips"
  | "play_irrigation"
  | "play_medicine"
  | "play_mining"
  | "play_roads"
  | "play_smith"
  | "play_commercial_harbour"
  | "offer_card"
  | "give_commodity"
  | "play_master_merchant"
  | "play_merchant"
  | "play_merchant_fleet"
  | "play_resource_monopoly"
  | "play_trade_monopoly"
  | "play_bishop"
  | "play_deserter"
  | "lose_knight"
  | "place_knight"
  | "play_diplomat"
  | "play_intrigue"
  | "play_saboteur"
  | "play_spy"
  | "take_progress"
  | "play_warlord"
  | "play_wedding"
> = {
  improve_city: ({ track }) => t("knights-hint-improve", { track: trackName(track) }),
  place_metropolis: () => t("knights-hint-metropolis"),
  build_wall: () => t("knights-hint-wall"),
  build_knight: () => t("knights-hint-hire"),
  activate_knight: () => t("knights-hint-activate"),
  promote_knight: () => t("knights-hint-promote"),
  move_knight: () => t("knights-hint-move"),
  chase_robber: () => t("knights-hint-chase"),
  place_displaced: () => t("knights-hint-displaced"),
  lose_city: () => t("knights-hint-lose-city"),
  draw_from: ({ pile }) => t("knights-hint-draw", { track: trackName(pile) }),
  lay_back: (choice) => t("knights-hint-lay-back", { card: cardName(choice.card) }),
  play_alchemist: ({ dice }) =>
    t("knights-hint-alchemist", { red: dice[0], yellow: dice[1], card: cardName("alchemist") }),
  play_crane: ({ track }) => plays("crane", trackName(track)),
  play_engineer: () => plays("engineer"),
  play_inventor: () => plays("inventor"),
  swap_chips: () => t("knights-hint-swap"),
  play_irrigation: () => plays("irrigation"),
  play_medicine: () => plays("medicine"),
  play_mining: () => plays("mining"),
  play_roads: () => plays("road_building"),
  play_smith: () => plays("smith"),
  play_commercial_harbour: () => plays("commercial_harbour"),
  offer_card: (choice, people) =>
    t("knights-hint-offer", { card: card(choice.card), name: people.names[choice.to] ?? "" }),
  give_commodity: (choice) => t("knights-hint-give", { card: card(choice.card) }),
  play_master_merchant: ({ from }, people) => plays("master_merchant", people.names[from]),
  play_merchant: () => plays("merchant"),
  play_merchant_fleet: (choice) => plays("merchant_fleet", card(choice.card)),
  play_resource_monopoly: (choice) => plays("resource_monopoly", card(choice.card)),
  play_trade_monopoly: (choice) => plays("trade_monopoly", card(choice.card)),
  play_bishop: () => plays("bishop"),
  play_deserter: ({ from }, people) => plays("deserter", people.names[from]),
  lose_knight: () => t("knights-hint-lose-knight"),
  place_knight: () => t("knights-hint-place"),
  play_diplomat: () => plays("diplomat"),
  play_intrigue: () => plays("intrigue"),
  play_saboteur: () => plays("saboteur"),
  play_spy: ({ from }, people) => plays("spy", people.names[from]),
  take_progress: (choice) => t("knights-hint-take", { card: cardName(choice.card) }),
  play_warlord: () => plays("warlord"),
  play_wedding: () => plays("wedding"),
};

function plays(played: Progress, on?: string): string {
  const name = cardName(played);
  return on === undefined
    ? t("knights-hint-play", { card: name })
    : t("knights-hint-play-on", { card: name, on });
}

const onTurn = (key: string, { view, people }: Asked, args: Sentence["args"] = {}): Sentence =>
  moment(key, view.turn.seat, people, args);

export const knightMoments: Pick<
  Moments,
  | "rolling_three"
  | "drawing_progress"
  | "laying_back"
  | "losing_city"
  | "choosing_pile"
  | "aqueduct"
  | "placing_metropolis"
  | "displaced"
  | "inventing"
  | "smithing"
  | "harbour"
  | "master_merchant"
  | "spying"
  | "deserting"
  | "placing_deserter"
  | "laying_again"
> = {
  rolling_three: () => ({ key: "island-ask-rolling" }),
  drawing_progress: ({ seat, pile }, { people }) =>
    moment("knights-ask-drawing", seat, people, { track: trackName(pile) }),
  laying_back: ({ seat }, { people }) => moment("knights-ask-laying-back", seat, people),
  losing_city: ({ seat }, { people }) => moment("knights-ask-losing-city", seat, people),
  choosing_pile: ({ seat }, { people }) => moment("knights-ask-pile", seat, people),
  aqueduct: ({ seat }, { people }) => moment("knights-ask-aqueduct", seat, people),
  placing_metropolis: ({ seat, track }, { people }) =>
    moment("knights-ask-metropolis", seat, people, { track: trackName(track) }),
  displaced: ({ seat, rank }, { people }) =>
    moment("knights-ask-displaced", seat, people, { rank }),
  inventing: ({ one }, asked) =>
    onTurn("knights-ask-inventing", asked, { one: land(asked.view, one) }),
  smithing: ({ may_stop: stop }, asked) =>
    onTurn("knights-ask-smithing", asked, { second: stop ? "yes" : "no" }),
  harbour: ({ seat }, { view, people }) =>
    moment("knights-ask-harbour", seat, people, { from: people.names[view.turn.seat] ?? "" }),
  master_merchant: ({ from, left }, asked) =>
    onTurn("knights-ask-picking", asked, { from: asked.people.names[from] ?? "", count: left }),
  spying: ({ from }, asked) =>
    onTurn("knights-ask-spying", asked, { from: asked.people.names[from] ?? "" }),
  deserting: ({ seat }, { people }) => moment("knights-ask-deserting", seat, people),
  placing_deserter: ({ rank }, asked) => onTurn("knights-ask-deserter", asked, { rank }),
  laying_again: (_, asked) => onTurn("knights-ask-again", asked),
};
