// The tracks: where I am on each, what comes next, what it costs and what is missing.

import { tracks as TRACK } from "../../../generated/knights-cards";
import { everywhere, say } from "../../../lib/i18n.svelte";
import type { Why } from "../../shared/why";
import { whyShort } from "../../shared/why";
import { whyNot } from "../build";
import { count, only } from "../cards";
import { t } from "../i18n";
import type { About } from "../part";
import type { Session } from "../session.svelte";
import type { Decision, Resource, Seat, Track } from "../types";
import { missingShort } from "../words";
import { knightsOf, seatOf, TRACKS } from "./knights";

/** A gate brings a card if the red die shows at most this. */
export const reach = (level: number): number => level + 1;

export const HIGHEST = 5;

export interface TrackStanding {
  track: Track;
  level: number;
  commodity: Resource;
  /** What the next level costs; nothing behind the last. */
  price: number | undefined;
  /** To build it now. */
  decision: Decision | undefined;
  short: string;
  why: Why | null;
  /** Who holds the metropolis. */
  holder: Seat | null;
}

export function standings(session: Session): TrackStanding[] {
  const { view, me } = session;
  const mine = seatOf(view, me);
  const closed = whyNot(session.table.closed, "improve_city");
  return TRACKS.map((track, index) => {
    const level = mine?.levels[track] ?? 0;
    const { commodity } = TRACK[track];
    const price = level < HIGHEST ? (mine?.prices[track] ?? level + 1) : undefined;
    const decision = only(session.decisions, "improve_city").find((d) => d.track === track);
    const lacks = Math.max(0, (price ?? 0) - count(session.hand, commodity));
    const at = knightsOf(view)?.metropolises[index];
    const holder = at == null ? -1 : view.seats.findIndex(({ cities }) => cities.includes(at));
    const short =
      lacks > 0
        ? missingShort({ [commodity]: lacks }, 1)
        : closed && decision === undefined
          ? whyShort("island", closed)
          : "";
    return {
      track,
      level,
      commodity,
      price,
      decision,
      short,
      why: decision === undefined ? closed : null,
      holder: holder < 0 ? null : holder,
    };
  });
}

/** The name of a level; the first is 1. */
export const levelName = (track: Track, level: number): string => {
  const name = TRACK[track].levels[level - 1];
  return name === undefined ? t("knights-level-none") : say(name);
};

const PREFIX = "track-";
export const trackCard = (track: Track): string => `${PREFIX}${track}`;
export const asTrack = (card: string): Track | undefined =>
  TRACKS.find((track) => trackCard(track) === card);

/** What a track brings next, in whole sentences. */
export function aboutTrack(session: Session, track: Track): About {
  const { name, levels, third, commodity } = TRACK[track];
  const standing = standings(session).find((one) => one.track === track);
  const level = standing?.level ?? 0;
  const price = standing?.price ?? 0;
  const next = levels[Math.min(level, HIGHEST - 1)] ?? levels[0];
  const metropolis =
    standing?.holder === null ? "free" : standing?.holder === session.me ? "mine" : "taken";
  const words = (language: "en" | "de"): string =>
    [
      level < HIGHEST
        ? everywhere("knights-track-next", {
            level: next[language],
            price,
            card: everywhere(`island-${commodity}`)[language],
            number: level + 1,
          })[language]
        : everywhere("knights-track-done")[language],
      everywhere("knights-track-gate", {
        level,
        now: reach(level),
        next: reach(level + 1),
        last: level < HIGHEST ? "no" : "yes",
      })[language],
      level < 3
        ? everywhere("knights-track-third", { third: third[language] })[language]
        : everywhere("knights-track-has-third", { third: third[language] })[language],
      everywhere("knights-track-metropolis", { state: metropolis })[language],
    ].join(" ");
  const decision = standing?.decision;
  const args = { track: say(name), level: say(next), price };
  const act = decision && {
    label: t("knights-improve", { level: say(next) }),
    press: () => session.decide(decision),
  };
  return {
    icon: `improve-${track}-${Math.min(level + 1, HIGHEST)}`,
    name,
    ...(level > 0 ? { title: levels[level - 1] ?? levels[0] } : {}),
    text: { en: words("en"), de: words("de") },
    sentence: { key: act ? "knights-about-improve" : "knights-about-track", args },
    ...(act ? { act } : {}),
    why: standing?.why ?? null,
  };
}
