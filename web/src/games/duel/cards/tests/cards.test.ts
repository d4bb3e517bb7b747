// The cards as they are drawn and pressed.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../../../../lib/i18n.svelte";
import { cardOf } from "../data";
import "../i18n";
import Back from "../../../realm/cards/Back.svelte";
import Card from "../../../realm/cards/Card.svelte";
import CardSheet from "../../../realm/cards/CardSheet.svelte";
import Die from "../../../realm/cards/Die.svelte";
import Landscape from "../../../realm/cards/Landscape.svelte";
import Site from "../../../realm/cards/Site.svelte";
import Slot from "../../../realm/cards/Slot.svelte";
import { HOLD, REST, zoom } from "../../../realm/cards/zoom.svelte";

const uses = (under: Element) =>
  [...under.querySelectorAll("use")].map((use) => use.getAttribute("href"));
const card = () => screen.getByRole("button", { name: /Mint/ });

beforeEach(() => {
  language.current = "en";
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  zoom.close();
  zoom.hide();
  vi.useRealTimers();
});

describe("a card", () => {
  it("shows its cost in order, with what is missing hollow", () => {
    const { container } = render(Card, {
      card: cardOf("mint"),
      have: { lumber: 1, brick: 1, ore: 1 },
      state: "cannot",
    });
    expect(uses(container.querySelector(".cost") as Element)).toEqual(
      ["lumber", "lumber", "brick", "ore", "ore"].map((one) => `#duel-res-${one}`),
    );
    expect(container.querySelectorAll(".lacks")).toHaveLength(2);
    expect(screen.getByRole("button", { name: /missing: 1 lumber, 1 ore/ })).toBeTruthy();
  });

  it("takes the picture of its first print", () => {
    const { container } = render(Card, { card: cardOf("goldsmith-gold") });
    expect(uses(container)).toContain("#duel-card-goldsmith");
    expect(uses(container)).toContain("#duel-set-gold");
  });

  it("sheds what is not asked", () => {
    for (const [size, parts] of [
      ["zoom", [".cost", ".band", ".text", ".foot", ".points"]],
      ["hand", [".cost", ".band", ".text", ".foot", ".points"]],
      ["realm", [".band", ".points"]],
      ["mini", [".band", ".points"]],
    ] as const) {
      const { container } = render(Card, { card: cardOf("merchant-guild"), size });
      const shown = [".cost", ".band", ".text", ".foot", ".points"].filter(
        (part) => container.querySelector(part) !== null,
      );
      expect(shown, size).toEqual(parts);
      const drawn = container.querySelector(".face")?.textContent ?? "";
      expect(drawn.includes("Merchant Guild"), size).toBe(size !== "mini");
      cleanup();
    }
  });

  it("dashes points that come and go, until they count", async () => {
    const { container, rerender } = render(Card, { card: cardOf("harbor"), size: "realm" });
    expect(container.querySelectorAll(".pill.maybe")).toHaveLength(1);
    await rerender({ worth: { trade: 1, victory: 1 } });
    expect(container.querySelectorAll(".pill.maybe")).toHaveLength(0);
    expect(container.querySelectorAll(".pill")).toHaveLength(2);
  });

  it("is pressed by a click and by Enter, which do not read it", async () => {
    const onpress = vi.fn();
    render(Card, { card: cardOf("mint"), state: "can", onpress });
    await fireEvent.click(card());
    expect(onpress).toHaveBeenCalledOnce();
    expect(zoom.sheet).toBeUndefined();
  });

  it("is read by a press where nothing else follows from it, and by the space bar always", async () => {
    const onpress = vi.fn();
    const { unmount } = render(Card, { card: cardOf("mint") });
    await fireEvent.click(card());
    expect(zoom.sheet?.id).toBe("mint");
    zoom.close();
    unmount();
    render(Card, { card: cardOf("mint"), onpress });
    const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
    card().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(zoom.sheet?.id).toBe("mint");
    expect(onpress).not.toHaveBeenCalled();
  });

  it("is shown large where a pointer rests on it, and no longer when it leaves", async () => {
    render(Card, { card: cardOf("mint") });
    const over = (type: string, pointerType = "mouse") =>
      card().dispatchEvent(Object.assign(new Event(type), { pointerType, clientX: 5, clientY: 5 }));
    over("pointerenter");
    vi.advanceTimersByTime(REST - 1);
    expect(zoom.preview).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(zoom.preview?.card.id).toBe("mint");
    over("pointerleave");
    expect(zoom.preview).toBeUndefined();
    over("pointerenter", "touch");
    vi.advanceTimersByTime(REST);
    expect(zoom.preview).toBeUndefined();
  });

  it("is read by holding a finger on it, and lifting the finger presses nothing", async () => {
    const onpress = vi.fn();
    render(Card, { card: cardOf("mint"), onpress });
    const touch = (type: string, x = 5) =>
      card().dispatchEvent(
        Object.assign(new Event(type), { pointerType: "touch", clientX: x, clientY: 5 }),
      );
    touch("pointerdown");
    vi.advanceTimersByTime(HOLD);
    expect(zoom.sheet?.id).toBe("mint");
    touch("pointerup");
    await fireEvent.click(card());
    expect(onpress).not.toHaveBeenCalled();
    zoom.close();
    touch("pointerdown");
    touch("pointermove", 40);
    vi.advanceTimersByTime(HOLD);
    expect(zoom.sheet).toBeUndefined();
    touch("pointerup");
    await fireEvent.click(card());
    expect(onpress).toHaveBeenCalledOnce();
  });
});

