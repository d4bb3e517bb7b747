import { expect, it } from "vitest";
import { othersActed, waitsFor } from "./turn";

const step = (n: number, seat?: number) => ({
  n,
  events: [],
  ...(seat === undefined ? {} : { seat }),
});

it("knows for whom the game waits", () => {
  expect(waitsFor({ waiting: "seats", seats: [0, 2] }, 2)).toBe(true);
  expect(waitsFor({ waiting: "seats", seats: [0, 2] }, 1)).toBe(false);
  expect(waitsFor({ waiting: "seats", seats: [0] }, "spectator")).toBe(false);
  expect(waitsFor({ waiting: "nature" }, 0)).toBe(false);
});

it("takes an own roll for no news", () => {
  expect(othersActed([], 0)).toBe(true);
  expect(othersActed([step(1)], 0)).toBe(true);
  expect(othersActed([step(1, 1), step(2)], 0)).toBe(true);
  expect(othersActed([step(1, 1), step(2, 0), step(3)], 0)).toBe(false);
});
