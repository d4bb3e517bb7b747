// The island as the page knows it.

import type { GameModule } from "../../lib/table";
import Hero from "./Hero.svelte";
import { tIn } from "./i18n";
import { mark } from "./marks";
import Picture from "./Picture.svelte";
import Statistics from "./Statistics.svelte";
import Table from "./Table.svelte";
import tell from "./tell.svelte";

/** What the home screen and replays take besides, where the page knows of it. */
const besides = {
  about: { line: { en: tIn("en", "island-about"), de: tIn("de", "island-about") }, minutes: 60 },
  Hero,
  mark,
};

const island: GameModule = { id: "island", Table, tell, Picture, Statistics, ...besides };

export default island;
