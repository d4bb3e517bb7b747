// What somebody chose last, by the name of the game. Kept in the browser; nothing of it goes to a server.

import * as v from "valibot";

export interface Kept<Choice> {
  recall(game: string): Choice | undefined;
  remember(game: string, choice: Choice): void;
}

/** A place in the browser's store for choices of this shape. */
export function kept<Choice>(key: string, shape: v.GenericSchema<unknown, Choice>): Kept<Choice> {
  const all = v.record(v.string(), shape);
  const read = (): Record<string, Choice> => {
    try {
      const found = v.safeParse(all, JSON.parse(localStorage.getItem(key) ?? "{}"));
      if (found.success) return found.output;
    } catch {
      // Somebody else's text, or no storage at all: the usual serves.
    }
    return {};
  };
  return {
    recall: (game) => read()[game],
    remember: (game, choice) => {
      try {
        localStorage.setItem(key, JSON.stringify({ ...read(), [game]: choice }));
      } catch {
        // A browser that keeps nothing still plays.
      }
    },
  };
}
