// A new game in this browser. Its secret and its seeds come from the browser's own chance; the
// engine has none of its own.

import { hex, ownSeed } from "../lib/fairness/chance";
import type { Desk } from "./desk";
import { newId, type Kept, type Sitter } from "./game";
import type { Shelf } from "./kept";

export interface Wish {
  game: string;
  /** The variant by its name, or a setup where something about it was changed. */
  variant?: string;
  setup?: unknown;
  seats: Sitter[];
}

/** Begins it and keeps it; nothing has happened in it yet. */
export async function begin(desk: Desk, shelf: Shelf, wish: Wish): Promise<Kept> {
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  const seeds = wish.seats.map((sitter) => (sitter.kind === "person" ? ownSeed() : ""));
  const { game, variant, seats } = wish;
  const { setup, commitment, header, toAct, scores, points } = await desk.start(
    variant === undefined ? { game, setup: wish.setup } : { game, variant },
    { secret, player_seeds: seeds },
  );
  const id = newId();
  const now = Date.now();
  const kept: Kept = {
    plan: {
      id,
      game,
      ...(variant === undefined ? {} : { variant }),
      setup,
      secret,
      commitment,
      seeds,
      header,
      begun: now,
    },
    progress: {
      id,
      seats: seats.map((sitter) => ({ ...sitter })),
      seq: 0,
      era: 0,
      turn: scores.turns,
      toAct,
      points,
      winners: [],
      size: header.length,
      updated: now,
    },
    lines: [],
  };
  await shelf.write(kept, undefined, 0, []);
  return kept;
}

/** The same seats once more. */
export function again({ plan, progress }: Kept): Wish {
  const { game, variant, setup } = plan;
  const seats = progress.seats.map((sitter) =>
    sitter.kind === "person" ? { ...sitter, resigned: false } : sitter,
  );
  return variant === undefined ? { game, setup, seats } : { game, variant, seats };
}
