// The dice game as the page knows it.

import type { GameModule } from "../../lib/table";
import { mark } from "./marks";
import { progress } from "./progress";
import "./register";
import Statistics from "./Statistics.svelte";
import Table from "./Table.svelte";
import tell from "./tell.svelte";
import { verifier } from "./verify";

const dice: GameModule = {
  id: "dice",
  Table,
  tell,
  Statistics,
  countsDice: true,
  mark,
  progress,
  verifier,
};

export default dice;
