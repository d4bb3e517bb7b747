// Events in words, with marks of resources in between.

import type { LogStep } from "../../../lib/table";
import { groundWords } from "../../realm/table/describe";
import { linesOf, sentencesOf, type Flow, type Goods, type Part } from "../../realm/table/flow";
import { seen, tellCommon } from "../../realm/table/tell";
import { bold, object as objectOf, rich, subject as subjectOf } from "../../shared/tell";
import type { Line, Text } from "../../shared/tell";
import { list, who, type People } from "../../shared/words";
import { cardName, costText, landName } from "../cards/words";
import { t } from "../i18n";
import type { Event, Seat, View } from "../types";
import { cardAt, stackName } from "./describe";
import { faceName } from "./faces";

const card = (id: string): Text => bold(cardName(id));

export function tell(event: Event | Flow, people: People, view: View | undefined): Part[] {
  const subject = (seat: Seat) => subjectOf(people, seat);
  const object = (seat: Seat) => objectOf(people, seat);
  const stack = (at: number): string => (view === undefined ? `${at + 1}` : stackName(view, at));
  const key = `classic-tell-${event.event.replaceAll("_", "-")}`;
  switch (event.event) {
    case "citadel_built":
    case "looked_at_events":
      return rich(key, subject(event.seat));
    case "actions_allowed":
      return rich(key, {});
    case "fought":
      return rich(event.won ? key : `${key}-not`, {
        ...subject(event.by),
        other: object(event.on),
        card: card(event.card),
        number: bold(event.number),
      });
    case "redrawn":
      return rich(key, {
        ...subject(event.seat),
        land: bold(groundWords(event.ground, landName)),
      });
    case "demolished":
    case "wizard_came":
    case "wizard_left":
    case "cast":
    case "banished":
    case "event_chosen":
    case "post_laid":
    case "post_left":
    case "wrecked":
      return rich(key, { ...subject(event.seat), card: card(event.card) });
    case "power":
      return rich(key, { ...subject(event.seat), card: card(event.card), power: event.power });
    case "taken_back":
      return rich(key, { ...subject(event.seat), card: card(event.card), by: card(event.by) });
    case "offered":
      return rich(key, {
        ...subject(event.seat),
        to: object(event.to),
        give: costText(event.give),
        want: costText(event.want),
      });
    case "answered":
      return rich(event.accepts ? key : `${key}-not`, subject(event.seat));
    case "glimpsed": {
      const told = seen(key, event.card, cardName);
      return rich(told.key, {
        ...subject(event.seat),
        stack: stack(event.stack),
        card: told.card,
      });
    }
    case "hand_shown":
      return rich(key, { ...subject(event.seat), to: object(event.to) });
    case "handed_over": {
      const told = seen(key, event.card, cardName);
      return rich(told.key, {
        ...subject(event.to),
        from: object(event.from),
        card: told.card,
      });
    }
    case "token_moved":
      if (event.holder === null)
        return rich<Goods>(`${key}-nobody`, { which: t(`classic-token-${event.which}`) });
      return rich(key, { ...subject(event.holder), which: t(`classic-token-${event.which}`) });
    case "stopped":
      return rich(key, {
        ...subject(event.by),
        other: object(event.seat),
        card: card(event.card),
      });
    case "leapt_over":
      return rich(key, {
        ...subject(event.seat),
        card: event.card == null ? t("classic-the-die") : card(event.card),
      });
    case "brewed":
    case "camped":
      return rich(event.won ? key : `${key}-not`, {
        ...subject(event.seat),
        number: bold(event.number),
      });
    case "event_moved":
      return rich(event.under ? `${key}-under` : key, subject(event.seat));
    case "braced":
    case "witch_left":
      return rich(key, {
        ...subject(event.seat),
        card: bold(cardAt(view?.realms[event.seat], event.at)),
      });
    case "lands_swapped":
      return rich(key, { ...subject(event.seat), other: object(event.with) });
    case "dueled":
      return rich(key, {
        ...subject(event.by),
        other: object(event.on),
        one: bold(event.sums[0]),
        two: bold(event.sums[1]),
      });
    case "bewitched":
      return rich(key, {
        ...subject(event.by),
        other: object(event.on),
        card: bold(cardAt(view?.realms[event.on], event.at)),
      });
    case "filched":
      return rich(key, {
        ...subject(event.seat),
        other: object(event.from),
        card: card(event.card),
      });
    case "turned_away":
      return rich(event.lapses ? `${key}-lapses` : key, {
        ...subject(event.from),
        other: object(event.to),
        card: card(event.card),
      });
    case "target_moved":
      return rich<Goods>(key, {
        targets: list(event.targets.map((points, seat) => `${who(people, seat).name} ${points}`)),
      });
    case "truce":
      return event.seat === null ? rich(`${key}-over`, {}) : rich(key, subject(event.seat));
    case "ranked":
      return rich<Goods>(key, { order: list(event.order.map((seat) => who(people, seat).name)) });
    default:
      return tellCommon(event, {
        game: "classic",
        people,
        card: cardName,
        land: landName,
        face: faceName,
        stack,
      });
  }
}

const QUIET: readonly string[] = [
  "drew",
  "put_under",
  "looked_through",
  "arranged",
  "deck_chosen",
  "power",
];

export const lines = (step: LogStep<Event>, people: People, view?: View): Line<Goods>[] =>
  linesOf(step.events, (event) => tell(event, people, view), QUIET);

/** The sentences of a step, one after the other, without headings. */
export const sentences = (step: LogStep<Event>, people: People, view: View): string[] =>
  sentencesOf(step.events, (event) => tell(event, people, view));
