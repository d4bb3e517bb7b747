// The worker in which the engine runs, so that nothing it does holds up the page.

import type { Corrections } from "../catalogue.svelte";
import { start, type Answerer } from "./module";

/** What comes from the page: where the module is and what the host has corrected, then lines with a number. */
export type ToWorker = { module: string; corrections: Corrections } | { n: number; line: string };

/** What goes back. */
export type FromWorker =
  | { n: number; answer: string }
  | { n: number; done: number; total: number }
  /** The module is broken, or could not be had: nothing more will be answered. */
  | { broken: string };

/** Progress is told at most so often, in steps of what is done. */
const TELLING = 64;

let current = 0;
let answer: Promise<Answerer> | undefined;

const tell = (message: FromWorker): void => postMessage(message);

function progress(done: number, total: number): void {
  if (done % TELLING === 0 || done === total) tell({ n: current, done, total });
}

async function load(address: string, corrections: Corrections): Promise<Answerer> {
  const fetched = await fetch(address);
  if (!fetched.ok) throw new Error(`the engine could not be loaded: ${fetched.status}`);
  // Not the streaming way: a plain file server may not know the type of such files.
  return start(await fetched.arrayBuffer(), progress, corrections);
}

async function take(message: ToWorker): Promise<void> {
  if ("module" in message) {
    answer = load(message.module, message.corrections);
    await answer;
    return;
  }
  const ask = await answer;
  if (ask === undefined) throw new Error("a line came before the engine");
  current = message.n;
  tell({ n: message.n, answer: ask(message.line) });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  take(data).catch((fault: unknown) => tell({ broken: String(fault) }));
});
