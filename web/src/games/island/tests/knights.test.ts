// Cities & Knights at the table: what is shown, what is asked, and what is pressed.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import island from "..";
import { progress, ranks, tracks } from "../../../generated/knights-cards";
import { language, LANGUAGES } from "../../../lib/i18n.svelte";
import { picture, total } from "../cards";
import { howNear, outcome } from "../knights/raid";
import { mark } from "../marks";
import { flightsOf } from "../motion";
import { developsAt, factsOf, kindsAt, saysOf, standingAt } from "../parts";
import { figuresOf, pointsOf } from "../statistics";
import type { Decision, Event } from "../types";
import { KNIGHT_SCENES, KNIGHTS } from "./knights-scenes";

const aside = createRawSnippet(() => ({ render: () => "<div>log</div>" }));

function scene(name: string) {
  const made = KNIGHT_SCENES[`knights-${name}`];
  if (made === undefined) throw new Error(`no scene ${name}`);
  return made();
}

function open(name: string) {
  const table = scene(name);
  const actions = {
    decide: vi.fn<(d: unknown) => void>(),
    undo: vi.fn(),
    dismissWhyNot: vi.fn(),
  };
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
  return { container, click, asked, decided, spots, actions };
}

beforeEach(() => void (language.current = "en"));
afterEach(cleanup);

describe("what is shown", () => {
  const { view } = scene("turn");

  it("has commodities beside resources, and no development cards", () => {
    expect(kindsAt(view).slice(5)).toEqual(["cloth", "coin", "paper"]);
    expect(total({ wool: 1, coin: 2 })).toBe(3);
    expect([picture("ore"), picture("coin")]).toEqual(["res-ore", "com-coin"]);
    expect(developsAt(view)).toBe(false);
  });

  it("says how near the barbarians are, and what would come of it", () => {
    const people = { names: ["Ada", "Mira", "Till", "Jonas"], me: 0 };
    const told = (change: Partial<typeof KNIGHTS>, me: number | null = 0) =>
      outcome({ ...KNIGHTS, ...change }, { ...people, me });
    expect(howNear(KNIGHTS)).toBe("Barbarians, two steps off");
    expect(howNear({ ...KNIGHTS, barbarians: 6 })).toBe("Barbarians, one step off");
    expect(told({})).toBe("Now you and Till would lose a city each.");
    expect(told({}, 1)).toBe("Now Ada and Till would lose a city.");
    expect(told({ losers: [0] })).toBe("Now you would lose a city.");
    expect(told({ losers: [] })).toMatch(/nobody/);
    expect(told({ island_strength: 5, defenders: [3] })).toMatch(/Jonas would save the island/);
    expect(told({ island_strength: 5, defenders: [0] })).toMatch(/you would save the island/);
    expect(told({ island_strength: 5, defenders: [0, 1] })).toMatch(/you and Mira .*card each/);
    expect(told({ island_strength: 5, defenders: [] })).toMatch(/nothing to plunder/);
  });

  it.each(LANGUAGES)("tells every piece on the board (%s)", (to) => {
    language.current = to;
    const people = { names: ["Ada", "Mira", "Till", "Jonas"], me: 1 };
    const all = standingAt(view);
    expect(all.map(({ symbol }) => symbol).sort()).toEqual([
      "knight-1-active",
      "knight-1-active",
      "knight-1-inactive",
      "knight-1-inactive",
      "knight-2-active",
      "knight-2-inactive",
      "knight-3-inactive",
      "metropolis-trade",
      "piece-merchant",
      "piece-wall",
    ]);
    for (const one of all)
      for (const me of [0, 1])
        expect(view.board && one.words(view.board, { ...people, me })).not.toMatch(
          /knights-|undefined|\$/,
        );
  });

  it("tells of a seat what everybody may know", () => {
    expect(factsOf(view, 0).map(({ id, count }) => [id, count])).toEqual([
      ["progress", 3],
      ["strength", 3],
      ["walls", 1],
      ["defender", 1],
      ["merchant", 1],
    ]);
    expect(saysOf(view, 3)).toContain("Trade: level 4");
    expect(saysOf(view, 3)).toContain("metropolis of Trade");
  });

  it("counts its points and its deeds", () => {
    expect(pointsOf(view, 0).more).toMatchObject({ metropolises: 0, defender: 1, merchant: 1 });
    expect(pointsOf(view, 3).more).toMatchObject({ metropolises: 2 });
    expect(pointsOf(view, 1).more).toMatchObject({ progress: 1 });
    const events: Event[] = [
      { event: "city_improved", seat: 2, track: "trade", level: 1 },
      { event: "progress_played", seat: 1, card: "spy" },
    ];
    const counted = figuresOf(view, [{ n: 1, events }]);
    expect(counted.find(({ label }) => label === "knights-stats-improved")?.seats[2]).toBe(1);
    expect(mark({ n: 1, events: [events[1] as Event] })?.icon).toBe("progress-spy");
    const drawn: Event = { event: "progress_drawn", seat: 1, pile: "trade", card: null };
    expect(flightsOf(view, { n: 1, events: [drawn] })[0]).toMatchObject({
      icon: "back-trade",
      stock: "pile-trade",
      to: 1,
    });
  });

  it("has words for every card, track and rank", () => {
    expect(Object.values(progress).reduce((sum, { count }) => sum + count, 0)).toBe(54);
    for (const { name, line, text } of Object.values(progress))
      for (const to of LANGUAGES) {
        expect(name[to]).not.toBe("");
        expect(line[to].length, name[to]).toBeLessThanOrEqual(64);
        expect(text[to].length, name[to]).toBeGreaterThan(line[to].length / 2);
      }
    for (const { levels } of Object.values(tracks)) expect(levels).toHaveLength(5);
    expect(Object.keys(ranks)).toEqual(["basic", "strong", "mighty"]);
  });

  it("is told to those who watch as well", () => {
    const { container, asked } = open("watching");
    expect(container.querySelector(".raid")?.textContent).toContain("one step off");
    expect(container.querySelector("[data-improve]")).toBeNull();
    expect(asked()).toBeTruthy();
  });
});

