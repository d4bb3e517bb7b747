// Cities & Knights: commodities, three tracks, progress cards, knights, and the barbarians.

import { faces, progress as CARDS, tracks } from "../../../generated/knights-cards";
import { everywhere, register, say } from "../../../lib/i18n.svelte";
import { COMMODITIES, may, total } from "../cards";
import { t } from "../i18n";
import { symbol } from "../options";
import type { Fact, Part } from "../part";
import type { Seat, View } from "../types";
import { moment, names, number, type Sentence } from "../words";
import type { Asked } from "../ask";
import Cards from "./Cards.svelte";
import Cities from "./Cities.svelte";
import de from "./de.ftl?raw";
import { ACTIONS, ASKS, MAKES, starts } from "./deeds";
import en from "./en.ftl?raw";
import {
  fullStrength,
  held,
  knightsOf,
  metropolisesOf,
  MOST,
  seatOf,
  symbolOf,
  TRACKS,
} from "./knights";
import Lane from "./Lane.svelte";
import Levels from "./Levels.svelte";
import { stands } from "./pieces";
import { aboutCard, isProgress, PLAY_ACTIONS } from "./progress";
import Row from "./Row.svelte";
import Tools from "./Tools.svelte";
import { aboutTrack, asTrack } from "./tracks";

register({ en, de });

export { knightMoments, knightTellings, knightWordings } from "./words";

/** What the red die means for a gate: from which level on it opens. */
const opensFrom = (red: number): number => Math.max(1, red - 1);

function facts(view: View, seat: Seat): Fact[] {
  const of = seatOf(view, seat);
  if (of === undefined) return [];
  const cards = held(of);
  const all = fullStrength(of);
  const merchant = knightsOf(view)?.merchant?.seat === seat;
  const fact = (id: string, icon: string, count: number, args = {}): Fact => ({
    id,
    icon,
    count,
    label: t(`knights-fact-${id}`, { count, ...args }),
  });
  const minor = (one: Fact): Fact => ({ ...one, minor: true });
  return [
    fact("progress", "back-politics", cards),
    fact("strength", "knight-1-active", of.strength, { all }),
    ...(of.walls.length > 0 ? [minor(fact("walls", "piece-wall", of.walls.length))] : []),
    ...(of.defender > 0 ? [minor(fact("defender", "defender", of.defender))] : []),
    ...(merchant ? [minor(fact("merchant", "piece-merchant", 1))] : []),
  ];
}

/** Cards put aside for a wedding or a saboteur and not for a seven. */
function owing(asked: Asked): Sentence | null {
  const { view, people, chosen } = asked;
  const { phase } = view;
  const why = knightsOf(view)?.owing;
  if (phase.is !== "discarding" || why === undefined) return null;
  const owed = people.me === null ? 0 : (phase.owed[people.me] ?? 0);
  const to = people.names[view.turn.seat] ?? "";
  if (owed > 0) {
    const count = owed - total(chosen);
    return { key: `knights-ask-${why}-me`, args: { owed, count, words: number(count), to } };
  }
  const waiting = phase.owed.flatMap((n, seat) => (n > 0 ? [seat] : []));
  const args = { names: names(people, waiting), count: waiting.length, to };
  return { key: `knights-ask-${why}-others`, args };
}

/** In the second round of the founding it is a city. */
function founding({ view, people, decisions }: Asked): Sentence | null {
  const { phase } = view;
  if (phase.is !== "founding_settlement") return null;
  const first = (view.seats[phase.seat]?.settlements.length ?? 0) === 0;
  const count = decisions.length;
  return first ? null : moment("knights-ask-found-city", phase.seat, people, { count });
}

