// Where an analysis shows what was played and what was better.

import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import island from "..";
import { language } from "../../../lib/i18n.svelte";
import type { Compared } from "../../../lib/table";
import { placesOf, spotsOfDecision } from "../compared";
import { frame } from "../geometry";
import type { Decision } from "../types";
import { fixture } from "./fixtures";
import { KNIGHT_CHOICES } from "./knights-samples";
import { SEA_CHOICES } from "./sea-samples";

const { view } = fixture("turn");
const box = view.board === null ? { x: 0, y: 0, width: 0, height: 0 } : frame(view.board);
const at = (decision: Decision) =>
  spotsOfDecision(decision, view).map((spot) => `${spot.kind} ${spot.at}`);

const played = (decision: Decision): Compared => ({
  decision,
  seat: 0,
  good: false,
  done: true,
  value: "31 %",
});
const better = (decision: Decision): Compared => ({
  decision,
  seat: 0,
  good: true,
  done: false,
  value: "38 %",
});
const places = (...compared: Compared[]) => placesOf(compared, view, box);

describe("the places of a decision", () => {
  it("are those by which it is chosen at the table", () => {
    expect(at({ do: "build_settlement", at: "0,0,N" })).toEqual(["corner 0,0,N"]);
    expect(at({ do: "build_city", at: "0,0,S" })).toEqual(["corner 0,0,S"]);
    expect(at({ do: "build_road", at: "0,0,E" })).toEqual(["side 0,0,E"]);
    expect(at({ do: "move_robber", to: "1,-1" })).toEqual(["hex 1,-1"]);
  });

  it("are those of expansions, too, in the order in which they are chosen", () => {
    expect(at(SEA_CHOICES.build_ship)).toEqual(["side 0,0,E"]);
    expect(at(SEA_CHOICES.move_ship)).toEqual(["side 0,0,E", "side 2,0,E"]);
    expect(at(SEA_CHOICES.move_pirate)).toEqual(["hex 3,0"]);
    const { at: corner } = KNIGHT_CHOICES.build_knight;
    expect(at(KNIGHT_CHOICES.build_knight)).toEqual([`corner ${corner}`]);
    const { from, to } = KNIGHT_CHOICES.move_knight;
    expect(at(KNIGHT_CHOICES.move_knight)).toEqual([`corner ${from}`, `corner ${to}`]);
  });

  it("are none where it is about no place", () => {
    expect(at({ do: "end_turn" })).toEqual([]);
    expect(at({ do: "buy_card" })).toEqual([]);
    expect(at({ do: "rob", victim: 1 })).toEqual([]);
    expect(at(KNIGHT_CHOICES.improve_city)).toEqual([]);
  });
});

describe("what is compared", () => {
  it("has each at its place, with what it was worth", () => {
    const road = played({ do: "build_road", at: "0,0,E" });
    const settlement = better({ do: "build_settlement", at: "0,0,N" });
    const found = places(road, settlement);
    expect(found.map(({ good, spot, value }) => [good, spot.at, value])).toEqual([
      [false, "0,0,E", "31 %"],
      [true, "0,0,N", "38 %"],
    ]);
    expect(places(played({ do: "end_turn" }), settlement).map(({ good }) => good)).toEqual([true]);
    expect(places(played({ do: "end_turn" }), better({ do: "buy_card" }))).toEqual([]);
  });

  it("leaves out a place that tells nothing, for both have it", () => {
    const found = places(
      played({ do: "move_ship", from: "0,0,E", to: "2,0,E" }),
      better({ do: "move_ship", from: "0,0,E", to: "1,0,E" }),
    );
    expect(found.map(({ spot }) => spot.at)).toEqual(["2,0,E", "1,0,E"]);
  });

  it("keeps the two labels apart, and within the picture", () => {
    const corners = view.board?.hexes.map(({ q, r }) => `${q},${r},N`) ?? [];
    expect(corners.length).toBeGreaterThan(10);
    for (const one of corners)
      for (const other of corners) {
        if (one === other) continue;
        const found = places(
          played({ do: "build_settlement", at: one }),
          better({ do: "build_settlement", at: other }),
        );
        const [first, second] = found.map(({ label }) => label);
        if (!first || !second) throw new Error("both have a label");
        const apart = Math.abs(first.x - second.x) > 124 || Math.abs(first.y - second.y) > 42;
        expect(apart, `${one} and ${other}`).toBe(true);
        for (const { x, y } of [first, second]) {
          expect(x).toBeGreaterThan(box.x);
          expect(y).toBeGreaterThan(box.y);
          expect(x).toBeLessThan(box.x + box.width);
          expect(y).toBeLessThan(box.y + box.height);
        }
      }
  });
});

describe("the table", () => {
  const aside = createRawSnippet(() => ({ render: () => "<div>log</div>" }));
  const actions = { decide: () => {}, undo: () => {}, dismissWhyNot: () => {} };
  beforeEach(() => void (language.current = "en"));
  afterEach(cleanup);

  it("draws both, and says what the rings mean", () => {
    const compared = [
      played({ do: "build_road", at: "0,0,E" }),
      better({ do: "build_settlement", at: "0,0,N" }),
    ];
    const table = { ...fixture("turn"), compared };
    const { container } = render(island.Table, { table, actions, aside });
    const marks = container.querySelectorAll(".compared");
    expect([...marks].map((mark) => mark.textContent?.trim())).toEqual(["31 %", "38 %"]);
    // The road lies there; the settlement is only thought of.
    expect([...marks].map((mark) => mark.querySelector("use")?.getAttribute("href"))).toEqual([
      undefined,
      "#piece-settlement",
    ]);
    expect(container.querySelector("ul.key")?.textContent).toBe("played better");
  });

  it("draws nothing where nothing is about a place", () => {
    const compared = [played({ do: "end_turn" }), better({ do: "buy_card" })];
    const table = { ...fixture("turn"), compared };
    const { container } = render(island.Table, { table, actions, aside });
    expect(container.querySelector(".compared, ul.key")).toBeNull();
  });
});
