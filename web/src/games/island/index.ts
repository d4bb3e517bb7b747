// The island as the page knows it.

import type { GameModule } from "../../lib/table";
import { decided } from "./hint";
import { mark } from "./marks";
import "./register";
import Statistics from "./Statistics.svelte";
import Table from "./Table.svelte";
import tell from "./tell.svelte";
import { weight } from "./weight";

const island: GameModule = {
  id: "island",
  Table,
  tell,
  Statistics,
  countsDice: true,
  decided,
  mark,
  weight,
};

export default island;
