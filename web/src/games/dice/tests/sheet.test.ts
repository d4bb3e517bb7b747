// The two sheets as they are drawn.

import { describe, expect, it } from "vitest";
import { chartOf, jokerOf, outline } from "../sheet";
import { isArrow, nearest, walk } from "../../shared/walk";

describe.each(["basic", "plus"] as const)("the %s sheet", (id) => {
  const chart = chartOf(id);

  it("has every thing once, each at a place of its own", () => {
    expect(new Set(chart.spots.map((spot) => spot.id)).size).toBe(chart.spots.length);
    for (const one of chart.spots)
      for (const other of chart.spots)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
  });

  it("lays roads along the sides of hexes", () => {
    for (const spot of chart.spots.filter(({ piece }) => piece === "road"))
      expect([-60, 0, 60].some((angle) => Math.abs(spot.angle - angle) < 0.5)).toBe(true);
  });

  it("has one coast of eighteen sides, each as long as a hex's", () => {
    const corners = outline(chart.sheet);
    expect(corners).toHaveLength(18);
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(100, 0);
    });
  });

  it("lets the arrow keys reach everything", () => {
    const reached = new Set([chart.spots[0]]);
    for (let grown = true; grown;) {
      grown = false;
      for (const spot of [...reached])
        for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
          if (spot === undefined) continue;
          const next = walk(chart.spots, spot, arrow);
          if (!reached.has(next)) grown = true;
          reached.add(next);
        }
    }
    expect(reached.size).toBe(chart.spots.length);
  });
});

it("counts what the rules count", () => {
  const points = (id: "basic" | "plus") =>
    chartOf(id).spots.reduce((sum, spot) => sum + spot.points, 0);
  expect(points("basic")).toBe(145);
  expect(points("plus")).toBe(15);
});

it("names a pair's joker by its first knight", () => {
  expect(jokerOf(chartOf("plus"), "k7")).toBe("k6");
  expect(jokerOf(chartOf("plus"), "k9")).toBe("k8");
  expect(jokerOf(chartOf("basic"), "k3")).toBe("k3");
});

it("finds what a press meant", () => {
  const { spots } = chartOf("basic");
  const road = spots.find(({ id }) => id === "r3");
  if (!road) throw new Error("no road");
  expect(nearest(spots, { x: road.x + 5, y: road.y - 4 }, 20)?.id).toBe("r3");
  expect(nearest(spots, { x: 2000, y: 0 }, 20)).toBeUndefined();
  expect(isArrow("Enter")).toBe(false);
});
