// Whole games in a room of this browser, with the real engine: what the session hears is what the
// screens show.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, Message } from "../generated/server";
import { built } from "../lib/engine/testing";
import { settings } from "../lib/settings.svelte";
import { journal } from "./game";
import { bot, dice, engine, games, person, sameChance, short, stopEngines, Table } from "./testing";

let all: GameInfo[];
beforeEach(async () => {
  settings.speed = "instant";
  sameChance(1);
  if (built) all = await games();
});
afterEach(() => {
  stopEngines();
  vi.restoreAllMocks();
});

/** Offers would be made without end by somebody who decides at random. */
const quietly = (decisions: unknown[]): unknown[] => {
  const calm = decisions.filter((one) => !JSON.stringify(one).includes("offer"));
  return calm.length > 0 ? calm : decisions;
};

/** Plays by chance until the game is over; `each` is called before each decision. */
async function playOn(at: Table, seed: number, each = async (_: number) => {}): Promise<void> {
  const any = dice(seed);
  for (let count = 0; !at.over; count += 1) {
    if (count > 3000) throw new Error("the game does not end");
    await each(count);
    expect(at.mine, "the game waits for the one who plays here").toBe(true);
    const list = quietly(at.table.decisions);
    await at.decide(list[any(list.length)]);
    expect(at.table.whyNot, "what is listed is accepted").toBeUndefined();
  }
}

describe.skipIf(!built)("a whole game", () => {
  it("of every variant against bots, told step by step without a gap", async () => {
    for (const game of all)
      for (const variant of game.variants) {
        // The bots of the dice game for one sheet work out a table first, for too long for a test.
        const other = variant.id.startsWith("basic-") ? bot("random") : bot();
        const seats = [person("Nora"), ...Array.from({ length: variant.seats - 1 }, () => other)];
        const at = await Table.begin({ game: game.id, setup: short(variant, 4), seats });
        await playOn(at, 7);
        const steps = at.heard.filter((one) => one.is === "step").map(({ n }) => n);
        expect(steps, variant.id).toEqual(steps.map((_, index) => (steps[0] ?? 1) + index));
        expect(at.heard.filter(({ is }) => is === "error" || is === "refused")).toEqual([]);
        // What was told in parts is what the engine says as a whole.
        const kept = await at.shelf.read(at.id);
        if (kept === undefined) throw new Error("nothing was kept");
        const judge = await engine();
        await judge.ask({ do: "load", journal: journal(kept) });
        const { view } = await judge.ask<{ view: unknown }>({ do: "view", eye: 0 });
        expect(at.table.view).toEqual(view);
        const { log } = await judge.ask<{ log: unknown }>({ do: "log", eye: 0 });
        expect(at.table.log).toEqual(log);
        // And all that chance has brought follows from the secret.
        const proof = await judge.ask<{ steps: number }>({ do: "verify", journal: journal(kept) });
        expect(proof.steps).toBe(kept.lines.length);
        expect(at.session.fairness?.secret).toBe(kept.plan.secret);
        expect(at.notices).toEqual([]);
        at.close();
        stopEngines();
      }
  }, 400_000);

  it("is the same after a reload at any moment", async () => {
    const variant = all[0]?.variants.find(({ id }) => id === "variable-4");
    if (variant === undefined) throw new Error("no such variant");
    const seats = [person("Nora"), bot(), bot("gentle"), bot()];
    const at = await Table.begin({ game: "island", setup: short(variant, 5), seats });
    await playOn(at, 11, async (count) => {
      if (count % 6 !== 0) return;
      const { view, log, decisions, closed, seq, toAct } = at.table;
      // What may be done is not closed, and what is closed is closed by a rule.
      for (const one of decisions) expect(closed).not.toHaveProperty((one as { do: string }).do);
      for (const rule of Object.values(closed)) expect(rule).toMatch(/^[A-Z]+-\d+$/);
      expect(Object.keys(closed).length).toBeGreaterThan(3);
      at.close();
      await at.open();
      expect({ ...at.table }).toMatchObject({ view, log, decisions, closed, seq, toAct });
    });
    at.close();
  }, 120_000);

  it("takes up bots' turns where they were left in the middle", async () => {
    const at = await Table.begin({
      game: "island",
      variant: "beginner-4",
      seats: [person("Nora"), bot(), bot(), bot()],
    });
    await toMain(at);
    const { seq } = at.table;
    // The page goes away while the others play: after their second step is kept, nothing more is heard.
    const write = at.shelf.write.bind(at.shelf);
    let writes = 0;
    at.shelf.write = async (...what) => {
      await write(...what);
      writes += 1;
      if (writes === 2) at.close();
    };
    at.session.actions.decide({ do: "end_turn" });
    await at.quiet();
    expect(writes).toBe(2);
    at.shelf.write = write;
    const before = (await at.shelf.read(at.id))?.lines ?? [];
    await at.open();
    expect(before.length).toBeGreaterThan(seq);
    expect(at.table.seq).toBeGreaterThan(before.length);
    expect(at.mine).toBe(true);
    const after = (await at.shelf.read(at.id))?.lines ?? [];
    expect(after.slice(0, before.length)).toEqual(before);
    at.close();
  }, 60_000);
});

