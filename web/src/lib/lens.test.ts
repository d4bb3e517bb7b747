import { describe, expect, it } from "vitest";
import { Lens, middle, type Point } from "./lens.svelte";

const BOARD = { x: -500, y: -400, width: 1000, height: 800 };
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

function lens(width: number, height: number, margin = NONE): Lens {
  const made = new Lens(
    () => BOARD,
    () => margin,
  );
  made.size = { width, height };
  return made;
}

describe("the lens", () => {
  it("shows the whole board in the middle, with its margin", () => {
    const wide = lens(1000, 400, { ...NONE, left: 200 });
    expect(wide.near).toBe(false);
    expect(wide.scale).toBe(0.5);
    const { x, y } = wide.toPixels({ x: 0, y: 0 });
    expect([x, y]).toEqual([600, 200]);
  });

  it("keeps the point under the fingers where it is", () => {
    const made = lens(500, 400);
    const at = { x: 120, y: 300 };
    const before = made.toBoard(at);
    made.zoom(3, at);
    expect(made.near).toBe(true);
    const after = made.toBoard(at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("shows all of some places from between them, or with the whole board", () => {
    const made = lens(500, 400);
    made.zoom(2);
    made.move(-10_000, -10_000);
    made.showAll([
      { x: -100, y: 0 },
      { x: 50, y: 20 },
    ]);
    expect(made.near).toBe(true);
    expect([middle(made.view).x, middle(made.view).y].map(Math.round)).toEqual([-25, 10]);
    // What is in view already moves nothing.
    made.showAll([{ x: 0, y: 50 }]);
    expect(Math.round(middle(made.view).x)).toBe(-25);
    made.showAll([
      { x: -450, y: 0 },
      { x: 450, y: 0 },
    ]);
    expect(made.near).toBe(false);
  });

  it("never leaves the board, and never goes farther than the whole", () => {
    const made = lens(500, 400);
    made.zoom(2);
    made.move(-10_000, -10_000);
    expect(made.view.x + made.view.width).toBeCloseTo(500);
    expect(made.view.y + made.view.height).toBeCloseTo(400);
    // What was dragged in vain need not be dragged back.
    made.move(50, 0);
    expect(made.view.x + made.view.width).toBeCloseTo(450);
    made.zoom(0.01);
    expect(made.near).toBe(false);
    expect(made.view).toEqual(BOARD);
  });

  it("begins near where a tile would be too small, and only there", () => {
    const phone = lens(250, 200);
    phone.begin(173, 60, []);
    expect(173 * phone.scale).toBeCloseTo(100);
    const table = lens(1000, 800);
    table.begin(173, 60, []);
    expect(table.near).toBe(false);
  });

  it("begins where most places are", () => {
    const places: Point[] = [
      { x: 380, y: 300 },
      { x: 420, y: 320 },
      { x: 300, y: 250 },
      { x: -450, y: -300 },
    ];
    const phone = lens(250, 200);
    phone.begin(173, 60, places);
    expect(places.map((place) => phone.sees(place))).toEqual([true, true, true, false]);
    expect([...phone.beyond(places)].map(([edge, some]) => [edge, some.length])).toEqual([
      ["left", 1],
    ]);
  });

  it("follows places only where most of them are out of view", () => {
    const phone = lens(250, 200);
    phone.begin(173, 60, [{ x: -450, y: -350 }]);
    const before = phone.viewBox;
    phone.follow([{ x: -440, y: -340 }]);
    expect(phone.viewBox).toBe(before);
    phone.follow([{ x: 400, y: 300 }]);
    expect(phone.sees({ x: 400, y: 300 })).toBe(true);
  });

  it("brings a place into view that the keyboard goes to", () => {
    const phone = lens(250, 200);
    phone.begin(173, 60, []);
    expect(phone.sees({ x: 430, y: 350 })).toBe(false);
    phone.reveal({ x: 430, y: 350 });
    expect(phone.sees({ x: 430, y: 350 })).toBe(true);
  });

  it("brings a place above what covers the lower edge", () => {
    const phone = lens(250, 400);
    phone.begin(173, 60, []);
    expect(phone.near).toBe(true);
    const place = phone.toBoard({ x: 125, y: 350 });
    phone.reveal(place);
    expect(phone.toPixels(place).y).toBeGreaterThan(300);
    phone.covered = 100;
    phone.reveal(place);
    expect(phone.toPixels(place).y).toBeLessThan(300);
    expect(phone.sees(place)).toBe(true);
  });

  it("knows the middle of a box", () => {
    expect(middle(BOARD)).toEqual({ x: 0, y: 0 });
  });
});
