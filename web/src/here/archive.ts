// Games of this browser that are over, looked up as on a server: the engine plays them again.

import type { Replay, ReplayStep } from "../generated/server";
import { ApiError } from "../lib/api/client";
import type { Archive } from "../lib/archive";
import type { Engine } from "../lib/engine/engine";
import { journal, people, roomOf, type Kept } from "./game";

type Line = { n: number; seat?: number; decides?: unknown };
type Told = { events: unknown[]; points: number[]; outcome?: unknown };

const LOOK = { eye: "arbiter", show: ["points"] } as const;

export class HereArchive implements Archive {
  readonly here = true;
  #engine: Promise<Engine> | undefined;
  #kept = new Map<string, Promise<Kept>>();

  constructor(
    private readonly open: () => Promise<Engine>,
    private readonly find: (id: string) => Promise<Kept | undefined>,
  ) {}

  async replay(id: string): Promise<Replay> {
    const kept = await this.#over(id);
    const { plan, progress } = kept;
    const engine = await this.#desk();
    // All are asked at once, and answered in order.
    const begun = engine.ask({ do: "load", journal: journal(kept, 0), secret: plan.secret });
    const steps = kept.lines.map((text) => step(engine, JSON.parse(text) as Line));
    await begun;
    const { commitment, seeds, secret } = plan;
    const [me, ...others] = people(progress.seats);
    return {
      room: roomOf(kept, others.length === 0 ? me : undefined),
      steps: await Promise.all(steps),
      fairness: { commitment, player_seeds: seeds, secret },
    };
  }

  async viewAt(id: string, n: number): Promise<unknown> {
    const kept = await this.#over(id);
    const engine = await this.#desk();
    const { view } = await engine.ask<{ view: unknown }>({
      do: "load",
      journal: journal(kept, n),
      eye: "arbiter",
      show: ["view"],
    });
    return view;
  }

  async journalText(id: string): Promise<string> {
    return journal(await this.#over(id));
  }

  stop(): void {
    void this.#engine?.then((engine) => engine.stop()).catch(() => undefined);
    this.#engine = undefined;
  }

  #desk(): Promise<Engine> {
    return (this.#engine ??= this.open());
  }

  /** A game that is over changes no more. While it is played its hands are nobody's to see. */
  #over(id: string): Promise<Kept> {
    const known = this.#kept.get(id) ?? this.#read(id);
    this.#kept.set(id, known);
    known.catch(() => this.#kept.delete(id));
    return known;
  }

  async #read(id: string): Promise<Kept> {
    const kept = await this.find(id);
    if (kept === undefined) throw new ApiError("no_room", "no such game is kept here", 404);
    if (kept.progress.end === undefined)
      throw new ApiError("not_over", "the game is not over", 409);
    return kept;
  }
}

/** One step, played again with everything open. */
async function step(engine: Engine, { n, seat, decides }: Line): Promise<ReplayStep> {
  if (seat === undefined) {
    const { events, points, outcome } = await engine.ask<Told>({ do: "draw", ...LOOK });
    return { n, nature: outcome, events, points };
  }
  const { events, points } = await engine.ask<Told>({
    do: "decide",
    seat,
    decision: decides,
    ...LOOK,
  });
  return { n, seat, events, points };
}
