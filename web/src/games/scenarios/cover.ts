// The scenarios on the home screen.

import type { GameCover } from "../../lib/table";
import Hero from "./Hero.svelte";
import Picture from "./Picture.svelte";

const cover: GameCover = {
  Picture,
  Hero,
  apart: true,
  variant: { en: "Scenario", de: "Szenario" },
  about: {
    line: {
      en: "The island with knights, ships, friends, helpers, a country or a canal.",
      de: "Die Insel mit Rittern, Schiffen, Freunden, Helfern, einem Land oder einem Kanal.",
    },
    minutes: 75,
  },
};

export default cover;
