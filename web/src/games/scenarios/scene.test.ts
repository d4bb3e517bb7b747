import { expect, it } from "vitest";
import type { Setup } from "../../generated/island";
import { sceneOf } from "./scene";

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
});
