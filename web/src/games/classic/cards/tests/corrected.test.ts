// What a host has corrected is shown wherever the page tells card values, and played by in the page.

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClassicCorrections } from "../../../../generated/classic";
import type { Games } from "../../../../generated/server";
import { built, localEngine } from "../../../../lib/engine/testing";
import { cardLabel } from "../../../realm/cards/words";

const CORRECTIONS: ClassicCorrections = {
  card: [
    { id: "samsor", points: { victory: 0, trade: 0, strength: 7, tournament: 0 }, magic: 2 },
    { id: "ismai", magic: 5, proposed: true },
    { id: "wizard-ari", cost: { gold: 2, ore: 1 } },
    { id: "mercenary-camp", quarters: [[1, 2, 3, 4, 5], [1, 2, 3], [6]] },
  ],
  landscape: [{ land: "gold_field", numbers: [3] }],
  citadel: { lumber: 1, gold: 2 },
};

/** A page whose server has told what it offers. */
async function told(corrections: ClassicCorrections | undefined, online = true) {
  const words = { en: "", de: "" };
  const games: Games = {
    games: [
      {
        id: "classic",
        name: words,
        variants: [],
        bots: [],
        ...(corrections === undefined ? {} : { corrections }),
      },
    ],
    clocks: { relaxed: 1, quick: 1 },
  };
  const answer = () =>
    online ? Promise.resolve(Response.json(games)) : Promise.reject(new TypeError("no network"));
  vi.stubGlobal("fetch", vi.fn(answer));
  vi.resetModules();
  const { catalogue } = await import("../../../../lib/catalogue.svelte");
  await catalogue.loadGames();
  const { cardOf } = await import("../data.svelte");
  const { corrected } = await import("../corrected");
  const { language } = await import("../i18n");
  language.current = "en";
  return { cardOf, corrected };
}

beforeEach(() => localStorage.clear());

describe("card values of a host", () => {
  it("stand on the cards, and what is known has no mark any more", async () => {
    const { cardOf } = await told(CORRECTIONS);
    expect(cardOf("samsor")).toMatchObject({
      points: { strength: 7 },
      cost: { magic: 2 },
      proposed: false,
    });
    expect(cardOf("samsor")?.points).not.toHaveProperty("victory");
    expect(cardOf("ismai")).toMatchObject({ cost: { magic: 5 }, proposed: true });
    expect(cardOf("citadel")).toMatchObject({ cost: { lumber: 1, gold: 2 }, proposed: false });
    const camp = cardOf("mercenary-camp");
    expect(camp?.notes.map(({ key }) => key)).toContain("classic-by-host");
    expect(camp?.notes.find(({ key }) => key === "classic-quarters")?.args).toEqual({
      numbers: "1, 2, 3, 4, 5 · 1, 2, 3 · 6",
    });
    expect(cardOf("abbey")?.notes).toEqual([]);
  });

  it("are told beside the rules that name others", async () => {
    const { corrected } = await told(CORRECTIONS);
    expect(corrected("WIZ-12")).toMatch(/Citadel 1 lumber.* 2 gold/);
    expect(corrected("CLASSIC-7")).toMatch(/Gold River 3/);
    expect(corrected("WIZ-19")).toMatch(/Ari .*2 gold/);
    expect(corrected("CLASSICOPTION-3")).toMatch(/Samsor/);
    expect(corrected("WIZ-30")).toBeUndefined();
    expect(corrected("WIZ-1")).toBeUndefined();
  });

  it("are ours where the host has none, and remembered where it cannot be asked", async () => {
    const ours = await told(undefined);
    expect(ours.corrected("WIZ-12")).toBeUndefined();
    const samsor = ours.cardOf("samsor");
    expect(samsor?.proposed).toBe(true);
    expect(samsor === undefined ? "" : cardLabel(samsor)).toMatch(/proposed/);
    await told(CORRECTIONS);
    const alone = await told(undefined, false);
    expect(alone.cardOf("samsor")?.points).toEqual({ strength: 7 });
    await told(undefined);
    const again = await told(undefined, false);
    expect(again.cardOf("samsor")?.proposed).toBe(true);
  });
});

describe.runIf(built)("the engine in the page", () => {
  const setupOf = async (corrections: Record<string, unknown>): Promise<{ edition?: string }> => {
    const engine = await localEngine(corrections);
    const { setup } = await engine.ask<{ setup: { edition?: string } }>({
      do: "start",
      game: "classic",
      variant: "wizards",
      seed: 1,
    });
    return setup;
  };

  it("plays by the values of the host, and says so", async () => {
    expect((await setupOf({})).edition).toBeUndefined();
    expect((await setupOf({ classic: CORRECTIONS })).edition).toMatch(/^[0-9a-f]{8}$/);
  });

  it("does not begin with values that it does not understand", async () => {
    const wrong = { classic: { ...CORRECTIONS, card: [{ id: "nobody" }] } };
    await expect(localEngine(wrong)).rejects.toThrow(/no card nobody/);
  });
});
