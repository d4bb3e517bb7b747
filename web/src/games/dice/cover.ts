// The dice game on the home screen.

import type { GameCover } from "../../lib/table";
import Picture from "./Picture.svelte";

const cover: GameCover = {
  Picture,
  variant: { en: "Sheet", de: "Blatt" },
  about: {
    line: {
      en: "Roll six dice up to three times and build your own island on a sheet of paper.",
      de: "Würfle sechs Würfel bis zu dreimal und baue auf einem Blatt Papier deine eigene Insel.",
    },
    minutes: 15,
  },
  quick: [
    { variant: "solo", label: { en: "Play alone", de: "Allein spielen" } },
    { variant: "basic-2", label: { en: "Against a bot", de: "Gegen einen Bot" } },
    { variant: "plus-2", label: { en: "Plus", de: "Plus" } },
  ],
  plain: async () => (await import("./plain")).default,
};

export default cover;
