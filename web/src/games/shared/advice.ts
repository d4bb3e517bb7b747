// Advice that is wanted. It holds for the table as it is: where others move before it has come, it is
// asked for again.

import type { Hint } from "../../lib/table";

export class Advice {
  /** The step after which it was last asked for. */
  #asked: number | undefined;

  /** Asks for it, unless it is there or on its way. */
  seek({ seq, hint }: { seq: number; hint?: Hint }, ask: (() => void) | undefined): void {
    if (hint !== undefined || seq === this.#asked) return;
    this.#asked = seq;
    ask?.();
  }

  /** It is asked for even where no answer has come. */
  seekAgain(...[table, ask]: Parameters<Advice["seek"]>): void {
    this.#asked = undefined;
    this.seek(table, ask);
  }
}
