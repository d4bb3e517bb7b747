import { describe, expect, it } from "vitest";
import { CARDS, CENTRAL } from "../data";
import { everything, find, isNarrow, turned, type Filter } from "../../../realm/cards/filter";

const all = [...CARDS, ...CENTRAL];
const ids = (wanted: Partial<Filter>, language: "en" | "de" = "en") =>
  find(all, { ...everything(), ...wanted }, language).map(({ id }) => id);

describe("finding cards", () => {
  it("shows all where nothing is asked", () => {
    expect(ids({})).toHaveLength(all.length);
    expect(isNarrow(everything())).toBe(false);
  });

  it("finds by words of the reader's language, names before texts", () => {
    expect(ids({ words: "mint" })[0]).toBe("mint");
    expect(ids({ words: "munzstatte" }, "de")).toContain("mint");
    expect(ids({ words: "Münzstätte" }, "en")).toEqual([]);
    const ships = ids({ words: "ship" });
    expect(ships.slice(0, 7).every((id) => id.includes("ship"))).toBe(true);
    expect(ships).toContain("harbor");
    expect(ids({ words: "no such words at all" })).toEqual([]);
  });

  it("asks for everything that is wished at once", () => {
    const found = ids({ sets: ["gold"], groups: ["city"], points: ["trade"] });
    expect(found).toContain("merchant-guild");
    expect(found).toContain("salt-silo");
    expect(found).not.toContain("mint");
    expect(ids({ cost: ["gold", "wool"] })).toContain("salt-silo");
    expect(ids({ cost: ["gold"] }).length).toBeGreaterThan(ids({ cost: ["gold", "brick"] }).length);
  });

  it("finds half-moons, reprints in their own set, and the centre", () => {
    expect(ids({ moon: true })).toContain("goldsmith-gold");
    expect(ids({ moon: true })).not.toContain("goldsmith");
    expect(ids({ sets: ["central"] })).toHaveLength(9);
    expect(ids({ groups: ["centre"] })).toEqual(ids({ sets: ["central"] }));
  });

  it("has a group for every card", () => {
    for (const card of CARDS) expect(card.group, card.id).not.toBe("centre");
  });

  it("turns a wish on and off", () => {
    expect(turned(["a"], "b")).toEqual(["a", "b"]);
    expect(turned(["a", "b"], "a")).toEqual(["b"]);
  });
});
