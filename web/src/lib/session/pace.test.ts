// How long steps are shown, with time of our own.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace } from "./pace";

interface Item {
  name: string;
  weight?: number;
  mine?: boolean;
}

let shown: string[];
let speed: { hold: number; most: number };
let pace: Pace<Item>;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  speed = { hold: 500, most: 4000 };
  pace = new Pace<Item>(
    ({ name }) => shown.push(name),
    () => speed,
    ({ weight }) => weight ?? 1,
    ({ mine }) => mine === true,
  );
});
afterEach(() => {
  pace.clear();
  vi.useRealTimers();
});

const push = (...items: Item[]) => items.forEach((item) => pace.push(item));

describe("the pace", () => {
  it("shows one thing after the other, however quickly they come", () => {
    push({ name: "a" }, { name: "b" }, { name: "c" });
    expect(shown).toEqual(["a"]);
    expect(pace.behind).toBe(2);
    vi.advanceTimersByTime(499);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("takes no time for what nobody needs to see, and more for what matters", () => {
    push({ name: "no", weight: 0 }, { name: "no", weight: 0 }, { name: "roll", weight: 2 });
    push({ name: "end" });
    expect(shown).toEqual(["no", "no", "roll"]);
    vi.advanceTimersByTime(999);
    expect(shown).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(shown).toHaveLength(4);
  });

  it("catches up in time when it is mine to decide", () => {
    for (let n = 0; n < 40; n++) push({ name: `${n}` });
    push({ name: "me", mine: true });
    vi.advanceTimersByTime(3900);
    expect(shown.length).toBeGreaterThan(30);
    expect(shown).not.toContain("me");
    vi.advanceTimersByTime(110);
    expect(shown.at(-1)).toBe("me");
    // Afterwards it has its usual pace again.
    push({ name: "x" }, { name: "y" });
    vi.advanceTimersByTime(499);
    expect(shown.at(-1)).not.toBe("y");
    vi.advanceTimersByTime(600);
    expect(shown.at(-1)).toBe("y");
  });

  it("does not fall behind for good where steps come faster than they are shown", () => {
    for (let n = 0; n < 600; n++) {
      push({ name: `${n}` });
      vi.advanceTimersByTime(100);
    }
    expect(pace.behind).toBeGreaterThan(5);
    expect(pace.behind).toBeLessThan(60);
    // None was left out, and they did not come in heaps.
    expect(shown).toEqual(Array.from({ length: shown.length }, (_, n) => `${n}`));
  });

  it("shows everything at once when asked to, or when it is far too much", () => {
    push({ name: "a" }, { name: "b" }, { name: "c" });
    pace.flush();
    expect(shown).toEqual(["a", "b", "c"]);
    for (let n = 0; n < 260; n++) push({ name: `${n}` });
    expect(shown.length).toBeGreaterThan(250);
  });

  it("says how late something is shown", () => {
    const late: number[] = [];
    const slow = new Pace<string>(
      (_, ms) => late.push(ms),
      () => speed,
      () => 1,
      () => false,
    );
    slow.push("a");
    slow.push("b");
    vi.advanceTimersByTime(500);
    expect(late).toEqual([0, 500]);
  });
});
