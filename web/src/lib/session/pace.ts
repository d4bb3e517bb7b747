// Lets the steps of others through one by one, slowly enough to be followed. Own steps, and
// everything while the page is hidden or has fallen far behind, pass at once.

const TOO_MANY = 12;

export class Pace<T> {
  #waiting: T[] = [];
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pass: (item: T) => void,
    /** How long to wait before this one. */
    private readonly pause: (item: T) => number,
  ) {}

  push(item: T): void {
    this.#waiting.push(item);
    if (this.#waiting.length > TOO_MANY || document.hidden) this.flush();
    else this.#next();
  }

  /** Everything that waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const item of this.#waiting.splice(0)) this.#let(item);
  }

  /** Forgets what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    while (this.#timer === undefined) {
      const item = this.#waiting[0];
      if (item === undefined) return;
      const wait = this.#last + this.pause(item) - Date.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#waiting.shift();
          this.#let(item);
          this.#next();
        }, wait);
        return;
      }
      this.#waiting.shift();
      this.#let(item);
    }
  }

  #let(item: T): void {
    this.#last = Date.now();
    this.pass(item);
  }
}
