// Ships in words: what happened, what may be done, what is asked.

import { may } from "../cards";
import { builtWhere } from "../describe";
import { t } from "../i18n";
import type { Moments, Tellings, Wordings } from "../part";
import { bold } from "../../shared/tell";
import type { Asked } from "../ask";
import type { SideName, View } from "../types";
import { moment, number, type Sentence } from "../words";

const where = (view: View | undefined, at: SideName): string =>
  view?.board ? builtWhere(view.board, "ship", at) : "";

export const seaTellings: Pick<
  Tellings,
  "ship_built" | "ship_moved" | "ship_removed" | "pirate_moved" | "pirate_chased" | "island_settled"
> = {
  ship_built: ({ seat, at }, { by, view }) =>
    by("sea-tell-built", seat, { where: where(view, at) }),
  ship_moved: ({ seat, to }, { by, view }) =>
    by("sea-tell-moved", seat, { where: where(view, to) }),
  ship_removed: ({ seat, by: player }, { by, object }) =>
    seat === player
      ? by("sea-tell-removed-own", player)
      : by("sea-tell-removed", player, { whom: object(seat) }),
  pirate_moved: ({ seat }, { by }) => by("sea-tell-pirate", seat),
  pirate_chased: ({ seat }, { by }) => by("sea-tell-chased", seat),
  island_settled: ({ seat, points }, { by }) =>
    by("sea-tell-island", seat, { points: bold(points) }),
};

export const seaWordings: Pick<
  Wordings,
  "build_ship" | "move_ship" | "move_pirate" | "chase_pirate"
> = {
  build_ship: () => t("sea-hint-build"),
  move_ship: () => t("sea-hint-move"),
  move_pirate: () => t("sea-hint-pirate"),
  chase_pirate: () => t("sea-hint-chase"),
};

export const seaMoments: Pick<Moments, "taking_gold" | "moving_pirate"> = {
  moving_pirate: (_, { view, people }) => moment("sea-ask-pirate", view.turn.seat, people),
  taking_gold: ({ seat, left }, { people }) =>
    moment("sea-ask-gold", seat, people, { left, words: number(left) }),
};

/** Moments of the island at which ships or the pirate give a choice. */
export function seaMoment({ view, decisions, people }: Asked): Sentence | null {
  const { phase, turn } = view;
  switch (phase.is) {
    case "founding_road":
      if (people.me === phase.seat && !may(decisions, "build_ship")) return null;
      return moment("sea-ask-found-path", phase.seat, people);
    case "free_roads": {
      const passing = may(decisions, "pass") ? "yes" : "no";
      return moment("sea-ask-free", turn.seat, people, { left: phase.left, passing });
    }
    case "moving_robber":
      if (view.scenario?.sea?.pirate === undefined) return null;
      if (people.me === turn.seat && !may(decisions, "move_pirate")) return null;
      return moment("sea-ask-villain", turn.seat, people);
    case "choosing_victim":
      return moment("sea-ask-victim", turn.seat, people);
    default:
      return null;
  }
}
