import { describe, expect, it } from "vitest";
import { coast, seeded, smooth } from "../coast";
import * as g from "../geometry";
import { nearest, spotsFor, walk } from "../spots";
import { fixture } from "./fixtures";

const base = fixture("turn").view.board;
const six = fixture("six-turn").view.board;
if (!base || !six) throw new Error("the fixtures have boards");

describe("names", () => {
  it("gives every corner and side one name", () => {
    // The table of rules/boards/README.md.
    expect(g.canonicalCorner("0,0,NE")).toBe("1,-1,S");
    expect(g.canonicalCorner("0,0,NW")).toBe("0,-1,S");
    expect(g.canonicalCorner("0,0,SE")).toBe("0,1,N");
    expect(g.canonicalCorner("0,0,SW")).toBe("-1,1,N");
    expect(g.canonicalSide("0,0,W")).toBe("-1,0,E");
    expect(g.canonicalSide("0,0,NW")).toBe("0,-1,SE");
    expect(g.canonicalSide("0,0,SW")).toBe("-1,1,NE");
  });

  it.each([
    ["19 hexes", base, 54, 72],
    ["30 hexes", six, 80, 109],
  ])("counts the corners and paths of %s (BASE-7, SIX-16)", (_, board, corners, sides) => {
    const c = new Set(board.hexes.flatMap(g.cornersOf));
    const s = new Set(board.hexes.flatMap((hex) => g.DIRECTIONS.map((d) => g.side(hex, d))));
    expect([c.size, s.size]).toEqual([corners, sides]);
  });

  it("knows every place the server names", () => {
    const { view, decisions } = fixture("turn");
    const corners = new Set(base.hexes.flatMap(g.cornersOf));
    const sides = new Set(base.hexes.flatMap((hex) => g.DIRECTIONS.map((d) => g.side(hex, d))));
    for (const seat of view.seats) {
      for (const at of [...seat.settlements, ...seat.cities]) expect(corners).toContain(at);
      for (const at of seat.roads) expect(sides).toContain(at);
    }
    for (const d of decisions) if (d.do === "build_road") expect(sides).toContain(d.at);
  });

  it("places the names of one corner at one point", () => {
    const hex = { q: 1, r: -2 };
    for (const [vertex, x, y] of [
      ["N", 0, -100],
      ["NE", 86.6, -50],
      ["SE", 86.6, 50],
      ["S", 0, 100],
      ["SW", -86.6, 50],
      ["NW", -86.6, -50],
    ] as const) {
      const at = g.cornerPoint(g.corner(hex, vertex));
      const middle = g.centre(hex);
      expect(at.x - middle.x).toBeCloseTo(x, 1);
      expect(at.y - middle.y).toBeCloseTo(y, 1);
    }
  });

  it("turns roads along their sides", () => {
    expect(g.sidePoint("0,0,E")).toMatchObject({ angle: 90 });
    expect(g.sidePoint("0,0,NE").angle).toBeCloseTo(30);
    expect(g.sidePoint("0,0,SE").angle).toBeCloseTo(-30);
  });
});

describe("coast", () => {
  it("goes round the island once", () => {
    expect(g.loops(base.hexes)).toHaveLength(1);
    expect(g.loops(base.hexes)[0]).toHaveLength(30);
    expect(g.loops(six.hexes)[0]).toHaveLength(38);
  });

  it("goes round lakes and other islands too", () => {
    const ring = g.DIRECTIONS.map((d) => g.neighbour({ q: 0, r: 0 }, d));
    expect(
      g
        .loops(ring)
        .map((loop) => loop.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
    expect(
      g.loops([
        { q: 0, r: 0 },
        { q: 5, r: 0 },
      ]),
    ).toHaveLength(2);
  });

  it("is the same for the same board, and closed", () => {
    expect(coast(base.hexes)).toBe(coast(base.hexes));
    expect(coast(base.hexes)).toMatch(/^M.*Z$/);
    expect(smooth([{ x: 0, y: 0 }])).toContain("Z");
    const [one, other] = [seeded("a"), seeded("b")];
    expect(one()).not.toBe(other());
  });

  it("puts harbours beyond their side", () => {
    const place = g.harbourPlace({ q: 0, r: 0, side: "E", type: "3:1" });
    expect(place.boat.x).toBeCloseTo(152.6, 1);
    expect(place.jetty.angle).toBeCloseTo(90);
    expect(place.corners).toEqual(["1,-1,S", "0,1,N"]);
  });

  it("frames all of it", () => {
    for (const board of [base, six]) {
      const box = g.frame(board);
      for (const harbour of board.harbours) {
        const { x, y } = g.harbourPlace(harbour).boat;
        expect(x - 40).toBeGreaterThan(box.x);
        expect(y + 36).toBeLessThan(box.y + box.height);
      }
    }
  });
});

describe("spots", () => {
  const { view, decisions } = fixture("turn");
  const roads = spotsFor(view, decisions, { is: "build", what: "road" });

  it("come from the decisions only", () => {
    expect(roads).toHaveLength(decisions.filter((d) => d.do === "build_road").length);
    expect(spotsFor(view, decisions, { is: "none" })).toEqual([]);
    expect(spotsFor(view, [], { is: "build", what: "road" })).toEqual([]);
    const robber = fixture("moving-robber");
    expect(spotsFor(robber.view, robber.decisions, { is: "none" })).toHaveLength(18);
  });

  it("are reached with arrow keys, each from some other", () => {
    const reached = new Set(
      roads.flatMap((from) =>
        (["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const).map(
          (arrow) => walk(roads, from, arrow).key,
        ),
      ),
    );
    expect(reached.size).toBe(roads.length);
  });

  it("take the nearest press", () => {
    const [spot] = roads;
    if (!spot) throw new Error("there are roads to build");
    expect(nearest(roads, { x: spot.x + 5, y: spot.y }, 40)?.key).toBe(spot.key);
    expect(nearest(roads, { x: 9999, y: 0 }, 40)).toBeNull();
  });
});
