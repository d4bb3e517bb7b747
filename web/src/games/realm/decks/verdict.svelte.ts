// What the engine says about a deck that keeps changing: only the last answer counts.

import type { DeckFault, DeckJudge } from "./check";
import type { Deck } from "./deck";

export type Verdict =
  | { is: "asked" }
  | { is: "sound" }
  /** With the deck that was judged: it may have changed since. */
  | { is: "faulty"; deck: Deck; faults: DeckFault[] }
  /** Nobody can say: this page has no engine, or it does not know the game. */
  | { is: "unknown" };

/** Hands are quicker than checks: so long nothing is asked. */
export const PAUSE = 150;

export class Checker {
  verdict = $state.raw<Verdict>({ is: "asked" });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly judge: DeckJudge) {}

  /** The deck has changed. What was said before stands until there is an answer. */
  look(deck: Deck, players?: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(deck, players), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.judge.stop();
  }

  async #ask(deck: Deck, players: number | undefined): Promise<void> {
    const mine = (this.#asked += 1);
    const verdict = await this.judge.check(deck, players).then(
      (faults): Verdict => (faults.length === 0 ? { is: "sound" } : { is: "faulty", deck, faults }),
      (fault: unknown): Verdict => {
        console.warn(fault);
        return { is: "unknown" };
      },
    );
    if (mine === this.#asked) this.verdict = verdict;
  }
}
