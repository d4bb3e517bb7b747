// A second engine beside the game's own, opened when it is first needed. It is told the journal without
// the secret, so it cannot know what is to come; and what it thinks about for too long is given up
// without the game noticing.

import type { Engine } from "../lib/engine/engine";
import type { Hint } from "../lib/table";
import { Desk } from "./desk";
import { same } from "./difference";
import { PATIENCE, type Patience } from "./within";

export class Adviser {
  #desk: Promise<Desk> | undefined;
  #advising = false;
  #seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

  constructor(
    private readonly open: () => Promise<Engine>,
    private readonly patience: Patience = PATIENCE,
  ) {}

  /** What the best bot thinks of all that a seat may do; fails where it takes too long. */
  async advise(journal: string, seat: number): Promise<Hint> {
    this.#advising = true;
    try {
      return await this.#ask(async (desk) => {
        await desk.load(journal);
        const who = { seat, bot: "best", seed: this.#seed, choices: true };
        const { decision, scale, choices } = await desk.think(who, this.patience);
        return { scale: scale ?? "worth", choices: choices ?? [{ decision, value: 0 }] };
      });
    } finally {
      this.#advising = false;
    }
  }

  /** Whether a decision has the same effect, for the seat's own eyes, after one journal as after another. */
  async sameEffect(
    [one, other]: [string, string],
    seat: number,
    decision: unknown,
  ): Promise<boolean> {
    // Whoever decides has no use for the advice any more, and does not wait for it.
    if (this.#advising) this.stop();
    return this.#ask(async (desk) => {
      const effect = async (journal: string): Promise<unknown> => {
        await desk.load(journal);
        return desk.effect(seat, decision).catch(() => undefined);
      };
      const then = await effect(one);
      return same(then, await effect(other));
    });
  }

  stop(): void {
    this.#advising = false;
    const desk = this.#desk;
    this.#desk = undefined;
    void desk?.then((open) => open.stop()).catch(() => undefined);
  }

  async #ask<T>(question: (desk: Desk) => Promise<T>): Promise<T> {
    const desk = (this.#desk ??= this.open().then((engine) => new Desk(engine)));
    try {
      return await question(await desk);
    } catch (fault) {
      // Another one may have been opened in the meantime.
      if (this.#desk === desk) this.stop();
      throw fault;
    }
  }
}
