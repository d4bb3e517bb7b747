// The Enchanted Land: a knight crosses over to an island in the mist, and fights dragons.

import { register } from "../../../lib/i18n.svelte";
import { everywhere, t } from "../i18n";
import type { Part } from "../part";
import de from "./de.ftl?raw";
import { beaten, enchantedOf } from "./dragons";
import en from "./en.ftl?raw";
import Lairs from "./Lairs.svelte";
import Land from "./Land.svelte";
import { enchantedMoment } from "./words";

register({ en, de });

export { enchantedMoments, enchantedTellings, enchantedWordings } from "./words";

/** The hex that names a corner: dragons fly from there. */
const hexOf = (at: string): string => at.replace(/,[A-Z]+$/, "");

export const enchanted: Part = {
  id: "enchanted",
  plays: (view) => enchantedOf(view) !== undefined,
  moment: enchantedMoment,
  facts: (view, seat) => {
    const count = beaten(view, seat);
    const label = t("enchanted-fact-dragons", { count });
    return [{ id: "dragons", icon: "dragon-1", count, label }];
  },
  says: (view, seat) =>
    enchantedOf(view)?.crossed.includes(seat) === true ? [t("enchanted-crossed")] : [],
  points: [{ key: "dragons", icon: "dragon-1", label: "enchanted-stats-dragons", of: beaten }],
  figures: [
    {
      label: "enchanted-stats-fought",
      of: (e) => (e.event === "dragon_fought" ? [e.seat, 1] : undefined),
    },
  ],
  mark: (event) => {
    if (event.event === "dragon_fought" && event.won)
      return { icon: "dragon-1", seat: event.seat, label: everywhere("enchanted-mark-dragon") };
    if (event.event === "knight_landed")
      return {
        icon: "knight-1-active",
        seat: event.seat,
        label: everywhere("enchanted-mark-landed"),
      };
    return undefined;
  },
  flights: (event) =>
    event.event === "dragon_fought" && event.won
      ? [{ icon: "dragon-1", from: hexOf(event.at), to: event.seat, fact: "dragons" }]
      : [],
  OnLand: Land,
  OnBoard: Lairs,
};
