// The rules' own sentences, for what the page has no words of its own for. Each is asked for once.

import { SvelteMap } from "svelte/reactivity";
import { api } from "./api/client";
import type { Words } from "./table";

class Sentences {
  readonly #known = new SvelteMap<string, Words>();
  readonly #asked = new Set<string>();
  /** Who knows the sentence behind a number. */
  source: (rule: string) => Promise<Words> = (rule) => api.rule(rule);

  /** The sentence of a rule; nothing until it has come. */
  of(rule: string): Words | undefined {
    const known = this.#known.get(rule);
    if (known === undefined) void this.#ask(rule);
    return known;
  }

  /** The sentence came along with something else. */
  learn(rule: string, text: Words): void {
    if (!this.#known.has(rule)) this.#known.set(rule, text);
  }

  async #ask(rule: string): Promise<void> {
    if (this.#asked.has(rule)) return;
    this.#asked.add(rule);
    try {
      this.#known.set(rule, await this.source(rule));
    } catch {
      // Whoever wants to know it later asks again.
      this.#asked.delete(rule);
    }
  }
}

export const sentences = new Sentences();