export const knights: Part = {
  id: "knights",
  plays: (view) => knightsOf(view) !== undefined,
  kinds: COMMODITIES,
  undeveloped: true,
  makes: MAKES,
  piles: (view) =>
    TRACKS.map((track) => {
      const count = knightsOf(view)?.piles[track] ?? 0;
      const label = t("knights-pile", { track: say(tracks[track].name), count });
      return { id: `pile-${track}`, icon: `back-${track}`, count, label };
    }),
  stands,
  die: (view) => {
    const face = knightsOf(view)?.event;
    if (face === undefined || view.dice === null) return null;
    const level = opensFrom(view.dice[0]);
    return {
      icon: face === "ship" ? "die-ship" : `die-gate-${face}`,
      label: t(face === "ship" ? "knights-die-ship" : "knights-die-gate", {
        gate: say(faces[face].name),
        level,
      }),
      words: say(faces[face].text),
    };
  },
  actions: [...ACTIONS, ...PLAY_ACTIONS],
  asks: ASKS,
  starts: ({ view, decisions }) => starts(view, decisions),
  much: ({ decisions }) => may(decisions, "take_progress"),
  turn: ({ view, people, decisions }) => {
    const mine = seatOf(view, people.me);
    if (mine === undefined || !view.turn.rolled) return null;
    const over = held(mine) - MOST;
    if (over > 0 && may(decisions, "lay_back"))
      return { key: "knights-ask-too-many", args: { count: held(mine), over } };
    return may(decisions, "offer_card") ? { key: "knights-ask-may-offer" } : null;
  },
  moment: (asked) => owing(asked) ?? founding(asked),
  handing: (view) => (knightsOf(view)?.owing === "wedding" ? "knights-give" : null),
  about: (session, card) => {
    const track = asTrack(card);
    if (track !== undefined) return aboutTrack(session, track);
    return isProgress(card) ? aboutCard(session, card) : null;
  },
  facts,
  says: (view, seat) => {
    const of = seatOf(view, seat);
    if (of === undefined) return [];
    return [
      ...TRACKS.map((track) =>
        t("knights-level", { track: say(tracks[track].name), level: of.levels[track] }),
      ),
      ...metropolisesOf(view, seat).map((track) =>
        t("knights-holds-metropolis", { track: say(tracks[track].name) }),
      ),
    ];
  },
  points: [
    {
      key: "metropolises",
      icon: "metropolis-trade",
      label: "knights-stats-metropolises",
      of: (view, seat) => 2 * metropolisesOf(view, seat).length,
    },
    {
      key: "defender",
      icon: "defender",
      label: "knights-stats-defender",
      of: (view, seat) => seatOf(view, seat)?.defender ?? 0,
    },
    {
      key: "merchant",
      icon: "piece-merchant",
      label: "knights-stats-merchant",
      of: (view, seat) => (knightsOf(view)?.merchant?.seat === seat ? 1 : 0),
    },
    {
      key: "progress",
      icon: "back-science",
      label: "knights-stats-points",
      of: (view, seat) => seatOf(view, seat)?.points?.length ?? 0,
    },
  ],
  figures: [
    {
      label: "knights-stats-improved",
      of: (e) => (e.event === "city_improved" ? [e.seat, 1] : undefined),
    },
    {
      label: "knights-stats-hired",
      of: (e) => (e.event === "knight_placed" ? [e.seat, 1] : undefined),
    },
    {
      label: "knights-stats-woken",
      of: (e) => (e.event === "knight_activated" ? [e.seat, 1] : undefined),
    },
    {
      label: "knights-stats-drawn",
      of: (e) => (e.event === "progress_drawn" ? [e.seat, 1] : undefined),
    },
    {
      label: "knights-stats-played",
      of: (e) => (e.event === "progress_played" ? [e.seat, 1] : undefined),
    },
    {
      label: "knights-stats-lost",
      of: (e) => (e.event === "city_lost" ? [e.seat, 1] : undefined),
    },
  ],
  mark: (event) => {
    switch (event.event) {
      case "progress_played":
        return {
          icon: symbol("progress", event.card),
          seat: event.seat,
          label: CARDS[event.card].name,
        };
      case "metropolis_placed":
        return {
          icon: `metropolis-${event.track}`,
          seat: event.seat,
          label: everywhere("knights-metropolis"),
        };
      case "defended":
        return { icon: "defender", seat: event.seat, label: everywhere("knights-defender") };
      case "city_lost":
        return {
          icon: "barbarian-ship",
          seat: event.seat,
          label: everywhere("knights-city-lost"),
        };
      case "knight_placed":
        return {
          icon: symbolOf(event.rank, true),
          seat: event.seat,
          label: everywhere("knights-hire"),
        };
      default:
        return undefined;
    }
  },
  flights: (event) => {
    if (event.event === "progress_drawn")
      return [
        {
          icon: event.card === null ? `back-${event.pile}` : symbol("progress", event.card),
          from: null,
          stock: `pile-${event.pile}`,
          to: event.seat,
          fact: "progress",
        },
      ];
    if (event.event === "given" && event.count > 0)
      return [{ icon: "back-resource", from: null, by: event.seat, to: event.to }];
    return [];
  },
  Side: Cities,
  Row,
  After: Cards,
  AtSeat: Levels,
  OnSea: Lane,
  Tools,
};
