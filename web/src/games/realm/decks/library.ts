// All decks of a reader, wherever they are kept: in this browser, and with the account of those who have
// one. Without a server the browser is all there is.

import { me } from "../../../lib/me.svelte";
import { AccountDecks } from "./account";
import type { Box } from "./deck";
import { BrowserDecks, NotKept, type DeckStore, type KeptDeck, type Shelf } from "./store";

export type Place = "here" | "account";

/** A deck, and where it is kept. */
export interface Shelved extends KeptDeck {
  place: Place;
}

export interface Shelves {
  /** The one changed last first. */
  decks: Shelved[];
  /** How many cannot be read. */
  damaged: number;
  /** Whether there is an account that could not be asked. */
  away: boolean;
}

/** The decks of the browser and of an account, which may be out of reach, in one list. */
export function together(here: Shelf, account: Shelf | "away"): Shelves {
  const away = account === "away";
  const at = (place: Place, { decks }: Shelf) => decks.map((deck) => ({ ...deck, place }));
  return {
    decks: [...at("here", here), ...(away ? [] : at("account", account))].toSorted(
      (a, b) => b.changed - a.changed,
    ),
    damaged: here.damaged + (away ? 0 : account.damaged),
    away,
  };
}

const bare = ({ place: _place, ...kept }: Shelved): KeptDeck => kept;

export class Library {
  readonly #account: () => DeckStore | undefined;

  constructor(
    box: Box,
    private readonly browser: DeckStore = new BrowserDecks(box),
    /** Asked each time: people log in and out. */
    account?: () => DeckStore | undefined,
  ) {
    const kept = new AccountDecks(box);
    this.#account = account ?? (() => (me.account ? kept : undefined));
  }

  /** Whether decks can be kept with an account. */
  get hasAccount(): boolean {
    return this.#account() !== undefined;
  }

  /** What is in this browser: nobody waits for that. */
  here(): Promise<Shelf> {
    return this.browser.list();
  }

  /** What is kept with the account: nothing where there is none. */
  async there(): Promise<Shelf | "away"> {
    try {
      return (await this.#account()?.list()) ?? { decks: [], damaged: 0 };
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      return "away";
    }
  }

  async all(): Promise<Shelves> {
    return together(await this.here(), await this.there());
  }

  write(deck: Shelved): Promise<void> {
    return this.#store(deck.place).write(bare(deck));
  }

  remove({ id, place }: Shelved): Promise<void> {
    return this.#store(place).remove(id);
  }

  /** Keeps a deck of this browser with the account, and no longer here. */
  async entrust(deck: Shelved): Promise<void> {
    await this.write({ ...deck, place: "account" });
    await this.remove({ ...deck, place: "here" });
  }

  async discardDamaged(): Promise<void> {
    await this.browser.discardDamaged();
    await this.#account()?.discardDamaged();
  }

  #store(place: Place): DeckStore {
    if (place === "here") return this.browser;
    const account = this.#account();
    if (account === undefined) throw new NotKept("away");
    return account;
  }
}
