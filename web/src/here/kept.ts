// The games of this browser, kept in it (IndexedDB). What was written is there after a reload, at
// whatever moment that comes: a write is one transaction, and nothing is shown before it is done.
// Every step is a row of its own, so that a step writes little however long the game is.

import type { Kept, Plan, Progress } from "./game";

const NAME = "eiland-here";
const VERSION = 1;
type Store = "plans" | "progress" | "steps";

interface StepRow {
  game: string;
  n: number;
  line: string;
}

/** What a writer believes is kept of a game; nothing where it is new. */
export type Known = { era: number; seq: number } | undefined;

/** Somebody else, in another tab, has played on: nothing was written. */
export class PlayedElsewhere extends Error {
  constructor() {
    super("the game was played on in another tab");
    this.name = "PlayedElsewhere";
  }
}

export interface Shelf {
  /** All games without their steps, those that changed last first. */
  games(): Promise<Omit<Kept, "lines">[]>;
  read(id: string): Promise<Kept | undefined>;
  /**
   * Keeps how far a game is, and its lines after step `after`; steps beyond that were taken back.
   *
   * @throws PlayedElsewhere where what is kept is not what is `known`.
   */
  write(kept: Omit<Kept, "lines">, known: Known, after: number, lines: string[]): Promise<void>;
  drop(id: string): Promise<void>;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("the browser's store failed"));
  });

/** Done only when it is written; a transaction that fails has changed nothing. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    const failed = () => fail(transaction.error ?? new Error("the browser's store failed"));
    transaction.oncomplete = () => done();
    transaction.onabort = failed;
    transaction.onerror = failed;
  });

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const base = request.result;
    base.createObjectStore("plans" satisfies Store, { keyPath: "id" });
    base.createObjectStore("progress" satisfies Store, { keyPath: "id" });
    base.createObjectStore("steps" satisfies Store, { keyPath: ["game", "n"] });
  };
  return answer(request);
}

/** All steps of a game after this one. */
const steps = (game: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([game, after], [game, Infinity], true);

export class BrowserShelf implements Shelf {
  private constructor(private readonly base: IDBDatabase) {
    // A newer page wants to change the store: it shall not wait for this one.
    base.onversionchange = () => base.close();
  }

  /** Fails where the browser keeps nothing: in private windows of some, and where it was forbidden. */
  static async open(factory: IDBFactory = indexedDB): Promise<BrowserShelf> {
    return new BrowserShelf(await open(factory));
  }

  async games(): Promise<Omit<Kept, "lines">[]> {
    const transaction = this.base.transaction(["plans", "progress"]);
    const [plans, all] = await Promise.all([
      answer<Plan[]>(transaction.objectStore("plans").getAll()),
      answer<Progress[]>(transaction.objectStore("progress").getAll()),
    ]);
    const byId = new Map(all.map((progress) => [progress.id, progress]));
    return plans
      .flatMap((plan) => {
        const progress = byId.get(plan.id);
        return progress === undefined ? [] : [{ plan, progress }];
      })
      .sort((one, other) => other.progress.updated - one.progress.updated);
  }

  async read(id: string): Promise<Kept | undefined> {
    const transaction = this.base.transaction(["plans", "progress", "steps"]);
    const [plan, progress, rows] = await Promise.all([
      answer<Plan | undefined>(transaction.objectStore("plans").get(id)),
      answer<Progress | undefined>(transaction.objectStore("progress").get(id)),
      answer<StepRow[]>(transaction.objectStore("steps").getAll(steps(id))),
    ]);
    if (plan === undefined || progress === undefined) return undefined;
    return { plan, progress, lines: rows.map(({ line }) => line) };
  }

  async write(
    { plan, progress }: Omit<Kept, "lines">,
    known: Known,
    after: number,
    lines: string[],
  ): Promise<void> {
    const transaction = this.base.transaction(["plans", "progress", "steps"], "readwrite");
    const done = written(transaction);
    try {
      const store = transaction.objectStore("progress");
      const found = await answer<Progress | undefined>(store.get(plan.id));
      if (found?.era !== known?.era || found?.seq !== known?.seq) throw new PlayedElsewhere();
      if (known === undefined) transaction.objectStore("plans").put(plan);
      const rows = transaction.objectStore("steps");
      if (known !== undefined && known.seq > after) rows.delete(steps(plan.id, after));
      for (const [at, line] of lines.entries())
        rows.add({ game: plan.id, n: after + 1 + at, line } satisfies StepRow);
      store.put(progress);
    } catch (fault) {
      // What was asked for until then would be written otherwise.
      transaction.abort();
      await done.catch(() => undefined);
      throw fault;
    }
    await done;
  }

  async drop(id: string): Promise<void> {
    const transaction = this.base.transaction(["plans", "progress", "steps"], "readwrite");
    const done = written(transaction);
    transaction.objectStore("plans").delete(id);
    transaction.objectStore("progress").delete(id);
    transaction.objectStore("steps").delete(steps(id));
    await done;
  }
}

/** For browsers that keep nothing: the games last as long as the page does. */
export class MemoryShelf implements Shelf {
  readonly #all = new Map<string, Kept>();

  games(): Promise<Omit<Kept, "lines">[]> {
    const all = [...this.#all.values()];
    return Promise.resolve(all.sort((one, other) => other.progress.updated - one.progress.updated));
  }
  read(id: string): Promise<Kept | undefined> {
    return Promise.resolve(structuredClone(this.#all.get(id)));
  }
  write(kept: Omit<Kept, "lines">, _known: Known, after: number, lines: string[]): Promise<void> {
    const before = this.#all.get(kept.plan.id)?.lines.slice(0, after) ?? [];
    this.#all.set(kept.plan.id, structuredClone({ ...kept, lines: [...before, ...lines] }));
    return Promise.resolve();
  }
  drop(id: string): Promise<void> {
    this.#all.delete(id);
    return Promise.resolve();
  }
}
