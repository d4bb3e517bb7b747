// The expansions at the table: their words, their questions, and what is pressed.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FluentResource } from "@fluent/bundle";
import island from "..";
import { favours, helpers } from "../../../generated/scenario-cards";
import { language, LANGUAGES } from "../../../lib/i18n.svelte";
import { ask } from "../ask";
import { inWords } from "../hint";
import { mark } from "../marks";
import { flightsOf } from "../motion";
import { moments, PARTS, tellings, wordings } from "../parts";
import { action, answered, question } from "../question";
import { figuresOf, pointsOf } from "../statistics";
import { plain, tell } from "../tell";
import * as trade from "../trade";
import type { Decision, Event, Happening, OwnChoice, Phase, ScenarioPhase } from "../types";
import { say } from "../words";
import { fixture, people } from "./fixtures";
import { KNIGHT_CHOICES, KNIGHT_EVENTS, KNIGHT_PHASES } from "./knights-samples";
import { ENCHANTED_SCENES } from "./enchanted-scenes";
import { SEA_CHOICES, SEA_EVENTS, SEA_PHASES } from "./sea-samples";
import { SEA_SCENES } from "./sea-scenes";
import { SCENES } from "./scenes";

const aside = createRawSnippet(() => ({ render: () => "<div>log</div>" }));
const names = ["Ada", "Mira", "Till", "Jonas"];

function scene(name: string) {
  const made = SCENES[name];
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
  const pick = (name: string) =>
    fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);
  const asked = () => container.querySelector(".ask p")?.textContent?.trim();
  const decided = () => actions.decide.mock.lastCall?.[0] as Decision | undefined;
  return { container, click, pick, asked, decided, actions };
}

beforeEach(() => void (language.current = "en"));
afterEach(cleanup);

/** One event of each kind; the type says that none is missing. */
const EVENTS: { [K in Happening["event"]]: Extract<Happening, { event: K }>[] } = {
  linked: [{ event: "linked", seat: 0, with: [1, 2] }],
  spared: [
    { event: "spared", seat: 1, spared: [] },
    { event: "spared", seat: 1, spared: [0] },
  ],
  letter_drawn: [
    { event: "letter_drawn", seat: 0, guild: "scholar" },
    { event: "letter_drawn", seat: 1, guild: null },
  ],
  letter_put_back: [
    { event: "letter_put_back", seat: 0, guild: "trader" },
    { event: "letter_put_back", seat: 1, guild: null },
  ],
  gift_offered: [{ event: "gift_offered", seat: 0, to: 1, card: "wool" }],
  gift_answered: [
    { event: "gift_answered", seat: 1, from: 0, card: "wool", accepts: true },
    { event: "gift_answered", seat: 0, from: 1, card: "wool", accepts: false },
  ],
  redeemed: [{ event: "redeemed", seat: 0, guild: "master_builder", letters: 2 }],
  swapped: [{ event: "swapped", seat: 1, gave: "ore", took: "brick" }],
  chip_taken: [
    { event: "chip_taken", seat: 0 },
    { event: "chip_taken", seat: 1, at: "0,0,N" },
  ],
  helper_came: [{ event: "helper_came", seat: 1, helper: "lin" }],
  helper_used: [
    { event: "helper_used", seat: 0, helper: "lin", face: "a" },
    { event: "helper_used", seat: 1, helper: "jean", face: "b" },
  ],
  helper_turned: [{ event: "helper_turned", seat: 0, helper: "jean" }],
  helper_swapped: [{ event: "helper_swapped", seat: 1, helper: "jean", taken: "sean" }],
  asked: [{ event: "asked", seat: 0, card: "ore", of: [1, 2] }],
  had_none: [{ event: "had_none", seat: 1, card: "ore" }],
  handed: [{ event: "handed", seat: 1, to: 0, card: "ore" }],
  replaced: [{ event: "replaced", seat: 0, instead: "brick", pay: "wool" }],
  road_moved: [{ event: "road_moved", seat: 0, from: "0,0,E", to: "1,0,NE" }],
  card_shown: [{ event: "card_shown", seat: 0, card: "knight" }],
  picked: [
    { event: "picked", seat: 0, from: 1, card: "ore" },
    { event: "picked", seat: 1, from: 2, card: null },
  ],
  rate_named: [{ event: "rate_named", seat: 1, card: "grain" }],
  knight_given_up: [{ event: "knight_given_up", seat: 0 }],
  counter_earned: [{ event: "counter_earned", seat: 0, from: "0,0,N", to: "1,0,N" }],
  counter_played: [{ event: "counter_played", seat: 1, card: "wool" }],
  counters_offered: [
    { event: "counters_offered", seat: 0, counters: { give: 1, want: 0 } },
    { event: "counters_offered", seat: 1, counters: { give: 0, want: 2 } },
    { event: "counters_offered", seat: 1, counters: { give: 1, want: 2 } },
  ],
  counters_traded: [
    { event: "counters_traded", seat: 0, with: 1, counters: { give: 1, want: 0 } },
    { event: "counters_traded", seat: 1, with: 0, counters: { give: 0, want: 2 } },
    { event: "counters_traded", seat: 1, with: 0, counters: { give: 1, want: 1 } },
  ],
  ...KNIGHT_EVENTS,
  ...SEA_EVENTS,
};

