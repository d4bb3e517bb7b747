// Has a finished game looked at by the engine in this page, part by part, so that what is known is shown at once
// and anybody can stop it.

import type { Engine } from "../lib/engine/engine";
import type { Insight, Scale } from "./insight";

/** How many steps are asked for at once. */
const PART = 6;

interface Answer {
  scale: Scale;
  steps: Insight[];
}

export class Analyser {
  insights = $state.raw<Insight[]>([]);
  scale = $state<Scale>("chance");
  state = $state<"idle" | "working" | "done" | "failed">("idle");
  #engine: Engine | undefined;
  #run = 0;

  constructor(
    private readonly open: () => Promise<Engine>,
    private readonly journal: () => Promise<string>,
    readonly steps: number,
  ) {}

  /** Begins, or goes on where it was stopped. */
  async start(): Promise<void> {
    if (this.state === "working" || this.state === "done") return;
    this.state = "working";
    this.#run += 1;
    const run = this.#run;
    try {
      const [engine, journal] = await Promise.all([this.open(), this.journal()]);
      if (run !== this.#run) {
        engine.stop();
        return;
      }
      this.#engine = engine;
      await engine.ask({ do: "load", journal });
      while (run === this.#run && this.insights.length < this.steps) {
        const after = this.insights.length;
        const part = await engine.ask<Answer>({ do: "analyse", after, count: PART });
        if (run !== this.#run) return;
        if (part.steps.length === 0) break;
        this.scale = part.scale;
        this.insights = [...this.insights, ...part.steps];
      }
      if (run === this.#run) this.#end("done");
    } catch (fault) {
      console.error(fault);
      if (run === this.#run) this.#end("failed");
    }
  }

  /** Stops it; what is known stays. */
  stop(): void {
    if (this.state === "working") this.#end("idle");
  }

  #end(state: "idle" | "done" | "failed"): void {
    this.#run += 1;
    this.#engine?.stop();
    this.#engine = undefined;
    this.state = state;
  }
}
