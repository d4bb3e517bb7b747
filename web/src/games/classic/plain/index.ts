// The older card game in plain words: what is enough to begin with.

import { register } from "../../../lib/i18n.svelte";
import Realm from "../../realm/plain/Realm.svelte";
import Stores from "../../realm/plain/Stores.svelte";
import type { Plain } from "../../shared/plain";
import "../register";
import Books from "./Books.svelte";
import Citadel from "./Citadel.svelte";
import Costs from "./Costs.svelte";
import de from "./de.ftl?raw";
import Deck from "./Deck.svelte";
import Dice from "./Dice.svelte";
import en from "./en.ftl?raw";
import Hand from "./Hand.svelte";
import Mercenaries from "./Mercenaries.svelte";
import Posts from "./Posts.svelte";
import Spells from "./Spells.svelte";
import Three from "./Three.svelte";
import Tokens from "./Tokens.svelte";
import Wizards from "./Wizards.svelte";

register({ en, de });

const plain: Plain[] = [
  {
    book: "CLASSIC",
    key: "classic-plain",
    steps: [
      { key: "classic-plain-realm", Picture: Realm },
      { key: "classic-plain-dice", Picture: Dice },
      { key: "classic-plain-stores", Picture: Stores },
      { key: "classic-plain-build", Picture: Costs },
      { key: "classic-plain-cards", Picture: Hand },
      { key: "classic-plain-tokens", Picture: Tokens },
    ],
  },
  {
    book: "WIZ",
    key: "classic-plain-wizards",
    steps: [
      { key: "classic-plain-citadel", Picture: Citadel },
      { key: "classic-plain-power", Picture: Wizards },
      { key: "classic-plain-books", Picture: Books },
      { key: "classic-plain-spells", Picture: Spells },
    ],
  },
  {
    book: "TOURN",
    key: "classic-plain-tournament",
    steps: [{ key: "classic-plain-deck", Picture: Deck }],
  },
  {
    book: "THREE",
    key: "classic-plain-three",
    steps: [
      { key: "classic-plain-third", Picture: Three },
      { key: "classic-plain-posts", Picture: Posts },
      { key: "classic-plain-mercenaries", Picture: Mercenaries },
    ],
  },
];

export default plain;
