// The dice game as the page knows it.

import type { GameModule } from "../../lib/table";
import { decided } from "./hint";
import { mark } from "./marks";
import { progress } from "./progress";
import "./register";
import Statistics from "./Statistics.svelte";
import Table from "./Table.svelte";
import tell from "./tell.svelte";

const dice: GameModule = {
  id: "dice",
  Table,
  tell,
  Statistics,
  countsDice: true,
  decided,
  mark,
  progress,
};

export default dice;
