// Events in words, with marks of resources in between.

import type { LogStep } from "../../../lib/table";
import {
  flowOf,
  linesOf,
  sentencesOf,
  tellFlow,
  tellRaid,
  type Flow,
  type Goods,
  type Part,
} from "../../realm/table/flow";
import { bold, object as objectOf, rich, subject as subjectOf } from "../../shared/tell";
import type { Line, Text } from "../../shared/tell";
import type { People } from "../../shared/words";
import { say } from "../cards/i18n";
import { cardName } from "../cards/words";
import { t } from "../i18n";
import type { Event, Seat, View } from "../types";
import { because } from "./ask";
import { placeWords } from "./describe";
import { faceOf } from "./faces";
import { stackName } from "./piles";

export function tell(event: Event | Flow, people: People, view: View | undefined): Part[] {
  const subject = (seat: Seat) => subjectOf(people, seat);
  const object = (seat: Seat) => objectOf(people, seat);
  const card = (id: string): Text => bold(cardName(id));
  const stack = (at: number): string => (view === undefined ? `${at + 1}` : stackName(view, at));
  const where = (seat: Seat, at: string) => placeWords(view?.realms[seat], at);
  const key = `duel-tell-${event.event.replaceAll("_", "-")}`;
  switch (event.event) {
    case "flow":
      return tellFlow(event, people, because);
    case "stock":
      return tellFlow(flowOf(event), people, because);
    case "deck_chosen":
    case "starts":
    case "arranged":
    case "hand_shown":
    case "road_built":
    case "settlement_built":
    case "city_built":
    case "cards_swapped":
    case "lands_swapped":
      return rich(key, subject(event.seat));
    case "turn_began":
      return rich(key, { ...subject(event.seat), turn: event.turn });
    case "rolled":
      return rich(key, {
        ...subject(event.seat),
        number: bold(event.number),
        face: bold(say(faceOf(event.face).name)),
      });
    case "raided":
      return tellRaid(event, people, key);
    case "revealed":
      return rich(key, { card: card(event.card) });
    case "events_shuffled":
      return rich(key, {});
    case "played":
      return rich(event.number == null ? key : `${key}-number`, {
        ...subject(event.seat),
        card: card(event.card),
        number: bold(event.number ?? ""),
      });
    case "land_laid":
      return rich(key, {
        ...subject(event.seat),
        land: bold(`${cardName(event.ground.land)} ${event.ground.number}`),
      });
    case "built":
    case "cache_laid":
    case "fetched":
      return rich(key, { ...subject(event.seat), card: card(event.card) });
    case "removed":
      return rich(event.by == null ? `${key}-own` : key, {
        ...subject(event.seat),
        card: card(event.card),
        by: event.by == null ? "" : card(event.by),
        to: t(`duel-goes-${event.to.replaceAll("_", "-")}`),
      });
    case "drew":
    case "put_under":
      return rich(event.card == null ? `${key}-hidden` : key, {
        ...subject(event.seat),
        stack: stack(event.stack),
        card: event.card == null ? "" : card(event.card),
      });
    case "looked_through":
      return rich(key, { ...subject(event.seat), stack: stack(event.stack) });
    case "stolen":
      return rich(event.card == null ? `${key}-hidden` : key, {
        ...subject(event.seat),
        from: object(event.from),
        card: event.card == null ? "" : card(event.card),
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
    case "over": {
      const [winner] = event.winners;
      if (winner === undefined) return rich(`${key}-nobody`, {});
      return rich(key, { ...subject(winner), points: bold(event.points[winner] ?? 0) });
    }
  }
}

const QUIET: readonly string[] = ["drew", "put_under", "looked_through", "arranged", "deck_chosen"];

export const lines = (step: LogStep<Event>, people: People, view?: View): Line<Goods>[] =>
  linesOf(step.events, (event) => tell(event, people, view), QUIET);

/** The sentences of a step, one after the other, without headings. */
export const sentences = (step: LogStep<Event>, people: People, view: View): string[] =>
  sentencesOf(step.events, (event) => tell(event, people, view));
