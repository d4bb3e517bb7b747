// One room as this browser sees it: turns the messages of the socket into what the screens show.
// Nothing here knows a game; views, decisions and events pass through.

import type {
  Ask,
  ChatLine,
  ErrorKind,
  Message,
  Muted,
  Revealed,
  Step,
  Table,
  Undone,
} from "../../generated/server";
import { api, ApiError } from "../api/client";
import { Memory } from "../fairness/memory";
import { everywhere } from "../i18n.svelte";
import { PACE, settings } from "../settings.svelte";
import type {
  Clock,
  Closed,
  Eye,
  Hint,
  LogStep,
  Room,
  TableActions,
  TableState,
  ToAct,
  WhyNot,
} from "../table";
import { inOwnWords } from "../words";
import { changed } from "./change";
import { Line, type Known, type LineState, type Wire } from "./line";
import { Wish, type Pressed } from "./wish";
import { Pace } from "./pace";
import { joined, prepended, whole } from "./pages";

interface Position {
  seq: number;
  view: unknown;
  toAct: ToAct;
  decisions: unknown[];
  closed: Closed;
  undo: boolean;
  clocks: Clock[];
  excused: boolean;
  log: LogStep[];
}

/** What is shown in its turn: steps, and what tells of the same moment. */
type Shown = Extract<Message, { is: "step" | "room" | "over" }>;

/** The clocks as they stand some time after they were told. */
const later = (clocks: Clock[], late: number): Clock[] =>
  late === 0 ? clocks : clocks.map((one) => ({ ...one, left_ms: one.left_ms - late }));

/** Whoever remembers what was seen. */
export type Witness = Pick<Memory, "hear" | "began" | "lost">;

export interface Link {
  state: LineState;
  retryAt?: number;
}

const ERRORS: Record<ErrorKind, string> = {
  stale: "error-stale",
  not_seated: "error-not-seated",
  not_now: "error-not-now",
  no_seat: "error-no-seat",
  no_bot: "error-other",
  length: "error-length",
  full: "error-full",
  too_much: "error-too-much",
  malformed: "error-other",
  not_host: "error-not-host",
  removed: "error-removed",
  too_many_rooms: "error-too-many-rooms",
};

/** What is said where no rule is behind it. */
const told = (why: string, key: string, message = ""): WhyNot => ({
  rule: "",
  why,
  text: everywhere(key, { message }),
});

export class Session {
  #room = $state.raw<Room>();
  #position = $state.raw<Position>();
  #whyNot = $state.raw<WhyNot>();
  #lines = $state.raw<ChatLine[]>([]);
  #muted = $state.raw<Muted[]>([]);
  #link = $state.raw<Link>({ state: "connecting" });
  #fairness = $state.raw<Revealed>();
  #next = $state.raw<string>();
  #hint = $state.raw<{ seq: number; hint: Hint }>();
  #gone = $state(false);
  /** Whether an older page of the log is on its way. */
  #asking = false;
  #everOpen = false;
  #era: number | undefined;
  /** What was pressed last, until it is known what became of it. */
  #wish: Wish | undefined;
  #line: Line;
  /** What is seen here, to hold it against the journal at the end. */
  readonly #memory: Witness;
  /** How long a step is worth seeing, as the game says. */
  weight: (step: LogStep) => number = ({ events }) => (events.length > 0 ? 1 : 0);
  #pace = new Pace<Shown>(
    (message, late) => this.#show(message, late),
    () => PACE[settings.speed],
    (message) => (message.is === "step" && !this.#own(message) ? this.weight(message) : 0),
    (message) => message.is === "step" && this.#mine(message.to_act) && message.excused !== true,
  );

  /** The room, with guests called as the reader's language calls them. */
  readonly room: Room | undefined = $derived(
    this.#room === undefined ? undefined : inOwnWords(this.#room),
  );

  readonly eye: Eye = $derived.by(() => {
    const seat = this.#room?.seats.findIndex((one) => one.me) ?? -1;
    return seat < 0 ? "spectator" : seat;
  });

