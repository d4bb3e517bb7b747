// The older card game on the home screen.

import type { GameCover } from "../../lib/table";
import Picture from "./Picture.svelte";
import places from "./places";

const cover: GameCover = {
  Picture,
  variant: { en: "Mode", de: "Spielart" },
  about: {
    line: {
      en: "The older card game: knights and trade, citadels and wizards, two realms or three.",
      de: "Das ältere Kartenspiel: Ritter und Handel, Zitadellen und Zauberer, zwei Reiche oder drei.",
    },
    minutes: 60,
  },
  quick: ["base", "wizards", "tournament", "base-3", "wizards-3", "tournament-3"].map(
    (variant) => ({ variant }),
  ),
  places,
  plain: async () => (await import("./plain")).default,
};

export default cover;
