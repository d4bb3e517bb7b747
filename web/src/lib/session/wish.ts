// Something that was pressed, and what may have become of it when the line breaks before the answer.

import type { Ask, Table } from "../../generated/server";
import type { Eye } from "../table";

export type Pressed = Extract<Ask, { do: "decide" | "undo" }> & { seq: number };

/**
 * `open`: it is not done, and the server decides whether it still holds; `done`: it had arrived after
 * all; `lost`: the game has taken another course.
 */
export type Fate = "open" | "done" | "lost";

export class Wish {
  /** Sent a second time: what is refused now is lost. */
  again = false;
  readonly #text: string;

  constructor(
    readonly ask: Pressed,
    /** The course of the game in which it was pressed. */
    private readonly era: number | undefined,
  ) {
    this.#text = JSON.stringify(ask);
  }

  same(other: Wish): boolean {
    return this.#text === other.#text && this.era === other.era;
  }

  /** What became of it, as far as the table tells that is shown after the line was mended. */
  fate({ era, log }: Pick<Table, "era" | "log">, eye: Eye): Fate {
    if (era !== this.era) return this.ask.do === "undo" ? "done" : "lost";
    return log.some(({ n, seat }) => n > this.ask.seq && seat === eye) ? "done" : "open";
  }
}
