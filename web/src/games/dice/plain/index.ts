// The dice game in plain words: what is enough to begin with.

import { register } from "../../../lib/i18n.svelte";
import "../register";
import type { Plain } from "../../shared/plain";
import Badges from "./Badges.svelte";
import Blank from "./Blank.svelte";
import Boxes from "./Boxes.svelte";
import Costs from "./Costs.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import Few from "./Few.svelte";
import Jokers from "./Jokers.svelte";
import Plus from "./Plus.svelte";
import Roads from "./Roads.svelte";
import Throw from "./Throw.svelte";

register({ en, de });

const plain: Plain[] = [
  {
    book: "DICE",
    key: "dice-plain",
    steps: [
      { key: "dice-plain-sheet", Picture: Blank },
      { key: "dice-plain-throw", Picture: Throw },
      { key: "dice-plain-build", Picture: Costs },
      { key: "dice-plain-roads", Picture: Roads },
      { key: "dice-plain-jokers", Picture: Jokers },
      { key: "dice-plain-boxes", Picture: Boxes },
    ],
  },
  {
    book: "DICEPLUS",
    key: "dice-plain-plus",
    steps: [
      { key: "dice-plain-plus-sheet", Picture: Plus },
      { key: "dice-plain-plus-few", Picture: Few },
      { key: "dice-plain-plus-badges", Picture: Badges },
    ],
  },
];

export default plain;
