// Journals of fair games (`cargo xtask types` writes them), honest and spoiled, before the engine.

import { describe, expect, it } from "vitest";
import { EngineFault, type Engine } from "../engine/engine";
import { built, localEngine } from "../engine/testing";
import { verify } from "./verify";

const journals = Object.entries(
  import.meta.glob<string>("../../games/*/fixtures/fair/*.jsonl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).map(([path, text]): [string, string] => [path.replace(/^.*games\/|fixtures\/fair\//g, ""), text]);

const check = (text: string) => verify(text, undefined, localEngine);
const [, whole = ""] = journals.find(([name]) => name.startsWith("island/variable-4")) ?? [];
const lines = whole.trimEnd().split("\n");
/** The journal with another line, counted from 1. */
const changed = (number: number, change: (line: string) => string): string =>
  lines.map((line, at) => (at === number - 1 ? change(line) : line)).join("\n") + "\n";
const lineOf = (part: string): number => lines.findIndex((line) => line.includes(part)) + 1;

describe.runIf(built)("with the engine", () => {
  it.each(journals)("everything in %s is drawn again", async (_, text) => {
    const outcomes = text.split("\n").filter((line) => line.includes('"nature"')).length;
    const told: number[] = [];
    const verdict = await verify(text, (done) => told.push(done), localEngine);
    if (verdict.is !== "right") throw new Error(JSON.stringify(verdict));
    expect(Object.values(verdict.kinds).reduce((all, count) => all + count, 0)).toBe(outcomes);
    expect(told.at(-1)).toBe(text.trimEnd().split("\n").length - 2);
  });

  it("a changed roll is named by its step", async () => {
    const at = lineOf('"rolled"');
    const verdict = await check(changed(at, (line) => line.replace(/\[\d,\d\]/, "[6,5]")));
    expect(verdict).toMatchObject({ is: "wrong", fault: { kind: "unverified", step: at - 1 } });
  });

  it("another secret and another seed are found", async () => {
    const secret = (line: string) => line.replace(/[0-9a-f]{64}/, "00".repeat(32));
    expect(await check(changed(lines.length, secret))).toMatchObject({
      is: "wrong",
      fault: { kind: "unverified", message: expect.stringContaining("commitment") as string },
    });
    const seed = (line: string) => line.replace("seed 0 ü", "mine");
    expect(await check(changed(1, seed))).toMatchObject({ is: "wrong", fault: { step: 1 } });
  });

  it("a decision against the rules is named by its line and its rule", async () => {
    const at = lineOf('"build_road"');
    const verdict = await check(
      changed(at, (line) => line.replace(/\{"at":[^}]*\}/, '{"do":"roll"}')),
    );
    expect(verdict).toMatchObject({
      is: "wrong",
      fault: {
        kind: "journal",
        line: at,
        rule: "BASE-16",
        text: { de: expect.any(String) as string },
      },
    });
  });

  it("a byte that makes nonsense is named by its line", async () => {
    const verdict = await check(changed(9, (line) => line.replace("{", "(")));
    expect(verdict).toMatchObject({ is: "wrong", fault: { kind: "journal", line: 9 } });
    const open = lines.slice(0, -1).join("\n") + "\n";
    expect(await check(open)).toMatchObject({ is: "wrong", fault: { kind: "unverified" } });
  });
});

it("has no verdict where the engine is missing or breaks", async () => {
  expect(await verify(whole, undefined, null)).toEqual({ is: "off" });
  let stopped = 0;
  const broken: Engine = {
    ask: () => Promise.reject(new EngineFault({ kind: "broken", message: "out of memory" })),
    stop: () => (stopped += 1),
  };
  await expect(verify(whole, undefined, () => Promise.resolve(broken))).rejects.toThrow("memory");
  expect(stopped).toBe(1);
});

it("knows games of every kind", () => {
  for (const game of ["island/", "dice/"])
    expect(journals.filter(([name]) => name.startsWith(game)).length).toBeGreaterThan(5);
});
