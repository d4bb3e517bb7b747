// Decks that are kept with an account: on a server, beside those of the browser.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { me } from "../../../../lib/me.svelte";
import { language } from "../../cards/i18n";
import Decks from "../../Decks.svelte";
import { AccountDecks } from "../../../realm/decks/account";
import { Bench, PAUSE } from "../../../realm/decks/bench.svelte";
import { engineJudge } from "../../../realm/decks/check";
import type { Deck } from "../../../realm/decks/deck";
import { Library, type Place, type Shelved } from "../../../realm/decks/library";
import { BrowserDecks } from "../../../realm/decks/store";
import { box } from "../box";
import { House } from "./house";

vi.mock("../../../realm/cards/emblems", async (original) => ({
  ...(await original<typeof import("../../../realm/cards/emblems")>()),
  bringEmblems: () => undefined,
}));

const deck: Deck = { start: ["abbey"], cards: ["mint"], events: [] };
const shelved = (id: string, place: Place = "here", changed = 1): Shelved => ({
  id,
  name: `Deck ${id}`,
  changed,
  deck,
  place,
});

const accountDecks = new AccountDecks(box);
const library = (): Library => new Library(box, new BrowserDecks(box), () => accountDecks);
/** All decks as they are listed, with their places. */
const listed = async (from: Library): Promise<string[]> =>
  (await from.all()).decks.map(({ id, place }) => `${id} ${place}`);

