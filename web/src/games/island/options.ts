// What a question offers, in words and pictures.

import { EMBLEM } from "./cards";
import { t } from "./i18n";
import { progress, tracks } from "../../generated/knights-cards";
import { favours } from "../../generated/scenario-cards";
import { say } from "../../lib/i18n.svelte";
import { placeOf, type Question, type Shows, type Value } from "./question";
import type { Development, Guild, Progress, Seat, Track, View } from "./types";
import { names, type People } from "./words";

export interface Option {
  value: Value;
  label: string;
  icon?: string;
  seat?: Seat;
  /** How many there are of it. */
  count?: number | undefined;
}

/** What a knight can do, in pictures. */
const DEED: Record<string, string> = {
  activate: "knight-1-active",
  promote: "knight-2-inactive",
  move: "ui-play",
  chase: "robber",
  "chase-pirate": "pirate",
  fight: "dragon-back",
};

const isSeats = (value: Value): value is readonly Seat[] => typeof value === "object";

/** The sprite writes names with hyphens, the wire with underscores. */
export const symbol = (kind: string, id: string): string => `${kind}-${id.replaceAll("_", "-")}`;

/** A value as it is called in the middle of a sentence. */
function inWords(shows: Shows, value: Value, people: People): string {
  if (isSeats(value)) return names(people, value);
  if (shows === "seat") return people.names[Number(value)] ?? "";
  if (value === "") return t("island-choose-none");
  if (shows === "guild") return say(favours[value as Guild].name);
  if (shows === "track") return say(tracks[value as Track].name);
  if (shows === "progress" || shows === "held") return say(progress[value as Progress].name);
  if (shows === "deed") return t(`knights-deed-${value as string}`);
  if (shows === "red" || shows === "yellow") return `${value as number}`;
  return t(`island-${value}`);
}

/** What was chosen so far, for the sentence that asks the next. */
export const soFar = ({ action, chosen }: Question, people: People): Record<string, string> =>
  Object.fromEntries(
    chosen.flatMap((value, at) => {
      const step = action.steps[at];
      // Places have no short name.
      return step === undefined || placeOf(step.shows) !== undefined
        ? []
        : [[step.id, inWords(step.shows, value, people)]];
    }),
  );

export function optionsOf({ step, values }: Question, view: View, people: People): Option[] {
  return values.map((value): Option => {
    const label = inWords(step.shows, value, people);
    const plain = { value, label, count: step.count?.(view, value) };
    switch (step.shows) {
      case "seat":
        return { ...plain, seat: Number(value) };
      case "guild":
        return { ...plain, icon: symbol("guild", `${value as Guild}`) };
      case "development":
        return { ...plain, icon: EMBLEM[value as Development] };
      case "track":
        return { ...plain, icon: symbol("family", value as Track) };
      case "progress":
      case "held":
        return { ...plain, icon: symbol("progress", value as Progress) };
      case "deed":
        return { ...plain, icon: DEED[value as string] ?? "ui-play" };
      case "red":
        return { ...plain, icon: `die-red-${value as number}` };
      case "yellow":
        return { ...plain, icon: `die-${value as number}` };
      case "villain":
        return { ...plain, label: t(`sea-${value as string}`), icon: value as string };
      case "building":
        return { ...plain, icon: `piece-${value as string}` };
      default:
        return plain;
    }
  });
}
