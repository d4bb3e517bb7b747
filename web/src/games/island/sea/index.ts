// Ships: built and moved on paths at sea, with a pirate, gold fields and islands worth points.

import { register } from "../../../lib/i18n.svelte";
import { PRICES } from "../cards";
import { everywhere, t } from "../i18n";
import type { Fact, Part } from "../part";
import { action, during } from "../question";
import type { Seat, View } from "../types";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { settled } from "./islands";
import Marks from "./Marks.svelte";
import { seaAt, ships } from "./pieces";
import SeaPlate from "./SeaPlate.svelte";
import { seaMoment } from "./words";

register({ en, de });

export { seaMoments, seaTellings, seaWordings } from "./words";

function facts(view: View, seat: Seat): Fact[] {
  const count = settled(view, seat);
  if (count === 0) return [];
  const points = seaAt(view)?.seats[seat]?.points ?? 0;
  const label = t("sea-fact-islands", { count, points });
  return [{ id: "islands", icon: "chip-island", count, label }];
}

function left(view: View, seat: Seat): Fact[] {
  const count = seaAt(view)?.seats[seat]?.stock ?? 0;
  return [{ id: "ships", icon: "piece-ship", count, label: t("sea-fact-ships", { count }) }];
}

export const sea: Part = {
  id: "sea",
  plays: (view) => seaAt(view) !== undefined,
  makes: [
    {
      action: "sea-build",
      kind: "build_ship",
      icon: "piece-ship",
      label: "sea-ship",
      price: PRICES.ship,
      after: "road",
      left: (view, seat) => seaAt(view)?.seats[seat]?.stock ?? 0,
    },
    {
      action: "sea-move",
      kind: "move_ship",
      icon: "ship-sails",
      label: "sea-move",
      price: {},
    },
  ],
  stands: ships,
  actions: [
    action("sea-build", ["build_ship"], { id: "at", shows: "ship", of: (d) => d.at }),
    action(
      "sea-move",
      ["move_ship"],
      { id: "from", shows: "own-ship", of: (d) => d.from },
      { id: "to", shows: "ship", of: (d) => d.to },
    ),
  ],
  asks: [
    during(
      ["founding_road", "free_roads"],
      action(
        "sea-lay",
        ["build_road", "build_ship"],
        {
          id: "at",
          shows: "path",
          of: (d) => d.at,
          piece: ([first, other]) =>
            other !== undefined ? "path" : first?.do === "build_ship" ? "ship" : "road",
        },
        {
          id: "piece",
          shows: "building",
          of: (d) => (d.do === "build_ship" ? "ship" : "road"),
          sure: true,
        },
      ),
    ),
    during(
      "moving_pirate",
      action("sea-pirate", ["move_pirate"], {
        id: "to",
        shows: "hex",
        of: (d) => d.to,
        piece: () => "pirate",
      }),
    ),
    during(
      "moving_robber",
      action(
        "sea-villain",
        ["move_robber", "move_pirate"],
        {
          id: "who",
          shows: "villain",
          of: (d) => (d.do === "move_pirate" ? "pirate" : "robber"),
          sure: true,
        },
        {
          id: "to",
          shows: "hex",
          of: (d) => d.to,
          piece: ([first]) => (first?.do === "move_pirate" ? "pirate" : "robber"),
        },
      ),
    ),
  ],
  moment: seaMoment,
  facts,
  stocks: left,
  says: (view, seat) => left(view, seat).map(({ label }) => label),
  points: [
    {
      key: "islands",
      icon: "chip-island",
      label: "sea-stats-islands",
      of: (view, seat) => seaAt(view)?.seats[seat]?.points ?? 0,
    },
  ],
  figures: [
    {
      label: "sea-stats-built",
      of: (e) => (e.event === "ship_built" ? [e.seat, 1] : undefined),
    },
    {
      label: "sea-stats-moved",
      of: (e) => (e.event === "ship_moved" ? [e.seat, 1] : undefined),
    },
  ],
  mark: (event) => {
    switch (event.event) {
      case "ship_moved":
        return { icon: "piece-ship", seat: event.seat, label: everywhere("sea-mark-ship") };
      case "pirate_moved":
        return { icon: "pirate", seat: event.seat, label: everywhere("sea-mark-pirate") };
      case "island_settled":
        return { icon: "chip-island", seat: event.seat, label: everywhere("sea-mark-island") };
      default:
        return undefined;
    }
  },
  OnBoard: Marks,
  Plate: SeaPlate,
};
