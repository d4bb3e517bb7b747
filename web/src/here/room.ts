// A room that lives in this browser: it speaks the messages of docs/socket.md over a wire of its own,
// so that the screens of a room on a server serve it too. Rules, bots, chance, log and undo are the
// engine's; what it does is kept before it is told.

import type { ErrorKind, Hear, Message, Request } from "../generated/server";
import type { Eye } from "../generated/table";
import { EngineFault, type Engine } from "../lib/engine/engine";
import type { Wire } from "../lib/session/line";
import { Adviser } from "./adviser";
import { Desk } from "./desk";
import { same } from "./difference";
import { journal, people, type Kept } from "./game";
import { Keeper } from "./keeper";
import { PlayedElsewhere, type Shelf } from "./kept";
import { Play } from "./play";
import { Teller, type Frame } from "./teller";
import { PATIENCE, type Patience } from "./within";

/** So often in a row the engine may fail before the room gives up. */
const TRIES = 3;
/** The bot that needs no time at all. */
const BY_CHANCE = "random";

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
  patience?: Patience;
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
const isForbidden = (fault: unknown): fault is EngineFault =>
  fault instanceof EngineFault && FORBIDDEN.has(fault.kind);

/** Goes back with an answer about a request. */
type Tag = { to?: unknown };

export class HereRoom {
  #wire: Wire | undefined;
  #work: Promise<void> = Promise.resolve();
  #closed = false;
  #thinking = false;
  #faults = 0;
  readonly #slow = new Set<string>();
  #hearing: Hear = "possible";
  /** The turn in which whoever plays here wants to hear of no offers. */
  #deaf = 0;
  readonly #seeds: number[];
  readonly #adviser: Adviser;
  readonly #keeper: Keeper;
  readonly #teller: Teller;