const CHOICES: { [K in OwnChoice["do"]]: Extract<OwnChoice, { do: K }> } = {
  spare: { do: "spare" },
  give: { do: "give", card: "wool", to: 1 },
  redeem: { do: "redeem", guild: "trader" },
  swap: { do: "swap", give: "ore", take: "wool" },
  exchange: { do: "exchange" },
  put_back: { do: "put_back", guild: "scholar" },
  draws_next: { do: "draws_next", seat: 1 },
  use_nassir: { do: "use_nassir", card: "ore", of: [1, 2] },
  repay: { do: "repay", card: "wool" },
  use_william: { do: "use_william", instead: "brick", pay: "ore" },
  use_marianne: { do: "use_marianne", card: "wool" },
  use_louis: { do: "use_louis", from: "0,0,E", to: "1,0,NE" },
  use_candamir: { do: "use_candamir", swap: { instead: "wool", pay: "brick" } },
  keep: { do: "keep", card: "monopoly" },
  use_hilde: { do: "use_hilde", seat: 2 },
  pick: { do: "pick", card: "ore" },
  use_jean: { do: "use_jean", card: "grain" },
  use_lin: { do: "use_lin", to: "0,0" },
  use_vincent_settlement: { do: "use_vincent_settlement", at: "0,0,N" },
  use_vincent_city: { do: "use_vincent_city", at: "0,0,N" },
  turn_helper: { do: "turn_helper" },
  swap_helper: { do: "swap_helper", helper: "sean" },
  play_counter: { do: "play_counter", card: "wool" },
  offer_counters: {
    do: "offer_counters",
    give: { wool: 1 },
    want: {},
    counters: { give: 0, want: 1 },
    to: [1],
  },
  propose_counters: {
    do: "propose_counters",
    give: { wool: 1 },
    want: {},
    counters: { give: 0, want: 2 },
  },
  ...KNIGHT_CHOICES,
  ...SEA_CHOICES,
};

const PHASES: { [K in ScenarioPhase["is"]]: Extract<ScenarioPhase, { is: K }> } = {
  gift: { is: "gift", to: 1, card: "wool" },
  ordering_draws: { is: "ordering_draws", seat: 0, reached: [1, 2] },
  drawing_letter: { is: "drawing_letter", seat: 0 },
  putting_back: { is: "putting_back" },
  repaying: { is: "repaying", to: 1 },
  nothing_came: { is: "nothing_came", seat: 0 },
  sean_takes: { is: "sean_takes", seat: 0 },
  showing: { is: "showing" },
  keeping: { is: "keeping" },
  picking: { is: "picking", from: 1 },
  helper_used: { is: "helper_used", seat: 0 },
  ...KNIGHT_PHASES,
  ...SEA_PHASES,
};

