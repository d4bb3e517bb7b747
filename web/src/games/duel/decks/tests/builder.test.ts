// The deck builder as somebody uses it, with an engine that says what it is told to.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EngineFault, type Ask, type Engine } from "../../../../lib/engine/engine";
import { language } from "../../cards/i18n";
import Decks from "../../Decks.svelte";
import { Bench } from "../../../realm/decks/bench.svelte";
import { engineJudge } from "../../../realm/decks/check";
import { emptyDeck, type Deck } from "../../../realm/decks/deck";
import { Library } from "../../../realm/decks/library";
import { BrowserDecks, keyOf } from "../../../realm/decks/store";
import { House } from "./house";
import { box } from "../box";

const KEY = keyOf(box);

// All cards with all their pictures are much to look through again and again.
vi.setConfig({ testTimeout: 20_000 });
vi.mock("../../cards/emblems", async (original) => ({
  ...(await original<typeof import("../../../realm/cards/emblems")>()),
  bringEmblems: () => undefined,
}));

const ready: Deck = { start: ["abbey"], cards: ["archer", "hedge-tavern"], events: ["feud"] };
const sentence = { en: "A deck has 33 cards.", de: "Ein Deck hat 33 Karten." };

const offered = { id: "tournament", setup: { mode: "tournament", edition: "0badcafe" } };

/** Decks are sound to it from two cards on. */
class Fake implements Engine {
  asked: Ask[] = [];
  stopped = 0;
  ask<Answer>(request: Ask): Promise<Answer> {
    this.asked.push(request);
    return Promise.resolve().then(() => this.#answer(request) as Answer);
  }
  stop(): void {
    this.stopped += 1;
  }
  #answer(request: Ask): unknown {
    if (request.do === "games") return { games: [{ id: "duel", variants: [offered] }] };
    if (request.do === "rule") return { text: sentence };
    if (request.do === "play") return {};
    if (request.do === "decisions") return { decisions: [{ do: "deck", deck: ready }] };
    const setup = request["setup"] as { mode: string; decks: (Deck | null)[] };
    const deck = setup.decks[0];
    if (deck === null || deck === undefined) return { to_act: { waiting: "nature" } };
    if (deck.cards.length >= 2) return { to_act: { waiting: "nature" } };
    throw new EngineFault({
      kind: "setup",
      message: "faulty setup",
      faults: [
        {
          rule: "DUELTOURN-9",
          at: "decks[0].cards",
          what: `the cards to be shuffled are 30 cards and not ${deck.cards.length}`,
        },
        {
          rule: "DUELTOURN-9",
          at: "decks[0].start",
          what: "invention is an event and no card of the deck",
        },
      ],
    });
  }
}

let engine: Fake;
const show = () =>
  render(Decks, {
    judge: engineJudge(box, () => Promise.resolve(engine)),
  });

const soon = <T>(what: () => T): Promise<T> => vi.waitFor(what, { timeout: 10_000 });

/** The button with this name in a part of the screen; looking for roles among all cards takes seconds. */
const button = (name: string, where = ".pool"): Promise<HTMLElement> =>
  soon(() => {
    const found = document.querySelector<HTMLElement>(`${where} button[aria-label="${name}"]`);
    if (found === null) throw new Error(`no button ${name}`);
    return found;
  });

const says = (text: string) =>
  soon(() =>
    expect(
      [...document.querySelectorAll("main, dialog")].map((one) => one.textContent).join(" "),
    ).toContain(text),
  );