  readonly table: TableState | undefined = $derived.by(() => {
    const [room, position] = [this.room, this.#position];
    if (room === undefined || position === undefined || room.state === "waiting") return undefined;
    const whyNot = this.#whyNot;
    const hint = this.#hint?.seq === position.seq ? this.#hint.hint : undefined;
    const { excused, toAct, ...rest } = position;
    return {
      room,
      eye: this.eye,
      ...rest,
      // Who is excused is not waited for, as far as that one is concerned.
      toAct:
        excused && toAct.waiting === "seats"
          ? { ...toAct, seats: toAct.seats.filter((seat) => seat !== this.eye) }
          : toAct,
      ...(excused ? { excused } : {}),
      ...(whyNot === undefined ? {} : { whyNot }),
      ...(hint === undefined ? {} : { hint }),
    };
  });

  /** Advice is for those who play with bots only, and not for the game of a day. */
  readonly #advised: boolean = $derived.by(() => {
    const room = this.#room;
    if (room === undefined || room.state !== "playing" || room.day !== undefined) return false;
    return this.eye !== "spectator" && room.seats.every((seat) => seat.me || seat.kind === "bot");
  });
  readonly #askHint = (): void => void this.#send({ do: "hint" }, "hint");

  readonly actions: TableActions = this.#actions();

  #actions(): TableActions {
    const advised = (): boolean => this.#advised;
    const hint = this.#askHint;
    return {
      get hint() {
        return advised() ? hint : undefined;
      },
      decide: (decision) => {
        this.#press({ do: "decide", seq: this.#position?.seq ?? 0, decision });
      },
      // Only what is shown is taken back: not a step that came in the meantime.
      undo: () => this.#press({ do: "undo", seq: this.#position?.seq ?? 0 }),
      dismissWhyNot: () => (this.#whyNot = undefined),
      offers: (hear) => void this.#send({ do: "offers", hear }),
    };
  }

  constructor(
    readonly id: string,
    dial: (known: Known) => Wire,
    memory: Witness = new Memory(id),
  ) {
    this.#memory = memory;
    this.#line = new Line(dial, {
      hear: (message) => this.hear(message),
      since: () => ({
        since: this.#position?.seq ?? 0,
        ...(this.#era === undefined ? {} : { era: this.#era }),
      }),
      changed: (state, retryAt) => {
        this.#link = retryAt === undefined ? { state } : { state, retryAt };
        if (state === "open") this.#everOpen = true;
        this.#asking = false;
        if (state === "lost" || state === "dismissed") this.#memory.lost();
        if (state === "lost" && !this.#everOpen) void this.#lookFor();
      },
    });
  }

  /** Sends what was pressed, and keeps it until something is known of it. */
  #press(ask: Pressed): void {
    const wish = new Wish(ask, this.#era);
    // Pressed again before the answer is here: it is on its way.
    if (this.#wish?.same(wish) === true) return;
    this.#whyNot = this.#isDismissed();
    if (this.#whyNot !== undefined) return;
    this.#wish = wish;
    if (!this.#line.send(ask)) this.#whyNot = told("waiting", "error-waiting");
  }

  /** What was pressed before the line broke is sent again where it still holds. */
  #pressAgain(message: Table): void {
    const wish = this.#wish;
    if (wish === undefined) return;
    const fate = wish.fate(message, this.eye);
    if (fate === "open") {
      if (this.#whyNot?.why === "waiting") this.#whyNot = undefined;
      wish.again = true;
      this.#line.send(wish.ask);
      return;
    }
    this.#wish = undefined;
    this.#whyNot = fate === "lost" ? told("lost", "error-lost") : undefined;
  }

  get link(): Link {
    return this.#link;
  }
  get chat(): ChatLine[] {
    return this.#lines;
  }
  /** Whose chat is not sent to me. */
  get muted(): Muted[] {
    return this.#muted;
  }
  get whyNot(): WhyNot | undefined {
    return this.#whyNot;
  }
  /** What is known of the fairness: only the commitment until the game is over. */
  get fairness(): Revealed | undefined {
    return this.#fairness;
  }
  /** The room of the next game with the same seats, once somebody has opened it. */
  get next(): string | undefined {
    return this.#next ?? this.#room?.rematch;
  }
  /** Whether the log goes back to the first step. */
  get whole(): boolean {
    return whole(this.#position?.log ?? []);
  }
  /** There is no such room. */
  get gone(): boolean {
    return this.#gone;
  }

  open(): void {
    this.#line.open();
  }
  close(): void {
    this.#pace.clear();
    this.#line.close();
  }
  /** The network or the tab came back: no need to wait. */
  wake(): void {
    this.#line.retry();
    if (!document.hidden) this.#pace.flush();
  }

  /** The server knows us by what it read when we came in: whoever has a new name comes in anew. */
  redial(): void {
    this.#line.open();
  }

  /** Whether it went out: what did not is still the writer's. */
  say(text: string): boolean {
    return this.#send({ do: "say", text: text.slice(0, 300) });
  }
  sit(seat: number): void {
    this.#send({ do: "sit", seat });
  }
  stand(): void {
    this.#send({ do: "stand" });
  }
  fill(bot: string, seat?: number): void {
    this.#send(seat === undefined ? { do: "fill", bot } : { do: "fill", bot, seat });
  }
  /** Sends a bot away before the game; the host also sends a person away. */
  free(seat: number): void {
    this.#send({ do: "free", seat });
  }
  /** Takes the own seat back from the stand-in. */
  back(): void {
    this.#send({ do: "back" });
  }
  /** A bot plays on now: for me, or for somebody who has gone. */
  standIn(seat: number): void {
    this.#send({ do: "stand_in", seat });
  }
  resign(): void {
    this.#send({ do: "resign" });
  }
  /** Clears the room away before the game. */
  clear(): void {
    this.#send({ do: "delete" });
  }
  /** Asks for the page of the log before what is here. */
  older(): void {
    const before = this.#position?.log[0]?.n;
    if (this.#asking || this.whole || before === undefined) return;
    this.#asking = this.#line.send({ do: "log", before, tag: "log" });
  }
  mute(seat: Muted, on: boolean): void {
    this.#send({ do: "mute", seat, on });
    const others = this.#muted.filter((one) => one !== seat);
    this.#muted = on ? [...others, seat] : others;
  }
  /** A quiet begin does not tell when the game has begun already. */
  begin(seed: string, quiet = false): void {
    if (this.#room !== undefined) this.#memory.began(this.#room, seed);
    this.#send({ do: "begin", seed }, quiet ? "quiet" : undefined);
  }
  rematch(): void {
    this.#send({ do: "rematch" });
  }

  hear(message: Message): void {
    this.#memory.hear(message);
    switch (message.is) {
      case "table":
        return this.#arrive(message);
      case "step":
        this.#pace.push(message);
        // Whoever acts sees how it is now.
        if (this.#own(message)) this.#pace.flush();
        return;
      case "undone":
        return this.#undone(message);
      case "room":
      case "over":
        return this.#pace.push(message);
      case "chat":
        this.#lines = [...this.#lines, message];
        return;
      case "log":
        return this.#olderCame(message);
      case "refused":
        this.#wish = undefined;
        this.#whyNot = { rule: message.rule, why: message.why, text: message.text };
        return;
      case "error":
        if (message.to === "log") {
          // Asked too quickly: there is time.
          setTimeout(() => this.#olderCame(), 1000);
          return;
        }
        return this.#fault(message);
      case "gone":
        this.#gone = true;
        return this.close();
      case "hint":
        this.#hint = {
          seq: message.seq,
          hint: { scale: message.scale, choices: message.choices },
        };
        return;
      case "rematch":
        this.#next = message.room;
        return;
      case "pong":
        return;
    }
  }

  #fault({ kind, message, to }: Extract<Message, { is: "error" }>): void {
    const late = kind === "stale" && this.#wish?.again === true;
    this.#wish = undefined;
    if (late) this.#whyNot = told("lost", "error-lost");
    else if (to !== "quiet") this.#whyNot = told(kind, ERRORS[kind], message);
  }

  #show(message: Shown, late: number): void {
    switch (message.is) {
      case "step":
        return this.#step(message, late);
      case "over":
        return this.#over(message);
      case "room":
        this.#room = message.room;
        if (this.#position !== undefined)
          this.#position = { ...this.#position, clocks: later(message.clock, late) };
    }
  }

  #arrive(message: Table): void {
    this.#pace.clear();
    const known = this.#position?.log ?? [];
    this.#era = message.era;
    this.#room = { ...message.room, points: message.points };
    this.#lines = message.chat;
    this.#muted = message.muted;
    this.#fairness ??= { commitment: message.commitment, player_seeds: [], secret: null };
    if (message.room.state === "waiting") {
      this.#position = undefined;
      this.#wish = undefined;
      return;
    }
    this.#position = {
      seq: message.seq,
      view: message.view,
      toAct: message.to_act,
      decisions: message.decisions,
      closed: message.why_not ?? {},
      undo: message.undo,
      excused: message.excused === true,
      clocks: message.clock,
      log: joined(known, Math.min(message.from, message.seq), message.log),
    };
    this.#pressAgain(message);
  }

  #olderCame(page?: Extract<Message, { is: "log" }>): void {
    this.#asking = false;
    const position = this.#position;
    if (position === undefined) return;
    if (page?.era === this.#era)
      this.#position = { ...position, log: prepended(position.log, page?.log ?? []) };
    // Statistics and proof are about the whole game.
    if (this.#room?.state === "over") this.older();
  }

  #own(step: Step): boolean {
    return step.seat !== undefined && step.seat === this.eye;
  }

  #mine(toAct: ToAct): boolean {
    return toAct.waiting === "seats" && toAct.seats.some((seat) => seat === this.eye);
  }

  #step(message: Step, late: number): void {
    const before = this.#position;
    // What has changed says nothing to those who do not know what was.
    if (before === undefined || message.n <= before.seq) return;
    const { n, events, seat } = message;
    this.#whyNot = undefined;
    if (this.#own(message)) this.#wish = undefined;
    this.#position = {
      seq: n,
      view: changed(before.view, message.change),
      toAct: message.to_act,
      decisions: message.decisions ?? before.decisions,
      closed: message.why_not ?? before.closed,
      undo: message.undo,
      excused: message.excused === true,
      clocks: later(message.clock, late),
      log: [...before.log, seat === undefined ? { n, events } : { n, seat, events }],
    };
    this.#update({ seq: n, to_act: message.to_act, points: message.points });
  }

  #undone(message: Undone): void {
    this.#wish = undefined;
    this.#pace.flush();
    this.#whyNot = undefined;
    this.#era = message.era;
    this.#position = {
      seq: message.seq,
      view: message.view,
      toAct: message.to_act,
      decisions: message.decisions,
      closed: message.why_not ?? {},
      undo: message.undo,
      excused: message.excused === true,
      clocks: message.clock,
      log: (this.#position?.log ?? []).filter((step) => step.n <= message.seq),
    };
    this.#update({ seq: message.seq, to_act: message.to_act, points: message.points });
  }

  #over(message: Extract<Message, { is: "over" }>): void {
    this.#fairness = message.fairness ?? this.#fairness;
    const { points, winners } = message.standing;
    const toAct = { waiting: "nobody" } as const;
    const ending = message.ending === undefined ? {} : { ending: message.ending };
    // A game that was ended early would go on by its rules.
    if (this.#position !== undefined)
      this.#position = {
        ...this.#position,
        toAct,
        decisions: [],
        ...(message.ending === undefined ? {} : { closed: {} }),
        undo: false,
        clocks: [],
      };
    this.#update({ state: "over", to_act: toAct, points, winners, ...ending });
    this.older();
  }

  #update(change: Partial<Room>): void {
    if (this.#room === undefined) return;
    const state = this.#room.state === "waiting" ? { state: "playing" as const } : {};
    this.#room = { ...this.#room, ...state, ...change };
  }

  #send(wish: Ask, tag?: string): boolean {
    const out = this.#line.send(tag === undefined ? wish : { ...wish, tag });
    if (!out) this.#whyNot = this.#isDismissed() ?? told("offline", "error-offline");
    return out;
  }

  /** What is said where nothing can be sent from here any more. */
  #isDismissed(): WhyNot | undefined {
    return this.#link.state === "dismissed" ? told("dismissed", "dismissed") : undefined;
  }

  /** A socket cannot tell why it does not open; the request can. */
  async #lookFor(): Promise<void> {
    try {
      this.#room ??= await api.room(this.id);
    } catch (fault) {
      if (fault instanceof ApiError && fault.status === 404) {
        this.#gone = true;
        this.close();
      }
    }
  }
}