describe("my turn", () => {
  it("builds the next level of a track with one press", async () => {
    const { click, decided } = open("turn");
    await click("[data-improve=science]");
    expect(decided()).toEqual({ do: "improve_city", track: "science" });
  });

  it("says what a track brings next", async () => {
    const { container, click } = open("turn");
    await click(".tracks .name");
    const text = container.querySelector(".about p")?.textContent;
    expect(text).toContain("Next is level 3, Guild Hall, for 3 cloth.");
    expect(text).toContain("The metropolis is taken");
  });

  it("builds a wall, wakes and raises where it is pressed", async () => {
    const { click, decided, spots, asked } = open("turn");
    await click("[data-make=knights-wall]");
    expect(asked()).toMatch(/gets a wall/);
    expect(spots()).toEqual(["knights-wall 2,-1,S"]);
    await click("[data-spot]");
    expect(decided()).toEqual({ do: "build_wall", at: "2,-1,S" });
    await click("[data-make=knights-promote]", "[data-spot='knights-promote 2,-1,N']");
    expect(decided()).toEqual({ do: "promote_knight", at: "2,-1,N" });
    await click("[data-make=knights-activate]", "[data-spot]");
    expect(decided()).toEqual({ do: "activate_knight", at: "-1,1,N" });
  });

  it("says why there is no new knight", async () => {
    const { click, asked } = open("turn");
    await click("[data-make=knights-hire]");
    expect(asked()).toMatch(/no basic knight is left/);
  });

  it("asks a knight what it does when it is pressed", async () => {
    const { click, decided, spots, asked, container } = open("turn");
    expect(spots()).toEqual(["knight -1,1,N", "knight 2,-1,N", "knight 1,0,N"]);
    await click("[data-spot='knight 1,0,N']");
    expect(asked()).toBe("What does this knight do?");
    expect(container.querySelector(".picked")).not.toBeNull();
    expect(
      [...container.querySelectorAll("[data-option]")].map((one) => one.textContent?.trim()),
    ).toEqual(["Move", "Chase the robber"]);
    await click("[data-option=chase]");
    expect(decided()).toEqual({ do: "chase_robber", from: "1,0,N" });
    await click("[data-spot='knight 1,0,N']", "[data-option=move]", "[data-spot$='2,-2,S']");
    expect(decided()).toEqual({ do: "move_knight", from: "1,0,N", to: "2,-2,S" });
  });

  it("plays a card that asks nothing, after it was read", async () => {
    const { click, decided, asked, container } = open("turn");
    await click("[data-progress=warlord]");
    expect(asked()).toBe("Play Warlord?");
    expect(container.querySelector(".about")?.textContent).toContain("without paying grain");
    await click("[data-act]");
    expect(decided()).toEqual({ do: "play_warlord" });
  });

  it("plays cards step by step", async () => {
    const { click, decided, asked } = open("cards");
    const play = (card: string, ...answers: string[]) =>
      click(`[data-progress=${card}]`, "[data-act]", ...answers);
    await play("alchemist", "[data-option='6']");
    expect(asked()).toBe("Red shows 6. What does the yellow die show?");
    await click("[data-option='1']");
    expect(decided()).toEqual({ do: "play_alchemist", dice: [6, 1] });
    await play("crane", "[data-option=trade]");
    expect(decided()).toEqual({ do: "play_crane", track: "trade" });
    await play("spy", "[data-option='2']");
    expect(decided()).toEqual({ do: "play_spy", from: 2 });
    await play("inventor", "[data-spot$='0,-2']");
    expect(decided()).toEqual({ do: "play_inventor", one: "0,-2" });
    await play("diplomat", "[data-spot$='-1,3,NE']");
    expect(decided()).toEqual({ do: "play_diplomat", at: "-1,3,NE" });
  });

  it("asks to put a card back before it ends", async () => {
    const { click, decided, asked } = open("cards");
    expect(asked()).toMatch(/progress cards: play or put back/);
    await click("[data-lay-back]", "[data-progress=crane]");
    expect(decided()).toEqual({ do: "lay_back", card: "crane" });
  });

  it("offers hidden cards in a trading port", async () => {
    const { click, decided } = open("cards");
    await click("[data-offer-card]", "[data-option='3']");
    await fireEvent.click(screen.getAllByRole("button", { name: "Wool" })[0] as HTMLElement);
    expect(decided()).toEqual({ do: "offer_card", card: "wool", to: 3 });
  });

  it("has the alchemist before the roll, and says why others wait", async () => {
    const { click, container } = open("before-roll");
    await click("[data-progress=bishop]");
    expect(container.querySelector(".about .why")?.textContent).toContain("Roll the dice first");
  });
});

