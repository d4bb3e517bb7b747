// Decks that are kept with an account, on the server: every device of the account has them.

import * as v from "valibot";
import { api, ApiError } from "../../../lib/api/client";
import type { Box } from "./deck";
import {
  Name,
  NotKept,
  playersOf,
  shapeOf,
  type DeckStore,
  type KeptDeck,
  type Shelf,
} from "./store";

const keptOf = (box: Box) =>
  v.object({
    id: v.string(),
    name: Name,
    changed: v.string(),
    data: v.intersect([shapeOf(box), v.object({ players: playersOf(box) })]),
  });

/** What the server refuses for good; everything else may go well another time. */
const REFUSED: readonly ApiError["kind"][] = ["faulty", "malformed", "name", "no_game"];

async function asked<Answer>(what: Promise<Answer>): Promise<Answer> {
  try {
    return await what;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    if (fault.kind === "too_many_kept") throw new NotKept("many");
    throw new NotKept(REFUSED.includes(fault.kind) ? "refused" : "away");
  }
}

export class AccountDecks implements DeckStore {
  readonly #kept: ReturnType<typeof keptOf>;
  readonly #game: string;

  constructor(box: Box) {
    this.#kept = keptOf(box);
    this.#game = box.game;
  }

  async list(): Promise<Shelf> {
    const entries = await asked(api.keepsakes(this.#game));
    const decks = entries.flatMap((entry): KeptDeck[] => {
      const found = v.safeParse(this.#kept, entry);
      if (!found.success) return [];
      const { id, name, changed, data } = found.output;
      const { players, ...deck } = data;
      return [{ id, name, changed: Date.parse(changed), deck, players }];
    });
    return { decks, damaged: entries.length - decks.length };
  }

  async write({ id, name, deck, players }: KeptDeck): Promise<void> {
    await asked(api.keep(this.#game, id, { name, data: { ...deck, players } }));
  }

  async remove(id: string): Promise<void> {
    try {
      await api.throwAway(this.#game, id);
    } catch (fault) {
      // Another device has thrown it away already.
      if (!(fault instanceof ApiError && fault.kind === "not_found"))
        await asked(Promise.reject(fault));
    }
  }

  async discardDamaged(): Promise<void> {
    const entries = await asked(api.keepsakes(this.#game));
    const damaged = entries.filter((entry) => !v.safeParse(this.#kept, entry).success);
    for (const { id } of damaged) await this.remove(id);
  }
}
