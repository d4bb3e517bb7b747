// The piles in the middle of the table, in groups.

import type { BackOf, CardFace } from "../cards/face";
import { t } from "../cards/i18n";
import type { Supply } from "./mode";
import type { Seat, View } from "./types";

export interface Pile {
  key: string;
  count: number;
  label: string;
  /** Its back, or the face that lies on top. */
  back?: BackOf;
  face?: Pick<CardFace, "emblem" | "frame">;
  /** What a press does: it answers, it begins to build, or it shows the card. */
  place?: string;
  supply?: Supply;
  /** A card that can be built from here. */
  open?: { card: string; closed: string | null };
  /** A card on top that can be read. */
  top?: CardFace | undefined;
  /** What is known of it, each a line. */
  told?: string[];
}

export interface Group {
  key: string;
  name: string;
  piles: Pile[];
}

/** Whose something is, for a sentence. */
export type Whose = (seat: Seat) => { name: string; you: "yes" | "no" };

/** What I know of a stack, from the top down; a run of unknown cards is one entry. */
export function known(
  cards: readonly (string | null)[],
  nameOf: (card: string) => string,
): string[] {
  if (cards.every((card) => card === null)) return [];
  const told: (string | number)[] = [];
  for (const card of cards.toReversed()) {
    const last = told.at(-1);
    if (card !== null) told.push(nameOf(card));
    else if (typeof last === "number") told[told.length - 1] = last + 1;
    else told.push(1);
  }
  const list = told
    .map((one) => (typeof one === "string" ? one : t("realm-piles-unknown", { count: one })))
    .join(", ");
  return [`${t("realm-piles-known")} ${list}`];
}

/** Roads, settlements, cities and landscapes that are left. */
export function supplies(
  view: View,
  left: Partial<Record<Supply, number>>,
  faceOf: (what: Supply) => Pick<CardFace, "emblem" | "frame"> | undefined,
  landName: (land: View["grounds"][number]["land"]) => string,
): Group {
  const piles = (Object.entries(left) as [Supply, number][]).map(([what, count]): Pile => {
    const face = faceOf(what);
    return {
      key: what,
      count,
      ...(face === undefined ? {} : { face }),
      label: t(`realm-pile-${what}`, { count }),
      supply: what,
    };
  });
  const grounds: Pile = {
    key: "grounds",
    count: view.grounds.length,
    back: "central",
    label: t("realm-pile-grounds", { count: view.grounds.length }),
    told: [view.grounds.map(({ land, number }) => `${landName(land)} ${number}`).join(", ")],
  };
  return { key: "supplies", name: t("realm-pile-supplies"), piles: [...piles, grounds] };
}
