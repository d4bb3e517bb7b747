// The island in plain words: what is enough to begin with.

import { register } from "../../../lib/i18n.svelte";
import "../register";
import type { Plain } from "../../shared/plain";
import Between from "./Between.svelte";
import Costs from "./Costs.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import Founding from "./Founding.svelte";
import Large from "./Large.svelte";
import Robber from "./Robber.svelte";
import Roll from "./Roll.svelte";
import Trade from "./Trade.svelte";
import Yields from "./Yields.svelte";

register({ en, de });

const plain: Plain[] = [
  {
    book: "BASE",
    key: "island-plain",
    steps: [
      { key: "island-plain-land", Picture: Yields },
      { key: "island-plain-founding", Picture: Founding },
      { key: "island-plain-roll", Picture: Roll },
      { key: "island-plain-trade", Picture: Trade },
      { key: "island-plain-build", Picture: Costs },
      { key: "island-plain-robber", Picture: Robber },
    ],
  },
  {
    book: "SIX",
    key: "island-plain-six",
    steps: [
      { key: "island-plain-six-land", Picture: Large },
      { key: "island-plain-six-between", Picture: Between },
    ],
  },
];

export default plain;
