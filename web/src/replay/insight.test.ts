import { describe, expect, test } from "vitest";
import { EngineFault, type Ask, type Engine } from "../lib/engine/engine";
import { built, localEngine } from "../lib/engine/testing";
import { Analyser } from "./analyser.svelte";
import { balance, byTurn, course, line, slips, type Insight } from "./insight";
import { loss, part, signed } from "./words";

const step = (n: number, more: Partial<Insight>): Insight => ({
  n,
  what: {},
  before: [0.5, 0.5],
  after: [0.5, 0.5],
  luck: [0, 0],
  skill: [0, 0],
  ...more,
});
const weighed = (lost: number) => ({ value: 0.4, lost, sure: 0.01, best: [] });

const GAME: Insight[] = [
  step(1, { after: [0.6, 0.4], luck: [0.1, -0.1] }),
  step(2, {
    seat: 0,
    before: [0.6, 0.4],
    after: [0.45, 0.55],
    luck: [-0.05, 0.05],
    skill: [-0.1, 0.1],
    weighed: weighed(0.1),
  }),
  step(3, {
    seat: 1,
    before: [0.45, 0.55],
    after: [0.48, 0.52],
    luck: [0, 0],
    skill: [0.03, -0.03],
    weighed: weighed(0.03),
  }),
  step(4, {
    seat: 0,
    before: [0.48, 0.52],
    after: [1, 0],
    luck: [0.522, -0.522],
    skill: [-0.002, 0.002],
    weighed: weighed(0.002),
  }),
];

describe("what follows from insights", () => {
  test("start, luck, own and others' slips make the end", () => {
    for (const seat of [0, 1]) {
      const { start, luck, own, others, end } = balance(GAME, seat);
      expect(start + luck + own + others).toBeCloseTo(end, 9);
    }
    expect(balance(GAME, 0)).toMatchObject({ start: 0.5, end: 1 });
    expect(balance(GAME, 0).own).toBeCloseTo(-0.102, 9);
    expect(balance(GAME, 1).others).toBeCloseTo(0.102, 9);
    expect(balance([], 0)).toEqual({ start: 0, luck: 0, own: 0, others: 0, end: 0 });
  });

  test("slips are a seat's own, the worst first, and none that is too small to tell", () => {
    expect(slips(GAME, 0, "chance").map(({ n }) => n)).toEqual([2]);
    expect(slips(GAME, 1, "chance").map(({ n }) => n)).toEqual([3]);
    const points = [
      step(1, { seat: 0, weighed: weighed(0.6) }),
      step(2, { seat: 0, weighed: weighed(4) }),
    ];
    expect(slips(points, 0, "points").map(({ n }) => n)).toEqual([2, 1]);
    expect(slips(points, 0, "points", 1)).toHaveLength(1);
  });

  test("the line begins before the first step, and the table has the end of each turn", () => {
    const points = course(GAME);
    expect(points.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
    expect(
      line(
        points,
        0,
        (n) => n,
        (value) => 100 * value,
      ),
    ).toBe("M0.0 50.0L1.0 60.0L2.0 45.0L3.0 48.0L4.0 100.0");
    const turns = [
      { number: 1, n: 1 },
      { number: 2, n: 3 },
      { number: 3, n: 9 },
    ];
    expect(byTurn(points, turns)).toEqual([
      { turn: 1, parts: [0.45, 0.55] },
      { turn: 2, parts: [1, 0] },
    ]);
  });

  test("numbers have a sign where they need one", () => {
    expect(part("chance", 0.314)).toBe("31\u00a0%");
    expect(part("points", 84.26)).toBe("84.3");
    expect(part("points", -9)).toBe("−9.0");
    expect(signed("chance", -0.07)).toBe("−7");
    expect(signed("chance", 0.07)).toBe("+7");
    expect(signed("chance", -0.001)).toBe("0");
    expect(loss("chance", 0.006)).toBe("−0.6\u00a0%");
    expect(loss("points", 1.25)).toMatch(/^−1\.[23]$/);
  });
});

/** An engine that has this game. */
function scripted(asked: Ask[], broken = false): Engine {
  return {
    ask<Answer>(request: Ask): Promise<Answer> {
      asked.push(request);
      if (request.do === "load") return Promise.resolve({} as Answer);
      if (broken) return Promise.reject(new EngineFault({ kind: "broken", message: "no" }));
      const after = request["after"] as number;
      const steps = GAME.slice(after, after + 2);
      return Promise.resolve({ scale: "chance", steps } as Answer);
    },
    stop: () => undefined,
  };
}

describe("the analyser", () => {
  test("asks part by part until all is known", async () => {
    const asked: Ask[] = [];
    const analyser = new Analyser(
      () => Promise.resolve(scripted(asked)),
      () => Promise.resolve("journal"),
      4,
    );
    await analyser.start();
    expect(analyser.state).toBe("done");
    expect(analyser.insights).toEqual(GAME);
    expect(asked.map((one) => one["after"])).toEqual([undefined, 0, 2]);
    await analyser.start();
    expect(asked).toHaveLength(3);
  });

  test("can be stopped and goes on where it was", async () => {
    const asked: Ask[] = [];
    const engine = scripted(asked);
    const analyser = new Analyser(
      () =>
        Promise.resolve({
          ...engine,
          ask: async <Answer>(request: Ask) => {
            const answer = await engine.ask<Answer>(request);
            if (request["after"] === 2 && asked.length === 3) analyser.stop();
            return answer;
          },
        }),
      () => Promise.resolve("journal"),
      4,
    );
    await analyser.start();
    expect(analyser.state).toBe("idle");
    expect(analyser.insights).toHaveLength(2);
    await analyser.start();
    expect(analyser.state).toBe("done");
    expect(analyser.insights).toHaveLength(4);
  });

  test("says when the engine gives up", async () => {
    const analyser = new Analyser(
      () => Promise.resolve(scripted([], true)),
      () => Promise.resolve("journal"),
      4,
    );
    await analyser.start();
    expect(analyser.state).toBe("failed");
  });

  test.runIf(built)("gets from the engine what it expects", async () => {
    const engine = await localEngine();
    await engine.ask({ do: "start", game: "island", variant: "versus", seed: 7 });
    for (let turn = 0; turn < 6; turn++) {
      const { to_act } = await engine.ask<{ to_act: { seats?: number[] } }>({ do: "play" });
      const seat = to_act.seats?.[0];
      const think = { do: "think", seat, bot: "keen", seed: 3 };
      const { decision } = await engine.ask<{ decision: unknown }>(think);
      await engine.ask({ do: "decide", seat, decision });
    }
    const { text, lines } = await engine.ask<{ text: string; lines: unknown[] }>({ do: "journal" });
    const analyser = new Analyser(
      () => Promise.resolve(engine),
      () => Promise.resolve(text),
      lines.length - 1,
    );
    await analyser.start();
    expect(analyser.state).toBe("done");
    expect(analyser.insights).toHaveLength(lines.length - 1);
    expect(analyser.insights.some(({ weighed }) => (weighed?.best.length ?? 0) > 1)).toBe(true);
    for (const seat of [0, 1]) {
      const { start, luck, own, others, end } = balance(analyser.insights, seat);
      expect(start + luck + own + others).toBeCloseTo(end, 4);
    }
  });
});
