// Whether a deck may be played, and the decks that are ready: asked of the engine in this page. No rule
// of decks is written anywhere else here.

import type { Fault, ToAct, Words } from "../../../generated/table";
import { EngineFault, openEngine, type Engine } from "../../../lib/engine/engine";
import type { Deck } from "./deck";

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

/** The setup in which one deck is known and the other is still chosen. */
const setupWith = (deck: Deck | null): unknown => ({ mode: "tournament", decks: [deck, null] });

const START = { do: "start", game: "duel", seed: 1 };

class EngineJudge implements DeckJudge {
  #engine: Promise<Engine> | undefined;
  readonly #sentences = new Map<string, Promise<Words>>();

  constructor(private readonly open: () => Promise<Engine>) {}

  async check(deck: Deck): Promise<DeckFault[]> {
    const engine = await this.#opened();
    try {
      await engine.ask({ ...START, setup: setupWith(deck) });
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
    const { to_act } = await engine.ask<{ to_act: ToAct }>({ ...START, setup: setupWith(null) });
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

export const engineJudge = (open: () => Promise<Engine> = openEngine): DeckJudge =>
  new EngineJudge(open);
