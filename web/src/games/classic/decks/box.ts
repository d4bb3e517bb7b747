// What decks of the older game are made of, for a tournament of two.

import type { Box } from "../../realm/decks/deck";
import { cardOf, cards, GROUPS, POINTS } from "../cards/data.svelte";
import { t } from "../cards/i18n";

export const box: Box = {
  game: "classic",
  get cards() {
    return cards.drawn.filter(({ set }) => set !== "three-player");
  },
  cardOf,
  sizes: { start: 3, cards: 30, events: 4 },
  sets: ["base", "wizards"],
  groups: GROUPS.filter((group) => group !== "landscape"),
  points: POINTS,
  proposed: true,
  setupWith: (deck) => ({ mode: "tournament", decks: [deck] }),
  readyName: (_, at) => t("classic-deck-ready", { number: at + 1 }),
  // A rule of the tournament says it well enough itself.
  faultText: () => undefined,
  rule: "TOURN-5",
};
