// The better line: from the position before a slip, in the hands of an engine.

import { describe, expect, test } from "vitest";
import type { Replay } from "../generated/server";
import { EngineFault, type Ask, type Engine } from "../lib/engine/engine";
import { built, localEngine } from "../lib/engine/testing";
import { compared } from "./compared";
import { alternatives, type Slip } from "./insight";
import { BetterLine } from "./line.svelte";

const SLIP: Slip = {
  n: 3,
  seat: 1,
  what: { do: "end_turn" },
  before: [0.5, 0.5],
  after: [0.5, 0.5],
  luck: [0, 0],
  skill: [0, 0],
  weighed: {
    value: 0.31,
    lost: 0.07,
    sure: 0.01,
    best: [
      { decision: { do: "build", what: 1 }, value: 0.38 },
      { decision: { do: "end_turn" }, value: 0.31 },
      { decision: { do: "build", what: 2 }, value: 0.3 },
    ],
  },
};
const REPLAY = {
  room: { id: "abc", game: "dice", seats: [{}, {}] },
  steps: [1, 2, 3, 4].map((n) => ({ n, events: [], points: [n, 0] })),
} as unknown as Replay;
const JOURNAL = '{"eiland":1}\n{"n":1}\n{"n":2}\n{"n":3}\n{"n":4}\n{"end":{}}\n';

test("what was played is no alternative to itself", () => {
  expect(alternatives(SLIP).map(({ value }) => value)).toEqual([0.38, 0.3]);
  expect(compared(SLIP, "chance")).toEqual([
    { decision: { do: "end_turn" }, seat: 1, good: false, done: true, value: "31\u00a0%" },
    { decision: { do: "build", what: 1 }, seat: 1, good: true, done: false, value: "38\u00a0%" },
  ]);
});

const mine = { waiting: "seats", seats: [1] };
const moved = (to_act: unknown, events: unknown[] = [{ event: "built" }]) => ({ to_act, events });

/** An engine that answers decisions one after the other; its thoughts are numbered. */
function scripted(asked: Ask[], answers: (object | EngineFault)[]): Engine {
  let thoughts = 0;
  let next = 0;
  return {
    ask<Answer>(request: Ask): Promise<Answer> {
      asked.push(request);
      if (request.do === "load") return Promise.resolve({ view: "start" } as Answer);
      if (request.do === "think") {
        thoughts += 1;
        return Promise.resolve({ decision: { do: "thought", n: thoughts } } as Answer);
      }
      const answer = answers[next];
      next += 1;
      if (answer instanceof EngineFault || answer === undefined) return Promise.reject(answer);
      return Promise.resolve({ view: `view ${next}`, points: [next, 0], ...answer } as Answer);
    },
    stop: () => undefined,
  };
}

async function found(answers: (object | EngineFault)[], asked: Ask[] = []): Promise<BetterLine> {
  const line = new BetterLine(SLIP, "chance", REPLAY);
  await line.find(
    () => Promise.resolve(scripted(asked, answers)),
    () => Promise.resolve(JOURNAL),
  );
  return line;
}

describe("the better line", () => {
  test("begins before the slip, with the better decision, and can be walked along", async () => {
    const asked: Ask[] = [];
    const over = moved({ waiting: "seats", seats: [0] }, [{ event: "turn_began", turn: 9 }]);
    const line = await found([moved(mine), moved(mine), over], asked);
    expect(asked[0]).toMatchObject({ journal: '{"eiland":1}\n{"n":1}\n{"n":2}\n' });
    expect(line.state).toBe("done");
    // The end of the turn is no step of its own.
    expect(line.steps.map(({ decision }) => decision)).toEqual([
      { do: "build", what: 1 },
      { do: "thought", n: 1 },
    ]);
    expect(line.steps.map(({ before }) => before)).toEqual(["start", "view 1"]);
    expect(line.table).toMatchObject({ seq: 3, view: "view 1", room: { points: [1, 0] } });
    expect(line.table?.log.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(line.table?.compared).toMatchObject([{ good: true, done: true, value: "38\u00a0%" }]);
    line.back();
    expect(line.at).toBe(0);
    line.forward();
    line.forward();
    expect(line.at).toBe(1);
    expect(line.table).toMatchObject({ seq: 4, view: "view 2" });
    expect(line.table?.log.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(line.table?.compared?.[0]?.value).toBeUndefined();
  });

  test("ends where luck or somebody else comes in", async () => {
    for (const to_act of [
      { waiting: "nature" },
      { waiting: "nobody" },
      { waiting: "seats", seats: [0] },
      { waiting: "seats", seats: [0, 1] },
    ])
      expect((await found([moved(to_act), moved(mine)])).steps).toHaveLength(1);
  });

  test("does not go on for ever", async () => {
    expect((await found(Array.from({ length: 50 }, () => moved(mine)))).steps).toHaveLength(8);
  });

  test("keeps what was found when the engine gives up, and fails where that is nothing", async () => {
    const fault = new EngineFault({ kind: "broken", message: "no" });
    const line = await found([moved(mine), fault]);
    expect([line.state, line.steps.length]).toEqual(["done", 1]);
    const none = await found([fault]);
    expect([none.state, none.steps.length, none.table]).toEqual(["failed", 0, undefined]);
  });

  test("stops its engine when it is left", async () => {
    let stopped = 0;
    const line = new BetterLine(SLIP, "chance", REPLAY);
    line.leave();
    await line.find(
      () => Promise.resolve({ ...scripted([], []), stop: () => void (stopped += 1) }),
      () => Promise.resolve(JOURNAL),
    );
    expect(stopped).toBe(1);
    expect(line.steps).toEqual([]);
  });

  test.runIf(built)("is played by the engine: a settlement is founded, then its road", async () => {
    const engine = await localEngine();
    await engine.ask({ do: "start", game: "island", variant: "variable-4", seed: 7 });
    const { to_act } = await engine.ask<{ to_act: { seats?: number[] } }>({ do: "play" });
    const seat = to_act.seats?.[0] ?? -1;
    const { text } = await engine.ask<{ text: string }>({ do: "journal" });
    const { decisions } = await engine.ask<{ decisions: { do: string; at: string }[] }>({
      do: "decisions",
      seat,
    });
    const [other, what] = decisions;
    if (other === undefined || what === undefined) throw new Error("there are many corners");
    await engine.ask({ do: "decide", seat, decision: what });
    const n = text.trim().split("\n").length;
    const best = [{ decision: other, value: 0.4 }];
    const slip = { ...SLIP, n, seat, what, weighed: { ...SLIP.weighed, best } };
    const replay = { ...REPLAY, steps: [] };
    const line = new BetterLine(slip, "chance", replay);
    await line.find(
      () => Promise.resolve(engine),
      () => Promise.resolve(text),
    );
    expect(line.state).toBe("done");
    const done = line.steps.map(({ decision }) => (decision as { do: string }).do);
    expect(done.slice(0, 2)).toEqual(["build_settlement", "build_road"]);
    const view = line.steps[0]?.view as { seats: { settlements: string[] }[] };
    expect(view.seats[seat]?.settlements).toEqual([other.at]);
  });
});
