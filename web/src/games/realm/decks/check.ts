// Whether a deck may be played, and the decks that are ready: asked of the engine in this page. No rule
// of decks is written anywhere else here.

import type { Fault, ToAct, Words } from "../../../generated/table";
import { EngineFault, openEngine, type Engine } from "../../../lib/engine/engine";
import { boxFor, type Box, type Deck } from "./deck";

/** What is wrong with a deck, with the sentence of the rule it breaks. */
export interface DeckFault extends Fault {
  text: Words;
}

export interface DeckJudge {
  /** All that is wrong, nothing where the deck is sound; rejects where nobody can say. */
  check(deck: Deck, players?: number): Promise<DeckFault[]>;
  /** Decks that anybody may play, or begin with. */
  ready(players?: number): Promise<Deck[]>;
  /** Ends it. */
  stop(): void;
}

/** What the engine offers, as far as it is asked for. */
interface Offered {
  games: { id: string; variants: { id: string; setup: object }[] }[];
}

class EngineJudge implements DeckJudge {
  #engine: Promise<Engine> | undefined;
  #games: Promise<Offered> | undefined;
  readonly #sentences = new Map<string, Promise<Words>>();

  constructor(
    private readonly box: Box,
    private readonly open: () => Promise<Engine>,
  ) {}

  /** A tournament as the engine offers it: it also names the values it is played by. */
  async #start(engine: Engine, deck: Deck | null, players: number | undefined) {
    const { game, variant, setupWith } = boxFor(this.box, players);
    const { games } = await (this.#games ??= engine.ask<Offered>({ do: "games" }));
    const offered = games.find(({ id }) => id === game)?.variants.find(({ id }) => id === variant);
    return { do: "start", game, seed: 1, setup: { ...offered?.setup, ...setupWith(deck) } };
  }

  async check(deck: Deck, players?: number): Promise<DeckFault[]> {
    const engine = await this.#opened();
    try {
      await engine.ask(await this.#start(engine, deck, players));
      return [];
    } catch (fault) {
      if (!(fault instanceof EngineFault) || fault.faults === undefined) throw fault;
      return Promise.all(
        fault.faults.map(async (one) => ({ ...one, text: await this.#sentence(engine, one.rule) })),
      );
    }
  }

  async ready(players?: number): Promise<Deck[]> {
    const engine = await this.#opened();
    const { to_act } = await engine.ask<{ to_act: ToAct }>(
      await this.#start(engine, null, players),
    );
    if (to_act.waiting === "nature") await engine.ask({ do: "play" });
    const { decisions } = await engine.ask<{ decisions: { do: string; deck?: Deck }[] }>({
      do: "decisions",
      seat: 0,
    });
    return decisions.flatMap(({ deck }) => deck ?? []);
  }

  stop(): void {
    void this.#engine?.then((engine) => engine.stop()).catch(() => undefined);
    this.#engine = this.#games = undefined;
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
