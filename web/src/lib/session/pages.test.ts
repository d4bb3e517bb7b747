import { expect, it } from "vitest";
import { joined, prepended, whole } from "./pages";

const steps = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ n: first + at, events: [] }));
const numbers = (log: { n: number }[]) => log.map((step) => step.n);

it("adds what came anew, and forgets what lies before a gap", () => {
  expect(numbers(joined(steps(1, 5), 3, steps(4, 6)))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbers(joined([], 3, steps(4, 6)))).toEqual([4, 5, 6]);
  expect(numbers(joined(steps(1, 2), 3, steps(4, 6)))).toEqual([4, 5, 6]);
  expect(numbers(joined(steps(4, 6), 0, steps(1, 2)))).toEqual([1, 2]);
});

it("puts older steps before the others, if nothing is missing between", () => {
  expect(numbers(prepended(steps(4, 5), steps(2, 3)))).toEqual([2, 3, 4, 5]);
  expect(numbers(prepended(steps(4, 5), steps(1, 2)))).toEqual([4, 5]);
  expect(numbers(prepended(steps(4, 5), []))).toEqual([4, 5]);
  expect(whole(steps(2, 3))).toBe(false);
  expect(whole(steps(1, 3))).toBe(true);
  expect(whole([])).toBe(true);
});
