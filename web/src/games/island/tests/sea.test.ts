// Ships at the table: the sea as it is drawn, its words, and what is pressed.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import island from "..";
import { charts } from "../../../generated/island-charts";
import { language, LANGUAGES } from "../../../lib/i18n.svelte";
import { frameOf } from "../country/frame";
import { builtWhere, spotInWords } from "../describe";
import * as g from "../geometry";
import { partsOf } from "../parts";
import { hexPlace, sidePlace } from "../places";
import { question } from "../question";
import { spotsOf } from "../question-spots";
import { heart, islandsOf, openPaths, pathAt, pirateAt } from "../sea/waters";
import { figuresOf, pointsOf } from "../statistics";
import type { Decision, Layout } from "../types";
import { SEA_SCENES, seaPaths, seaScene } from "./sea-scenes";

const BOARDS = Object.values(charts).flatMap((sizes) =>
  (Object.values(sizes) as Layout[]).map((board): [string, Layout] => [
    board.chart?.id ?? "",
    board,
  ]),
);
const aside = createRawSnippet(() => ({ render: () => "<div>log</div>" }));

function open(name: string) {
  const table = SEA_SCENES[name]?.();
  if (table === undefined) throw new Error(`no scene ${name}`);
  const actions = { decide: vi.fn<(d: unknown) => void>(), undo: vi.fn(), dismissWhyNot: vi.fn() };
  const { container } = render(island.Table, { table, actions, aside });
  const click = async (...selectors: string[]) => {
    for (const selector of selectors) {
      const found = container.querySelector(selector);
      if (found === null) throw new Error(`there is no ${selector}`);
      await fireEvent.click(found);
    }
  };
  const asked = () => container.querySelector(".ask p")?.textContent?.trim();
  const decided = () => actions.decide.mock.lastCall?.[0] as Decision | undefined;
  const spots = () =>
    [...container.querySelectorAll("[data-spot]")].map((one) => one.getAttribute("data-spot"));
  return { table, container, click, asked, decided, spots };
}

beforeEach(() => void (language.current = "en"));
afterEach(cleanup);

describe.each(BOARDS)("the sea of %s", (_, board) => {
  it("has a path wherever two hexes meet in the water, and none on its rim", () => {
    const all = new Set([...board.hexes, ...g.seaOf(board)].map(g.hexName));
    for (const at of openPaths(board)) {
      expect(pathAt(board, at)).toBe("sea");
      for (const hex of g.hexesAtSide(at)) expect(all.has(hex)).toBe(true);
    }
    const coasts = seaPaths(board).filter((at) => pathAt(board, at) === "coast");
    expect(openPaths(board).length + coasts.length).toBe(seaPaths(board).length);
  });

  it("is shown to its rim", () => {
    const box = frameOf(board);
    for (const { x, y } of g.seaOf(board).flatMap(g.cornersOf).map(g.cornerPoint)) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });

  it.each(LANGUAGES)("gives every path and every hex a name of its own (%s)", (words) => {
    language.current = words;
    const paths = seaPaths(board).map((at) => sidePlace(board, at));
    const hexes = g.seaOf(board).map((hex) => hexPlace(board, g.hexName(hex)));
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(hexes).size).toBe(hexes.length);
    expect([...paths, ...hexes]).not.toContain("");
  });

  it("keeps the pirate off the boats of harbours, and within its hex", () => {
    for (const hex of board.chart?.sea ?? []) {
      const at = pirateAt(board, hex);
      const middle = g.centre(g.parseHex(hex));
      expect(Math.hypot(at.x - middle.x, at.y - middle.y)).toBeLessThan(50);
      for (const { boat } of board.harbours.map(g.harbourPlace))
        expect(Math.hypot(at.x - boat.x, at.y - boat.y)).toBeGreaterThan(34);
    }
  });

  it("has the coin of an island on one of its hexes", () => {
    for (const hexes of islandsOf(board)) expect(hexes).toContain(heart(hexes));
  });
});

describe("words", () => {
  const board = charts.two_islands[4];

  it("say where a ship lies", () => {
    const [open = ""] = openPaths(board);
    expect(builtWhere(board, "ship", open)).toBe("out at sea");
    expect(builtWhere(board, "ship", "1,0,SE")).toBe("between mountains 10 and the sea");
    language.current = "de";
    expect(builtWhere(board, "ship", open)).toBe("auf offener See");
  });

  it("tell the places of a ship, a road and a pirate apart", () => {
    const { view, decisions } = seaScene({
      phase: { is: "founding_road", seat: 0, at: "1,0,S" },
      decisions: [
        { do: "build_road", at: "1,0,SE" },
        { do: "build_ship", at: "1,0,SE" },
        { do: "build_ship", at: "0,1,E" },
        { do: "build_road", at: "1,0,E" },
      ],
    });
    const [lay] = partsOf(view).flatMap((part) => part.asks ?? []);
    const asked = lay && question(lay, decisions, []);
    const spots = asked ? spotsOf(asked, view) : [];
    expect(spots.map(({ piece }) => piece)).toEqual(["path", "ship", "road"]);
    expect(spots.map((spot) => spotInWords(board, spot).split(":")[0])).toEqual([
      "place for a road or a ship",
      "place for a ship",
      "free path between mountains ten and the sea; fifth row, sixth hex, right side",
    ]);
  });
});

