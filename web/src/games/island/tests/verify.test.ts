// Fair games that the engine itself has played (`cargo xtask types`), one for each variant: all that
// nature brought is drawn again, and every change of it is found.

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

const files = import.meta.glob<Game | Game[]>("../fixtures/fair/*.json", {
  eager: true,
  import: "default",
});
const games: [string, Game][] = Object.entries(files).flatMap(([path, told]): [string, Game][] => {
  const name = path.replace(/^.*\/|\.json$/g, "");
  return Array.isArray(told) ? told.map((game, at) => [`${name} ${at}`, game]) : [[name, told]];
});

const outcome = (step: ReplayStep) => step.nature as Outcome | undefined;
const check = (game: Game, steps = game.steps) =>
  verify(game.fairness, steps, verifier({ setup: game.setup, start: game.start }));
const sum = (counts: Map<string, number> | undefined): number =>
  [...(counts?.values() ?? [])].reduce((all, count) => all + count, 0);

describe("games of the engine", () => {
  it.each(games)("%s follows from its secret", async (_, game) => {
    const verdict = await check(game);
    expect(verdict).toMatchObject({ sealed: true, wrong: [], unchecked: 0 });
    expect(sum(verdict?.right)).toBe(game.steps.filter((step) => outcome(step)).length);
  });

  it("have every kind of outcome", () => {
    const kinds = games.flatMap(([, game]) => game.steps.map((step) => outcome(step)?.is));
    expect([...new Set(kinds)].filter((kind) => kind !== undefined).sort()).toEqual(
      ["drawn", "laid", "robber_starts", "rolled", "starts", "stolen"].sort(),
    );
  });
});

describe("a journal that was changed", () => {
  const [, game] = games.find(([name]) => name === "variable-4") ?? [];
  if (game === undefined) throw new Error("no game");
  const other: Record<Outcome["is"], (outcome: never) => Outcome> = {
    rolled: ({ dice: [one, two] }: Extract<Outcome, { is: "rolled" }>) => ({
      is: "rolled",
      dice: [(one % 6) + 1, two],
    }),
    stolen: ({ card }: Extract<Outcome, { is: "stolen" }>) => ({
      is: "stolen",
      card: card === "ore" ? "wool" : "ore",
    }),
    drawn: ({ card }: Extract<Outcome, { is: "drawn" }>) => ({
      is: "drawn",
      card: card === "knight" ? "monopoly" : "knight",
    }),
    starts: ({ seat }: Extract<Outcome, { is: "starts" }>) => ({
      is: "starts",
      seat: (seat + 1) % 4,
    }),
    robber_starts: (same: Outcome) => same,
    laid: ({ board }: Extract<Outcome, { is: "laid" }>) => ({
      is: "laid",
      board: { ...board, hexes: [...board.hexes].reverse() },
    }),
  };

  it.each(["rolled", "stolen", "drawn", "starts", "laid"] as const)(
    "is found by what was %s",
    async (kind) => {
      const which = game.steps.filter((step) => outcome(step)?.is === kind);
      const n = which[Math.floor(which.length / 2)]?.n;
      const forged = game.steps.map((step) =>
        step.n === n ? { ...step, nature: other[kind](outcome(step) as never) } : step,
      );
      const verdict = await check(game, forged);
      expect(verdict?.wrong[0]?.n).toBe(n);
    },
  );

  it("is found where steps have changed places", async () => {
    const rolls = game.steps.filter((step) => outcome(step)?.is === "rolled");
    const shifted = game.steps.map((step) => {
      const at = rolls.indexOf(step);
      return at < 0 ? step : { ...step, nature: rolls[(at + 1) % rolls.length]?.nature };
    });
    const verdict = await check(game, shifted);
    expect(verdict?.wrong.length).toBeGreaterThan(rolls.length / 2);
  });
});