const solo = (): Promise<Table> =>
  Table.begin({
    game: "island",
    variant: "beginner-4",
    seats: [person("Nora"), bot(), bot(), bot()],
  });

/** Plays until the dice are rolled and it is for whoever looks to build, trade or end. */
async function toMain(at: Table): Promise<void> {
  const any = dice(3);
  const may = (what: string) =>
    at.table.decisions.some((one) => (one as { do: string }).do === what);
  for (let count = 0; !may("end_turn") && count < 400; count += 1) {
    const list = quietly(at.table.decisions);
    const roll = list.find((one) => (one as { do: string }).do === "roll");
    await at.decide(roll ?? list[any(list.length)]);
  }
}

describe.skipIf(!built)("a room here", () => {
  it("refuses what the rules forbid, with the rule", async () => {
    const at = await solo();
    await at.decide({ do: "build_city", at: "0,0,N" });
    expect(at.table.whyNot?.rule).toMatch(/^[A-Z]+-\d+$/);
    expect(at.table.whyNot?.text.de).toMatch(/\w/);
    await at.decide({ do: "dance" });
    expect(at.table.whyNot?.rule).toBe("");
    expect(at.notices).toEqual([]);
    at.close();
  });

  it("takes back against bots to before the own last decision", async () => {
    const at = await solo();
    await toMain(at);
    const { view, seq, decisions } = at.table;
    await at.decide({ do: "end_turn" });
    expect(at.table.seq).toBeGreaterThan(seq);
    expect(at.table.undo).toBe(true);
    at.session.actions.undo();
    await at.quiet();
    expect(at.table).toMatchObject({ view, seq, decisions });
    const kept = await at.shelf.read(at.id);
    expect(kept?.lines).toHaveLength(seq);
    expect(kept?.progress.era).toBe(1);
    at.close();
    await at.open();
    expect(at.table).toMatchObject({ view, seq });
    at.close();
  }, 60_000);

  it("declines offers that cannot be taken, and says that it does", async () => {
    const any = dice(5);
    const excused = ({ heard }: Table) =>
      heard.some((one) => one.is === "step" && one.excused === true);
    let found = false;
    // Bots make offers now and then; who lacks the cards is not asked.
    for (let games = 0; games < 20 && !found; games += 1) {
      const at = await solo();
      for (let count = 0; count < 200 && !at.over && !excused(at); count += 1) {
        const list = quietly(at.table.decisions);
        await at.decide(list[any(list.length)]);
        expect(at.mine || at.over).toBe(true);
      }
      found = excused(at);
      at.close();
    }
    expect(found).toBe(true);
  }, 120_000);

  it("advises who plays with bots only, and nobody else", async () => {
    const at = await solo();
    at.session.actions.hint?.();
    await vi.waitFor(() => expect(at.table.hint?.choices.length).toBeGreaterThan(0), 30_000);
    const [best] = at.table.hint?.choices ?? [];
    await at.decide(best?.decision);
    expect(at.table.whyNot).toBeUndefined();
    at.close();
    const two = await Table.begin({
      game: "island",
      variant: "beginner-3",
      seats: [person("Nora"), person("Mira"), bot()],
    });
    two.room.look(0);
    await two.quiet();
    expect(two.session.actions.hint).toBeUndefined();
    two.close();
  }, 60_000);

  it("gives up advice that takes too long, and plays on", async () => {
    const at = await Table.begin(
      { game: "island", variant: "beginner-3", seats: [person("Nora"), bot(), bot()] },
      { engine: slow("think", "best"), patience: { first: 200, then: 200 } },
    );
    at.session.actions.hint?.();
    await vi.waitFor(() => expect(at.table.whyNot?.why).toBe("not_now"), 5000);
    expect(at.mine).toBe(true);
    await at.decide(quietly(at.table.decisions)[0]);
    expect(at.table.seq).toBeGreaterThan(0);
    at.close();
  }, 30_000);

  it("lets a bot that thinks for too long play by chance", async () => {
    const at = await Table.begin(
      { game: "island", variant: "beginner-3", seats: [person("Nora"), bot("keen"), bot("keen")] },
      { engine: slow("think", "keen"), patience: { first: 100, then: 100 } },
    );
    await toMain(at);
    await at.decide({ do: "end_turn" });
    expect(at.mine).toBe(true);
    expect(at.notices).toEqual([]);
    at.close();
  }, 30_000);

  it("ends without a winner when the only person gives up, and plays on for one of two", async () => {
    const at = await solo();
    at.session.resign();
    await at.quiet();
    expect(at.table.room).toMatchObject({ state: "over", winners: [] });
    expect(at.table.room.ending).toEqual({ by: "resigned", seat: 0 });
    expect(at.session.fairness?.secret).toMatch(/^[0-9a-f]{64}$/);
    at.session.rematch();
    await at.quiet();
    expect(at.session.next).toBe("next");
    at.close();
    const two = await Table.begin({
      game: "island",
      variant: "beginner-3",
      seats: [person("Nora"), person("Mira"), bot()],
    });
    two.room.look(0);
    await two.quiet();
    two.session.resign();
    await two.quiet();
    expect(two.table.room.state).toBe("playing");
    expect(two.table.eye).toBe(1);
    expect(two.mine).toBe(true);
    two.close();
  }, 60_000);

  it("goes on with another engine when one fails, from what was kept", async () => {
    let broken = false;
    const at = await Table.begin(
      { game: "island", variant: "beginner-3", seats: [person("Nora"), bot(), bot()] },
      {
        engine: async () => {
          const real = await engine();
          return {
            ask: (request, progress) => {
              if (request.do !== "decide" || broken) return real.ask(request, progress);
              broken = true;
              return Promise.reject(new Error("unreachable executed"));
            },
            stop: () => real.stop(),
          };
        },
      },
    );
    await at.quiet();
    const before = at.table.seq;
    if (!broken) await at.decide(quietly(at.table.decisions)[0]);
    expect(broken).toBe(true);
    expect(at.notices).toEqual(["restarted"]);
    await at.decide(quietly(at.table.decisions)[0]);
    expect(at.table.seq).toBeGreaterThan(before);
    at.close();
  }, 30_000);

  it("says so where nothing can be kept, and keeps all of it once it can", async () => {
    const at = await solo();
    const write = at.shelf.write.bind(at.shelf);
    at.shelf.write = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    await at.decide(quietly(at.table.decisions)[0]);
    expect(at.notices).toContain("unkept");
    at.shelf.write = write;
    await at.decide(quietly(at.table.decisions)[0]);
    const { view, seq } = at.table;
    at.close();
    await at.open();
    expect(at.table).toMatchObject({ view, seq });
    at.close();
  }, 30_000);
});

