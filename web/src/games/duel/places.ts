// The screens of the Duel beside its table, for its cover.

import { to } from "../../lib/router.svelte";
import type { Places } from "../../lib/table";

const places: Places = {
  books: ["DUEL", "ERA", "PRINCES", "DUELTOURN", "DUELOPTION"],
  links: [
    { to: to.cards("duel"), label: { en: "All cards", de: "Alle Karten" } },
    { to: to.decks("duel"), label: { en: "Deck builder", de: "Deckbau" } },
  ],
};

export default places;
