// The island as the page knows it.

import type { GameModule } from "../../lib/table";
import { mark } from "./marks";
import "./register";
import Statistics from "./Statistics.svelte";
import Table from "./Table.svelte";
import tell from "./tell.svelte";
import { verifier } from "./verify";

const island: GameModule = {
  id: "island",
  Table,
  tell,
  Statistics,
  countsDice: true,
  mark,
  verifier,
};

export default island;
