// The island as the page knows it.

import type { GameModule } from "../../lib/table";
import Hero from "./Hero.svelte";
import { everywhere } from "./i18n";
import { mark } from "./marks";
import Picture from "./Picture.svelte";
import Statistics from "./Statistics.svelte";
import Table from "./Table.svelte";
import tell from "./tell.svelte";
import { verifier } from "./verify";

const island: GameModule = {
  id: "island",
  Table,
  tell,
  Picture,
  Statistics,
  Hero,
  about: { line: everywhere("island-about"), minutes: 60 },
  countsDice: true,
  mark,
  verifier,
};

export default island;
