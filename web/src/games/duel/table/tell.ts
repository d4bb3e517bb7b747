// Events in words, with marks of resources in between.

import type { LogStep } from "../../../lib/table";
import {
  bold,
  object as objectOf,
  onLines,
  plainly,
  rich,
  subject as subjectOf,
  type Line,
  type Text,
  type Told,
} from "../../shared/tell";
import type { People } from "../../shared/words";
import { RESOURCES } from "../cards/data";
import { say } from "../cards/i18n";
import { cardName, resourceName } from "../cards/words";
import { t } from "../i18n";
import type { Event, Good, Seat, View, Why } from "../types";
import { because } from "./ask";
import { placeWords } from "./describe";
import { faceOf } from "./faces";
import { stackName } from "./piles";

/** Resources are shown by their marks. */
export interface Goods {
  is: "goods";
  goods: readonly { good: Good; by: number }[];
}
export type Part = Text | Goods;

/** What one player gained or gave for one reason, told in one breath. */
interface Flow {
  event: "flow";
  seat: Seat;
  why: Why;
  gains: boolean;
  goods: Map<Good, number>;
}

const sameWhy = (one: Why, other: Why): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Changes of stocks that belong together become one; what brigands take is told by the raid. */
function gathered(events: readonly Event[]): (Event | Flow)[] {
  const all: (Event | Flow)[] = [];
  for (const event of events) {
    if (event.event !== "stock") {
      all.push(event);
      continue;
    }
    if (event.why === "brigands") continue;
    const last = all.findLast((one) => one.event === "flow" || one.event === "turn_began");
    const gains = event.by > 0;
    const joins =
      last?.event === "flow" &&
      last.seat === event.seat &&
      last.gains === gains &&
      sameWhy(last.why, event.why);
    const flow: Flow = joins
      ? last
      : { event: "flow", seat: event.seat, why: event.why, gains, goods: new Map() };
    flow.goods.set(event.good, (flow.goods.get(event.good) ?? 0) + Math.abs(event.by));
    if (!joins) all.push(flow);
  }
  return all;
}

const goods = (of: Iterable<readonly [Good, number]>): Goods => ({
  is: "goods",
  goods: [...of]
    .filter(([, by]) => by > 0)
    .toSorted(([a], [b]) => RESOURCES.indexOf(a) - RESOURCES.indexOf(b))
    .map(([good, by]) => ({ good, by })),
});

function flow({ seat, why, gains, goods: of }: Flow, people: People): Part[] {
  const args = { ...subjectOf(people, seat), goods: goods(of), why: because(why) };
  if (why === "production") return rich("duel-tell-yields", args);
  if (why === "building") return rich("duel-tell-pays", args);
  return rich(gains ? "duel-tell-gains" : "duel-tell-gives", args);
}

export function tell(event: Event | Flow, people: People, view: View | undefined): Part[] {
  const subject = (seat: Seat) => subjectOf(people, seat);
  const object = (seat: Seat) => objectOf(people, seat);
  const card = (id: string): Text => bold(cardName(id));
  const stack = (at: number): string => (view === undefined ? `${at + 1}` : stackName(view, at));
  const where = (seat: Seat, at: string) => placeWords(view?.realms[seat], at);
  const key = `duel-tell-${event.event.replaceAll("_", "-")}`;
  switch (event.event) {
    case "flow":
      return flow(event, people);
    case "stock":
      return flow(
        {
          event: "flow",
          seat: event.seat,
          why: event.why,
          gains: event.by > 0,
          goods: new Map([[event.good, Math.abs(event.by)]]),
        },
        people,
      );
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
    case "raided": {
      const lost = Object.entries(event.lost) as [Good, number][];
      const none = lost.every(([, by]) => by === 0);
      return rich(none ? `${key}-nothing` : key, {
        ...subject(event.seat),
        counted: event.counted,
        goods: goods(lost),
      });
    }
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

/** What a step says: a new turn with a heading of its own. */
export const lines = (step: LogStep<Event>, people: People, view?: View): Line<Goods>[] =>
  onLines(
    gathered(step.events).map((event): Told<Goods> => ({
      parts: tell(event, people, view),
      heading: event.event === "turn_began",
      quiet: QUIET.includes(event.event) || (event.event === "flow" && event.why === "building"),
    })),
  );

/** The same as plain text: for readers, captions and tests. */
export const plain = (parts: readonly Part[]): string =>
  plainly(parts, ({ goods: shown }) =>
    shown.map(({ good, by }) => `${by} ${resourceName(good)}`).join(", "),
  );

/** The sentences of a step, one after the other, without headings. */
export const sentences = (step: LogStep<Event>, people: People, view: View): string[] =>
  gathered(step.events)
    .filter(({ event }) => event !== "turn_began")
    .map((event) => plain(tell(event, people, view)));
