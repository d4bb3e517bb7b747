// Whether a deck may be played, and the decks that are ready: asked of the engine in this page. No rule
// of decks is written anywhere else here.

import type { Fault, ToAct, Words } from "../../../generated/table";
import { EngineFault, openEngine, type Engine } from "../../../lib/engine/engine";
import type { Box, Deck } from "./deck";

/** What is wrong with a deck, with the sentence of the rule it breaks. */
export interface DeckFault extends Fault {
  text: Words;
}

export interface DeckJudge {
  /** All that is wrong, nothing where the deck is sound; rejects where nobody can say. */
  check(deck: Deck): Promise<DeckFault[]>;
  /** Decks that anybody may play, or begin with. */
  ready(): Promise<Deck[]>;
  /** Ends it. */
  stop(): void;
}

class EngineJudge implements DeckJudge {
  #engine: Promise<Engine> | undefined;
  readonly #sentences = new Map<string, Promise<Words>>();

  constructor(
    private readonly box: Box,
    private readonly open: () => Promise<Engine>,
  ) {}

  #start(deck: Deck | null) {
    return { do: "start", game: this.box.game, seed: 1, setup: this.box.setupWith(deck) };
  }

  async check(deck: Deck): Promise<DeckFault[]> {
    const engine = await this.#opened();
    try {
      await engine.ask(this.#start(deck));
      return [];
    } catch (fault) {
      if (!(fault instanceof EngineFault) || fault.faults === undefined) throw fault;
      return Promise.all(
        fault.faults.map(async (one) => ({ ...one, text: await this.#sentence(engine, one.rule) })),
      );
    }
  }

  async ready(): Promise<Deck[]> {
    const engine = await this.#opened();
    const { to_act } = await engine.ask<{ to_act: ToAct }>(this.#start(null));
    if (to_act.waiting === "nature") await engine.ask({ do: "play" });
    const { decisions } = await engine.ask<{ decisions: { do: string; deck?: Deck }[] }>({
      do: "decisions",
      seat: 0,
    });
    return decisions.flatMap(({ deck }) => deck ?? []);
  }

  stop(): void {
    void this.#engine?.then((engine) => engine.stop()).catch(() => undefined);
    this.#engine = undefined;
  }

  #opened(): Promise<Engine> {
    this.#engine ??= this.open();
    // What could not be had is asked for again.
    this.#engine.catch(() => (this.#engine = undefined));
    return this.#engine;
  }

  #sentence(engine: Engine, rule: string): Promise<Words> {
    const known =
      this.#sentences.get(rule) ??
      engine.ask<{ text: Words }>({ do: "rule", rule }).then(({ text }) => text);
    this.#sentences.set(rule, known);
    known.catch(() => this.#sentences.delete(rule));
    return known;
  }
}

export const engineJudge = (box: Box, open: () => Promise<Engine> = openEngine): DeckJudge =>
  new EngineJudge(box, open);
