// A game at the engine's desk, and what is known of it here. The engine may be ahead by the steps that
// are being taken; `kept` only ever holds what was settled, so that a desk that fails can be left for
// another one.

import type { Ending } from "../generated/server";
import type { Desk, Excuse, Standing } from "./desk";
import { botOf, finalStanding, journal, people, TURNS, type Kept } from "./game";
import type { Scores } from "../generated/table";

/** So many steps others may take while somebody decides. */
const RECENT = 8;

/** Who took a step, and whom the game waited for after it. */
interface Mark {
  n: number;
  seat: number | undefined;
  asked: number[];
  turn: number;
}

const asked = ({ toAct }: Standing): number[] => (toAct.waiting === "seats" ? toAct.seats : []);

export class Play {
  #now: Standing;
  #seq: number;
  #marks: Mark[];

  private constructor(
    readonly desk: Desk,
    readonly kept: Kept,
    now: Standing,
  ) {
    this.#now = now;
    this.#seq = kept.lines.length;
    this.#marks = [this.#mark(undefined)];
  }

  /** Takes a game up where it was left. */
  static async open(desk: Desk, kept: Kept): Promise<Play> {
    const over = kept.progress.end !== undefined;
    return new Play(
      desk,
      kept,
      await desk.load(journal(kept), over ? undefined : kept.plan.secret),
    );
  }

  /** The number of the last step. */
  get seq(): number {
    return this.#seq;
  }
  get now(): Standing {
    return this.#now;
  }
  get over(): boolean {
    return this.kept.progress.end !== undefined;
  }
  /** Whom the game waits for. */
  get asked(): number[] {
    return this.over ? [] : asked(this.#now);
  }
  /** Those of them that bots play. */
  get bots(): { seat: number; bot: string }[] {
    return this.asked.flatMap((seat) => {
      const bot = botOf(this.kept.progress.seats[seat]);
      return bot === undefined ? [] : [{ seat, bot }];
    });
  }
  /** Whether only one person plays, and nobody could mind what that one takes back or is told. */
  get alone(): boolean {
    return people(this.kept.progress.seats).length === 1;
  }

  async decide(seat: number, decision: unknown): Promise<void> {
    this.#step(await this.desk.decide(seat, decision), seat);
  }

  /** Takes the next step that needs nobody: an outcome, or all that a seat can do. */
  async moveOn(): Promise<{ seat: number | undefined } | undefined> {
    const { toAct } = this.#now;
    if (toAct.waiting === "nature") {
      this.#step(await this.desk.draw(), undefined);
      return { seat: undefined };
    }
    if (toAct.waiting === "nobody") return undefined;
    const idle = (await this.desk.excuses()).find((excuse) => excuse.is === "idle");
    if (idle === undefined) return undefined;
    await this.decide(idle.seat, idle.decision);
    return { seat: idle.seat };
  }

  /** What may be said for somebody who plays here. */
  async excuse(seat: number): Promise<Excuse | undefined> {
    if (!this.asked.includes(seat)) return undefined;
    return (await this.desk.excuses()).find((excuse) => excuse.seat === seat);
  }

  /** Closes the journal of a game that is over, or that has gone on for too long. */
  async conclude(): Promise<void> {
    if (this.over) return;
    if (this.#now.toAct.waiting === "nobody") return this.desk.close();
    if (this.#now.scores.turns <= TURNS) return;
    await this.endEarly({ by: "turns", turns: TURNS }, []);
  }

  /** Ends the game where it stands. No step is added, so that what was drawn can be verified. */
  async endEarly(ending: Ending, winners: number[]): Promise<void> {
    const { progress } = this.kept;
    progress.ending = ending;
    progress.winners = winners;
    await this.desk.close();
  }

  /** Somebody gives up; tells which seats have not. */
  resign(seat: number): number[] {
    const { seats } = this.kept.progress;
    const sitter = seats[seat];
    if (sitter?.kind === "person") sitter.resigned = true;
    return seats.flatMap((one, at) => (one.kind === "person" && one.resigned ? [] : [at]));
  }

  async takeBack(count: number): Promise<void> {
    this.#now = await this.desk.takeBack(count);
    this.#seq -= count;
    this.#marks = [this.#mark(undefined)];
    this.kept.lines.length = this.#seq;
    this.kept.progress.era += 1;
  }

  /** Everything up to now is settled: how far the game is, and its journal. */
  async settle(): Promise<void> {
    const { lines, progress } = this.kept;
    const fresh = await this.desk.lines(lines.length);
    lines.push(...fresh.splice(0, this.#seq - lines.length));
    const [end] = fresh;
    if (end !== undefined) progress.end = end;
    const { toAct, scores, points } = this.#now;
    const early = progress.ending !== undefined;
    progress.seq = this.#seq;
    progress.turn = scores.turns;
    progress.toAct = early ? { waiting: "nobody" } : toAct;
    progress.points = early ? scores.points : points;
    if (!early) progress.winners = scores.winners;
    progress.size = journal(this.kept).length;
    progress.updated = Date.now();
  }

  get standing(): Scores {
    return finalStanding(this.#now.scores, this.kept.progress);
  }

  /**
   * Whether a decision made after step `seen` may mean now what it meant then: since then only others
   * have decided, in the same turn, and the game asked this seat all the time or not at all.
   */
  mayStillHold(seat: number, seen: number): boolean {
    const since = this.#marks.filter(({ n }) => n >= seen);
    if (since[0]?.n !== seen) return false;
    const now = this.#mark(undefined);
    return (
      since.every(
        (mark) => mark.turn === now.turn && mark.asked.includes(seat) === now.asked.includes(seat),
      ) && since.slice(1).every((mark) => mark.seat !== undefined && mark.seat !== seat)
    );
  }

  #step(now: Standing, seat: number | undefined): void {
    this.#now = now;
    this.#seq += 1;
    this.#marks = [...this.#marks.slice(1 - RECENT), this.#mark(seat)];
  }

  #mark(seat: number | undefined): Mark {
    return { n: this.#seq, seat, asked: asked(this.#now), turn: this.#now.scores.turns };
  }
}
