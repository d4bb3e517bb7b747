// What the host has corrected, beside the rules that tell other values.

import type { ClassicCardValues } from "../../../generated/classic";
import type { ClassicKind } from "../../../generated/classic-cards";
import { classicCards } from "../../../generated/classic-cards";
import { cards } from "./data.svelte";
import { t } from "./i18n";
import { cardName, costText, landName } from "./words";

const listed = (values: readonly string[]): string | undefined =>
  values.length === 0 ? undefined : t("classic-host-note", { values: values.join("; ") });

const item = (name: string, value: string): string => t("classic-host-item", { name, value });

/** The corrected cards of a kind, as far as this is told of them. */
const ofKind = (
  kind: ClassicKind,
  told: (values: ClassicCardValues) => string | undefined,
): string[] =>
  (cards.corrections?.card ?? []).flatMap((values) => {
    const value = Object.values(classicCards).some(
      (card) => card.id === values.id && card.kind === kind,
    )
      ? told(values)
      : undefined;
    return value === undefined ? [] : [item(cardName(values.id), value)];
  });

/** What holds here instead of what the rule says; nothing where the rule holds as it stands. */
export function corrected(rule: string): string | undefined {
  const { corrections } = cards;
  if (corrections === undefined) return undefined;
  switch (rule) {
    case "CLASSIC-7":
      return listed(
        corrections.landscape.map(({ land, numbers }) => item(landName(land), numbers.join(", "))),
      );
    case "WIZ-12":
      return corrections.citadel === undefined
        ? undefined
        : listed([item(cardName("citadel"), costText(corrections.citadel))]);
    case "WIZ-19":
      return listed(ofKind("wizard", ({ cost }) => cost && costText(cost)));
    case "WIZ-30":
      return listed(ofKind("spell", ({ magic }) => (magic ? costText({ magic }) : undefined)));
    case "CLASSICOPTION-3": {
      const names = corrections.card.map(({ id }) => cardName(id)).join(", ");
      return names === "" ? undefined : listed([t("classic-host-cards", { cards: names })]);
    }
    default:
      return undefined;
  }
}
