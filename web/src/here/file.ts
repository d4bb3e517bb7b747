// Games of this browser in a file, and back. A journal alone holds neither names nor, before its end,
// the secret: so a file of games holds these beside each journal. A journal of a game that is over can
// be opened too.

import * as v from "valibot";
import { End, Header } from "../lib/fairness/journal";
import type { ToAct } from "../generated/table";
import type { Desk } from "./desk";
import { journal, newId, type Kept, type Plan, type Progress } from "./game";
import type { Shelf } from "./kept";

const Sitter = v.variant("kind", [
  v.object({ kind: v.literal("person"), name: v.string(), resigned: v.boolean() }),
  v.object({ kind: v.literal("bot"), bot: v.string(), name: v.string() }),
]);

const Ending = v.variant("by", [
  v.object({ by: v.literal("resigned"), seat: v.number() }),
  v.object({ by: v.literal("turns"), turns: v.number() }),
  v.object({ by: v.literal("day") }),
]);

const Written = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  variant: v.optional(v.string()),
  begun: v.number(),
  updated: v.number(),
  era: v.number(),
  seats: v.array(Sitter),
  winners: v.optional(v.array(v.number())),
  ending: v.optional(Ending),
  secret: v.optional(v.string()),
  journal: v.string(),
});
type Written = v.InferOutput<typeof Written>;

const File = v.object({
  eiland: v.literal("games"),
  version: v.literal(1),
  games: v.array(Written),
});

/** The largest file that is read. */
export const LARGEST = 64_000_000;

/** What is wrong with a file, as a key of the words. */
export class Unreadable extends Error {
  constructor(readonly key: "file-strange" | "file-unsealed" | "file-secret") {
    super(key);
  }
}

export function toFile(games: readonly Kept[]): string {
  const written = games.map((kept): Written => {
    const { plan, progress } = kept;
    return {
      id: plan.id,
      ...(plan.variant === undefined ? {} : { variant: plan.variant }),
      begun: plan.begun,
      updated: progress.updated,
      era: progress.era,
      seats: progress.seats,
      ...(progress.ending === undefined
        ? {}
        : { winners: progress.winners, ending: progress.ending }),
      ...(progress.end === undefined ? { secret: plan.secret } : {}),
      journal: journal(kept),
    };
  });
  return `${JSON.stringify({ eiland: "games", version: 1, games: written })}\n`;
}

/** A journal that came without anything beside it: nobody knows who played. */
function alone(text: string, nameless: (seat: number) => string): Written {
  const header = headerOf(text);
  const seats = header.fairness.player_seeds.map((_, seat) => ({
    kind: "person" as const,
    name: nameless(seat),
    resigned: false,
  }));
  const now = Date.now();
  return { id: newId(), begun: now, updated: now, era: 0, seats, journal: text };
}

/** @throws Unreadable */
function headerOf(text: string): v.InferOutput<typeof Header> {
  const found = v.safeParse(Header, parsed(text.split("\n", 1)[0] ?? ""));
  if (!found.success) throw new Unreadable("file-unsealed");
  return found.output;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The games of a file; `nameless` is what the players of a journal are called, which names nobody.
 *
 * @throws Unreadable
 */
export function fromFile(text: string, nameless: (seat: number) => string): Written[] {
  const whole = parsed(text);
  const file = v.safeParse(File, whole);
  if (file.success) return file.output.games;
  const first = parsed(text.split("\n", 1)[0] ?? "");
  if (!v.is(v.object({ eiland: v.literal(1) }), first)) throw new Unreadable("file-strange");
  return [alone(text, nameless)];
}

/**
 * Plays a game of a file again by the rules, and keeps it. Says whether it was not here yet.
 *
 * @throws Unreadable, or what the engine refuses.
 */
export async function take(written: Written, desk: Desk, shelf: Shelf): Promise<boolean> {
  const lines = written.journal.split("\n").filter((line) => line !== "");
  const header = headerOf(written.journal);
  const last = v.safeParse(End, parsed(lines.at(-1) ?? ""));
  const end = last.success ? lines.pop() : undefined;
  const secret = last.success ? last.output.end.secret : written.secret;
  if (secret === undefined) throw new Unreadable("file-secret");
  const { toAct, scores, points } = await desk.load(
    written.journal,
    end === undefined ? secret : undefined,
  );
  const { commitment, player_seeds: seeds } = header.fairness;
  if (written.seats.length !== seeds.length) throw new Unreadable("file-strange");
  const before = await shelf.read(written.id);
  const steps = lines.slice(1);
  if (before !== undefined && same(before, steps)) return false;
  const id = before === undefined ? written.id : newId();
  const plan: Plan = {
    id,
    game: header.game,
    ...(written.variant === undefined ? {} : { variant: written.variant }),
    setup: header.setup,
    secret,
    commitment,
    seeds,
    header: lines[0] ?? "",
    begun: written.begun,
  };
  const nobody: ToAct = { waiting: "nobody" };
  const progress: Progress = {
    id,
    seats: written.seats,
    seq: steps.length,
    era: written.era,
    turn: scores.turns,
    toAct: end === undefined ? toAct : nobody,
    points: end === undefined ? points : scores.points,
    winners: written.winners ?? scores.winners,
    ...(written.ending === undefined ? {} : { ending: written.ending }),
    ...(end === undefined ? {} : { end }),
    size: written.journal.length,
    updated: written.updated,
  };
  await shelf.write({ plan, progress }, undefined, 0, steps);
  return true;
}

const same = ({ lines }: Kept, others: string[]): boolean =>
  lines.length === others.length && lines.every((line, at) => line === others[at]);
