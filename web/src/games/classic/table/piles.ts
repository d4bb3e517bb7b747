// The piles in the middle of the table, in groups.

import type { CardFace } from "../../realm/cards/face";
import { stackAt } from "../../realm/table/mode";
import {
  known,
  supplies as suppliesOf,
  type Group,
  type Pile,
  type Whose,
} from "../../realm/table/piles";
import { cardName, landName } from "../cards/words";
import { t } from "../i18n";
import type { Seat, View } from "../types";
import { firstOfWizards, stackName } from "./describe";

function stackPile(view: View, stack: number): Pile {
  const cards = view.stacks[stack]?.cards ?? [];
  return {
    key: `stack-${stack}`,
    count: cards.length,
    back: stack < firstOfWizards(view) ? "base" : "wizards",
    label: t("realm-pile-stack", { name: stackName(view, stack), count: cards.length }),
    place: stackAt(stack),
    told: known(cards, cardName),
  };
}

/** Stacks that began alike, or are one player's, side by side; mine come first. */
function stacks(view: View, near: Seat, whose: Whose): Group[] {
  const groups = new Map<string, Group>();
  const first = firstOfWizards(view);
  const mine = (at: number) => (view.stacks[at]?.owner === near ? 0 : 1);
  const order = view.stacks.map((_, at) => at).toSorted((a, b) => mine(a) - mine(b));
  for (const at of order) {
    const owner = view.stacks[at]?.owner ?? null;
    const set = at < first ? "base" : "wizards";
    const name =
      owner === null
        ? t("classic-pile-stacks", { set: t(`realm-set-short-${set}`) })
        : t("realm-pile-stacks-of", whose(owner));
    const key = owner === null ? set : `of-${owner}`;
    const group = groups.get(key) ?? { key, name, piles: [] };
    group.piles.push(stackPile(view, at));
    groups.set(key, group);
  }
  return [...groups.values()];
}

type FaceOf = (card: string) => CardFace | undefined;

function discards(view: View, whose: Whose, faceOf: FaceOf): Pile[] {
  return view.discards.map(({ cards, owner }, at) => {
    const top = cards.at(-1);
    const card = top === undefined ? undefined : faceOf(top);
    const args = { count: cards.length, top: top === undefined ? "" : cardName(top) };
    return {
      key: `discard-${at}`,
      count: cards.length,
      ...(card === undefined ? {} : { face: card, top: card }),
      label:
        owner === null
          ? t("realm-pile-discard", args)
          : t("realm-pile-discard-of", { ...args, ...whose(owner) }),
      told:
        cards.length < 2
          ? []
          : [
              cards
                .toReversed()
                .map((one) => cardName(one))
                .join(", "),
            ],
    };
  });
}

export function groupsOf(view: View, near: Seat, whose: Whose, faceOf: FaceOf): Group[] {
  const banished = view.banished.map((card) => cardName(card)).join(", ");
  const events: Pile = {
    key: "events",
    count: view.events.cards.length,
    back: "event",
    label: t("classic-pile-events", { count: view.events.cards.length }),
    told: [
      ...known(view.events.cards, cardName),
      ...(banished === "" ? [] : [t("classic-pile-banished", { cards: banished })]),
    ],
  };
  const citadels = view.mode === "base" ? {} : { citadel: view.citadels };
  return [
    {
      key: "events",
      name: t("realm-pile-events-discard"),
      piles: [events, ...discards(view, whose, faceOf)],
    },
    ...stacks(view, near, whose),
    suppliesOf(
      view,
      { road: view.roads, settlement: view.settlements, city: view.cities, ...citadels },
      faceOf,
      landName,
    ),
  ];
}
