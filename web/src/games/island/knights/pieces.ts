// What stands on the board: knights, walls, metropolises, cities that lie down, the merchant.

import { ranks, tracks } from "../../../generated/knights-cards";
import { say } from "../../../lib/i18n.svelte";
import { builtWhere, hexInWords } from "../describe";
import { tilesByName } from "../geometry";
import { t } from "../i18n";
import type { Standing } from "../part";
import type { CornerName, HexName, Layout, Seat, View } from "../types";
import type { People } from "../words";
import { knightsOf, metropolisesOf, standers, symbolOf, TRACKS } from "./knights";

const whose = (people: People, seat: Seat) => ({
  name: people.names[seat] ?? "",
  you: people.me === seat ? "yes" : "no",
});
const where = (board: Layout, at: CornerName): string => builtWhere(board, "settlement", at);
const hexWhere = (board: Layout, at: HexName): string => {
  const tile = tilesByName(board).get(at);
  return tile === undefined ? at : hexInWords(board, tile);
};

function knights(view: View): Standing[] {
  return standers(view).map(({ seat, at, rank, active }) => ({
    key: `knight ${at}`,
    symbol: symbolOf(rank, active),
    at: { corner: at },
    seat,
    dy: -8,
    scale: 1,
    words: (board, people) =>
      t("knights-piece-knight", {
        ...whose(people, seat),
        rank: say(ranks[rank].name),
        active: active ? "yes" : "no",
        where: where(board, at),
      }),
  }));
}

function walls(view: View): Standing[] {
  return (knightsOf(view)?.seats ?? []).flatMap(({ walls }, seat) =>
    walls.map((at): Standing => ({
      key: `wall ${at}`,
      symbol: "piece-wall",
      at: { corner: at },
      seat,
      dy: 22,
      scale: 0.96,
      under: true,
      words: (board, people) =>
        t("knights-piece-wall", { ...whose(people, seat), where: where(board, at) }),
    })),
  );
}

function metropolises(view: View): Standing[] {
  return view.seats.flatMap((_, seat) =>
    metropolisesOf(view, seat).flatMap((track): Standing[] => {
      const at = knightsOf(view)?.metropolises[TRACKS.indexOf(track)];
      if (at == null) return [];
      return [
        {
          key: `metropolis ${track}`,
          symbol: `metropolis-${track}`,
          at: { corner: at },
          seat,
          dy: -4,
          scale: 1.12,
          instead: true,
          words: (board, people) =>
            t("knights-piece-metropolis", {
              ...whose(people, seat),
              track: say(tracks[track].name),
              where: where(board, at),
            }),
        },
      ];
    }),
  );
}

function fallen(view: View): Standing[] {
  return (knightsOf(view)?.seats ?? []).flatMap(({ lying = [] }, seat) =>
    lying.map((at): Standing => ({
      key: `lying ${at}`,
      symbol: "piece-city",
      at: { corner: at },
      seat,
      scale: 1.1,
      angle: 90,
      instead: true,
      words: (board, people) =>
        t("knights-piece-lying", { ...whose(people, seat), where: where(board, at) }),
    })),
  );
}

function merchant(view: View): Standing[] {
  const stands = knightsOf(view)?.merchant;
  if (stands === undefined) return [];
  return [
    {
      key: "merchant",
      symbol: "piece-merchant",
      at: { hex: stands.at },
      seat: null,
      dx: 44,
      dy: 34,
      scale: 1.15,
      words: (board, people) =>
        t("knights-piece-merchant", {
          ...whose(people, stands.seat),
          where: hexWhere(board, stands.at),
        }),
    },
  ];
}

export const stands = (view: View): Standing[] => [
  ...walls(view),
  ...metropolises(view),
  ...fallen(view),
  ...merchant(view),
  ...knights(view),
];
