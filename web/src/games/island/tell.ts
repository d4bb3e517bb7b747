// Events in words, with pictures in between.

import type { LogStep } from "../../lib/table";
import {
  bold,
  object as objectOf,
  onLines,
  plainly,
  rich,
  subject as subjectOf,
  type Line,
  type Text,
  type Values,
} from "../shared/tell";
import { builtWhere } from "./describe";
import { tilesByName } from "./geometry";
import { t } from "./i18n";
import { tellings } from "./parts";
import type { Development, Event, Hand, Happening, Resource, Seat, View } from "./types";
import { cardsSpoken, list, type People } from "./words";

/** Cards are shown as they are. */
export interface Cards {
  is: "cards";
  cards: Hand;
}
export type Part = Text | Cards;

const cards = (hand: Hand): Cards => ({ is: "cards", cards: hand });
const one = (card: Resource): Cards => cards({ [card]: 1 });

/** What the sentences of an expansion are put together with. */
export interface Teller {
  view: View | undefined;
  /** A sentence with somebody who does something, and what else is filled in. */
  by: (key: string, seat: Seat, values?: Values<Cards>) => Part[];
  object: (seat: Seat) => Text;
  /** "Mira, Jonas and you". */
  all: (seats: readonly Seat[]) => string;
  one: (card: Resource) => Cards;
  many: (hand: Hand) => Cards;
  /** A sentence in which nobody does anything. */
  plain: (key: string, values?: Values<Cards>) => Part[];
}

const teller = (people: People, view: View | undefined): Teller => ({
  view,
  by: (key, seat, values = {}) => rich(key, { ...subjectOf(people, seat), ...values }),
  object: (seat) => objectOf(people, seat),
  all: (seats) =>
    list(seats.map((seat) => (people.me === seat ? t("you-object") : (people.names[seat] ?? "")))),
  one,
  many: cards,
  plain: (key, values = {}) => rich(key, values),
});

/** An event of an expansion. */
const tellOwn = <E extends Happening>(event: E, by: Teller): Part[] =>
  // Each kind of event has its own entry.
  (tellings[event.event] as (event: E, by: Teller) => Part[])(event, by);

export function tell(event: Event, people: People, view?: View, follows = true): Part[] {
  const subject = (seat: Seat) => subjectOf(people, seat);
  const object = (seat: Seat) => objectOf(people, seat);
  const development = (card: Development): Text => bold(t(`island-${card}`));
  const key = `island-tell-${event.event}`;
  switch (event.event) {
    case "laid":
      return rich(key, {});
    case "special_building":
    case "starts":
      return rich(key, subject(event.seat));
    case "turn_began":
      return rich(key, { ...subject(event.seat), turn: event.turn });
    case "built":
      if (!view?.board) return rich(`island-tell-${event.piece}`, subject(event.seat));
      return rich(`island-tell-${event.piece}-at`, {
        ...subject(event.seat),
        where: builtWhere(view.board, event.piece, event.at),
      });
    case "rolled":
      return rich(key, { ...subject(event.seat), roll: bold(event.dice[0] + event.dice[1]) });
    case "gained":
    case "discarded":
      return rich(follows || event.event === "discarded" ? key : "island-tell-took", {
        ...subject(event.seat),
        cards: cards(event.cards),
      });
    case "short":
      return rich(key, { cards: one(event.card) });
    case "robber_moved": {
      const tile = view?.board ? tilesByName(view.board).get(event.to) : undefined;
      if (!tile) return rich(key, subject(event.seat));
      const terrain = t(`island-${tile.terrain}`);
      const where = tile.number ? t("island-at-tile", { terrain, number: tile.number }) : terrain;
      return rich(`${key}-to`, { ...subject(event.seat), where: bold(where) });
    }
    case "stole":
      return rich(key, {
        ...subject(event.seat),
        whom: object(event.victim),
        cards: event.card ? one(event.card) : t("island-tell-a-card"),
      });
    case "found_nothing":
      return rich(key, { ...subject(event.seat), whom: object(event.victim) });
    case "bought":
      return event.card
        ? rich(`${key}-known`, { ...subject(event.seat), card: development(event.card) })
        : rich(key, subject(event.seat));
    case "played":
      return rich(key, { ...subject(event.seat), card: development(event.card) });
    case "monopolised":
      return event.count === 0
        ? []
        : rich(key, {
            ...subject(event.from),
            whom: object(event.seat),
            cards: cards({ [event.card]: event.count }),
          });
    case "traded_with_bank":
      return rich(key, { ...subject(event.seat), give: cards(event.gave), get: one(event.took) });
    case "offered":
    case "proposed":
      return rich(key, { ...subject(event.seat), give: cards(event.give), get: cards(event.want) });
    case "answered":
      // Who says no is not told one by one: only, in the end, that nobody wanted it.
      return event.accepts ? rich("island-tell-yes", subject(event.seat)) : [];
    case "proposal_ended":
      return rich(key, { whom: object(event.seat) });
    case "offer_ended":
      return rich(key, {});
    case "traded":
      return rich(key, {
        ...subject(event.seat),
        whom: object(event.with),
        give: cards(event.gave),
        get: cards(event.got),
      });
    case "longest_road":
      return event.holder === null
        ? rich(`${key}-nobody`, {})
        : rich(key, { ...subject(event.holder), count: bold(event.length) });
    case "largest_army":
      return event.holder === null
        ? rich(`${key}-nobody`, {})
        : rich(key, { ...subject(event.holder), count: bold(event.knights) });
    case "over":
      if (event.winner === null) return rich(`${key}-nobody`, {});
      return rich(event.victory_cards > 0 ? `${key}-shown` : key, {
        ...subject(event.winner),
        points: bold(event.victory_cards),
        count: event.victory_cards,
      });
    default:
      return tellOwn(event, teller(people, view));
  }
}

/** The first of a monopoly's events, where nobody had such a card: one line tells it for all. */
function fruitless(
  step: LogStep<Event>,
  event: Event,
): event is Extract<Event, { event: "monopolised" }> {
  const all = step.events.filter((one) => one.event === "monopolised");
  return event === all[0] && all.every((one) => one.count === 0);
}

/** An offer that ends with a no was wanted by nobody; one that ends by itself was taken back. */
const unwanted = (step: LogStep<Event>, event: Event): boolean =>
  event.event === "offer_ended" &&
  step.events.some((one) => one.event === "answered" && !one.accepts);

/** What a step says: its events one after the other, a new turn with a heading of its own. */
export function lines(step: LogStep<Event>, people: People, view?: View): Line<Cards>[] {
  // Cards of a roll or a founding follow it on the line; others need a verb of their own.
  const follows = step.events.some((e) => e.event === "rolled" || e.event === "built");
  return onLines(
    step.events.map((event) => ({
      parts: fruitless(step, event)
        ? rich("island-tell-monopoly-none", { cards: one(event.card) })
        : unwanted(step, event)
          ? rich("island-tell-nobody", {})
          : tell(event, people, view, follows),
      heading: event.event === "turn_began",
      quiet: event.event === "special_building",
    })),
  );
}

/** The same as plain text: for readers and tests. */
export const plain = (parts: readonly Part[]): string =>
  plainly(parts, ({ cards }) => cardsSpoken(cards));
