// The Duel in plain words: what is enough to begin with.

import { register } from "../../../lib/i18n.svelte";
import "../register";
import type { Plain } from "../../shared/plain";
import Advantages from "./Advantages.svelte";
import Cards from "./Cards.svelte";
import City from "./City.svelte";
import Costs from "./Costs.svelte";
import de from "./de.ftl?raw";
import Deck from "./Deck.svelte";
import Dice from "./Dice.svelte";
import en from "./en.ftl?raw";
import Eras from "./Eras.svelte";
import Open from "./Open.svelte";
import Prepare from "./Prepare.svelte";
import Princes from "./Princes.svelte";
import Realm from "../../realm/plain/Realm.svelte";
import Stacks from "./Stacks.svelte";
import Stores from "../../realm/plain/Stores.svelte";

register({ en, de });

const plain: Plain[] = [
  {
    book: "DUEL",
    key: "duel-plain",
    steps: [
      { key: "duel-plain-realm", Picture: Realm },
      { key: "duel-plain-dice", Picture: Dice },
      { key: "duel-plain-stores", Picture: Stores },
      { key: "duel-plain-build", Picture: Costs },
      { key: "duel-plain-cards", Picture: Cards },
      { key: "duel-plain-advantages", Picture: Advantages },
    ],
  },
  {
    book: "ERA",
    key: "duel-plain-era",
    steps: [
      { key: "duel-plain-era-cards", Picture: Eras },
      { key: "duel-plain-era-city", Picture: City },
      { key: "duel-plain-era-open", Picture: Open },
    ],
  },
  {
    book: "PRINCES",
    key: "duel-plain-princes",
    steps: [{ key: "duel-plain-princes-cards", Picture: Princes }],
  },
  {
    book: "DUELTOURN",
    key: "duel-plain-tournament",
    steps: [
      { key: "duel-plain-tournament-deck", Picture: Deck },
      { key: "duel-plain-tournament-stacks", Picture: Stacks },
      { key: "duel-plain-tournament-prepare", Picture: Prepare },
    ],
  },
];

export default plain;
