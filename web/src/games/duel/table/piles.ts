// The piles in the middle of the table, in groups.

import type { BackOf } from "../cards/data";
import { cardName, setName } from "../cards/words";
import { t } from "../i18n";
import type { Seat, View } from "../types";
import { stackAt, type Supply } from "./choices";

export interface Pile {
  key: string;
  count: number;
  label: string;
  /** Its back, or the face that lies on top. */
  back?: BackOf;
  face?: string;
  /** What a press does: it answers, it begins to build, or it shows the card. */
  place?: string;
  supply?: Supply;
  open?: true;
}

export interface Group {
  key: string;
  name: string;
  piles: Pile[];
}

/** How a stack is called: its set, and which of that set it is. */
export function stackName(view: View, stack: number): string {
  const own = view.stacks[stack];
  if (own === undefined) return "";
  const alike = (at: number) =>
    view.stacks[at]?.set === own.set && view.stacks[at]?.owner === own.owner;
  const number = view.stacks.slice(0, stack + 1).filter((_, at) => alike(at)).length;
  const several = view.stacks.filter((_, at) => alike(at)).length > 1;
  const set = own.set === null ? t("duel-pile-own") : setName(own.set);
  return several ? t("duel-pile-numbered", { set, number }) : set;
}

const stackPile = (view: View, stack: number): Pile => {
  const count = view.stacks[stack]?.cards.length ?? 0;
  return {
    key: `stack-${stack}`,
    count,
    back: view.stacks[stack]?.set ?? "central",
    label: t("duel-pile-stack", { name: stackName(view, stack), count }),
    place: stackAt(stack),
  };
};

function discards(view: View, whose: Whose): Pile[] {
  return view.discards.map(({ count, top }, at) => ({
    key: `discard-${at}`,
    count,
    ...(top === null ? {} : { face: top }),
    label: t(view.discards.length > 1 ? "duel-pile-discard-of" : "duel-pile-discard", {
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
        ? t("duel-pile-stacks", { set: t(`duel-set-short-${set ?? "base"}`) })
        : t("duel-pile-stacks-of", whose(owner));
    const group = groups.get(key) ?? { key, name, piles: [] };
    group.piles.push(stackPile(view, at));
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whose something is, for a sentence. */
export type Whose = (seat: Seat) => { name: string; you: "yes" | "no" };

const SUPPLIES: Supply[] = ["road", "settlement", "city"];

function supplies(view: View): Group {
  const left = { road: view.roads, settlement: view.settlements, city: view.cities };
  return {
    key: "supplies",
    name: t("duel-pile-supplies"),
    piles: [
      ...SUPPLIES.map((what) => ({
        key: what,
        count: left[what],
        face: what,
        label: t(`duel-pile-${what}`, { count: left[what] }),
        supply: what,
      })),
      {
        key: "grounds",
        count: view.grounds.length,
        back: "central",
        label: t("duel-pile-grounds", { count: view.grounds.length }),
      },
    ],
  };
}

export function groupsOf(view: View, near: Seat, whose: Whose): Group[] {
  const { count, before_yule: before } = view.events;
  const events: Pile = {
    key: "events",
    count,
    back: "event",
    label: t("duel-pile-events", { count, before }),
  };
  const open: Pile[] =
    view.open === null
      ? []
      : [
          {
            key: "open",
            count: view.open.count,
            ...(view.open.count > 0 ? { face: view.open.card } : {}),
            label: t("duel-pile-open", { count: view.open.count, card: cardName(view.open.card) }),
            open: true,
          },
        ];
  const drawn = stacks(view, near, whose);
  const last = drawn.at(-1);
  if (last !== undefined) last.piles.push(...open);
  return [
    {
      key: "events",
      name: t("duel-pile-events-discard"),
      piles: [events, ...discards(view, whose)],
    },
    ...drawn,
    supplies(view),
  ];
}
