// Shows what happens at the table one by one, slowly enough to be followed, however quickly it comes.
// Whoever acts is shown everything at once, and so is a page that is hidden or has fallen far behind.

/** So much cannot be followed any more. */
const TOO_MANY = 250;

export interface Speed {
  /** How long a step is shown before the next one, in milliseconds. */
  hold: number;
  /** How long all that waits may take: at the latest then it is my decision, where it is mine. */
  most: number;
}

export class Pace<T> {
  #waiting: { item: T; came: number }[] = [];
  /** Until when the last one is to be seen. */
  #until = 0;
  /** When everything has to have been shown, because somebody waits for me. */
  #due = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Shows it; `late` is how many milliseconds ago it came. */
    private readonly show: (item: T, late: number) => void,
    private readonly speed: () => Speed,
    /** For how many holds it is worth seeing: none for what nobody needs to see. */
    private readonly weight: (item: T) => number,
    /** Whether it is mine to decide after this one. */
    private readonly asksMe: (item: T) => boolean,
  ) {}

  get behind(): number {
    return this.#waiting.length;
  }

  push(item: T): void {
    const came = Date.now();
    this.#waiting.push({ item, came });
    if (this.asksMe(item)) this.#due = Math.min(this.#due, came + this.speed().most);
    if (this.#waiting.length > TOO_MANY || document.hidden) this.flush();
    else this.#next();
  }

  /** Everything that waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#until = 0;
    for (const waiting of this.#waiting.splice(0)) this.#let(waiting);
  }

  /** Forgets what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#due = Infinity;
    this.#until = 0;
  }

  #next(): void {
    while (this.#timer === undefined) {
      const [first] = this.#waiting;
      if (first === undefined) return;
      const wait = this.#until - Date.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#next();
        }, wait);
        return;
      }
      this.#waiting.shift();
      this.#let(first);
    }
  }

  #let({ item, came }: { item: T; came: number }): void {
    const now = Date.now();
    const { hold, most } = this.speed();
    const own = hold * this.weight(item);
    const rest = this.#waiting.reduce((sum, next) => sum + hold * this.weight(next.item), own);
    const left = Math.max(0, Math.min(this.#due - now, most));
    // The more waits, the faster it is shown; and in time where somebody waits for me.
    this.#until = now + (rest > left ? (own * left) / rest : own);
    if (this.#waiting.length === 0) this.#due = Infinity;
    this.show(item, now - came);
  }
}