let house: House;
beforeEach(() => {
  language.current = "en";
  localStorage.clear();
  house = new House();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("decks of an account", () => {
  it("go to the server and come back", async () => {
    await accountDecks.write(shelved("a"));
    await accountDecks.write({ ...shelved("a"), name: "Again" });
    expect(house.kept).toMatchObject([{ id: "a", name: "Again", data: deck }]);
    expect(await accountDecks.list()).toEqual({
      decks: [{ id: "a", name: "Again", changed: 1e12 + 2, deck }],
      damaged: 0,
    });
    await accountDecks.remove("a");
    // Another device was quicker.
    await accountDecks.remove("a");
    expect(house.kept).toEqual([]);
  });

  it("that cannot be read are told of, and thrown away only when asked", async () => {
    await accountDecks.write(shelved("a"));
    const broken = { id: "x", name: "Old", changed: "", data: { ...deck, cards: ["dragon"] } };
    house.kept.push(broken);
    expect(await accountDecks.list()).toMatchObject({ decks: [{ id: "a" }], damaged: 1 });
    await accountDecks.discardDamaged();
    expect(house.kept.map(({ id }) => id)).toEqual(["a"]);
  });

  it("say why they are not kept", async () => {
    for (const [fails, why] of [
      ["network", "away"],
      [{ status: 500, kind: "failed" }, "away"],
      [{ status: 401, kind: "login" }, "away"],
      [{ status: 422, kind: "faulty" }, "refused"],
      [{ status: 422, kind: "name" }, "refused"],
      [{ status: 409, kind: "too_many_kept" }, "many"],
    ] as const) {
      house.fails = fails;
      await expect(accountDecks.write(shelved("a"))).rejects.toMatchObject({ why });
      if (why === "away") await expect(accountDecks.remove("a")).rejects.toMatchObject({ why });
    }
    expect(house.kept).toEqual([]);
  });
});

describe("the library", () => {
  it("lists both places, the one changed last first", async () => {
    const own = library();
    await own.write(shelved("a", "here", 5));
    await own.write(shelved("b", "here", 2e12));
    await own.write(shelved("c", "account"));
    expect(await listed(own)).toEqual(["b here", "c account", "a here"]);
    await own.entrust(shelved("a"));
    expect(await listed(own)).toEqual(["b here", "a account", "c account"]);
    await own.remove(shelved("c", "account"));
    await own.remove(shelved("b"));
    expect(await listed(own)).toEqual(["a account"]);
  });

  it("has the browser's decks where the account is out of reach, or there is none", async () => {
    const own = library();
    await own.write(shelved("a"));
    house.fails = "network";
    expect(await own.all()).toMatchObject({ decks: [{ id: "a" }], away: true });
    await expect(own.entrust(shelved("a"))).rejects.toMatchObject({ why: "away" });
    expect(await listed(own)).toEqual(["a here"]);
    const without = new Library(box, new BrowserDecks(box), () => undefined);
    expect(await without.all()).toMatchObject({ decks: [{ id: "a" }], away: false });
    expect(without.hasAccount).toBe(false);
  });
});

describe("the bench", () => {
  const changed = (bench: Bench, name: string): Promise<void> => {
    bench.name = name;
    return bench.keep();
  };

  it("keeps a deck with the account, and sends what changes after a moment", async () => {
    vi.useFakeTimers();
    const bench = new Bench(box, library(), () => 1);
    bench.fresh("Salt", deck);
    await bench.keep();
    const [first] = bench.shelves.decks;
    expect(first).toMatchObject({ name: "Salt", place: "here" });
    if (first !== undefined) await bench.entrust(first);
    expect(bench.shelves.decks).toMatchObject([{ name: "Salt", place: "account" }]);
    expect([bench.place, bench.kept]).toEqual(["account", true]);
    for (const name of ["Salt a", "Salt an", "Salt and"]) await changed(bench, name);
    expect([house.written, bench.kept]).toEqual([["Salt"], false]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([house.written, bench.kept]).toEqual([["Salt", "Salt and"], true]);
    // Whoever goes away does not wait.
    await changed(bench, "Salt and silver");
    await bench.flush();
    expect(house.kept[0]?.name).toBe("Salt and silver");
    // Nor does another deck take the place of what was not sent yet.
    await changed(bench, "Silver");
    bench.fresh("Another");
    await vi.waitFor(() => expect(house.kept[0]?.name).toBe("Silver"));
    expect((await new BrowserDecks(box).list()).decks).toEqual([]);
  });

  it("keeps in the browser what the account does not take", async () => {
    const bench = new Bench(box, library(), () => 1);
    bench.fresh("Salt", deck);
    await bench.keep();
    house.fails = "network";
    const [first] = bench.shelves.decks;
    if (first !== undefined) await bench.entrust(first);
    expect([bench.place, bench.trouble]).toEqual(["here", "realm-deck-away"]);
    house.fails = undefined;
    if (first !== undefined) await bench.entrust(first);
    expect([bench.place, bench.trouble]).toEqual(["account", undefined]);
    house.fails = { status: 422, kind: "name" };
    await changed(bench, "Silver");
    await bench.flush();
    expect([bench.place, bench.trouble, bench.kept]).toEqual(["here", "realm-deck-refused", true]);
    const { decks } = await new BrowserDecks(box).list();
    expect(decks).toMatchObject([{ id: bench.id, name: "Silver" }]);
    expect(house.kept).toMatchObject([{ id: bench.id, name: "Salt" }]);
    // Later it goes in the place of the old one.
    house.fails = undefined;
    const here = bench.shelves.decks.find(({ place }) => place === "here");
    if (here !== undefined) await bench.entrust(here);
    expect(house.kept).toMatchObject([{ id: bench.id, name: "Silver" }]);
    expect(bench.shelves.decks).toHaveLength(1);
    house.most = 0;
    await changed(bench, "Ore");
    await bench.flush();
    expect(bench.trouble).toBe("realm-deck-many");
  });

  it("goes on with the account's last deck, unless something was done already", async () => {
    await accountDecks.write(shelved("a"));
    const bench = new Bench(box, library());
    await bench.begin();
    expect(bench.place).toBe("here");
    await bench.meetAccount();
    expect([bench.id, bench.place, bench.kept]).toEqual(["a", "account", true]);
    const other = new Bench(box, library());
    await other.begin();
    await changed(other, "Mine");
    await other.meetAccount();
    expect([other.name, other.place]).toEqual(["Mine", "here"]);
    await bench.remove(shelved("a", "account"));
    expect(house.kept).toEqual([]);
    expect([bench.place, bench.kept]).toEqual(["here", false]);
  });
});

describe("the builder of somebody with an account", () => {
  it("offers to keep a deck there, and says where it is kept", { timeout: 20_000 }, async () => {
    await new BrowserDecks(box).write(shelved("a"));
    await me.load();
    expect(me.account).toBe(true);
    const judge = engineJudge(box, () => Promise.reject(new Error("no engine here")));
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    render(Decks, { judge });
    const soon = <T>(what: () => T): Promise<T> => vi.waitFor(what, { timeout: 10_000 });
    const says = () => document.querySelector(".kept")?.textContent?.trim();
    await soon(() => expect(says()).toBe("Kept in this browser"));
    const entrust = () => document.querySelector<HTMLElement>("[data-entrust]");
    const button = await soon(() => {
      const found = entrust();
      if (found === null) throw new Error("no button yet");
      return found;
    });
    await fireEvent.click(button);
    await soon(() => expect(says()).toBe("Kept with your account"));
    expect(house.kept).toMatchObject([{ id: "a", name: "Deck a", data: deck }]);
    expect(entrust()).toBeNull();
    expect((await new BrowserDecks(box).list()).decks).toEqual([]);
    await fireEvent.click(document.querySelector("[data-shelf]") ?? document);
    const rows = [...document.querySelectorAll("[data-place]")].map((one) => one.textContent);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain("With your account");
  });
});
