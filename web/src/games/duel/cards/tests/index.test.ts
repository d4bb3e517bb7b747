// The card index: found, counted, opened.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Cards from "../../Cards.svelte";
import { language } from "../i18n";
import { zoom } from "../../../realm/cards/zoom.svelte";

// All cards with all their pictures are much to look through again and again.
vi.setConfig({ testTimeout: 20_000 });
vi.mock("../emblems", async (original) => ({
  ...(await original<typeof import("../../../realm/cards/emblems")>()),
  bringEmblems: () => undefined,
}));

const shown = () => [...document.querySelectorAll<HTMLElement>("main button.card")];
const names = () => shown().map((card) => card.querySelector(".vh")?.textContent ?? "");
const status = () => document.querySelector(".sum")?.textContent;
const soon = (what: () => void) => vi.waitFor(what, { timeout: 10_000 });

beforeEach(() => void (language.current = "en"));
afterEach(() => {
  cleanup();
  zoom.close();
});

describe("the card index", () => {
  it("shows every card by set, with counts, and finds by words and chips", async () => {
    render(Cards, { card: undefined });
    expect(shown()).toHaveLength(104);
    expect([...document.querySelectorAll("h2[id]")].map(({ id }) => id)).toEqual(
      ["base", "gold", "turmoil", "progress", "central"].map((set) => `set-${set}`),
    );
    await fireEvent.input(screen.getByLabelText("Find a card"), { target: { value: "festival" } });
    await soon(() => expect(names()[0]).toContain("Festival"));
    await fireEvent.input(screen.getByLabelText("Find a card"), { target: { value: "zzz" } });
    await soon(() => expect(status()).toBe("No card is like that."));
    await fireEvent.click(screen.getByText("Show all"));
    await soon(() => expect(shown()).toHaveLength(104));
    await fireEvent.click(screen.getByLabelText("Costs gold"));
    await fireEvent.click(screen.getByText("Gold", { selector: ".chip" }));
    await soon(() => expect(names().map((name) => name.split(".")[0])).toEqual(["Salt Silo"]));
    expect(status()).toBe("1 card, 1 copy");
  });

  it("finds in the language of the reader", async () => {
    language.current = "de";
    render(Cards, { card: undefined });
    await fireEvent.input(screen.getByLabelText("Karte suchen"), { target: { value: "munzst" } });
    await soon(() => expect(names()[0]).toContain("Münzstätte"));
  });

  it("opens the card that the address names, and none that does not exist", async () => {
    const { unmount } = render(Cards, { card: "harbor" });
    await soon(() => expect(zoom.sheet?.id).toBe("harbor"));
    unmount();
    expect(zoom.sheet).toBeUndefined();
    render(Cards, { card: "dragon" });
    expect(zoom.sheet).toBeUndefined();
  });
});