describe("the sheet", () => {
  it("tells the whole card, and closes", async () => {
    render(CardSheet);
    zoom.show(cardOf("town-hall"));
    await vi.advanceTimersByTimeAsync(0);
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    expect(dialog.textContent).toContain("Town Hall");
    expect(dialog.textContent).toContain("Half-moon on 1 of 2");
    expect(dialog.textContent).toContain("Era of Progress, 2 copies");
    dialog.close();
    dialog.dispatchEvent(new Event("close"));
    await vi.advanceTimersByTimeAsync(0);
    expect(zoom.sheet).toBeUndefined();
  });
});

describe("what lies around the cards", () => {
  it("a landscape counts its stock and says all of it", () => {
    const { container } = render(Landscape, {
      kind: "pasture",
      number: 4,
      stock: 3,
      rolled: true,
      pays: 2,
      cache: 1,
    });
    expect(container.querySelectorAll(".shelf .on")).toHaveLength(3);
    expect(container.querySelectorAll(".annex .on")).toHaveLength(1);
    expect(container.textContent).toContain("−2");
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
      "Pasture, number 4, 3 of 3 wool, full, rolled, pays 2, Gold Cache with 1 of 3 gold",
    );
  });

  it("a landscape that can be chosen is a button", async () => {
    const onpress = vi.fn();
    render(Landscape, { kind: "hills", number: 1, stock: 0, state: "can", onpress });
    await fireEvent.click(screen.getByRole("button", { name: /Hills/ }));
    expect(onpress).toHaveBeenCalledOnce();
  });

  it("a site has the seat's shape and its points, a road has neither", () => {
    const city = render(Site, { kind: "city", seat: 1, owner: "Bo" });
    expect(uses(city.container)).toEqual(["#duel-scene-city", "#seat-2", "#duel-point-victory"]);
    expect(screen.getByRole("img", { name: "City of Bo" })).toBeTruthy();
    cleanup();
    const road = render(Site, { kind: "road", seat: 0, owner: "Ada" });
    expect(uses(road.container)).toEqual(["#duel-scene-road"]);
  });

  it("a free site is pressed only where something may stand", async () => {
    const onpress = vi.fn();
    render(Slot, { where: "above the left city" });
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    render(Slot, { ghost: cardOf("mint"), where: "above the left city", onpress });
    await fireEvent.click(
      screen.getByRole("button", { name: "Build Mint here, above the left city" }),
    );
    expect(onpress).toHaveBeenCalledOnce();
  });

  it("dice and backs say what they are, in both languages", () => {
    render(Die, { face: 5 });
    render(Die, { face: { mark: "die-plentiful-harvest", name: "Plentiful Harvest" } });
    render(Back, { of: "turmoil" });
    const labels = () => screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"));
    expect(labels()).toEqual([
      "Production die: 5",
      "Event die: Plentiful Harvest",
      "Face-down card: Era of Turmoil",
    ]);
    expect(document.querySelectorAll(".pip")).toHaveLength(5);
  });
});
