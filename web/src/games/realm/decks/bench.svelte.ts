// The deck that is being built, and the shelf it is kept on. Every change is kept at once, so nothing is
// lost; an untouched empty deck is not.

import { t } from "../cards/i18n";
import { emptyDeck, sizeOf, type Box, type Deck } from "./deck";
import { fromFile, LARGEST } from "./file";
import { newId, NotKept, type DeckStore, type KeptDeck, type Shelf } from "./store";

export class Bench {
  id = $state(newId());
  name = $state("");
  deck = $state.raw<Deck>(emptyDeck());
  shelf = $state.raw<Shelf>({ decks: [], damaged: 0 });
  /** What went wrong last, as a key of the words. */
  trouble = $state<string>();
  /** Whether what is shown lies on the shelf. */
  kept = $state(false);
  #written = "";

  constructor(
    private readonly box: Box,
    private readonly store: DeckStore,
    private readonly now: () => number = Date.now,
  ) {}

  /** Looks at the shelf, and goes on with the deck that was changed last. */
  async begin(): Promise<void> {
    await this.#look();
    const last = this.shelf.decks[0];
    if (last === undefined) this.fresh(t("realm-deck-name"));
    else this.open(last);
  }

  open({ id, name, deck }: KeptDeck): void {
    Object.assign(this, { id, name, deck, kept: true, trouble: undefined });
    this.#written = this.#text();
  }

  fresh(name: string, deck: Deck = emptyDeck()): void {
    Object.assign(this, { id: newId(), name, deck, kept: false, trouble: undefined });
    this.#written = sizeOf(deck) === 0 ? this.#text() : "";
  }

  /** Keeps what has changed. */
  async keep(): Promise<void> {
    const text = this.#text();
    if (text === this.#written) return;
    const { id, deck } = this;
    const name = this.name.trim() === "" ? t("realm-deck-name") : this.name.trim();
    this.#written = text;
    this.kept = await this.#try(() => this.store.write({ id, name, changed: this.now(), deck }));
  }

  async remove({ id }: KeptDeck): Promise<void> {
    await this.#try(() => this.store.remove(id));
    if (id === this.id) this.fresh(t("realm-deck-name"));
  }

  async discardDamaged(): Promise<void> {
    if (await this.#try(() => this.store.discardDamaged())) this.#written = "";
  }

  /** Takes the deck of a file; says whether it was one. */
  async take(file: File): Promise<boolean> {
    const found = file.size > LARGEST ? undefined : fromFile(this.box, await file.text());
    if (found === undefined) {
      this.trouble = "realm-deck-strange";
      return false;
    }
    this.fresh(found.name, found.deck);
    return true;
  }

  async #try(what: () => Promise<void>): Promise<boolean> {
    try {
      await what();
      this.trouble = undefined;
      await this.#look();
      return true;
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      this.trouble = fault.why === "full" ? "realm-deck-full" : "realm-deck-unreadable";
      return false;
    }
  }

  async #look(): Promise<void> {
    this.shelf = await this.store.list();
  }

  #text(): string {
    return JSON.stringify([this.id, this.name, this.deck]);
  }
}
