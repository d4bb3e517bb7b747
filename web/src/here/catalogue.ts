// What can be played here, as the engine in this page tells it. Where no server has told the page's
// catalogue of games, it is filled from this.

import type { GameInfo, SwitchInfo } from "../generated/server";
import type { Words } from "../generated/table";
import { catalogue } from "../lib/catalogue.svelte";
import { openEngine, type Engine } from "../lib/engine/engine";

export interface Offer {
  games: GameInfo[];
  /** What bots are called, seat by seat. */
  names: string[];
}

type Told = { games: GameInfo[]; bot_names: string[] };

let asked: Promise<Offer> | undefined;

/** The sentence behind each rule, asked for once. */
async function sentences(engine: Engine, games: GameInfo[]): Promise<Map<string, Words>> {
  const all = games.flatMap(({ variants }) => variants.flatMap(({ switches }) => switches));
  const rules = [...new Set(all.map(({ rule }) => rule))];
  const tell = async (rule: string): Promise<[string, Words]> => {
    const { text } = await engine.ask<{ text: Words }>({ do: "rule", rule });
    return [rule, text];
  };
  return new Map(await Promise.all(rules.map(tell)));
}

export async function offerOf(engine: Engine): Promise<Offer> {
  const { games, bot_names } = await engine.ask<Told>({ do: "games" });
  const about = await sentences(engine, games);
  const explained = (one: SwitchInfo): SwitchInfo => ({
    ...one,
    about: about.get(one.rule) ?? one.name,
  });
  const whole = games.map((game) => ({
    ...game,
    variants: game.variants.map((variant) => ({
      ...variant,
      switches: variant.switches.map(explained),
    })),
  }));
  return { games: whole, names: bot_names };
}

/** What can be played here; fails where the engine does not come. */
export function offer(): Promise<Offer> {
  asked ??= (async () => {
    const engine = await openEngine();
    try {
      return await offerOf(engine);
    } finally {
      engine.stop();
    }
  })();
  // What could not be had is asked for again.
  asked.catch(() => (asked = undefined));
  return asked;
}

/** Names of games and variants for all screens, whether or not there is a server. */
export async function knowGames(): Promise<void> {
  try {
    catalogue.know((await offer()).games);
  } catch (fault) {
    console.error(fault);
  }
}
