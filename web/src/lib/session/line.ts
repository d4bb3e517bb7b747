// A socket that mends itself: it comes back after a pause that grows, at once when the network or
// the tab comes back, and always with the last step it has seen. A socket that is open and dead is
// found out by asking: the browser itself may take minutes to notice. Only where the server has sent
// it away it stays away: of nine windows on one room, each would push out another for ever.

import type { Message, Request } from "../../generated/server";

/** What of the browser's socket is used, so that tests can bring their own. */
export interface Wire {
  onopen: (() => void) | null;
  /** With the code of the closing frame, where there was one. */
  onclose: ((code?: number) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The last step that was seen, and in which course of the game: steps taken back start a new one. */
export interface Known {
  since: number;
  era?: number;
}

/**
 * `silent`: open as far as the browser knows, but a question has not been answered in time.
 * `dismissed`: the server has closed it for good, and it is opened again only by somebody's wish.
 */
export type LineState = "connecting" | "open" | "silent" | "lost" | "dismissed";

export interface Ears {
  hear(message: Message): void;
  /** `retryAt` is when it will try again, in the clock of `Date.now`. */
  changed(state: LineState, retryAt?: number): void;
  since(): Known;
}

/** What has a kind is believed: the types of both ends come from one source. */
const isMessage = (json: unknown): json is Message =>
  typeof json === "object" && json !== null && "is" in json && typeof json.is === "string";

/** How the server closes what is too much: too many windows of one person, too many frames. */
const POLICY = 1008;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** How often the line is looked at. */
const LOOK_EVERY = 250;
/** After so long without a word the server is asked for one; in a tab nobody sees, less often. */
const QUIET = 2_000;
const QUIET_HIDDEN = 20_000;
/** An answer that takes longer than this is told; with `QUIET` before it that is five seconds. */
const LATE = 2_500;
/** One that takes longer than this will not come: the line is dead, whatever the browser thinks. */
const DEAD = 8_000;
/** A socket that has not opened by then is given up. */
const OPENING = 10_000;

export class Line {
  #wire: Wire | undefined;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  /** When the server was asked for a word, while it has not given one. */
  #asked: number | undefined;
  #state: LineState = "connecting";
  #closed = false;

  constructor(
    private readonly dial: (known: Known) => Wire,
    private readonly ears: Ears,
  ) {}

  open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
    this.#become("connecting");
    const wire = this.dial(this.ears.since());
    this.#wire = wire;
    this.#opening = setTimeout(() => this.#lost(), OPENING);
    wire.onopen = () => {
      clearTimeout(this.#opening);
      // The server speaks first: whoever comes in is shown the table.
      this.#heard = this.#asked = Date.now();
      this.#beat = setInterval(() => this.#look(), LOOK_EVERY);
    };
    wire.onmessage = ({ data }) => this.#take(data);
    wire.onclose = (code) => (code === POLICY ? this.#dismissed() : this.#lost());
  }

  /** Whether it went out; what is not sent is not kept either, so that nothing happens late. */
  send(wish: Request): boolean {
    if (this.#wire === undefined || this.#beat === undefined) return false;
    try {
      this.#wire.send(JSON.stringify(wish));
      return true;
    } catch {
      return false;
    }
  }

  /** Tries again now instead of after the pause; a line that seems open is asked whether it is. */
  retry(): void {
    if (this.#retry !== undefined) this.open();
    else if (this.#beat !== undefined && this.#asked === undefined) this.#ask();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  #take(data: unknown): void {
    this.#heard = Date.now();
    this.#asked = undefined;
    this.#pause = FIRST_PAUSE;
    // A line over which nothing has come yet is none.
    this.#become("open");
    let json: unknown;
    try {
      json = JSON.parse(String(data));
    } catch {
      console.error("not JSON from the server", data);
      return;
    }
    if (isMessage(json)) this.ears.hear(json);
    else console.error("no message from the server", json);
  }

  #look(): void {
    const now = Date.now();
    if (this.#asked === undefined) {
      if (now - this.#heard >= (document.hidden ? QUIET_HIDDEN : QUIET)) this.#ask();
    } else if (now - this.#asked >= DEAD) this.#lost();
    else if (now - this.#asked >= LATE && this.#state === "open") this.#become("silent");
  }

  #ask(): void {
    this.#asked = Date.now();
    this.send({ do: "ping" });
  }

  #become(state: LineState, retryAt?: number): void {
    if (state === this.#state && state === "open") return;
    this.#state = state;
    this.ears.changed(state, retryAt);
  }

  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#opening);
    this.#beat = undefined;
    this.#asked = undefined;
    const wire = this.#wire;
    this.#wire = undefined;
    if (wire === undefined) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close();
  }

  #dismissed(): void {
    this.#drop();
    this.#become("dismissed");
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    // Up to a quarter more, so that a restarted server is not met by everybody at once.
    const pause = this.#pause * (1 + Math.random() / 4);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#become("lost", Date.now() + pause);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), pause);
  }
}