/** An engine that never answers this. */
const slow = (verb: string, who: string) => async () => {
  const real = await engine();
  return {
    ask: <T>(request: { do: string; [field: string]: unknown }) =>
      request.do === verb && request["bot"] === who
        ? new Promise<T>(() => {})
        : real.ask<T>(request),
    stop: () => real.stop(),
  };
};

describe.skipIf(!built)("several people at one screen", () => {
  const hands = (message: Message): number[] => {
    const view = (message as { view?: { seats?: Record<string, unknown>[] } }).view;
    return (view?.seats ?? []).flatMap((seat, at) => ("hand" in seat ? [at] : []));
  };

  it("never tells a hand but that of whoever looks", async () => {
    const at = await Table.begin({
      game: "island",
      setup: short(island("variable-4"), 4),
      seats: [person("Nora"), person("Mira"), bot(), person("Jo")],
    });
    const any = dice(21);
    let eye: unknown = "spectator";
    let looks = 0;
    for (let count = 0; !at.over && count < 1500; count += 1) {
      const { toAct } = at.table;
      if (!at.mine) {
        const next = toAct.waiting === "seats" ? toAct.seats[0] : undefined;
        if (next === undefined) break;
        at.heard.length = 0;
        // The sail first: nobody's hand is told.
        at.room.look("spectator");
        await at.quiet();
        expect(at.heard.flatMap(hands)).toEqual([]);
        expect(at.table.decisions).toEqual([]);
        at.heard.length = 0;
        at.room.look(next);
        await at.quiet();
        eye = next;
        looks += 1;
      }
      expect(at.heard.flatMap(hands).filter((seat) => seat !== eye)).toEqual([]);
      expect(hands({ view: at.table.view } as unknown as Message)).toEqual([eye]);
      const changed = at.heard.flatMap((one) => (one.is === "step" ? one.change : []));
      const paths = changed.map(([path]) => /^seats\.(\d)\.(hand|cards|fresh)\b/.exec(path)?.[1]);
      expect(paths.filter((seat) => seat !== undefined && Number(seat) !== eye)).toEqual([]);
      const list = quietly(at.table.decisions);
      at.heard.length = 0;
      await at.decide(list[any(list.length)]);
    }
    expect(at.over).toBe(true);
    expect(looks).toBeGreaterThan(5);
    at.close();
  }, 240_000);

  it("takes back strictly: nothing that was revealed, and nothing after another has decided", async () => {
    const at = await Table.begin({
      game: "island",
      variant: "beginner-3",
      seats: [person("Nora"), person("Mira"), person("Jo")],
    });
    const first = at.table.toAct.waiting === "seats" ? (at.table.toAct.seats[0] ?? 0) : 0;
    const look = async (seat: number) => {
      at.room.look(seat);
      await at.quiet();
    };
    await look(first);
    await toMain(at);
    // The dice told something.
    expect(at.table.undo).toBe(false);
    await at.decide({ do: "end_turn" });
    expect(at.table.undo).toBe(true);
    await look((first + 1) % 3);
    expect(at.table.undo).toBe(false);
    await at.decide({ do: "roll" });
    await look(first);
    expect(at.table.undo).toBe(false);
    at.session.actions.undo();
    await at.quiet();
    expect(at.table.whyNot?.why).toBe("not_now");
    at.close();
  }, 60_000);

  it("hides nothing in a game where all is open", async () => {
    const plus = all.find(({ id }) => id === "dice")?.variants.find(({ seats }) => seats === 2);
    if (plus === undefined) throw new Error("no such variant");
    const at = await Table.begin({
      game: "dice",
      variant: plus.id,
      seats: [person("Nora"), person("Mira")],
    });
    expect(at.room.hides).toBe(false);
    at.close();
    const other = await solo();
    expect(other.room.hides).toBe(true);
    other.close();
  });

  const island = (id: string) => {
    const found = all[0]?.variants.find((variant) => variant.id === id);
    if (found === undefined) throw new Error(`no variant ${id}`);
    return found;
  };
});