beforeEach(() => {
  language.current = "en";
  localStorage.clear();
  engine = new Fake();
  // Nobody answers: everything is in the browser.
  new House().fails = "network";
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the judge", () => {
  it("hands the deck to the engine in a setup, and tells every fault with its rule", async () => {
    const judge = engineJudge(box, () => Promise.resolve(engine));
    const faults = await judge.check(emptyDeck());
    expect(engine.asked.find((one) => one.do === "start")).toEqual({
      do: "start",
      game: "duel",
      seed: 1,
      setup: { ...offered.setup, decks: [emptyDeck(), null] },
    });
    expect(faults.map(({ rule, text }) => [rule, text])).toEqual([
      ["DUELTOURN-9", sentence],
      ["DUELTOURN-9", sentence],
    ]);
    // The sentence of a rule is asked for once.
    expect(engine.asked.filter((one) => one.do === "rule")).toHaveLength(1);
    expect(await judge.check(ready)).toEqual([]);
    expect(await judge.ready()).toEqual([ready]);
    judge.stop();
    await soon(() => expect(engine.stopped).toBe(1));
  });

  it("passes on what is no fault of the deck, and asks for the engine again", async () => {
    const open = vi.fn(() => Promise.reject(new EngineFault({ kind: "missing", message: "none" })));
    const judge = engineJudge(box, open);
    await expect(judge.check(emptyDeck())).rejects.toThrow("none");
    await expect(judge.check(emptyDeck())).rejects.toThrow("none");
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe("the builder", () => {
  it("lists what the engine says about the deck, and no longer once it is sound", async () => {
    show();
    const faults = () =>
      [...document.querySelectorAll(".deck .verdict li")].map((one) =>
        one.textContent?.replace(/\s+/g, " ").trim(),
      );
    await soon(() =>
      expect(faults()).toEqual(
        expect.arrayContaining([
          "30 cards lie in the stacks, and the deck has 0 for them. DUELTOURN-9",
          "Invention is an event: it belongs to the events and not into the deck. DUELTOURN-9",
        ]),
      ),
    );
    language.current = "de";
    await soon(() =>
      expect(faults()).toEqual(
        expect.arrayContaining([
          "In den Stapeln liegen 30 Karten, das Deck hat dafür 0. DUELTOURN-9",
        ]),
      ),
    );
    language.current = "en";
    const more = await button("One more: Mint");
    await fireEvent.click(more);
    await fireEvent.click(more);
    // There are only two in the box.
    await fireEvent.click(more);
    await says("May be played in the tournament");
    const sent = engine.asked.at(-1)?.["setup"] as { decks: Deck[] };
    expect(sent.decks[0]?.cards).toEqual(["mint", "mint"]);
  });

  it("keeps every change, and goes on with it", async () => {
    const { unmount } = show();
    await fireEvent.click(await button("One more: Harbor"));
    await fireEvent.input(screen.getByLabelText("Name of the deck"), {
      target: { value: "Salt" },
    });
    await says("Kept in this browser");
    await soon(() => expect(localStorage.getItem(KEY)).toContain("Salt"));
    unmount();
    show();
    await soon(() =>
      expect((screen.getByLabelText("Name of the deck") as HTMLInputElement).value).toBe("Salt"),
    );
    await fireEvent.click(await button("hold: Harbor", ".deck"));
    await soon(() => expect(localStorage.getItem(KEY)).toContain('"start":["harbor"]'));
    expect((await new BrowserDecks(box).list()).decks).toHaveLength(1);
  });

  it("keeps no empty deck, and begins with a ready one", async () => {
    show();
    await says("of 33 cards");
    expect(localStorage.getItem(KEY)).toBeNull();
    await fireEvent.click(screen.getByText("My decks"));
    await says("Ready deck, Era of Turmoil");
    await fireEvent.click(screen.getByText("Ready deck, Era of Turmoil"));
    await soon(() => expect(localStorage.getItem(KEY)).toContain("hedge-tavern"));
  });

  it("says in a sentence that something is damaged, and changes nothing", async () => {
    const text = JSON.stringify({ version: 1, decks: [{ id: "x", name: "Old", deck: 7 }] });
    localStorage.setItem(KEY, text);
    show();
    await says("cannot be read as a deck");
    expect(localStorage.getItem(KEY)).toBe(text);
  });

  it("goes on where nobody can check", async () => {
    render(Decks, {
      judge: engineJudge(box, () =>
        Promise.reject(new EngineFault({ kind: "missing", message: "" })),
      ),
    });
    await says("cannot check decks now");
  });
});

describe("a file", () => {
  it("that is no deck is told and changes nothing", async () => {
    const bench = new Bench(box, new Library(box), () => 1);
    bench.fresh("Mine", ready);
    expect(await bench.take(new File(["{}"], "x.json"))).toBe(false);
    expect([bench.name, bench.trouble]).toEqual(["Mine", "realm-deck-strange"]);
    expect(bench.deck).toEqual(ready);
  });
});
