// A socket that mends itself: it comes back after a pause that grows, at once when the network or
// the tab comes back, and always with the last step it has seen.

import type { Message, Request } from "../../generated/server";

/** What of the browser's socket is used, so that tests can bring their own. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The last step that was seen, and in which course of the game: steps taken back start a new one. */
export interface Known {
  since: number;
  era?: number;
}

export interface Ears {
  hear(message: Message): void;
  /** `retryAt` is when it will try again, in the clock of `Date.now`. */
  changed(state: "connecting" | "open" | "lost", retryAt?: number): void;
  since(): Known;
}

/** What has a kind is believed: the types of both ends come from one source. */
const isMessage = (json: unknown): json is Message =>
  typeof json === "object" && json !== null && "is" in json && typeof json.is === "string";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 25_000;
/** A line that is silent for longer than this is dead, whatever the browser thinks. */
const SILENCE = 60_000;

export class Line {
  #wire: Wire | undefined;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #open = false;
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
    this.ears.changed("connecting");
    const wire = this.dial(this.ears.since());
    this.#wire = wire;
    wire.onopen = () => {
      this.#heard = Date.now();
      this.#beat = setInterval(() => this.#check(), PING_EVERY);
    };
    wire.onmessage = ({ data }) => this.#take(data);
    wire.onclose = () => this.#lost();
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

  /** Tries again now instead of after the pause. */
  retry(): void {
    if (this.#retry !== undefined) this.open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  #take(data: unknown): void {
    this.#heard = Date.now();
    this.#pause = FIRST_PAUSE;
    // A line over which nothing has come yet is none.
    if (!this.#open) this.ears.changed("open");
    this.#open = true;
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

  #check(): void {
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.send({ do: "ping" });
  }

  #drop(): void {
    this.#open = false;
    clearInterval(this.#beat);
    this.#beat = undefined;
    const wire = this.#wire;
    this.#wire = undefined;
    if (wire === undefined) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    // Up to a quarter more, so that a restarted server is not met by everybody at once.
    const pause = this.#pause * (1 + Math.random() / 4);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.ears.changed("lost", Date.now() + pause);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), pause);
  }
}
