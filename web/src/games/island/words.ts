// Words that sentences are put together from: numbers, cards.

import { count, kinds, total } from "./cards";
import { knows, t } from "./i18n";
import { list, who, type People, type Sentence } from "../shared/words";
import type { Hand, Resource, Seat } from "./types";

export { list, say, who, type People, type Sentence } from "../shared/words";

/** "Mira, Jonas and Ada". */
export const names = (people: People, seats: readonly Seat[]): string =>
  list(seats.map((seat) => people.names[seat] ?? ""));

/** Mine or another's moment: the key ends in `-me`, or the other is named. */
export function moment(
  key: string,
  seat: Seat,
  people: People,
  args: Sentence["args"] = {},
): Sentence {
  return people.me === seat
    ? { key: `${key}-me`, args }
    : { key: `${key}-other`, args: { ...args, ...who(people, seat) } };
}

export const counted = (key: string, n: number): Sentence => ({
  key,
  args: { count: n, words: number(n) },
});

/** Small numbers in words. */
export const number = (n: number): string => (n >= 0 && n <= 12 ? t(`island-number-${n}`) : `${n}`);

/** "2 ore", "3 coins": most are called the same however many there are. */
function cardsOf(hand: Hand, card: Resource): string {
  const held = count(hand, card);
  const many = `island-many-${card}`;
  return `${held} ${t(held !== 1 && knows(many) ? many : `island-${card}`)}`;
}

/** "2 ore and 1 wool". */
export const cardsInWords = (hand: Hand): string =>
  list(kinds(hand).map((card) => cardsOf(hand, card)));

/** "two ore and one wool": as it is said and not as it is counted. */
export const cardsSpoken = (hand: Hand): string =>
  list(
    kinds(hand).map((card) => {
      const held = count(hand, card);
      return t(`island-some-${card}`, { count: held, words: number(held) });
    }),
  );

/** What is missing, short enough for a button: at most so many kinds are named. */
export function missingShort(hand: Hand, most = 2): string {
  const all = total(hand);
  const what = kinds(hand).map((card) => cardsOf(hand, card));
  return what.length <= most
    ? t("island-missing", { cards: what.join(", "), count: all })
    : t("island-missing-many", { count: all });
}
