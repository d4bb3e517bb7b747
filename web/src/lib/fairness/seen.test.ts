import { describe, expect, it } from "vitest";
import type { LogStep } from "../table";
import { fits, print } from "./seen";

const step = (...events: object[]): LogStep => ({ n: 4, seat: 1, events }) as LogStep;

describe("a step that was seen", () => {
  const open = step(
    { event: "put_under", seat: 1, stack: 2, card: "mint" },
    { event: "drew", seat: 1, stack: 2, card: "spy" },
    { event: "gained", seat: 1, what: { ore: 1 } },
  );

  it("is the same with everything open", () => {
    expect(fits(print(open), open)).toBe(true);
  });

  it("fits where a field was hidden", () => {
    const hidden = step(
      { event: "put_under", seat: 1, stack: 2, card: null },
      { event: "drew", seat: 1, stack: 2, card: null },
      { event: "gained", seat: 1, what: { ore: 1 } },
    );
    expect(fits(print(hidden), open)).toBe(true);
  });

  it("is another one where anything that was seen is not the same", () => {
    const hidden = step({ event: "drew", seat: 1, stack: 2, card: null });
    for (const other of [
      step({ event: "drew", seat: 1, stack: 3, card: "spy" }),
      step({ event: "drew", seat: 0, stack: 2, card: "spy" }),
      step({ event: "drew", seat: 1, stack: 2, card: "spy" }, { event: "rolled" }),
      { ...step({ event: "drew", seat: 1, stack: 2, card: "spy" }), seat: 0 },
    ])
      expect(fits(print(hidden), other)).toBe(false);
  });
});
