// What decks of the older game are made of, for tournaments of two and of three.

import type { Box } from "../../realm/decks/deck";
import { faultWords } from "../../realm/decks/words";
import { cardOf, cards, GROUPS, POINTS, SETS } from "../cards/data.svelte";
import { t } from "../cards/i18n";
import { kindOf } from "./words";

const two: Box = {
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
  variant: "tournament",
  setupWith: (deck) => ({ decks: [deck] }),
  readyName: (_, at) => t("classic-deck-ready", { number: at + 1 }),
  faultText: (fault, deck) => faultWords(two, fault, deck, kindOf),
  rule: "TOURN-5",
  tables: [2, 3],
  forPlayers: (players) => (players === 3 ? three : two),
};

/** Three bring one secret event less, and the cards of their own set; its events are chosen openly (THREE-34). */
const three: Box = {
  ...two,
  get cards() {
    return cards.drawn.filter(({ set, group }) => set !== "three-player" || group !== "event");
  },
  sizes: { ...two.sizes, events: 3 },
  faultText: (fault, deck) => faultWords(three, fault, deck, kindOf),
  sets: SETS,
  groups: GROUPS,
  variant: "tournament-3",
  rule: "THREE-34",
};

export const box = two;
