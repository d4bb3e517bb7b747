// The screens of the older game beside its table, for its cover.

import { to } from "../../lib/router.svelte";
import type { Places } from "../../lib/table";

const places: Places = {
  books: ["CLASSIC", "WIZ", "TOURN", "THREE", "CLASSICOPTION"],
  links: [
    { to: to.cards("classic"), label: { en: "All cards", de: "Alle Karten" } },
    { to: to.decks("classic"), label: { en: "Deck builder", de: "Deckbau" } },
  ],
  corrected: async () => (await import("./cards/corrected")).corrected,
};

export default places;
