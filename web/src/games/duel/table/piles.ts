// The piles in the middle of the table, in groups.

import { cardOf } from "../cards/data";
import { cardName, landName, setName } from "../cards/words";
import { stackAt } from "../../realm/table/mode";
import {
  known,
  supplies as suppliesOf,
  type Group,
  type Pile,
  type Whose,
} from "../../realm/table/piles";
import { t } from "../i18n";
import type { Seat, View } from "../types";

/** How a stack is called: its set, and which of that set it is. */
export function stackName(view: View, stack: number): string {
  const own = view.stacks[stack];
  if (own === undefined) return "";
  const alike = (at: number) =>
    view.stacks[at]?.set === own.set && view.stacks[at]?.owner === own.owner;
  const number = view.stacks.slice(0, stack + 1).filter((_, at) => alike(at)).length;
  const several = view.stacks.filter((_, at) => alike(at)).length > 1;
  const set = own.set === null ? t("realm-pile-own") : setName(own.set);
  return several ? t("realm-pile-numbered", { set, number }) : set;
}

const stackPile = (view: View, stack: number): Pile => {
  const count = view.stacks[stack]?.cards.length ?? 0;
  return {
    key: `stack-${stack}`,
    count,
    back: view.stacks[stack]?.set ?? "central",
    label: t("realm-pile-stack", { name: stackName(view, stack), count }),
    place: stackAt(stack),
    told: known(view.stacks[stack]?.cards ?? [], cardName),
  };
};

/** The card that lies on top, to be seen and read. */
const topOf = (id: string | null): Pick<Pile, "face" | "top"> => {
  const card = id === null ? undefined : cardOf(id);
  return card === undefined ? {} : { face: card, top: card };
};

function discards(view: View, whose: Whose): Pile[] {
  return view.discards.map(({ count, top }, at) => ({
    key: `discard-${at}`,
    count,
    ...topOf(top),
    label: t(view.discards.length > 1 ? "realm-pile-discard-of" : "realm-pile-discard", {
      count,
      top: top === null ? "" : cardName(top),
      ...whose(at),
    }),
  }));
}

/** Stacks of one set, or of one player, side by side. */
function stacks(view: View, near: Seat, whose: Whose): Group[] {
  const groups = new Map<string, Group>();
  const order = view.stacks.map((_, at) => at);
  // In a tournament mine come first.
  const own = (at: number) => (view.stacks[at]?.owner === 1 - near ? 1 : 0);
  for (const at of order.toSorted((a, b) => own(a) - own(b))) {
    const { set, owner } = view.stacks[at] ?? { set: null, owner: null };
    const key = owner === null ? `${set}` : `of-${owner}`;
    const name =
      owner === null
        ? t("duel-pile-stacks", { set: t(`realm-set-short-${set ?? "base"}`) })
        : t("realm-pile-stacks-of", whose(owner));
    const group = groups.get(key) ?? { key, name, piles: [] };
    group.piles.push(stackPile(view, at));
    groups.set(key, group);
  }
  return [...groups.values()];
}

const supplies = (view: View): Group =>
  suppliesOf(
    view,
    { road: view.roads, settlement: view.settlements, city: view.cities },
    cardOf,
    landName,
  );

export function groupsOf(view: View, near: Seat, whose: Whose): Group[] {
  const { count, before_yule: before } = view.events;
  const events: Pile = {
    key: "events",
    count,
    back: "event",
    label: t("duel-pile-events", { count, before }),
    told:
      view.events.drawn.length === 0
        ? []
        : [`${t("realm-piles-drawn")} ${view.events.drawn.map(cardName).join(", ")}`],
  };
  const open: Pile[] =
    view.open === null
      ? []
      : [
          {
            key: "open",
            count: view.open.count,
            ...topOf(view.open.count > 0 ? view.open.card : null),
            label: t("duel-pile-open", { count: view.open.count, card: cardName(view.open.card) }),
            open: view.open,
          },
        ];
  const drawn = stacks(view, near, whose);
  const last = drawn.at(-1);
  if (last !== undefined) last.piles.push(...open);
  return [
    {
      key: "events",
      name: t("realm-pile-events-discard"),
      piles: [events, ...discards(view, whose)],
    },
    ...drawn,
    supplies(view),
  ];
}
