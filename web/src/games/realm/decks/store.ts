// Where decks are kept, and the one place that everybody has: this browser. Who has an account has another
// one (`account.ts`).

import * as v from "valibot";
import { roomOf, type Box, type Deck } from "./deck";

export interface KeptDeck {
  id: string;
  name: string;
  /** When it was kept last, in milliseconds. */
  changed: number;
  deck: Deck;
  /** For how many players it is made; the usual table, where nothing is said. */
  players?: number | undefined;
}

/** What lies on the shelf: the decks that can be read, and how many cannot. */
export interface Shelf {
  decks: KeptDeck[];
  damaged: number;
}

export interface DeckStore {
  list(): Promise<Shelf>;
  /** Keeps a deck in the place of the one with the same id. */
  write(deck: KeptDeck): Promise<void>;
  remove(id: string): Promise<void>;
  /** Throws away what cannot be read; only on somebody's wish. */
  discardDamaged(): Promise<void>;
}

/** Why something was not kept; nothing has changed. */
export class NotKept extends Error {
  constructor(
    /** The browser's shelf is damaged or full; the account is out of reach, full, or does not take it. */
    readonly why: "unreadable" | "full" | "away" | "many" | "refused",
  ) {
    super(why);
  }
}

/** A deck that could be built here: its cards exist. Whether it may be played is another question. */
export function shapeOf(box: Box): v.GenericSchema<unknown, Deck> {
  const room = roomOf(box);
  const id = v.pipe(
    v.string(),
    v.maxLength(64),
    v.check((id) => box.cardOf(id) !== undefined),
  );
  const pile = (most: number) => v.pipe(v.array(id), v.maxLength(most));
  return v.object({
    start: pile(room.start),
    cards: pile(room.cards),
    events: pile(room.events),
  });
}

/** For how many players a deck is made, where it is said. */
export const playersOf = ({ tables = [] }: Box) => v.optional(v.picklist(tables));

export const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

const keptIn = (box: Box): v.GenericSchema<unknown, KeptDeck> =>
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    name: Name,
    changed: v.number(),
    deck: shapeOf(box),
    players: playersOf(box),
  });

const VERSION = 1;
const Written = v.object({ version: v.literal(VERSION), decks: v.array(v.unknown()) });

export const keyOf = ({ game }: Box): string => `eiland.${game}.decks`;

/** The decks of this browser. What cannot be read stays as it is until somebody throws it away. */
export class BrowserDecks implements DeckStore {
  readonly #kept: v.GenericSchema<unknown, KeptDeck>;
  readonly #key: string;

  constructor(
    box: Box,
    private readonly storage: Storage = localStorage,
  ) {
    this.#kept = keptIn(box);
    this.#key = keyOf(box);
  }

  async list(): Promise<Shelf> {
    const entries = this.#entries();
    if (entries === undefined) return { decks: [], damaged: 1 };
    const decks = entries.flatMap((entry) => {
      const found = v.safeParse(this.#kept, entry);
      return found.success ? [found.output] : [];
    });
    return {
      decks: decks.toSorted((a, b) => b.changed - a.changed),
      damaged: entries.length - decks.length,
    };
  }

  async write(deck: KeptDeck): Promise<void> {
    this.#save([...this.#others(deck.id), deck]);
  }

  async remove(id: string): Promise<void> {
    this.#save(this.#others(id));
  }

  async discardDamaged(): Promise<void> {
    this.#save((this.#entries() ?? []).filter((entry) => v.is(this.#kept, entry)));
  }

  /** All that lies there but this one, also what cannot be read. */
  #others(id: string): unknown[] {
    const entries = this.#entries();
    if (entries === undefined) throw new NotKept("unreadable");
    return entries.filter((entry) => !v.is(v.object({ id: v.literal(id) }), entry));
  }

  /** Everything that was written; nothing where the whole of it cannot be read. */
  #entries(): unknown[] | undefined {
    try {
      const text = this.storage.getItem(this.#key);
      if (text === null) return [];
      const found = v.safeParse(Written, JSON.parse(text));
      return found.success ? found.output.decks : undefined;
    } catch {
      return undefined;
    }
  }

  #save(decks: readonly unknown[]): void {
    try {
      this.storage.setItem(this.#key, JSON.stringify({ version: VERSION, decks }));
    } catch {
      throw new NotKept("full");
    }
  }
}

export const newId = (): string => crypto.randomUUID();
