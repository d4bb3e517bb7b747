import { expect, it } from "vitest";
import { changed } from "./change";

const view = {
  board: { hexes: [1, 2, 3] },
  dice: null,
  seats: [
    { hand_size: 2, hand: { wool: 2 } },
    { hand_size: 1, aside: {} },
  ],
};

it("puts in what has changed, and shares the rest", () => {
  const now = changed(view, [
    ["dice", [3, 4]],
    ["seats.1.hand_size", 0],
    ["seats.1.aside"],
    ["seats.1.points", 2],
  ]) as typeof view;
  expect(now).toEqual({
    board: { hexes: [1, 2, 3] },
    dice: [3, 4],
    seats: [
      { hand_size: 2, hand: { wool: 2 } },
      { hand_size: 0, points: 2 },
    ],
  });
  expect(now.board).toBe(view.board);
  expect(now.seats[0]).toBe(view.seats[0]);
  expect(view.seats[1]).toEqual({ hand_size: 1, aside: {} });
});

it("tells null from nothing, and replaces the whole", () => {
  expect(changed({ a: 1, b: 2 }, [["a", null], ["b"]])).toEqual({ a: null });
  expect(changed(view, [["", { other: true }]])).toEqual({ other: true });
  expect(changed(view, [])).toBe(view);
});
