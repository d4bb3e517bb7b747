// The engine as a WebAssembly module (crates/page): a line in, a line out, through its memory.

import type { Corrections } from "../catalogue.svelte";

interface Exports {
  memory: WebAssembly.Memory;
  /** Comes first. */
  begin(): void;
  /** Where a request of so many bytes is to be written. */
  room(length: number): number;
  /** Answers what was written there; says how long the answer is. */
  ask(length: number): number;
  /** Takes values that a host has corrected, as they were written there; says how long the complaint is. */
  correct(length: number): number;
  /** Where the answer lies. */
  answer(): number;
}

/** The longest line that the engine takes. */
const LONGEST = 4 << 20;

export type Answerer = (line: string) => string;

/** How much of something long is done, and of how much. */
export type Progress = (done: number, total: number) => void;

/**
 * The engine of this module, as a function from line to line. It throws where the engine breaks, and where it
 * does not understand what a host has corrected: a game by other values would be another game.
 */
export async function start(
  module: BufferSource,
  progress: Progress,
  corrections: Corrections = {},
): Promise<Answerer> {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const text = (at: number, length: number): string =>
    decoder.decode(new Uint8Array(exports.memory.buffer, at, length));
  const broken = (at: number, length: number): never => {
    throw new Error(text(at, length));
  };
  const { instance } = await WebAssembly.instantiate(module, { page: { progress, broken } });
  // Whoever wrote the module wrote this too: its exports are what they are.
  const exports = instance.exports as unknown as Exports;
  /** Hands a text over, and gives what comes back. */
  const say = (line: string, to: (length: number) => number): string => {
    const bytes = encoder.encode(line);
    const at = exports.room(bytes.length);
    if (bytes.length <= LONGEST) new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const length = to(bytes.length);
    // The memory may have grown and moved: it is looked at anew.
    return text(exports.answer(), length);
  };
  exports.begin();
  const complaint = say(JSON.stringify(corrections), exports.correct);
  if (complaint !== "") throw new Error(complaint);
  return (line) => say(line, exports.ask);
}
