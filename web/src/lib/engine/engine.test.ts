import { describe, expect, test } from "vitest";
import { EngineFault } from "./engine";
import { built, localEngine } from "./testing";

interface Moved {
  step: number;
  to_act: { waiting: string; seats?: number[] };
}

describe.runIf(built)("the engine as a module", () => {
  test("plays a game, and refuses by rules", async () => {
    const engine = await localEngine();
    await engine.ask({ do: "start", game: "island", variant: "beginner-3", seed: 7 });
    const { to_act } = await engine.ask<Moved>({ do: "play" });
    expect(to_act).toEqual({ waiting: "seats", seats: [0] });
    const build = { do: "build_road", at: "0,-1,SE" };
    const refused = engine.ask({ do: "decide", seat: 0, decision: build });
    await expect(refused).rejects.toMatchObject({ kind: "refused", rule: "BASE-63" });
    await expect(refused).rejects.toBeInstanceOf(EngineFault);
    const thought = await engine.ask<{ decision: { do: string } }>({
      do: "think",
      seat: 0,
      bot: "keen",
      seed: 1,
    });
    expect(thought.decision.do).toBe("roll");
  });

  test("has no randomness of its own", async () => {
    const engine = await localEngine();
    const fair = { player_seeds: ["", ""] };
    const start = { do: "start", game: "island", variant: "duo" };
    await expect(engine.ask({ ...start, fair })).rejects.toMatchObject({ kind: "no_randomness" });
    const secret = "07".repeat(32);
    await engine.ask({ ...start, fair: { ...fair, secret } });
  });

  test("tells how far a proof has come, and finds a changed step", async () => {
    const engine = await localEngine();
    const secret = "5a".repeat(32);
    const fair = { secret, player_seeds: ["mine", ""] };
    await engine.ask({ do: "start", game: "dice", variant: "plus-2", fair });
    for (;;) {
      const { to_act } = await engine.ask<Moved>({ do: "play" });
      if (to_act.waiting !== "seats") break;
      const seat = to_act.seats?.[0];
      const think = { do: "think", seat, bot: "gentle", seed: 3 };
      const { decision } = await engine.ask<{ decision: unknown }>(think);
      await engine.ask({ do: "decide", seat, decision });
    }
    await engine.ask({ do: "close" });
    const { text } = await engine.ask<{ text: string }>({ do: "journal" });
    const heard: number[] = [];
    const proof = await engine.ask<{ outcomes: number; steps: number }>(
      { do: "verify", journal: text },
      (done) => heard.push(done),
    );
    expect(proof.outcomes).toBeGreaterThan(14);
    expect(heard).toHaveLength(proof.steps);
    const lines = text.split("\n");
    const at = lines.findIndex((line) => line.includes('"nature":{"dice"'));
    const rolled = (lines[at] ?? "").replace(/"dice":\["(\w+)"/, (_, face) =>
      face === "gold" ? '"dice":["ore"' : '"dice":["gold"',
    );
    const spoiled = lines.with(at, rolled).join("\n");
    expect(spoiled).not.toBe(text);
    await expect(engine.ask({ do: "verify", journal: spoiled })).rejects.toMatchObject({
      kind: "unverified",
      step: at,
    });
  });

  test("reads over a line that is too long", async () => {
    const engine = await localEngine();
    const long = engine.ask({ do: "hello", x: "x".repeat(5 << 20) });
    await expect(long).rejects.toMatchObject({ kind: "line" });
    await engine.ask({ do: "hello" });
  });
});
