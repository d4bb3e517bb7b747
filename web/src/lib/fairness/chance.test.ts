// The vectors of docs/fairness.md: change both.

import { describe, expect, it } from "vitest";
import { commitment, fairChance, hex, mix, shuffle, unhex, words } from "./chance";

const SECRET = Uint8Array.from({ length: 32 }, (_, at) => at);
const SEEDS = ["Anna's lucky 7", "", "größer"];

const dice = async (n: number): Promise<string> => {
  const chance = fairChance(mix(SECRET, SEEDS), n);
  const rolled: number[] = [];
  for (let count = 0; count < 10; count++) rolled.push((await chance.below(6)) + 1);
  return rolled.join(" ");
};

describe("the derivation", () => {
  it("commits to the secret", () => {
    expect(hex(commitment(SECRET))).toBe(
      "dd7e67cfe3caca7fa6420d30ed9893fe09c42eafb38b1f6eaf78a24e6f6bd962",
    );
  });

  it("mixes secret and seeds", () => {
    expect(hex(mix(SECRET, SEEDS))).toBe(
      "a5faa103f152b40de6ddccd6d2646c9901c2629534330414e52be326a25003dd",
    );
    expect(hex(mix(SECRET, []))).toBe(
      "9debd72d76da900a20d364fa03ead1a7ab63bf347f6adc7de46453ca6ba803c2",
    );
  });

  it("reads blocks as words", () => {
    const stream = words(mix(SECRET, SEEDS), 1);
    const read: string[] = [];
    for (let at = 0; at < 10; at++) {
      read.push(stream.next().value.toString(16).padStart(8, "0"));
    }
    expect(read.join(" ")).toBe(
      "3dadafce 9c05eda4 e943713c 939efa25 16af09b5 19e86104 574c3459 7927b805 ba369ce6 5065f731",
    );
  });

  it("rolls dice", async () => {
    expect(await dice(1)).toBe("2 4 6 4 1 1 3 3 5 2");
    expect(await dice(2)).toBe("6 4 4 4 4 4 5 3 4 3");
    expect(await dice(3)).toBe("3 1 3 1 4 2 3 3 6 6");
  });

  it("shuffles", async () => {
    const chance = fairChance(mix(SECRET, SEEDS), 4);
    const items = await shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9], chance);
    expect(items.join(" ")).toBe("9 2 1 6 5 7 4 3 8");
  });

  it("reads only 64 hexadecimal digits as a secret", () => {
    expect(unhex("00")).toBeUndefined();
    expect(unhex("zz".repeat(32))).toBeUndefined();
    expect(unhex("0f".repeat(32))?.[0]).toBe(15);
  });
});
