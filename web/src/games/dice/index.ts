// The dice game as the page knows it.

import type { GameModule, Words } from "../../lib/table";
import { tIn } from "./i18n";
import { mark } from "./marks";
import Picture from "./Picture.svelte";
import Statistics from "./Statistics.svelte";
import Table from "./Table.svelte";
import tell from "./tell.svelte";
import { verifier } from "./verify";

const words = (key: string): Words => ({ en: tIn("en", key), de: tIn("de", key) });

const dice: GameModule = {
  id: "dice",
  Table,
  tell,
  Picture,
  Statistics,
  about: { line: words("dice-about"), minutes: 15 },
  quick: [
    { variant: "solo", label: words("dice-quick-solo") },
    { variant: "basic-2", label: words("dice-quick-bots") },
    { variant: "plus-2", label: words("dice-quick-plus") },
  ],
  countsDice: true,
  mark,
  verifier,
};

export default dice;
