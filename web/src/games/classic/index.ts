// The older card game as the page knows it.

import type { GameModule } from "../../lib/table";
import { joins } from "../realm/table/joins";
import Table from "./ClassicTable.svelte";
import "./register";
import Statistics from "./Statistics.svelte";
import { decided } from "./table/hint";
import { mark } from "./table/marks";
import { progress } from "./table/progress";
import { rank } from "./table/rank";
import { weight } from "./table/weight";
import tell from "./tell.svelte";

const classic: GameModule = {
  id: "classic",
  Table,
  tell,
  Statistics,
  countsDice: true,
  joins,
  decided,
  mark,
  progress,
  rank,
  weight,
};

export default classic;
