// The Duel on the home screen.

import type { GameCover } from "../../lib/table";
import Picture from "./Picture.svelte";
import places from "./places";

const cover: GameCover = {
  Picture,
  variant: { en: "Mode", de: "Spielart" },
  about: {
    line: {
      en: "Two realms face each other: build settlements, cities and all that makes them grow, card by card.",
      de: "Zwei Reiche liegen sich gegenüber: Baue Siedlungen, Städte und was sie groß macht, Karte um Karte.",
    },
    minutes: 45,
  },
  quick: ["first", "gold", "turmoil", "progress", "princes", "tournament"].map((variant) => ({
    variant,
  })),
  places,
  plain: async () => (await import("./plain")).default,
};

export default cover;
