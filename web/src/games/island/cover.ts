// The island on the home screen.

import type { GameCover } from "../../lib/table";
import Hero from "./Hero.svelte";
import Picture from "./Picture.svelte";

const cover: GameCover = {
  Picture,
  Hero,
  about: {
    line: {
      en: "Settle an island: build, trade, and mind the robber.",
      de: "Besiedle eine Insel: baue, handle und hüte dich vor dem Räuber.",
    },
    minutes: 60,
  },
  plain: async () => (await import("./plain")).default,
};

export default cover;
