// Fair games that the engine itself has played (`cargo xtask types`), one for each variant.

import { describe, expect, it } from "vitest";
import type { ReplayStep, Revealed } from "../../../generated/server";
import { verify } from "../../../lib/fairness/verify";
import type { Outcome, Setup, View } from "../types";
import { verifier } from "../verify";

interface Game {
  setup: Setup;
  start: View;
  steps: ReplayStep[];
  fairness: Revealed;
}

const files = import.meta.glob<Game>("../fixtures/fair/*.json", {
  eager: true,
  import: "default",
});
const games = Object.entries(files).map(([path, game]): [string, Game] => [
  path.replace(/^.*\/|\.json$/g, ""),
  game,
]);
const outcome = (step: ReplayStep) => step.nature as Outcome | undefined;
const check = (game: Game, steps = game.steps) =>
  verify(game.fairness, steps, verifier({ setup: game.setup }));

describe("games of the engine", () => {
  it.each(games)("%s follows from its secret", async (_, game) => {
    const verdict = await check(game);
    expect(verdict).toMatchObject({ sealed: true, wrong: [], unchecked: 0 });
    const drawn = [...(verdict?.right.values() ?? [])].reduce((all, count) => all + count, 0);
    expect(drawn).toBe(game.steps.filter((step) => outcome(step)).length);
    expect(drawn).toBeGreaterThan(20);
  });

  it("are one for each variant", () => {
    expect(games.map(([name]) => name).sort()).toEqual(
      ["basic-2", "basic-3", "basic-4", "plus-2", "plus-3", "plus-4", "solo"].sort(),
    );
  });
});

describe("a journal that was changed", () => {
  const [, game] = games.find(([name]) => name === "basic-3") ?? [];
  if (game === undefined) throw new Error("no game");

  it("is found by one die", async () => {
    const rolls = game.steps.filter((step) => "dice" in (outcome(step) ?? {}));
    const n = rolls[7]?.n;
    const forged = game.steps.map((step) => {
      const told = outcome(step);
      if (step.n !== n || told === undefined || !("dice" in told)) return step;
      const [first, ...rest] = told.dice;
      return { ...step, nature: { dice: [first === "ore" ? "wool" : "ore", ...rest] } };
    });
    expect((await check(game, forged))?.wrong).toEqual([{ n, kind: "dice-fair-rolls" }]);
  });

  it("is found by the lot", async () => {
    const forged = game.steps.map((step) => {
      const told = outcome(step);
      return told && "start" in told ? { ...step, nature: { start: (told.start + 1) % 3 } } : step;
    });
    expect((await check(game, forged))?.wrong[0]?.kind).toBe("dice-fair-starts");
  });

  it("is found where a roll was left out", async () => {
    const second = game.steps.find((step) =>
      step.events.some((event) => (event as { roll?: number }).roll === 1),
    );
    const forged = game.steps.filter((step) => step !== second);
    expect((await check(game, forged))?.wrong.length).toBeGreaterThan(0);
  });
});
