// The Enchanted Land at the table: mist and dragons, fights in words, and what is pressed.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import island from "..";
import { charts } from "../../../generated/island-charts";
import { language, LANGUAGES } from "../../../lib/i18n.svelte";
import { enchantedLand, lairs, odds } from "../enchanted/dragons";
import { scrolls } from "../enchanted/mist";
import * as g from "../geometry";
import { flightsOf } from "../motion";
import { onTurn } from "../seats";
import { pointsOf } from "../statistics";
import type { Decision } from "../types";
import { ENCHANTED_SCENES, MET } from "./enchanted-scenes";

const aside = createRawSnippet(() => ({ render: () => "<div>log</div>" }));

function open(name: string) {
  const table = ENCHANTED_SCENES[name]?.();
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
  return { table, container, click, asked, decided };
}

beforeEach(() => void (language.current = "en"));
afterEach(cleanup);

describe.each([3, 4] as const)("the enchanted island for %s", (players) => {
  const board = charts.enchanted[players];

  it("has a dragon on each corner inside it, as the book counts them", () => {
    expect(enchantedLand(board)).toHaveLength(16);
    expect(lairs(board)).toHaveLength(19);
    const all = board.chart?.enchanted?.dragons.reduce((sum, n) => sum + n, 0);
    expect(all).toBe(19);
  });

  it("is said to be a reconstruction", () => {
    expect(board.chart?.reconstructed).toBe(true);
  });

  it("lies in the same mist every time, which covers no number at sea", () => {
    const land = enchantedLand(board);
    expect(scrolls(board, land)).toEqual(scrolls(board, land));
    expect(scrolls(board, land).length).toBeGreaterThan(8);
    expect(scrolls(board, land).length).toBeLessThan(30);
  });
});

describe("a knight beside a dragon", () => {
  it("knows how many flags it could beat, and what it would do to a known one", () => {
    const { view } = open("enchanted-turn").table;
    // Six plain flags and five with two points fall to a strong knight.
    expect(odds(view, MET)).toEqual({ flag: undefined, falls: 11, all: 17 });
    expect(odds(view, "0,0,N")).toBeUndefined();
  });

  it("is told what it meets, and fights", async () => {
    const { click, asked, decided } = open("enchanted-turn");
    await click(`[data-spot="knight ${MET}"]`);
    expect(asked()).toBe(
      "What does this knight do? Nobody has seen the flag of the dragon here: 11 of 17 fall to this knight.",
    );
    await click("[data-option=fight]");
    expect(decided()).toEqual({ do: "fight_dragon", at: MET });
  });

  it("is told whether it beats a dragon that was seen", async () => {
    const { container, click, asked } = open("enchanted-known");
    const knight = container.querySelector("[data-spot^='knight']")?.getAttribute("data-spot");
    await click(`[data-spot="${knight}"]`);
    expect(asked()).toBe(
      "What does this knight do? The dragon here has a flag with two points: this knight beats it.",
    );
  });

  it("walks on the island", async () => {
    const { click, decided, container } = open("enchanted-turn");
    await click(`[data-spot="knight ${MET}"]`, "[data-option=move]");
    const [first] = container.querySelectorAll("[data-spot]");
    if (first) await fireEvent.click(first);
    expect(decided()).toMatchObject({ do: "move_knight", from: MET });
  });
});

describe("the table", () => {
  const shown = Object.keys(ENCHANTED_SCENES).flatMap((name) =>
    LANGUAGES.map((to) => [name, to] as const),
  );
  it.each(shown)("shows %s (%s)", (name, to) => {
    language.current = to;
    const { container } = open(name);
    expect(container.innerHTML).not.toMatch(/undefined|NaN/);
    expect(container.textContent).not.toMatch(/(island|sea|knights|enchanted)-[a-z]|\{|\$/);
  });

  it("shows dragons face down, and the flag of one that was seen", () => {
    const { container } = open("enchanted-turn");
    const symbols = (name: string) => container.querySelectorAll(`use[href="#${name}"]`).length;
    expect(container.querySelectorAll("[data-dragon]")).toHaveLength(18);
    expect(symbols("dragon-back")).toBe(17);
    expect(
      container.querySelector('[aria-label^="dragon whose flag has two points"]'),
    ).not.toBeNull();
    expect(symbols("mist")).toBeGreaterThan(8);
  });

  it("counts dragons at the seats and among the points", () => {
    const { container, table } = open("enchanted-turn");
    expect(container.querySelector('[data-fact="dragons-1"]')?.getAttribute("title")).toBe(
      "1 of 6 dragons beaten",
    );
    expect(pointsOf(table.view, 0).more["dragons"]).toBe(2);
    const beaten = table.log.at(-1);
    const flights = beaten ? flightsOf(table.view, beaten) : [];
    expect(flights).toContainEqual(expect.objectContaining({ icon: "dragon-1", to: 0 }));
  });

  it("lets whoever drives a knight off say where it goes", async () => {
    const { asked, decided, container, table } = open("enchanted-banishing");
    expect(asked()).toMatch(/^You have driven off Mira’s knight/);
    expect(onTurn(table.view)).toBe(0);
    const [first] = container.querySelectorAll("[data-spot]");
    if (first) await fireEvent.click(first);
    expect(decided()).toMatchObject({ do: "place_displaced" });
  });

  it("names the board, that it is a reconstruction, and what its flags mean", async () => {
    const { container } = open("enchanted-turn");
    const plate = [...container.querySelectorAll("button")].find((one) =>
      one.textContent?.includes("Enchanted Land"),
    );
    expect(plate?.textContent).toContain("A reconstruction");
    if (plate) await fireEvent.click(plate);
    expect(document.body.textContent).toContain("The printed map was not at hand");
    expect(document.body.textContent).toContain("only a mighty knight (6 not seen yet)");
  });
});

it("draws every corner of the island within its frame", () => {
  const box = g.frame(charts.enchanted[4]);
  for (const at of lairs(charts.enchanted[4])) {
    const { x, y } = g.cornerPoint(at);
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
});
