// Puts a game on the shelf as it goes on. What cannot be kept is played all the same, and kept with the
// next step that can be.

import type { Kept } from "./game";
import { PlayedElsewhere, type Known, type Shelf } from "./kept";

export class Keeper {
  /** What is on the shelf. */
  #known: Known;
  /** So many steps on the shelf are those of the game. */
  #steps: number;

  constructor(
    private readonly shelf: Shelf,
    { progress: { era, seq } }: Kept,
  ) {
    this.#known = { era, seq };
    this.#steps = seq;
  }

  /** Steps after this one were taken back. */
  cut(seq: number): void {
    this.#steps = Math.min(this.#steps, seq);
  }

  /**
   * Writes what is new; says whether it could.
   *
   * @throws PlayedElsewhere where another tab has played on.
   */
  async keep({ plan, progress, lines }: Kept): Promise<boolean> {
    const after = this.#steps;
    try {
      await this.shelf.write({ plan, progress }, this.#known, after, lines.slice(after));
      this.#known = { era: progress.era, seq: progress.seq };
      this.#steps = lines.length;
      return true;
    } catch (fault) {
      if (fault instanceof PlayedElsewhere) throw fault;
      console.error(fault);
      return false;
    }
  }
}