  private constructor(
    private readonly house: House,
    private play: Play,
    /** Whether seats see different things. */
    readonly hides: boolean,
  ) {
    const { seats } = play.kept.progress;
    const [own, ...others] = people(seats);
    const eye = own !== undefined && others.length === 0 ? own : "spectator";
    const excused = async () => (await this.#excuse()) !== undefined;
    this.#teller = new Teller(eye, { excused }, (message) => this.#tell(message));
    this.#keeper = new Keeper(house.shelf, play.kept);
    this.#seeds = [...crypto.getRandomValues(new Uint32Array(seats.length))];
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
      this.#do(() => this.#teller.table(this.play));
    });
    return wire;
  }

  /** Whoever is at the screen now: a seat, or nobody in particular. */
  look(eye: Eye): void {
    this.#do(async () => {
      if (eye === this.#teller.eye) return;
      this.#teller.eye = eye;
      await this.#teller.table(this.play);
    });
  }

  /** Nothing moves from now on. */
  close(): void {
    this.#closed = true;
    this.#adviser.stop();
    this.play.desk.stop();
  }

  /** When everything that was asked for is done; bots may think on. */
  get idle(): Promise<void> {
    return this.#work;
  }

  /** One thing after the other. */
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
      await this.#teller.table(this.play);
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

  #tell(message: Message): void {
    const data = JSON.stringify(message);
    if (!this.#closed) this.#wire?.onmessage?.({ data });
  }

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
        if (isForbidden(fault)) return this.#tell(refusal(fault, to));
        throw fault;
      }
    });
  }

  async #serve(request: Request, to: Tag): Promise<void> {
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
        const log = await this.play.desk.log(this.#teller.eye, 0, upto);
        return this.#tell({ is: "log", ...to, era: this.kept.progress.era, from: 0, log });
      }
      case "rematch":
        return this.#rematch();
      default:
        throw new Denied("not_now", "this is not done in a game at one screen");
    }
  }

  /** The seat of whoever looks, in a game that goes on. */
  #seat(): number {
    const { eye } = this.#teller;
    if (typeof eye !== "number") throw new Denied("not_seated", "nobody is at the table");
    if (this.play.over) throw new Denied("not_now", "the game is over");
    return eye;
  }

  async #decide(seen: number, decision: unknown): Promise<void> {
    const [seat, { play }] = [this.#seat(), this];
    if (seen !== play.seq && !(await this.#stillHolds(seat, seen, decision)))
      throw new Denied("stale", "the game has moved on");
    await this.#step(seat, decision);
  }

  async #step(seat: number, decision: unknown): Promise<void> {
    await this.play.decide(seat, decision);
    await this.#settle([await this.#teller.frame(this.play, seat)]);
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
    const count = await play.desk.undoable(seat, play.alone);
    if (count === undefined) throw new Denied("not_now", "this cannot be taken back");
    await play.takeBack(count);
    this.#keeper.cut(play.seq);
    await this.#keep();
    await this.#teller.undone(play);
  }

  async #listen(hear: Hear): Promise<void> {
    this.#seat();
    if (hear === "none") this.#deaf = this.play.now.scores.turns;
    else [this.#hearing, this.#deaf] = [hear, 0];
    await this.#teller.table(this.play);
  }

  async #resign(): Promise<void> {
    const [seat, { play }] = [this.#seat(), this];
    const left = play.resign(seat);
    const here = people(play.kept.progress.seats);
    if (here.length === 0 || left.length === 1)
      await play.endEarly({ by: "resigned", seat }, left.length === 1 ? left : []);
    else this.#teller.eye = here.length === 1 ? (here[0] ?? "spectator") : "spectator";
    await this.#keep();
    await this.#teller.table(play);
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
  async #hint(to: Tag): Promise<void> {
    const { play } = this;
    const [eye, seq] = [this.#teller.eye, play.seq];
    let message = "nobody is advised here";
    if (typeof eye === "number" && play.alone && play.asked.includes(eye))
      try {
        const hint = await this.#adviser.advise(journal(play.kept), eye);
        return this.#tell({ is: "hint", ...to, seq, ...hint });
      } catch (fault) {
        console.warn(fault);
        message = "the best bot has thought about it for too long";
      }
    if (this.play.seq === seq) this.#tell({ is: "error", ...to, kind: "not_now", message });
  }

  /** What follows from the steps so far; all of it is kept in one piece, and only then told. */
  async #settle(frames: Frame[]): Promise<void> {
    const { play } = this;
    if (play.over) return;
    for (;;) {
      const step = await play.moveOn();
      if (step === undefined) break;
      frames.push(await this.#teller.frame(play, step.seat));
    }
    await play.conclude();
    await this.#keep();
    await this.#teller.frames(play, frames);
    if (play.over) this.#teller.over(play);
    this.#faults = 0;
  }

  async #keep(): Promise<void> {
    await this.play.settle();
    if (!(await this.#keeper.keep(this.kept))) this.house.notice("unkept");
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
        await this.#step(seat, choice);
      } catch (fault) {
        if (!isForbidden(fault)) throw fault;
        if (undisturbed) await this.#step(seat, (await play.desk.decisions(seat))[0]);
      }
    }
  }

  /**
   * What a bot wants to do. One that thinks for too long does the first thing that it may, and plays
   * by chance from then on: this machine is too slow for it.
   */
  async #think(seat: number, bot: string): Promise<unknown> {
    const who = { seat, bot: this.#slow.has(bot) ? BY_CHANCE : bot, seed: this.#seeds[seat] ?? 0 };
    try {
      return (await this.play.desk.think(who, this.house.patience ?? PATIENCE)).decision;
    } catch (fault) {
      if (this.#closed) throw fault;
      console.error(fault);
      this.#slow.add(bot);
      await this.#reopen();
      return (await this.play.desk.decisions(seat))[0];
    }
  }

  /** Says for the one who plays here what that one need not say. */
  async #answer(): Promise<void> {
    const excuse = await this.#excuse();
    if (excuse !== undefined) await this.#step(excuse.seat, excuse.decision);
  }

  /**
   * What will be said for whoever looks. Where several play at one screen nobody is excused: that the
   * screen is not handed over would tell what is in a hand.
   */
  async #excuse(): Promise<{ seat: number; decision: unknown } | undefined> {
    const [{ play }, { eye }] = [this, this.#teller];
    if (typeof eye !== "number" || !play.alone) return undefined;
    const excuse = await play.excuse(eye);
    if (excuse === undefined || excuse.is === "idle") return excuse;
    if (this.#deaf === play.now.scores.turns) return excuse;
    return excuse.is === "lacks" && this.#hearing !== "all" ? excuse : undefined;
  }
}

function refusal(fault: EngineFault, to: Tag): Message {
  if (fault.rule === undefined)
    return { is: "error", ...to, kind: "malformed", message: fault.message };
  const why = fault.message.replace(` (${fault.rule})`, "");
  const text = fault.text ?? { en: fault.message, de: fault.message };
  return { is: "refused", ...to, rule: fault.rule, why, text };
}
