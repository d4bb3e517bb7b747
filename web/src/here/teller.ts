// What a room tells whoever looks, as that eye may see it: the messages of docs/socket.md.

import type { Message, Step } from "../generated/server";
import type { Closed, Eye } from "../generated/table";
import { difference, same } from "./difference";
import { roomOf } from "./game";
import type { Play } from "./play";

/** A step before it is told: only with the last of several it is known what may be taken back. */
export type Frame = Omit<Step, "undo" | "clock">;

/** What depends on who asks, and not on the game alone. */
export interface Manners {
  /** Whether the room will answer for whoever looks. */
  excused(): Promise<boolean>;
}

export class Teller {
  /** What was told last, to tell only what has changed. */
  #told: { view: unknown; decisions: unknown[]; why_not?: Closed } = {
    view: undefined,
    decisions: [],
  };

  constructor(
    public eye: Eye,
    private readonly manners: Manners,
    private readonly tell: (message: Message) => void,
  ) {}

  /** The last step. */
  async frame(play: Play, seat: number | undefined): Promise<Frame> {
    const n = play.seq;
    const [view, [step], decisions, reasons] = await Promise.all([
      play.desk.view(this.eye),
      play.desk.log(this.eye, n - 1, n),
      this.#decisions(play),
      this.#reasons(play),
    ]);
    const { toAct, points } = play.now;
    const frame: Frame = {
      n,
      ...(seat === undefined ? {} : { seat }),
      events: step?.events ?? [],
      change: difference(this.#told.view, view),
      to_act: toAct,
      ...(same(this.#told.decisions, decisions) ? {} : { decisions }),
      ...(same(this.#told.why_not, reasons.why_not) ? {} : reasons),
      points,
      ...(await this.#excused()),
    };
    this.#told = { view, decisions, ...reasons };
    return frame;
  }

  async frames(play: Play, frames: readonly Frame[]): Promise<void> {
    const undo = await this.#mayUndo(play);
    for (const [at, frame] of frames.entries()) {
      const last = at === frames.length - 1;
      this.tell({ is: "step", ...frame, undo: last && undo, clock: [] });
    }
  }

  /** Everything. The whole log each time: another eye sees other things in the same steps. */
  async table(play: Play): Promise<void> {
    const { plan, progress } = play.kept;
    const now = await this.#now(play);
    this.tell({
      is: "table",
      room: roomOf(play.kept, typeof this.eye === "number" ? this.eye : undefined),
      eye: this.eye,
      seq: progress.seq,
      era: progress.era,
      ...now,
      clock: [],
      commitment: plan.commitment,
      from: 0,
      log: await play.desk.log(this.eye, 0, play.seq),
      chat: [],
      muted: [],
    });
    if (play.over) this.over(play);
  }

  async undone(play: Play): Promise<void> {
    const { seq, era } = play.kept.progress;
    this.tell({ is: "undone", seq, era, ...(await this.#now(play)), clock: [] });
  }

  over(play: Play): void {
    const { plan, progress } = play.kept;
    const { commitment, seeds, secret } = plan;
    this.tell({
      is: "over",
      standing: play.standing,
      fairness: { commitment, player_seeds: seeds, secret },
      ...(progress.ending === undefined ? {} : { ending: progress.ending }),
    });
  }

  /** The position as a whole. */
  async #now(play: Play) {
    const { progress } = play.kept;
    const now = {
      view: await play.desk.view(this.eye),
      to_act: progress.toAct,
      decisions: await this.#decisions(play),
      ...(await this.#reasons(play)),
      undo: await this.#mayUndo(play),
      points: progress.points,
      ...(await this.#excused()),
    };
    this.#told = now;
    return now;
  }

  async #excused(): Promise<{ excused?: true }> {
    return (await this.manners.excused()) ? { excused: true } : {};
  }

  async #decisions(play: Play): Promise<unknown[]> {
    if (typeof this.eye !== "number" || play.over) return [];
    return play.desk.decisions(this.eye);
  }

  async #reasons(play: Play): Promise<{ why_not?: Closed }> {
    if (typeof this.eye !== "number" || play.kept.progress.ending !== undefined) return {};
    return { why_not: await play.desk.whyNot(this.eye) };
  }

  async #mayUndo(play: Play): Promise<boolean> {
    if (typeof this.eye !== "number" || play.over) return false;
    return (await play.desk.undoable(this.eye, play.alone)) !== undefined;
  }
}
