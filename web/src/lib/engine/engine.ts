// The engine in the page: the same rules, bots and proofs as the server's, in a worker of its own.
// It speaks the line protocol of docs/protocol.md.

import type { Faults, Words } from "../../generated/table";
import { catalogue, type Corrections } from "../catalogue.svelte";
import type { Progress } from "./module";
import type { FromWorker, ToWorker } from "./worker";

/** A request of the line protocol, without its id. */
export interface Ask {
  do: string;
  [field: string]: unknown;
}

/** What the engine says where it does not do something. */
export interface FaultInfo {
  kind: string;
  message: string;
  rule?: string;
  text?: Words;
  line?: number;
  step?: number;
  /** All that is wrong with a setup. */
  faults?: Faults;
}

/** Why the engine did not do something; nothing has changed. After `broken` it does nothing any more. */
export class EngineFault extends Error implements FaultInfo {
  readonly kind: string;
  readonly rule?: string;
  readonly text?: Words;
  readonly line?: number;
  readonly step?: number;
  readonly faults?: Faults;

  constructor({ kind, message, ...rest }: FaultInfo) {
    super(message);
    this.name = "EngineFault";
    this.kind = kind;
    Object.assign(this, rest);
  }
}

export interface Engine {
  /** Has a request done; a fault rejects. Requests are answered in their order. */
  ask<Answer>(request: Ask, progress?: Progress): Promise<Answer>;
  /** Ends it, whatever it is doing. What was asked and not answered is never answered. */
  stop(): void;
}

/** What an answered line says. */
export function read(line: string): unknown {
  const told = JSON.parse(line) as { ok?: unknown; error?: FaultInfo };
  if (told.error !== undefined) throw new EngineFault(told.error);
  return told.ok;
}

// The module is missing where the page was built without it: then there is nothing to find here.
const modules = import.meta.glob<string>("../../generated/engine.wasm", {
  query: "?url",
  import: "default",
});
const module = Object.values(modules)[0];

/** Whether this page was built with the engine. */
export const engineIsHere: boolean = module !== undefined;

interface Waiting {
  done: (answer: unknown) => void;
  failed: (fault: unknown) => void;
  progress: Progress | undefined;
}

class InWorker implements Engine {
  #waiting = new Map<number, Waiting>();
  #next = 0;
  #broken: EngineFault | undefined;

  constructor(private readonly worker: Worker) {
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    worker.addEventListener("error", ({ message }) => this.#break(message));
  }

  ask<Answer>(request: Ask, progress?: Progress): Promise<Answer> {
    return new Promise<Answer>((done, failed) => {
      if (this.#broken !== undefined) {
        failed(this.#broken);
        return;
      }
      this.#next += 1;
      const answered = (answer: unknown): void => done(answer as Answer);
      this.#waiting.set(this.#next, { done: answered, failed, progress });
      this.#send({ n: this.#next, line: JSON.stringify(request) });
    });
  }

  stop(): void {
    this.worker.terminate();
    this.#waiting.clear();
    this.#broken ??= new EngineFault({ kind: "broken", message: "the engine was stopped" });
  }

  bring(module: string, corrections: Corrections): void {
    // The worker's own address may be another: it is told where the module is from the page's.
    this.#send({ module: new URL(module, document.baseURI).href, corrections });
  }

  #send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if ("broken" in message) {
      this.#break(message.broken);
      return;
    }
    const waiting = this.#waiting.get(message.n);
    if (waiting === undefined) return;
    if ("done" in message) {
      waiting.progress?.(message.done, message.total);
      return;
    }
    this.#waiting.delete(message.n);
    try {
      waiting.done(read(message.answer));
    } catch (fault) {
      waiting.failed(fault);
    }
  }

  #break(message: string): void {
    this.#broken = new EngineFault({ kind: "broken", message });
    for (const { failed } of this.#waiting.values()) failed(this.#broken);
    this.#waiting.clear();
    this.worker.terminate();
  }
}

let told: Promise<void> | undefined;

/** An engine in a worker of its own; rejects where this page was built without one. */
export async function openEngine(): Promise<Engine> {
  if (module === undefined) {
    throw new EngineFault({ kind: "missing", message: "this page was built without the engine" });
  }
  // It plays by the values of the host, so these are waited for: once, as there may be no server.
  told ??= catalogue.loadGames();
  const [address] = await Promise.all([module(), told]);
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const engine = new InWorker(worker);
  engine.bring(address, catalogue.corrections);
  return engine;
}
