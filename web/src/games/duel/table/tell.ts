// Events in words, with marks of resources in between.

import type { LogStep } from "../../../lib/table";
import { placeWords } from "../../realm/table/describe";
import { linesOf, sentencesOf, type Flow, type Goods, type Part } from "../../realm/table/flow";
import { tellCommon } from "../../realm/table/tell";
import { bold, rich, subject as subjectOf } from "../../shared/tell";
import type { Line, Text } from "../../shared/tell";
import type { People } from "../../shared/words";
import { say } from "../cards/i18n";
import { cardName } from "../cards/words";
import { t } from "../i18n";
import type { Event, Seat, View } from "../types";
import { faceOf } from "./faces";
import { stackName } from "./piles";

export function tell(event: Event | Flow, people: People, view: View | undefined): Part[] {
  const subject = (seat: Seat) => subjectOf(people, seat);
  const card = (id: string): Text => bold(cardName(id));
  const where = (seat: Seat, at: string) => placeWords(view?.realms[seat], at);
  const key = `duel-tell-${event.event.replaceAll("_", "-")}`;
  switch (event.event) {
    case "hand_shown":
    case "lands_swapped":
      return rich(key, subject(event.seat));
    case "cache_laid":
      return rich(key, { ...subject(event.seat), card: card(event.card) });
    case "removed":
      return rich(event.by == null ? `${key}-own` : key, {
        ...subject(event.seat),
        card: card(event.card),
        by: event.by == null ? "" : card(event.by),
        to: t(`duel-goes-${event.to.replaceAll("_", "-")}`),
      });
    case "warded":
      return rich(event.held ? key : `${key}-not`, {
        ...subject(event.seat),
        number: bold(event.number),
      });
    case "spared":
      return rich(key, {
        ...subject(event.seat),
        card: card(event.card),
        by: card(event.by),
      });
    case "named": {
      const found = view?.realms[1 - event.seat]?.cards.find(({ at }) => at === event.at);
      const named = found === undefined ? where(1 - event.seat, event.at) : cardName(found.card);
      return rich(key, { ...subject(event.seat), card: bold(named) });
    }
    case "advantage_moved":
      if (event.holder === null)
        return rich<Goods>(`${key}-nobody`, { which: t(`duel-advantage-${event.which}`) });
      return rich(key, {
        ...subject(event.holder),
        which: t(`duel-advantage-${event.which}`),
      });
    default:
      return tellCommon(event, {
        game: "duel",
        people,
        card: cardName,
        land: cardName,
        face: (face) => say(faceOf(face).name),
        stack: (at) => (view === undefined ? `${at + 1}` : stackName(view, at)),
      });
  }
}

const QUIET: readonly string[] = ["drew", "put_under", "looked_through", "arranged", "deck_chosen"];

export const lines = (step: LogStep<Event>, people: People, view?: View): Line<Goods>[] =>
  linesOf(step.events, (event) => tell(event, people, view), QUIET);

/** The sentences of a step, one after the other, without headings. */
export const sentences = (step: LogStep<Event>, people: People, view: View): string[] =>
  sentencesOf(step.events, (event) => tell(event, people, view));