describe("what the moment asks", () => {
  const answers: [string, string, string[], Decision][] = [
    ["losing-city", "plunder", ["[data-spot$='0,0,N']"], { do: "lose_city", at: "0,0,N" }],
    ["metropolis", "Politics", ["[data-spot$='2,-1,S']"], { do: "place_metropolis", at: "2,-1,S" }],
    ["pile", "pile", ["[data-option=science]"], { do: "draw_from", pile: "science" }],
    ["laying-back", "four", ["[data-progress=crane]"], { do: "lay_back", card: "crane" }],
    [
      "displaced",
      "strong knight",
      ["[data-spot$='1,-1,S']"],
      { do: "place_displaced", to: "1,-1,S" },
    ],
    ["inventing", "forest 9", ["[data-spot$='1,-1']"], { do: "swap_chips", other: "1,-1" }],
    ["smithing", "second", ["[data-spot$='-1,1,N']"], { do: "promote_knight", at: "-1,1,N" }],
    ["smithing", "second", ["[data-primary]"], { do: "pass" }],
    ["aqueduct", "aqueduct", ["[data-decline]"], { do: "decline" }],
    ["aqueduct", "aqueduct", [".pick"], { do: "take", card: "lumber" }],
    ["harbour", "hidden resource", [".pick"], { do: "give_commodity", card: "cloth" }],
    ["picking", "Take 2 cards", [".pick:nth-child(3)"], { do: "pick", card: "wool" }],
    ["spying", "progress cards", ["[data-option=mining]"], { do: "take_progress", card: "mining" }],
    ["deserting", "deserts", ["[data-spot$='1,0,N']"], { do: "lose_knight", at: "1,0,N" }],
    ["deserter", "mighty", ["[data-spot$='0,0,S']"], { do: "place_knight", at: "0,0,S" }],
    ["again", "lay it", ["[data-spot$='1,0,E']"], { do: "build_road", at: "1,0,E" }],
  ];
  it.each(answers)("%s", async (name, sentence, presses, decision) => {
    const { click, decided, asked } = open(name);
    expect(asked()).toContain(sentence);
    await click(...presses);
    expect(decided()).toEqual(decision);
  });

  it("gives cards for a wedding, commodities too", async () => {
    const { click, decided, asked, container } = open("wedding");
    expect(asked()).toMatch(/wedding gift .*choose two cards/);
    await click("[data-card=coin]", "[data-card=wool]", "[data-primary]");
    expect(decided()).toEqual({ do: "discard_all", cards: { coin: 1, wool: 1 } });
    expect(container.querySelector("[data-primary]")?.textContent?.trim()).toBe("Give");
  });

  it("tells a saboteur from a seven", () => {
    expect(open("sabotage").asked()).toMatch(/saboteur costs you half/);
  });
});
