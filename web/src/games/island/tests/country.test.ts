import { beforeEach, describe, expect, it } from "vitest";
import { render } from "@testing-library/svelte";
import { countries } from "../../../generated/island-countries";
import { language, tIn } from "../../../lib/i18n.svelte";
import { frameOf, sameBoard } from "../country/frame";
import Signs from "../country/Signs.svelte";
import "../country/maps";
import { sheetOf } from "../country/sheet";
import { charterSigns, townNames, widthOf } from "../country/signs";
import { strokesOf } from "../country/strokes";
import { Bent } from "../country/bent";
import { charterWithPlace, siteInWords } from "../country/words";
import { builtWhere, pieceInWords, spotInWords } from "../describe";
import { drawingOf } from "../drawing";
import * as g from "../geometry";
import { nearest, spotsFor, walk, type Spot } from "../spots";
import { pictured } from "../pictures";
import type { Decision, Layout, View } from "../types";
import "../register";

const MAPS = [
  ["Corsica", countries.corsica, 74, 98],
  ["New York", countries.new_york, 85, 112],
] as const;

/** The same land under another name: nobody has drawn it. */
const undrawn = (board: Layout): Layout => {
  const copy = structuredClone(board);
  if (copy.country) copy.country.id = "elsewhere";
  return copy;
};
const cornersOf = (board: Layout) => [...new Set(board.hexes.flatMap(g.cornersOf))];
const sidesOf = (board: Layout) => [
  ...new Set(board.hexes.flatMap((hex) => g.DIRECTIONS.map((to) => g.side(hex, to)))),
];
const far = (a: g.Point, b: g.Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(MAPS)("the drawing of %s", (_, board, corners, sides) => {
  const drawing = drawingOf(board);

  it("has a place for each corner and side, near where the lattice has it", () => {
    expect(drawing.bent).toBe(true);
    expect([cornersOf(board).length, sidesOf(board).length]).toEqual([corners, sides]);
    for (const at of cornersOf(board))
      expect(far(drawing.corner(at), g.cornerPoint(at)), at).toBeLessThan(120);
    for (const at of sidesOf(board)) {
      const [a, b] = g.ends(at).map(drawing.corner) as [g.Point, g.Point];
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      expect(far(drawing.side(at), middle), at).toBeLessThan(14);
    }
  });

  it("keeps corners apart, so that a press finds one", () => {
    const places = cornersOf(board).map(drawing.corner);
    const least = Math.min(...places.flatMap((a, n) => places.slice(n + 1).map((b) => far(a, b))));
    expect(least).toBeGreaterThan(70);
  });

  it("shows all of the land and its charters", () => {
    const box = frameOf(board);
    for (const { x, y } of [...cornersOf(board).map(drawing.corner), ...charterSigns(board)]) {
      expect(x).toBeGreaterThan(box.x + 34);
      expect(x).toBeLessThan(box.x + box.width - 34);
      expect(y).toBeGreaterThan(box.y + 42);
      expect(y).toBeLessThan(box.y + box.height - 42);
    }
  });

  it("puts each charter outside the land", () => {
    const signs = charterSigns(board);
    expect(signs).toHaveLength(9);
    for (const sign of signs) {
      expect(sign.sides.length).toBe(sign.trade === "3:1" ? 2 : 1);
      for (const hex of board.hexes) expect(far(sign, drawing.hex(hex))).toBeGreaterThan(120);
    }
  });

  it("writes each name where no other name, town or chip is", () => {
    const names = townNames(board).map(({ x, y, anchor, lines }) => {
      const width = Math.max(...lines.map(widthOf));
      const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
      return { left, right: left + width, top: y - 16, bottom: y + 20 * (lines.length - 1) };
    });
    expect(names).toHaveLength(board.country?.towns.length ?? 0);
    names.forEach((one, n) => {
      for (const other of names.slice(n + 1))
        expect(
          one.right < other.left ||
            other.right < one.left ||
            one.bottom < other.top ||
            other.bottom < one.top,
          `${n}`,
        ).toBe(true);
      for (const at of board.country?.crossings ?? []) {
        const { x, y } = drawing.corner(at);
        const over = x > one.left && x < one.right && y > one.top && y < one.bottom;
        expect(over, at).toBe(false);
      }
    });
  });

  it("keeps what stands on the land off the numbers and the names", () => {
    if (!(drawing instanceof Bent)) throw new Error("it is bent");
    const strokes = strokesOf(board, drawing);
    expect([...strokes.values()].every((some) => some.length > 1)).toBe(true);
    for (const tile of board.hexes) {
      if (tile.terrain === "mountains" || tile.terrain === "hills") continue;
      const { x, y } = drawing.hex(tile);
      for (const stroke of strokes.get(g.hexName(tile)) ?? [])
        expect(far({ x: stroke.x, y: stroke.y - 12 }, { x, y: y + 18 })).toBeGreaterThan(30);
    }
  });
});

describe("a map without a drawing", () => {
  it("lies on the lattice, whether its name or its land is another", () => {
    const named = undrawn(countries.corsica);
    const smaller = structuredClone(countries.corsica);
    smaller.hexes.pop();
    for (const board of [named, smaller]) {
      expect(sheetOf(board)).toBeUndefined();
      expect(drawingOf(board).corner("0,0,N")).toEqual(g.cornerPoint("0,0,N"));
    }
    expect(charterSigns(named)).toHaveLength(9);
    expect(townNames(named)).toHaveLength(21);
  });

  it("has room for its charters too", () => {
    const board = undrawn(countries.new_york);
    const box = frameOf(board);
    for (const { x, y } of charterSigns(board)) {
      expect(x - 34).toBeGreaterThan(box.x);
      expect(y + 46).toBeLessThan(box.y + box.height);
    }
  });

  it("is drawn bent where only its numbers were corrected", () => {
    const board = structuredClone(countries.corsica);
    for (const tile of board.hexes) [tile.number, tile.terrain] = [4, "forest"];
    expect(drawingOf(board).bent).toBe(true);
  });
});

const view = (board: Layout): View => ({ ...pictured(board, []), robber: null });
const towns = (board: Layout): Decision[] =>
  (board.country?.towns ?? []).map(({ at }) => ({ do: "build_settlement", at }));
const roads = (board: Layout): Decision[] =>
  (board.country?.roads ?? []).map(({ at }) => ({ do: "build_road", at }));

describe("spots on a bent map", () => {
  const board = countries.new_york;
  const drawing = drawingOf(board);
  const turn = (what: "settlement" | "road") =>
    spotsFor(view(board), [...towns(board), ...roads(board)], { is: "build", what });

  it("lie where the drawing has them", () => {
    for (const spot of turn("settlement")) expect(spot).toMatchObject(drawing.corner(spot.at));
    for (const spot of turn("road")) expect(spot).toMatchObject(drawing.side(spot.at));
    const robber = spotsFor(
      { ...view(board), phase: { is: "moving_robber" } },
      board.hexes.map((hex): Decision => ({ do: "move_robber", to: g.hexName(hex) })),
      { is: "none" },
    );
    for (const spot of robber) expect(spot).toMatchObject(drawing.hex(g.parseHex(spot.at)));
  });

  it("are found by a press on them, and by no other", () => {
    const spots = turn("road");
    for (const spot of spots) expect(nearest(spots, spot, 40)?.key).toBe(spot.key);
  });

  it("are all reached with arrow keys", () => {
    const spots = turn("settlement");
    const reached = new Set<string>();
    const open: Spot[] = spots.slice(0, 1);
    for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
      reached.add(spot.key);
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const to = walk(spots, spot, arrow);
        if (!reached.has(to.key)) open.push(to);
      }
    }
    expect(reached.size).toBe(spots.length);
  });
});

