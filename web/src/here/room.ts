// A room that lives in this browser: it speaks the messages of docs/socket.md over a wire of its own,
// so that the screens of a room on a server serve it too. Rules, bots, chance, log and undo are the
// engine's; what it does is kept before it is told.

import type { ErrorKind, Hear, LogStep, Message, Request, Step } from "../generated/server";
import type { Eye } from "../generated/table";
import { EngineFault, type Engine } from "../lib/engine/engine";
import type { Wire } from "../lib/session/line";
import { Adviser } from "./adviser";
import { Desk } from "./desk";
import { difference, same } from "./difference";
import { journal, people, roomOf, type Kept } from "./game";
import { PlayedElsewhere, type Known, type Shelf } from "./kept";
import { Play } from "./play";
import { within } from "./within";

/** How long a bot may think about one decision. */
const PATIENCE = 10_000;
/** So often in a row the engine may fail before the room gives up. */
const TRIES = 3;

/**
 * What people are told that no message is for: what is played is not kept; another tab plays on; the
 * engine had to be opened anew, or cannot be.
 */
export type Notice = "unkept" | "elsewhere" | "restarted" | "broken";

export interface House {
  /** An engine of its own each time. */
  engine: () => Promise<Engine>;
  shelf: Shelf;
  /** Opens the same game once more; gives its id. */
  rematch: (kept: Kept) => Promise<string>;
  notice: (notice: Notice) => void;
  patience?: number;
}

/** Not done; nothing has changed. */
class Denied extends Error {
  constructor(
    readonly kind: ErrorKind,
    message: string,
  ) {
    super(message);
  }
}

/** What the rules, or the shape of a request, forbid. Everything else is a fault of the engine. */
const FORBIDDEN = new Set(["refused", "shape", "field", "no_such_seat"]);

type Frame = Omit<Step, "undo" | "clock">;

export class HereRoom {
  #wire: Wire | undefined;
  #work: Promise<void> = Promise.resolve();
  #closed = false;
  #thinking = false;
  #faults = 0;
  #eye: Eye;
  /** What was told last, to tell only what has changed. */
  #told: { view: unknown; decisions: unknown[] } = { view: undefined, decisions: [] };
  /** What is on the shelf. */
  #known: Known;
  /** So many steps on the shelf are those of the game. */
  #shelved: number;
  #hearing: Hear = "possible";
  /** The turn in which nobody here wants to hear of offers. */
  #deaf = 0;
  readonly #seeds: number[];
  readonly #adviser: Adviser;

  private constructor(
    private readonly house: House,
    private play: Play,
    /** Whether seats see different things. */
    readonly hides: boolean,
  ) {
    const { progress } = play.kept;
    this.#known = { era: progress.era, seq: progress.seq };
    this.#shelved = progress.seq;
    const [own, ...others] = people(progress.seats);
    this.#eye = own !== undefined && others.length === 0 ? own : "spectator";
    this.#seeds = [...crypto.getRandomValues(new Uint32Array(progress.seats.length))];
    this.#adviser = new Adviser(house.engine, house.patience);
  }

  /** Takes a game up where it was left. */
  static async open(kept: Kept, house: House): Promise<HereRoom> {
    const desk = new Desk(await house.engine());
    const play = await Play.open(desk, kept);
    const hides = !same(await desk.view(0), await desk.view("spectator"));
    const room = new HereRoom(house, play, hides);
    // What should have followed from the last step, had the page not been left.
    room.#do(() => room.#settle([]));
    return room;
  }

  get kept(): Kept {
    return this.play.kept;
  }

  /** The one line to this room. */
  wire(): Wire {
    const wire: Wire = {
      onopen: null,
      onclose: null,
      onmessage: null,
      send: (text) => this.#hear(JSON.parse(text) as Request),
      close: () => {
        if (this.#wire === wire) this.#wire = undefined;
      },
    };
    this.#wire = wire;
    queueMicrotask(() => {
      wire.onopen?.();
      this.#do(() => this.#tellTable());
    });
    return wire;
  }

  /** Whoever is at the screen now: a seat, or nobody in particular. */
  look(eye: Eye): void {
    this.#do(async () => {
      if (eye === this.#eye) return;
      this.#eye = eye;
      await this.#tellTable();
    });
  }

  /** Nothing moves from now on. */
  close(): void {
    this.#closed = true;
    this.#adviser.stop();
    void this.#work.then(() => this.play.desk.stop());
  }

  /** When everything that was asked for is done; bots may think on. */
  get idle(): Promise<void> {
    return this.#work;
  }

