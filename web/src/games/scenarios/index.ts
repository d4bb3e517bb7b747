// The scenarios as the page knows them: they are played at the island's table.

import type { GameModule } from "../../lib/table";
import island from "../island";
import "../island/country/maps";

const scenarios: GameModule = { ...island, id: "scenarios", apart: true };

export default scenarios;
