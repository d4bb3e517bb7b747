// The deck that is being built, and the shelves it is kept on. Every change is kept, so nothing is lost: in
// the browser at once, with the account after a moment. An untouched empty deck is not kept.

import { t } from "../cards/i18n";
import { emptyDeck, sizeOf, tableOf, type Box, type Deck } from "./deck";
import { fromFile, LARGEST } from "./file";
import { together, type Library, type Place, type Shelved } from "./library";
import { newId, NotKept, type Shelf } from "./store";

/** Hands are quicker than the way to a server: so long nothing is sent. */
export const PAUSE = 600;

export class Bench {
  id = $state(newId());
  name = $state("");
  deck = $state.raw<Deck>(emptyDeck());
  /** For how many players it is made. */
  players = $state<number>();
  place = $state<Place>("here");
  #here = $state.raw<Shelf>({ decks: [], damaged: 0 });
  #account = $state.raw<Shelf | "away">({ decks: [], damaged: 0 });
  readonly shelves = $derived(together(this.#here, this.#account));
  /** What went wrong last, as a key of the words. */
  trouble = $state<string>();
  /** Whether what is shown lies on the shelf. */
  kept = $state(false);
  #written = "";
  /** How it was shown first, until the account's decks are there. */
  #first = "";
  #waiting: { deck: Shelved; timer: ReturnType<typeof setTimeout> } | undefined;
  /** One after the other, so that the last word is the last one said. */
  #sending = Promise.resolve();

  constructor(
    private readonly box: Box,
    private readonly library: Library,
    private readonly now: () => number = Date.now,
  ) {}

  /** Looks at the browser's shelf, and goes on with the deck that was changed last. */
  async begin(): Promise<void> {
    await this.#look("here");
    const [last] = this.shelves.decks;
    if (last === undefined) this.fresh(t("realm-deck-name"));
    else this.open(last);
    this.#first = this.#text();
  }

  /** Looks at the account's shelf too; who has done nothing yet goes on with what was changed last there. */
  async meetAccount(): Promise<void> {
    await this.#look("account");
    const [last] = this.shelves.decks;
    if (last?.place === "account" && this.#text() === this.#first) this.open(last);
  }

  open({ id, name, deck, players, place }: Shelved): void {
    void this.flush();
    Object.assign(this, { id, name, deck, players, place, kept: true, trouble: undefined });
    this.#written = this.#text();
  }

  /** Begins another one, for as many players as the last, where nothing else is said. */
  fresh(name: string, deck: Deck = emptyDeck(), players = this.players): void {
    void this.flush();
    const place: Place = "here";
    const begun = { id: newId(), name, deck, players, place };
    Object.assign(this, { ...begun, kept: false, trouble: undefined });
    this.#written = sizeOf(deck) === 0 ? this.#text() : "";
  }

  /** Keeps what has changed. */
  async keep(): Promise<void> {
    const text = this.#text();
    if (text === this.#written) return;
    this.#written = text;
    const deck = this.#shown();
    this.#leaveOff();
    if (this.place === "here") return this.#write(deck);
    this.kept = false;
    this.#waiting = { deck, timer: setTimeout(() => void this.flush(), PAUSE) };
  }

  /** Sends what still waits: the page may go away any moment. */
  flush(): Promise<void> {
    if (this.#waiting === undefined) return this.#sending;
    const { deck } = this.#waiting;
    this.#leaveOff();
    return this.#queue(() => this.#write(deck));
  }

  /** Keeps a deck of this browser with the account. */
  async entrust(deck: Shelved): Promise<void> {
    const shown = deck.id === this.id && this.place === "here";
    // What is changed meanwhile goes there too.
    if (shown) Object.assign(this, { place: "account", kept: false });
    await this.#queue(async () => {
      const what = shown && this.id === deck.id ? this.#shown("here") : deck;
      const done = await this.#try(["here", "account"], () => this.library.entrust(what));
      if (!shown || this.id !== what.id) return;
      if (!done) this.place = "here";
      this.kept = this.#waiting === undefined;
    });
  }

  async remove(deck: Shelved): Promise<void> {
    const shown = deck.id === this.id && deck.place === this.place;
    if (shown) this.#leaveOff();
    await this.#sending;
    const done = await this.#try([deck.place], () => this.library.remove(deck));
    if (done && shown) this.fresh(t("realm-deck-name"));
  }

  async discardDamaged(): Promise<void> {
    if (await this.#try(["here", "account"], () => this.library.discardDamaged()))
      this.#written = "";
  }

  /** Takes the deck of a file; says whether it was one. */
  async take(file: File): Promise<boolean> {
    const found = file.size > LARGEST ? undefined : fromFile(this.box, await file.text());
    if (found === undefined) {
      this.trouble = "realm-deck-strange";
      return false;
    }
    this.fresh(found.name, found.deck, tableOf(this.box, found.players));
    return true;
  }

  /** Where the account does not take a deck, the browser does. */
  async #write(deck: Shelved): Promise<void> {
    let done = await this.#try([deck.place], () => this.library.write(deck));
    if (!done && deck.place === "account") {
      const why = this.trouble;
      const shown = this.id === deck.id;
      if (shown) {
        this.#leaveOff();
        this.place = "here";
      }
      const last: Shelved = shown ? this.#shown() : { ...deck, place: "here" };
      done = await this.#try(["here"], () => this.library.write(last));
      if (done) this.trouble = why;
    }
    if (this.id === deck.id && this.#waiting === undefined) this.kept = done;
  }

  /** What waits is not sent: something newer is. */
  #leaveOff(): void {
    clearTimeout(this.#waiting?.timer);
    this.#waiting = undefined;
  }

  #queue(job: () => Promise<void>): Promise<void> {
    return (this.#sending = this.#sending.then(job));
  }

  async #try(places: readonly Place[], what: () => Promise<void>): Promise<boolean> {
    try {
      await what();
      this.trouble = undefined;
      for (const place of places) await this.#look(place);
      return true;
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      this.trouble = `realm-deck-${fault.why}`;
      return false;
    }
  }

  async #look(place: Place): Promise<void> {
    if (place === "here") this.#here = await this.library.here();
    else this.#account = await this.library.there();
  }

  #shown(place: Place = this.place): Shelved {
    const { id, deck, players } = this;
    const name = this.name.trim() === "" ? t("realm-deck-name") : this.name.trim();
    return { id, name, changed: this.now(), deck, place, ...(players && { players }) };
  }

  #text(): string {
    return JSON.stringify([this.id, this.name, this.deck, this.players]);
  }
}
