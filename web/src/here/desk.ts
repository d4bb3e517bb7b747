// The engine as a game here needs it: the verbs of docs/protocol.md by name. It knows nothing of
// rooms, and nobody else here writes requests.

import type { GameInfo, LogStep } from "../generated/server";
import type { Closed, Eye, Scores, ToAct, Words } from "../generated/table";
import type { Engine } from "../lib/engine/engine";
import { sentences } from "../lib/sentences.svelte";
import type { Hint } from "../lib/table";
import { within, type Patience } from "./within";

/** How it stands after a step. */
export interface Standing {
  toAct: ToAct;
  scores: Scores;
  /** As everybody may know them. */
  points: number[];
}

export interface Excuse {
  seat: number;
  is: "idle" | "lacks" | "unwilling";
  decision: unknown;
}

export interface Thought {
  decision: unknown;
  scale?: Hint["scale"];
  choices?: Hint["choices"];
}

interface Moved {
  to_act: ToAct;
  standing: Scores;
  points: number[];
}

/** Every step is looked at with the eyes of somebody without a hand; whoever plays looks apart. */
const LOOK = { eye: "spectator", show: ["standing", "points"] } as const;

const standing = ({ to_act, standing, points }: Moved): Standing => ({
  toAct: to_act,
  scores: standing,
  // At the end hidden points are counted too.
  points: to_act.waiting === "nobody" ? standing.points : points,
});

export class Desk {
  /** Whether a bot has thought here before. */
  #thought = false;

  constructor(readonly engine: Engine) {}

  /** What can be played. */
  async games(): Promise<GameInfo[]> {
    return (await this.engine.ask<{ games: GameInfo[] }>({ do: "games" })).games;
  }

  /** Starts a fair game; tells its journal's first line, and the setup with all that was left out. */
  async start(
    what: { game: string; variant: string } | { game: string; setup: unknown },
    fair: { secret: string; player_seeds: string[] },
  ): Promise<{ setup: unknown; commitment: string; header: string } & Standing> {
    const begun = await this.engine.ask<
      Moved & { setup: unknown; fairness: { commitment: string } }
    >({ do: "start", ...what, fair, ...LOOK });
    const { text } = await this.engine.ask<{ text: string }>({ do: "journal" });
    return {
      setup: begun.setup,
      commitment: begun.fairness.commitment,
      header: text.trimEnd(),
      ...standing(begun),
    };
  }

  /** Goes on with a journal; without the secret of a fair game nothing more can be drawn. */
  async load(journal: string, secret?: string): Promise<Standing> {
    const told = secret === undefined ? {} : { secret };
    return standing(await this.engine.ask<Moved>({ do: "load", journal, ...told, ...LOOK }));
  }

  async decide(seat: number, decision: unknown): Promise<Standing> {
    return standing(await this.engine.ask<Moved>({ do: "decide", seat, decision, ...LOOK }));
  }

  /** What a seat would see happen if it decided this; the game has gone on then. */
  async effect(seat: number, decision: unknown): Promise<unknown[]> {
    const { events } = await this.engine.ask<{ events: unknown[] }>({
      do: "decide",
      seat,
      decision,
      eye: seat,
    });
    return events;
  }

  /** Draws what is due. */
  async draw(): Promise<Standing> {
    return standing(await this.engine.ask<Moved>({ do: "draw", ...LOOK }));
  }

  async view(eye: Eye): Promise<unknown> {
    return (await this.engine.ask<{ view: unknown }>({ do: "view", eye })).view;
  }

  async decisions(seat: number): Promise<unknown[]> {
    const { decisions } = await this.engine.ask<{ decisions: unknown[] }>({
      do: "decisions",
      seat,
    });
    return decisions;
  }

  /** What a seat may not do now, and by which rule. */
  async whyNot(seat: number): Promise<Closed> {
    const { why_not } = await this.engine.ask<{
      why_not: Record<string, { rule: string; text: Words }>;
    }>({ do: "why_not", seat });
    for (const { rule, text } of Object.values(why_not)) sentences.learn(rule, text);
    return Object.fromEntries(Object.entries(why_not).map(([kind, { rule }]) => [kind, rule]));
  }

  /** The steps after `after` up to `upto`, as an eye sees them. */
  async log(eye: Eye, after: number, upto: number): Promise<LogStep[]> {
    return (await this.engine.ask<{ log: LogStep[] }>({ do: "log", eye, after, upto })).log;
  }

  /** What those who are waited for need not say themselves. */
  async excuses(): Promise<Excuse[]> {
    return (await this.engine.ask<{ excuses: Excuse[] }>({ do: "excuses" })).excuses;
  }

  /**
   * What a bot would do on this seat; with `choices` also what it thinks of everything else. With the
   * same seed it is the same bot, which remembers what it has seen.
   *
   * @throws TooLong: the engine thinks on then, and has to be stopped.
   */
  async think(
    who: { seat: number; bot: string; seed: number; choices?: boolean },
    patience: Patience,
  ): Promise<Thought> {
    const thought = this.engine.ask<Thought>({ do: "think", ...who });
    const answer = await within(this.#thought ? patience.then : patience.first, thought);
    this.#thought = true;
    return answer;
  }

  /** How many steps the seat may take back; nothing where it may not. */
  async undoable(seat: number, alone: boolean): Promise<number | undefined> {
    const { steps } = await this.engine.ask<{ steps: number | null }>({
      do: "undoable",
      seat,
      alone,
    });
    return steps ?? undefined;
  }

  async takeBack(count: number): Promise<Standing> {
    return standing(await this.engine.ask<Moved>({ do: "take_back", count, ...LOOK }));
  }

  /** Closes the journal: nothing more can be played, and the secret of a fair game is revealed. */
  async close(): Promise<void> {
    await this.engine.ask({ do: "close" });
  }

  /** The journal's lines after step `after`, as the engine writes them; the last may be its end. */
  async lines(after: number): Promise<string[]> {
    const { text } = await this.engine.ask<{ text: string }>({ do: "journal", after });
    return text.split("\n").filter((line) => line !== "");
  }

  stop(): void {
    this.engine.stop();
  }
}