const UNSAID =
  /(island|friends|helpers|erie|chips|knights|sea|enchanted)-[a-z]|\u2063|\$|undefined|\{/;

describe("words", () => {
  it.each(LANGUAGES)("tell every event, whoever reads it (%s)", (to) => {
    language.current = to;
    const { view } = scene("friends-turn");
    expect(Object.keys(EVENTS).sort()).toEqual(Object.keys(tellings).sort());
    for (const event of Object.values(EVENTS).flat())
      for (const me of [null, 0, 1]) {
        const text = plain(tell(event, { names, me }, view));
        expect(text, event.event).not.toMatch(UNSAID);
        expect(text, event.event).toMatch(/\S.*\.$/);
      }
  });

  it.each(LANGUAGES)("put every decision into words (%s)", (to) => {
    language.current = to;
    expect(Object.keys(CHOICES).sort()).toEqual(Object.keys(wordings).sort());
    for (const choice of Object.values(CHOICES)) {
      const text = inWords(choice, { names, me: 0 });
      expect(text, choice.do).not.toMatch(UNSAID);
      expect(text, choice.do).toMatch(/\.$/);
    }
  });

  it.each(LANGUAGES)("say what is asked at every moment, of everybody (%s)", (to) => {
    language.current = to;
    expect(Object.keys(PHASES).sort()).toEqual(Object.keys(moments).sort());
    const { view } = scene("helpers-turn");
    for (const phase of Object.values(PHASES) as Phase[])
      for (const me of [null, 0, 1, 2]) {
        const shown = { ...view, phase };
        const mode = { is: "none" } as const;
        const text = say(
          ask({ view: shown, decisions: [], people: { names, me }, mode, chosen: {} }),
        );
        expect(text, phase.is).not.toMatch(UNSAID);
        expect(text, phase.is).toMatch(/[.?]$/);
      }
  });

  it.each(LANGUAGES)("ask every step of every action (%s)", (to) => {
    language.current = to;
    for (const [name, made] of Object.entries({ ...SCENES, ...SEA_SCENES, ...ENCHANTED_SCENES })) {
      const table = made();
      const { view, decisions } = table;
      for (const one of PARTS.flatMap((part) => part.actions ?? []))
        for (let chosen: Parameters<typeof question>[2] = []; ;) {
          const open = question(one, decisions, chosen);
          if (open === null) break;
          const mode = { is: "choose", action: one.id, chosen } as const;
          const text = say(ask({ view, decisions, people: people(table), mode, chosen: {} }));
          expect(text, `${name} ${one.id} ${open.step.id}`).not.toMatch(UNSAID);
          chosen = [...chosen, open.values[0] ?? ""];
        }
    }
  });

  it("have the same keys in both languages", () => {
    const found = import.meta.glob<string>(
      "../{friends,helpers,erie,chips,knights,sea,enchanted}/*.ftl",
      {
        eager: true,
        query: "?raw",
        import: "default",
      },
    );
    const keys = (path: string) =>
      new FluentResource(found[path] ?? "").body.map((entry) => entry.id).sort();
    const english = Object.keys(found).filter((path) => path.endsWith("en.ftl"));
    expect(english).toHaveLength(7);
    for (const path of english) expect(keys(path.replace("en.ftl", "de.ftl"))).toEqual(keys(path));
  });

  it("are those of the rules for every guild and helper", () => {
    expect(Object.keys(favours)).toHaveLength(5);
    expect(Object.keys(helpers)).toHaveLength(10);
    for (const { name, text } of [...Object.values(favours), ...Object.values(helpers)])
      for (const to of LANGUAGES) expect(name[to].length * text[to].length).toBeGreaterThan(20);
  });
});

describe("a question", () => {
  const give = action(
    "give",
    ["give"],
    { id: "card", shows: "resource", of: (d) => d.card },
    { id: "to", shows: "seat", of: (d) => d.to },
  );
  const decisions: Decision[] = [
    { do: "roll" },
    { do: "give", card: "wool", to: 1 },
    { do: "give", card: "wool", to: 2 },
    { do: "give", card: "ore", to: 2 },
  ];

  it("shows in what the decisions differ, step by step", () => {
    const first = question(give, decisions, []);
    expect(first?.values).toEqual(["wool", "ore"]);
    expect(question(give, decisions, ["wool"])?.values).toEqual([1, 2]);
    expect(question(give, decisions, ["brick"])).toBeNull();
    expect(question(give, [{ do: "roll" }], [])).toBeNull();
  });

  it("is answered by a decision once nothing is open", () => {
    const first = question(give, decisions, []);
    const second = question(give, decisions, ["wool"]);
    if (first === null || second === null) throw new Error("there is much to choose");
    expect(answered(first, "ore")).toBeNull();
    expect(answered(second, 2)).toEqual({ do: "give", card: "wool", to: 2 });
  });
});

describe("the table", () => {
  it.each(Object.keys(SCENES))("shows %s", (name) => {
    const { container } = open(name);
    expect(container.textContent).not.toMatch(/undefined|NaN/);
    expect(container.textContent).not.toMatch(UNSAID);
  });

  it.each(Object.keys(SCENES))("presses only what is listed in %s, or composed", async (name) => {
    const { decisions } = scene(name);
    const { actions, container } = open(name);
    for (const button of container.querySelectorAll("button, [role=button]"))
      if (button.isConnected) await fireEvent.click(button);
    const free = ["offer", "propose", "offer_counters", "propose_counters", "discard_all"];
    for (const [decision] of actions.decide.mock.calls as [Decision][])
      if (!free.includes(decision.do)) expect(decisions).toContainEqual(decision);
  });

  it("reads a favour before it is redeemed", async () => {
    const { click, asked, decided, container } = open("friends-turn");
    await click("[data-redeem=scholar]");
    expect(decided()).toBeUndefined();
    expect(asked()).toBe("Scholars: redeem 2 letters?");
    expect(container.querySelector("[data-offer=about]")?.textContent).toContain(
      favours.scholar.text.en,
    );
    await click("[data-act]");
    expect(decided()).toEqual({ do: "redeem", guild: "scholar" });
  });

  it("says what a favour lacks", async () => {
    const { container } = open("friends-turn");
    await fireEvent.click(screen.getByRole("button", { name: /^Master Builders a point/ }));
    expect(container.querySelector("[data-offer=about]")?.textContent).toContain(
      "You lack one letter of this guild.",
    );
    expect(container.querySelector("[data-act]")).toBeNull();
  });

  it("gives a card: which, then to whom", async () => {
    const { click, pick, asked, decided } = open("friends-turn");
    await click("[data-give]");
    expect(asked()).toBe("Which card do you give away?");
    await pick("Wool");
    expect(asked()).toBe("Who gets your wool?");
    await click("[data-option='2']");
    expect(decided()).toEqual({ do: "give", card: "wool", to: 2 });
  });

  it("asks two players with Nassir", async () => {
    const { click, pick, decided } = open("helpers-turn");
    await click("[data-use=nassir]");
    await pick("Ore");
    await click("[data-option='1']", "[data-option='3']", "[data-confirm]");
    expect(decided()).toEqual({ do: "use_nassir", card: "ore", of: [1, 3] });
  });

  it("moves a road with Louis: from the board to the board", async () => {
    const { click, asked, decided } = open("helpers-louis");
    await click("[data-use=louis]");
    expect(asked()).toBe("Which of your roads does Louis take up?");
    await click("[data-spot$='-1,1,NE']");
    expect(asked()).toBe("Where does Louis lay the road?");
    await click("[data-spot$='1,0,E']");
    expect(decided()).toEqual({ do: "use_louis", from: "-1,1,NE", to: "1,0,E" });
  });

  it("replaces a card with Candamir, or none", async () => {
    const one = open("helpers-candamir");
    await one.click("[data-use=candamir]", "[data-option='']");
    expect(one.decided()).toEqual({ do: "use_candamir" });
    cleanup();
    const other = open("helpers-candamir");
    await other.click("[data-use=candamir]");
    await other.pick("Ore");
    await other.pick("Brick");
    expect(other.decided()).toEqual({
      do: "use_candamir",
      swap: { instead: "ore", pay: "brick" },
    });
  });

  it("builds with Vincent where it is pressed", async () => {
    const { click, decided } = open("helpers-vincent");
    await click("[data-use=vincent]", "[data-option=city]", "[data-spot$='2,-1,N']");
    expect(decided()).toEqual({ do: "use_vincent_city", at: "2,-1,N" });
  });

  it.each([
    ["friends-gift", ".btn.go:not(.end)", { do: "accept" }],
    ["friends-gift", "[data-decline]", { do: "decline" }],
    ["friends-order", "[data-option='3']", { do: "draws_next", seat: 3 }],
    ["friends-put-back", "[data-option=scholar]", { do: "put_back", guild: "scholar" }],
    ["friends-desert", "[data-spare]", { do: "spare" }],
    ["helpers-marianne", "[data-decline]", { do: "decline" }],
    ["helpers-keeping", "[data-option=monopoly]", { do: "keep", card: "monopoly" }],
    ["helpers-used", "[data-turn]", { do: "turn_helper" }],
  ])("decides in %s by pressing %s", async (name, selector, decision) => {
    const { click, decided } = open(name);
    await click(selector);
    expect(decided()).toEqual(decision);
  });

  it.each([
    ["helpers-marianne", "Wool", { do: "use_marianne", card: "wool" }],
    ["helpers-hilde", "Brick", { do: "pick", card: "brick" }],
    ["helpers-repay", "Brick", { do: "repay", card: "brick" }],
  ])("decides in %s by pressing %s", async (name, label, decision) => {
    const { decided, container } = open(name);
    const picks = container.querySelector(".picks");
    const button = [...(picks?.querySelectorAll("button") ?? [])].find(
      (one) => one.title === label,
    );
    if (button === undefined) throw new Error(`no ${label}`);
    await fireEvent.click(button);
    expect(decided()).toEqual(decision);
  });

  it("takes another helper after reading what it does", async () => {
    const { click, decided } = open("helpers-used");
    await click("[data-helper=hilde]");
    expect(decided()).toBeUndefined();
    await click("[data-act]");
    expect(decided()).toEqual({ do: "swap_helper", helper: "hilde" });
  });

  it("says why a helper that rests does nothing", async () => {
    const { click, container, decided } = open("helpers-rests");
    await click("[data-use=jean]");
    expect(container.querySelector(".why")?.textContent).toContain("Your helper rests");
    expect(decided()).toBeUndefined();
  });

  it("shows counters in offers, and puts them into one", async () => {
    const { container } = open("erie-offer");
    expect(container.querySelector("[data-offer='to-me']")?.textContent).toContain("1 counter");
    let draft = trade.give(trade.emptyDraft([1]), "wool", { wool: 1 });
    expect(trade.lacks(draft, { wool: 1 }, "offer")).toBe("island-draft-want");
    draft = trade.counter(draft, "want", 1);
    draft = trade.counter(draft, "want", 1);
    expect(trade.lacks(draft, { wool: 1 }, "offer")).toBeNull();
    const counters = { give: 0, want: 1 };
    const given = { give: { wool: 1 }, want: {}, counters };
    expect(trade.compose(draft, "offer")).toEqual({ do: "offer_counters", ...given, to: [1] });
    expect(trade.compose(draft, "propose")).toEqual({ do: "propose_counters", ...given });
    expect(trade.compose(trade.lessCounter(draft, "want"), "propose").do).toBe("propose");
  });
});

describe("figures, marks and motion", () => {
  const log = (...events: Event[]) => [{ n: 1, events }];

  it("count letters, favours and helpers by seat", () => {
    const { view } = scene("both-six");
    const steps = log(
      { event: "letter_drawn", seat: 1, guild: null },
      { event: "letter_drawn", seat: 1, guild: null },
      { event: "gift_answered", seat: 2, from: 0, card: "ore", accepts: true },
      { event: "helper_used", seat: 2, helper: "lin", face: "a" },
    );
    const lines = Object.fromEntries(
      figuresOf(view, steps).map(({ label, seats }) => [label, seats]),
    );
    expect(lines["friends-stats-letters"]).toEqual([0, 2, 0, 0, 0, 0]);
    expect(lines["friends-stats-given"]).toEqual([1, 0, 0, 0, 0, 0]);
    expect(lines["helpers-stats-used"]).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it("count chips as points of their own", () => {
    expect(pointsOf(scene("friends-turn").view, 0).more).toEqual({ chips: 1 });
    expect(pointsOf(scene("helpers-turn").view, 0).more).toEqual({});
    const table = scene("friends-turn");
    const { container } = render(island.Statistics, { table, steps: table.log });
    expect(container.textContent).toContain("Letters drawn");
    expect(container.textContent).not.toMatch(UNSAID);
  });

  it("mark what matters on the time line", () => {
    const icon = (event: Event) => mark({ n: 1, events: [event] })?.icon;
    expect(icon({ event: "redeemed", seat: 0, guild: "road_builder", letters: 1 })).toBe(
      "guild-road-builder",
    );
    expect(icon({ event: "helper_used", seat: 0, helper: "lin", face: "a" })).toBe("helper-lin");
    expect(icon({ event: "chip_taken", seat: 0 })).toBe("chip-victory");
  });

  it("let letters, gifts and counters fly", () => {
    const fly = (name: string, event: Event) =>
      flightsOf(scene(name).view, { n: 1, events: [event] });
    expect(fly("friends-turn", { event: "letter_drawn", seat: 1, guild: null })).toMatchObject([
      { icon: "favour-back", stock: "letters", to: 1, fact: "letters" },
    ]);
    expect(fly("helpers-turn", { event: "handed", seat: 1, to: 0, card: "ore" })).toMatchObject([
      { icon: "res-ore", by: 1, to: 0 },
    ]);
  });
});

it("leaves the island alone where nothing of it is played", () => {
  const { container } = render(island.Table, {
    table: fixture("turn"),
    actions: { decide: vi.fn(), undo: vi.fn(), dismissWhyNot: vi.fn() },
    aside,
  });
  expect(container.querySelector(".more, .parts, .rows, .shared")).toBeNull();
});
