import { expect, it } from "vitest";
import type { Setup } from "../../generated/island";
import { charts } from "../../generated/island-charts";
import { ends } from "../island/geometry";
import { sceneOf } from "./scene";
import { voyages } from "./voyage";

const setup = (board: Setup["board"], added: Setup["with"] = {}): Setup =>
  ({ players: 4, board, with: added }) as Setup;

it("shows the map of a country, and its canal where that is played", () => {
  expect(sceneOf(setup({ kind: "country", map: "corsica" }))).toEqual({
    is: "country",
    map: "corsica",
    canal: false,
  });
  expect(sceneOf(setup({ kind: "country", map: "new_york" }, { erie: true }))).toEqual({
    is: "country",
    map: "new_york",
    canal: true,
  });
});

it("shows guilds and helpers on the island", () => {
  const variable = { kind: "beginner" } as const;
  const shown = (added: Setup["with"]) => {
    const scene = sceneOf(setup(variable, added));
    return scene.is === "island" ? scene.things.map(({ symbol }) => symbol.split("-")[0]) : [];
  };
  expect(new Set(shown({ friends: true }))).toEqual(new Set(["guild"]));
  expect(new Set(shown({ helpers: true }))).toEqual(new Set(["helper"]));
  expect(new Set(shown({ friends: true, helpers: true }))).toEqual(new Set(["guild", "helper"]));
  expect(shown({ knights: true })).toEqual(["barbarian", "knight", "metropolis"]);
});

it("shows the sea of a board with ships, and ships between its islands", () => {
  expect(sceneOf(setup({ kind: "sea", chart: "archipelago" }))).toEqual({
    is: "sea",
    chart: "archipelago",
    players: 4,
  });
  for (const sizes of Object.values(charts))
    for (const board of Object.values(sizes)) {
      const sailed = voyages(board);
      expect(sailed.length, board.chart?.id).toBeGreaterThan(0);
      for (const { from, ships } of sailed) {
        expect(ends(ships[0] ?? "")).toContain(from);
        for (const [at, ship] of ships.entries())
          if (at > 0)
            expect(ends(ship).some((end) => ends(ships[at - 1] ?? "").includes(end))).toBe(true);
      }
    }
});
