// What an attack would bring now, in words.

import { t } from "../i18n";
import type { KnightsView } from "../types";
import { names, number, type People } from "../words";
import { stepsOff } from "./knights";

/** "Barbarians, two steps off". */
export function howNear(knights: KnightsView): string {
  const count = stepsOff(knights);
  return t("knights-raid", { count, words: number(count) });
}

const args = (people: People, seats: readonly number[]) => ({
  names: names(
    people,
    seats.filter((seat) => seat !== people.me),
  ),
  count: seats.length,
  you:
    people.me !== null && seats.includes(people.me) ? (seats.length > 1 ? "too" : "alone") : "no",
});

/** Who would lose a city, or be thanked for the defence. */
export function outcome(knights: KnightsView, people: People): string {
  const { barbarian_strength: theirs, island_strength: ours, losers, defenders } = knights;
  if (ours < theirs)
    return losers.length === 0
      ? t("knights-raid-nobody")
      : t("knights-raid-lose", args(people, losers));
  if (defenders.length === 0) return t("knights-raid-safe");
  return t(
    defenders.length === 1 ? "knights-raid-defend" : "knights-raid-share",
    args(people, defenders),
  );
}