describe("places of a country in words", () => {
  const board = countries.corsica;
  const at = (town: string) => {
    const found = board.country?.towns.find(({ name }) => name === town)?.at;
    if (found === undefined) throw new Error(`no town ${town}`);
    return found;
  };
  const spot = (piece: "settlement" | "city", town: string): Spot => {
    const [found] = spotsFor(view(board), [{ do: `build_${piece}`, at: at(town) }], {
      is: "build",
      what: piece,
    });
    if (found === undefined) throw new Error("it can be built");
    return found;
  };
  const people = { names: ["Mira", "Jonas"], me: 1 };
  beforeEach(() => void (language.current = "en"));

  it("call a town by its name", () => {
    expect(spotInWords(board, spot("settlement", "Ajaccio"))).toBe(
      "Ajaccio: free town between pasture four, mountains eight and the edge of the map",
    );
    expect(spotInWords(board, spot("city", "Corte"))).toMatch(/^Corte: your settlement between /);
    expect(pieceInWords(board, "settlement", at("Bastia"), people, 0)).toMatch(
      /^Bastia: settlement of Mira between /,
    );
    expect(builtWhere(board, "settlement", at("Bastia"))).toBe("in Bastia");
    language.current = "de";
    expect(builtWhere(board, "city", at("Bastia"))).toBe("in Bastia");
    expect(spotInWords(board, spot("settlement", "Ajaccio"))).toMatch(/^Ajaccio: freier Ort /);
  });

  it("say which road leads to a charter, and by which town it lies", () => {
    const [sign] = charterSigns(board).filter(({ trade }) => trade === "wool");
    const side = sign?.sides[0] ?? "";
    expect(builtWhere(board, "road", side)).toMatch(/, charter 2:1 wool$/);
    expect(charterWithPlace(board, "wool", [side])).toMatch(
      /^charter, two wool to one; red road: \w+ row, /,
    );
    const beside = board.country?.roads.find((road) => g.ends(road.at).includes(at("Vico")));
    expect(builtWhere(board, "road", beside?.at ?? "")).toMatch(/, by Vico/);
    expect(pieceInWords(board, "road", beside?.at ?? "", people, 1)).toMatch(/, by Vico/);
  });

  it.each(["en", "de"] as const)("are one of a kind, in %s", (words) => {
    language.current = words;
    for (const map of Object.values(countries)) {
      const all = [
        ...(map.country?.towns ?? []).map((town) => siteInWords(map, town.at, "town")),
        ...charterSigns(map).map(({ trade, sides }) => charterWithPlace(map, trade, sides)),
        ...spotsFor(view(map), roads(map), { is: "build", what: "road" }).map((one) =>
          spotInWords(map, one),
        ),
      ];
      expect(new Set(all).size).toBe(all.length);
      for (const one of all) expect(one).not.toMatch(/island-|undefined/);
    }
  });
});

describe("what lies on the crossings", () => {
  const board = countries.corsica;
  const crossings = board.country?.crossings ?? [];
  const shown = (props: { chips: string[]; settled: boolean }) => {
    const { container } = render(Signs, { board, ...props });
    return (symbol: string) => container.querySelectorAll(`use[href="#${symbol}"]`).length;
  };

  it("is a chip while it has not been taken", () => {
    const count = shown({ chips: crossings.slice(2), settled: false });
    expect([count("chip-victory"), count("crossing"), count("town")]).toEqual([9, 2, 21]);
  });

  it("is a town with many at the table", () => {
    const count = shown({ chips: [], settled: true });
    expect([count("chip-victory"), count("crossing"), count("town")]).toEqual([0, 0, 32]);
    expect(tIn("de", "island-site-town", { where: "x" })).toContain("Ort ohne Namen");
  });
});

it("keeps a board that has not changed", () => {
  const board = countries.corsica;
  expect(sameBoard(board, structuredClone(board))).toBe(board);
  expect(sameBoard(board, countries.new_york)).toBe(countries.new_york);
  expect(sameBoard(null, board)).toBe(board);
});
