// The engine in tests without a browser: the same module, without a worker.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Corrections } from "../catalogue.svelte";
import { read, type Ask, type Engine } from "./engine";
import { start, type Progress } from "./module";

const file = join(import.meta.dirname, "../../generated/engine.wasm");

/** Whether the module was built. On CI it always is. */
export const built: boolean = existsSync(file);

if (!built) {
  const message = "src/generated/engine.wasm is missing: build it with `cargo xtask engine`";
  if (process.env["CI"] === "true") throw new Error(message);
  console.warn(`LEFT OUT: tests that need the engine. ${message}`);
}

/** An engine of its own for one test. */
export async function localEngine(corrections: Corrections = {}): Promise<Engine> {
  let progress: Progress | undefined;
  const tell: Progress = (done, total) => progress?.(done, total);
  const answer = await start(readFileSync(file), tell, corrections);
  return {
    ask<Answer>(request: Ask, heard?: Progress): Promise<Answer> {
      progress = heard;
      return Promise.resolve(JSON.stringify(request)).then((line) => read(answer(line)) as Answer);
    },
    stop: () => undefined,
  };
}
