// Ships as they lie on the board.

import { sideInWords } from "../describe";
import { t } from "../i18n";
import type { Standing } from "../part";
import type { Seat, SeaView, SideName, View } from "../types";

export const seaAt = (view: View): SeaView | undefined => view.scenario?.sea;

/** A ship on its lane, upright. */
export const ship = (at: SideName, seat: Seat): Standing => ({
  key: `ship ${at}`,
  symbol: "piece-ship",
  at: { side: at },
  lane: "sea-lane",
  seat,
  dy: -6,
  scale: 0.8,
  under: true,
  words: (board, people) =>
    t("sea-piece-ship", {
      name: people.names[seat] ?? "",
      you: people.me === seat ? "yes" : "no",
      where: sideInWords(board, at),
    }),
});

export const ships = (view: View): Standing[] =>
  (seaAt(view)?.seats ?? []).flatMap(({ ships }, seat) => ships.map((at) => ship(at, seat)));