  // --- one after the other -----------------------------------------------------------------------

  #do(task: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.#closed) return;
      try {
        await task();
        this.#letBotsThink();
      } catch (fault) {
        await this.#mend(fault);
      }
    });
  }

  /** The engine failed: another one takes the game up where it was last settled. */
  async #mend(fault: unknown): Promise<void> {
    if (this.#closed) return;
    if (fault instanceof PlayedElsewhere) {
      this.close();
      return this.house.notice("elsewhere");
    }
    console.error(fault);
    this.#faults += 1;
    try {
      if (this.#faults > TRIES) throw fault;
      await this.#reopen();
      this.house.notice("restarted");
      await this.#tellTable();
      this.#letBotsThink();
    } catch (again) {
      if (again !== fault) console.error(again);
      this.close();
      this.house.notice("broken");
    }
  }

  async #reopen(): Promise<void> {
    this.play.desk.stop();
    const desk = new Desk(await this.house.engine());
    this.play = await Play.open(desk, this.play.kept);
  }

  // --- what is asked for --------------------------------------------------------------------------

  #hear(request: Request): void {
    const { tag } = request;
    const to = tag === undefined ? {} : { to: tag };
    if (request.do === "ping") return this.#tell({ is: "pong", ...to });
    if (request.do === "hint") return void this.#hint(to);
    this.#do(async () => {
      try {
        await this.#serve(request, to);
      } catch (fault) {
        if (fault instanceof Denied)
          return this.#tell({ is: "error", ...to, kind: fault.kind, message: fault.message });
        if (fault instanceof EngineFault && FORBIDDEN.has(fault.kind))
          return this.#tell(refusal(fault, to));
        throw fault;
      }
    });
  }

  async #serve(request: Request, to: { to?: unknown }): Promise<void> {
    switch (request.do) {
      case "decide":
        return this.#decide(request.seq, request.decision);
      case "undo":
        return this.#undo(request.seq);
      case "offers":
        return this.#listen(request.hear);
      case "resign":
        return this.#resign();
      case "log": {
        const upto = Math.min(request.before - 1, this.play.seq);
        const log = await this.play.desk.log(this.#eye, 0, upto);
        return this.#tell({ is: "log", ...to, era: this.kept.progress.era, from: 0, log });
      }
      case "rematch":
        return this.#rematch();
      default:
        throw new Denied("not_now", "this is not done in a game at one screen");
    }
  }

  /** The seat of whoever looks. */
  #seat(): number {
    if (typeof this.#eye !== "number") throw new Denied("not_seated", "nobody is at the table");
    return this.#eye;
  }

  async #decide(seen: number, decision: unknown): Promise<void> {
    const [seat, { play }] = [this.#seat(), this];
    if (play.over) throw new Denied("not_now", "the game is over");
    if (seen !== play.seq && !(await this.#stillHolds(seat, seen, decision)))
      throw new Denied("stale", "the game has moved on");
    await play.decide(seat, decision);
    await this.#settle([await this.#frame(seat)]);
  }

  /** Whether what was decided on an older position means now what it meant then. */
  async #stillHolds(seat: number, seen: number, decision: unknown): Promise<boolean> {
    const { kept } = this.play;
    if (!this.play.mayStillHold(seat, seen)) return false;
    return this.#adviser.sameEffect([journal(kept, seen), journal(kept)], seat, decision);
  }

  async #undo(seen: number | undefined): Promise<void> {
    const [seat, { play }] = [this.#seat(), this];
    if (seen !== undefined && seen !== play.seq) throw new Denied("stale", "the game has moved on");
    const count = play.over ? undefined : await play.desk.undoable(seat, play.alone);
    if (count === undefined) throw new Denied("not_now", "this cannot be taken back");
    await play.takeBack(count);
    this.#shelved = Math.min(this.#shelved, play.seq);
    await this.#keep();
    const { progress } = play.kept;
    const now = await this.#now();
    this.#told = now;
    this.#tell({ is: "undone", seq: progress.seq, era: progress.era, ...now, clock: [] });
  }

  async #listen(hear: Hear): Promise<void> {
    this.#seat();
    if (hear === "none") this.#deaf = this.play.now.scores.turns;
    else [this.#hearing, this.#deaf] = [hear, 0];
    await this.#tellTable();
  }

  async #resign(): Promise<void> {
    const [seat, { play }] = [this.#seat(), this];
    if (play.over) throw new Denied("not_now", "the game is over");
    const { seats } = play.kept.progress;
    const sitter = seats[seat];
    if (sitter?.kind === "person") sitter.resigned = true;
    const left = seats.flatMap((one, at) => (one.kind === "person" && one.resigned ? [] : [at]));
    const here = people(seats);
    if (here.length === 0 || left.length === 1) {
      await play.endEarly({ by: "resigned", seat }, left.length === 1 ? left : []);
      await this.#keep();
      await this.#tellTable();
      return;
    }
    this.#eye = here.length === 1 ? (here[0] ?? "spectator") : "spectator";
    await this.#keep();
    await this.#tellTable();
  }

  async #rematch(): Promise<void> {
    const { play } = this;
    if (!play.over) throw new Denied("not_now", "the game is not over");
    const room = play.kept.progress.rematch ?? (await this.house.rematch(play.kept));
    play.kept.progress.rematch = room;
    await this.#keep();
    this.#tell({ is: "rematch", room });
  }

  /** Thought apart from the game, which goes on meanwhile. */
  async #hint(to: { to?: unknown }): Promise<void> {
    const { play } = this;
    const [eye, seq] = [this.#eye, play.seq];
    try {
      if (typeof eye !== "number" || !play.alone || !play.asked.includes(eye)) throw new Error();
      const hint = await this.#adviser.advise(journal(play.kept), eye);
      this.#tell({ is: "hint", ...to, seq, ...hint });
    } catch {
      if (this.play.seq !== seq) return;
      const message = "nobody gives advice here in time";
      this.#tell({ is: "error", ...to, kind: "not_now", message });
    }
  }

  // --- how the game goes on -----------------------------------------------------------------------

  /** What follows from the steps so far; all of it is kept in one piece, and only then told. */
  async #settle(frames: Frame[]): Promise<void> {
    const { play } = this;
    if (play.over) return;
    for (;;) {
      const step = await play.moveOn();
      if (step === undefined) break;
      frames.push(await this.#frame(step.seat));
    }
    await play.conclude();
    await this.#keep();
    await this.#tellFrames(frames);
    if (play.over) this.#tellOver();
    this.#faults = 0;
  }

  /** Writes what is new; what cannot be kept is played all the same, and tried again. */
  async #keep(): Promise<void> {
    await this.play.settle();
    const { plan, progress, lines } = this.kept;
    const after = this.#shelved;
    try {
      await this.house.shelf.write({ plan, progress }, this.#known, after, lines.slice(after));
      this.#known = { era: progress.era, seq: progress.seq };
      this.#shelved = lines.length;
    } catch (fault) {
      if (fault instanceof PlayedElsewhere) throw fault;
      console.error(fault);
      this.house.notice("unkept");
    }
  }

  /** Bots that are asked together answer together; then the room answers for who need not. */
  #letBotsThink(): void {
    if (this.#thinking || this.#closed) return;
    this.#thinking = true;
    this.#work = this.#work.then(async () => {
      this.#thinking = false;
      if (this.#closed) return;
      const before = this.play.seq;
      try {
        await this.#botsDecide();
        await this.#answer();
        if (this.play.seq !== before) this.#letBotsThink();
      } catch (fault) {
        await this.#mend(fault);
      }
    });
  }

  async #botsDecide(): Promise<void> {
    const { bots, seq } = this.play;
    const thoughts: { seat: number; choice: unknown }[] = [];
    for (const { seat, bot } of bots) thoughts.push({ seat, choice: await this.#think(seat, bot) });
    for (const { seat, choice } of thoughts) {
      if (this.#closed) return;
      const { play } = this;
      // What the others said may have settled it, or changed what is asked.
      if (!play.asked.includes(seat)) continue;
      const undisturbed = play.seq === seq;
      try {
        await play.decide(seat, choice);
      } catch (fault) {
        if (!(fault instanceof EngineFault) || !FORBIDDEN.has(fault.kind)) throw fault;
        if (!undisturbed) continue;
        await play.decide(seat, (await play.desk.decisions(seat))[0]);
      }
      await this.#settle([await this.#frame(seat)]);
    }
  }

  /** What a bot wants to do. Where it takes too long, it does the first thing that it may. */
  async #think(seat: number, bot: string): Promise<unknown> {
    const patience = this.house.patience ?? PATIENCE;
    try {
      const thought = this.play.desk.think(seat, bot, this.#seeds[seat] ?? 0);
      return (await within(patience, thought)).decision;
    } catch (fault) {
      console.error(fault);
      await this.#reopen();
      return (await this.play.desk.decisions(seat))[0];
    }
  }

  /** Says for the one who plays here what that one need not say. */
  async #answer(): Promise<void> {
    const excuse = await this.#excuse();
    if (excuse === undefined) return;
    await this.play.decide(excuse.seat, excuse.decision);
    await this.#settle([await this.#frame(excuse.seat)]);
  }

  /**
   * What will be said for whoever looks. Where several play at one screen nobody is excused: that the
   * screen is not handed over would tell what is in a hand.
   */
  async #excuse(): Promise<{ seat: number; decision: unknown } | undefined> {
    const { play } = this;
    if (typeof this.#eye !== "number" || !play.alone) return undefined;
    const excuse = await play.excuse(this.#eye);
    if (excuse === undefined || excuse.is === "idle") return excuse;
    if (this.#deaf === play.now.scores.turns) return excuse;
    return excuse.is === "lacks" && this.#hearing !== "all" ? excuse : undefined;
  }

  // --- what is told -------------------------------------------------------------------------------

  #tell(message: Message): void {
    const data = JSON.stringify(message);
    if (!this.#closed) this.#wire?.onmessage?.({ data });
  }

  /** The last step, as whoever looks sees it. */
  async #frame(seat: number | undefined): Promise<Frame> {
    const { play } = this;
    const n = play.seq;
    const [view, [step], now] = await Promise.all([
      play.desk.view(this.#eye),
      play.desk.log(this.#eye, n - 1, n),
      this.#decisions(),
    ]);
    const change = difference(this.#told.view, view);
    const told = same(this.#told.decisions, now) ? {} : { decisions: now };
    this.#told = { view, decisions: now };
    const what: LogStep = seat === undefined ? { n, events: [] } : { n, seat, events: [] };
    const excused = (await this.#excuse()) === undefined ? {} : { excused: true };
    const { toAct, points } = play.now;
    return {
      ...what,
      events: step?.events ?? [],
      change,
      to_act: toAct,
      ...told,
      points,
      ...excused,
    };
  }

  async #decisions(): Promise<unknown[]> {
    return typeof this.#eye === "number" && !this.play.over
      ? this.play.desk.decisions(this.#eye)
      : [];
  }

  async #mayUndo(): Promise<boolean> {
    const { play } = this;
    if (typeof this.#eye !== "number" || play.over) return false;
    return (await play.desk.undoable(this.#eye, play.alone)) !== undefined;
  }

  async #tellFrames(frames: Frame[]): Promise<void> {
    const undo = await this.#mayUndo();
    for (const [at, frame] of frames.entries()) {
      const last = at === frames.length - 1;
      this.#tell({ is: "step", ...frame, undo: last && undo, clock: [] });
    }
  }

  /** The position as whoever looks sees it. */
  async #now() {
    const { play } = this;
    const { progress } = play.kept;
    const excused = (await this.#excuse()) === undefined ? {} : { excused: true };
    return {
      view: await play.desk.view(this.#eye),
      to_act: progress.toAct,
      decisions: await this.#decisions(),
      undo: await this.#mayUndo(),
      points: progress.points,
      ...excused,
    };
  }

  /** Everything. The whole log each time: another eye sees other things in the same steps. */
  async #tellTable(): Promise<void> {
    const { play } = this;
    const { plan, progress } = play.kept;
    const now = await this.#now();
    this.#told = now;
    this.#tell({
      is: "table",
      room: roomOf(play.kept, typeof this.#eye === "number" ? this.#eye : undefined),
      eye: this.#eye,
      seq: progress.seq,
      era: progress.era,
      ...now,
      clock: [],
      commitment: plan.commitment,
      from: 0,
      log: await play.desk.log(this.#eye, 0, play.seq),
      chat: [],
      muted: [],
    });
    if (play.over) this.#tellOver();
  }

  #tellOver(): void {
    const { plan, progress } = this.play.kept;
    const { commitment, seeds, secret } = plan;
    this.#tell({
      is: "over",
      standing: this.play.standing,
      fairness: { commitment, player_seeds: seeds, secret },
      ...(progress.ending === undefined ? {} : { ending: progress.ending }),
    });
  }
}

function refusal(fault: EngineFault, to: { to?: unknown }): Message {
  if (fault.rule === undefined)
    return { is: "error", ...to, kind: "malformed", message: fault.message };
  const why = fault.message.replace(` (${fault.rule})`, "");
  const text = fault.text ?? { en: fault.message, de: fault.message };
  return { is: "refused", ...to, rule: fault.rule, why, text };
}
