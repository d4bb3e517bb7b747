// Resources that come and go, told in one breath, with marks between the words.

import { onLines, plainly, rich, subject, type Line, type Text } from "../../shared/tell";
import type { People } from "../../shared/words";
import { RESOURCES } from "../cards/face";
import { resourceName } from "../cards/words";
import { own } from "./own";
import type { Good, Seat, Why } from "./types";

/** Resources are shown by their marks. */
export interface Goods {
  is: "goods";
  goods: readonly { good: Good; by: number }[];
}
export type Part = Text | Goods;

/** What one player gained or gave for one reason. */
export interface Flow {
  event: "flow";
  seat: Seat;
  why: Why;
  gains: boolean;
  goods: Map<Good, number>;
}

interface Stock {
  event: "stock";
  seat: Seat;
  good: Good;
  by: number;
  why: Why;
}
const isStock = (event: { event: string }): event is Stock => event.event === "stock";
const isFlow = (event: { event: string }): event is Flow => event.event === "flow";

const sameWhy = (one: Why, other: Why): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Changes of stocks that belong together become one; what brigands take is told by the raid. */
export function gathered<Event extends { event: string }>(
  events: readonly Event[],
): (Event | Flow)[] {
  const all: (Event | Flow)[] = [];
  for (const event of events) {
    if (!isStock(event)) {
      all.push(event);
      continue;
    }
    if (event.why === "brigands") continue;
    const last = all.findLast((one) => one.event === "flow" || one.event === "turn_began");
    const gains = event.by > 0;
    const joins =
      last !== undefined &&
      isFlow(last) &&
      last.seat === event.seat &&
      last.gains === gains &&
      sameWhy(last.why, event.why);
    const flow: Flow = joins ? last : { ...flowOf(event), goods: new Map() };
    flow.goods.set(event.good, (flow.goods.get(event.good) ?? 0) + Math.abs(event.by));
    if (!joins) all.push(flow);
  }
  return all;
}

/** One change of a stock, as if it were several. */
export const flowOf = ({ seat, why, by, good }: Omit<Stock, "event">): Flow => ({
  event: "flow",
  seat,
  why,
  gains: by > 0,
  goods: new Map([[good, Math.abs(by)]]),
});

export const goodsOf = (of: Iterable<readonly [Good, number]>): Goods => ({
  is: "goods",
  goods: [...of]
    .filter(([, by]) => by > 0)
    .toSorted(([a], [b]) => RESOURCES.indexOf(a) - RESOURCES.indexOf(b))
    .map(([good, by]) => ({ good, by })),
});

export function tellFlow(
  { seat, why, gains, goods }: Flow,
  people: People,
  because: (why: Why) => string,
): Part[] {
  const args = { ...subject(people, seat), goods: goodsOf(goods), why: because(why) };
  if (why === "production") return rich("realm-tell-yields", args);
  if (why === "building") return rich("realm-tell-pays", args);
  return rich(gains ? "realm-tell-gains" : "realm-tell-gives", args);
}

/** Somebody's raid. */
export function tellRaid(
  event: { seat: Seat; counted: number; lost: Partial<Record<Good, number>> },
  people: People,
  game: string,
): Part[] {
  const lost = Object.entries(event.lost) as [Good, number][];
  const none = lost.every(([, by]) => by === 0);
  return rich(own(game, none ? "tell-raided-nothing" : "tell-raided"), {
    ...subject(people, event.seat),
    counted: event.counted,
    goods: goodsOf(lost),
  });
}

/** The same as plain text: for readers, captions and tests. */
export const plain = (parts: readonly Part[]): string =>
  plainly(parts, ({ goods: shown }) =>
    shown.map(({ good, by }) => `${by} ${resourceName(good)}`).join(", "),
  );

/** What a step says: a new turn with a heading of its own, what is only an occasion in a lower voice. */
export function linesOf<Event extends { event: string }>(
  events: readonly Event[],
  tell: (event: Event | Flow) => Part[],
  quiet: readonly string[],
): Line<Goods>[] {
  return onLines(
    gathered(events).map((event) => ({
      parts: tell(event),
      heading: event.event === "turn_began",
      quiet: quiet.includes(event.event) || (isFlow(event) && event.why === "building"),
    })),
  );
}

/** The sentences of a step, one after the other, without headings. */
export const sentencesOf = <Event extends { event: string }>(
  events: readonly Event[],
  tell: (event: Event | Flow) => Part[],
): string[] =>
  gathered(events)
    .filter(({ event }) => event !== "turn_began")
    .map((event) => plain(tell(event)));
