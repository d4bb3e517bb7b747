// What just happened, in one sentence: for the caption on the board.

import type { LogStep } from "../../lib/table";
import { oneSentence, turnOf } from "../shared/caption";
import { t } from "./i18n";
import { plain, tell } from "./tell";
import type { Event, View } from "./types";
import { cardsSpoken, who, type People } from "./words";

type Gained = Extract<Event, { event: "gained" }>;

const isGain = (event: Event): event is Gained => event.event === "gained";

/** "two lumber for you": what is mine comes first. */
function gains(events: readonly Event[], people: People): string[] {
  const mineFirst = (a: Gained, b: Gained) =>
    Number(b.seat === people.me) - Number(a.seat === people.me);
  return [
    ...events
      .filter(isGain)
      .sort(mineFirst)
      .map(({ seat, cards }) =>
        t("island-caption-gain", { ...who(people, seat), cards: cardsSpoken(cards) }),
      ),
    ...events.flatMap((event) =>
      event.event === "short"
        ? [t("island-caption-short", { card: t(`island-${event.card}`) })]
        : [],
    ),
  ];
}

/** What a roll brought; never nothing. */
function brought(roll: number, events: readonly Event[], people: People): string[] {
  if (roll === 7) return [t("island-caption-seven")];
  const all = gains(events, people);
  return all.length > 0 ? all : [t("island-caption-nothing")];
}

/** The one sentence of a step; empty where there is nothing to say. */
export function caption(step: LogStep<Event>, people: People, view?: View): string {
  const { events } = step;
  const roll = events.find((event) => event.event === "rolled");
  // Cards that come by themselves follow a colon; cards that were taken have a verb of their own.
  const follows = roll !== undefined || events.some((event) => event.event === "built");
  const turn = events.find((event) => event.event === "turn_began");
  const told = events
    .filter((event) => event !== turn && !(follows && (isGain(event) || event.event === "short")))
    .map((event) => plain(tell(event, people, view, follows)));
  if (roll !== undefined)
    return oneSentence(told, brought(roll.dice[0] + roll.dice[1], events, people));
  if (told.length > 0) return oneSentence(told, follows ? gains(events, people) : []);
  return turn === undefined ? "" : turnOf(people, turn.seat);
}
