// The dice game as the page knows it.

import type { GameModule } from "../../lib/table";
import { everywhere } from "./i18n";
import { mark } from "./marks";
import Picture from "./Picture.svelte";
import Statistics from "./Statistics.svelte";
import Table from "./Table.svelte";
import tell from "./tell.svelte";
import { verifier } from "./verify";

const dice: GameModule = {
  id: "dice",
  Table,
  tell,
  Picture,
  Statistics,
  about: { line: everywhere("dice-about"), minutes: 15 },
  quick: [
    { variant: "solo", label: everywhere("dice-quick-solo") },
    { variant: "basic-2", label: everywhere("dice-quick-bots") },
    { variant: "plus-2", label: everywhere("dice-quick-plus") },
  ],
  countsDice: true,
  mark,
  verifier,
};

export default dice;
