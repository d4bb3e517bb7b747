// The Duel as the page knows it.

import type { GameModule } from "../../lib/table";
import "./register";
import Statistics from "./Statistics.svelte";
import { joins } from "../realm/table/joins";
import { decided } from "./table/hint";
import { mark } from "./table/marks";
import { progress } from "./table/progress";
import { weight } from "./table/weight";
import Table from "./DuelTable.svelte";
import tell from "./tell.svelte";

const duel: GameModule = {
  id: "duel",
  Table,
  tell,
  Statistics,
  countsDice: true,
  joins,
  decided,
  mark,
  progress,
  weight,
};

export default duel;