describe("the table", () => {
  const shown = Object.keys(SEA_SCENES).flatMap((name) =>
    LANGUAGES.map((to) => [name, to] as const),
  );
  it.each(shown)("shows %s (%s)", (name, to) => {
    language.current = to;
    const { container } = open(name);
    expect(container.innerHTML).not.toMatch(/undefined|NaN/);
    expect(container.textContent).not.toMatch(/(island|sea)-[a-z]|\{|\$/);
  });

  it("builds a ship: the button shows the paths, a path is pressed", async () => {
    const { click, asked, decided, spots } = open("sea-turn");
    await click("[data-make=sea-build]");
    expect(asked()).toBe("Lay your ship: five paths are free.");
    expect(spots()).toHaveLength(5);
    await click('[data-spot="sea-build -3,1,E"]');
    expect(decided()).toEqual({ do: "build_ship", at: "-3,1,E" });
  });

  it("moves a ship: which, then where to; both can be taken back", async () => {
    const { click, asked, decided, spots } = open("sea-turn");
    await click("[data-make=sea-move]");
    expect(asked()).toMatch(/^Which ship sails\?/);
    expect(spots()).toEqual(["sea-move -3,0,SE", "sea-move -1,2,NW"]);
    await click('[data-spot="sea-move -3,0,SE"]');
    expect(asked()).toBe("Where does it sail to?");
    expect(decided()).toBeUndefined();
    await click("[data-cancel]");
    expect(spots()).toEqual([]);
    await click("[data-make=sea-move]", '[data-spot="sea-move -1,2,NW"]');
    await click('[data-spot="sea-move -2,1,SE"]');
    expect(decided()).toEqual({ do: "move_ship", from: "-1,2,NW", to: "-2,1,SE" });
  });

  it("says why no ship is built or moved", async () => {
    const { click, container } = open("sea-shut");
    await click("[data-make=sea-move]");
    expect(container.textContent).toContain("All your shipping lines are closed");
    await click("[data-make=sea-build]");
    expect(container.textContent).toContain("A ship starts at your coast");
  });

  it("asks plainly where a path could take a road or a ship", async () => {
    const { click, asked, decided } = open("sea-founding");
    expect(asked()).toBe("Lay a road or a ship at your new building.");
    await click('[data-spot="sea-lay 0,1,E"]');
    expect(decided()).toEqual({ do: "build_ship", at: "0,1,E" });
    await click('[data-spot="sea-lay 1,0,SE"]');
    expect(asked()).toBe("A road or a ship here?");
    await click("[data-option=road]");
    expect(decided()).toEqual({ do: "build_road", at: "1,0,SE" });
  });

  it("lets choose between robber and pirate before their hexes", async () => {
    const { click, asked, decided, spots } = open("sea-villain");
    expect(asked()).toBe("Do you move the robber or the pirate?");
    expect(spots()).toEqual([]);
    await click("[data-option=pirate]");
    expect(asked()).toBe("Where does the pirate go?");
    expect(spots()).toHaveLength(charts.two_islands[4].chart?.sea.length ?? 0);
    await click('[data-spot="sea-villain 4,-2"]');
    expect(decided()).toEqual({ do: "move_pirate", to: "4,-2" });
    await click("[data-option=robber]");
    expect(spots()).toHaveLength(25);
  });

  it("takes the cards of a gold field one by one", async () => {
    const { container, asked, decided } = open("sea-gold");
    expect(asked()).toBe("Gold: take two cards of your choice, one after the other.");
    const pick = container.querySelector(".pick");
    if (pick) await fireEvent.click(pick);
    expect(decided()).toEqual({ do: "take", card: "lumber" });
  });

  it("shows which islands still bring me points, and the points at a seat", () => {
    const { container, table } = open("sea-turn");
    expect(container.querySelectorAll("[data-island]")).toHaveLength(1);
    expect(container.querySelector("[data-island]")?.getAttribute("aria-label")).toMatch(
      /^an island that brings you 2 points for your first settlement: /,
    );
    expect(container.querySelector('[data-fact="islands-1"]')?.getAttribute("title")).toBe(
      "2 points for 1 new island",
    );
    expect(pointsOf(table.view, 1).more["islands"]).toBe(2);
  });

  it("counts ships built and moved", () => {
    const { table } = open("sea-turn");
    const figures = figuresOf(table.view, table.log);
    expect(figures.find(({ label }) => label === "sea-stats-built")?.seats).toEqual([0, 1, 0, 0]);
    expect(figures.find(({ label }) => label === "sea-stats-moved")?.seats).toEqual([0, 0, 1, 0]);
  });
});
