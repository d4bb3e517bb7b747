import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import { knows, language, t } from "../i18n";
import { CARDS, cardOf, CENTRAL, type CardFace } from "../data";
import { missing } from "../../../realm/cards/face";
import { cardLabel, needsText } from "../../../realm/cards/words";
import { costText, drawnName } from "../words";

const all = [...CARDS, ...CENTRAL];
const of = (id: string): CardFace => {
  const card = cardOf(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};
const written = import.meta.glob<string>("../*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const sources = import.meta.glob<string>(
  ["../*.{ts,svelte}", "../../{Cards,Decks}.svelte", "../../decks/*.{ts,svelte}"],
  { eager: true, query: "?raw", import: "default" },
);
/** What draws the cards of both games, and the table: they make some of the keys. */
const beyond = import.meta.glob<string>(
  ["../../../realm/{cards,decks}/*.{ts,svelte}", "../../table/*.ts"],
  { eager: true, query: "?raw", import: "default" },
);
const keys = (path: string) =>
  new FluentResource(written[path] ?? "").body.map(({ id }) => id).sort();

beforeEach(() => void (language.current = "en"));

describe("the words of the cards", () => {
  it("are the same in both languages, and every entry is read", () => {
    expect(keys("../de.ftl")).toEqual(keys("../en.ftl"));
    for (const path of ["../en.ftl", "../de.ftl"])
      expect(keys(path)).toHaveLength((written[path]?.match(/^[a-z][a-z0-9-]* =/gm) ?? []).length);
  });

  it("are there for every key, and every one is used", () => {
    const text = Object.values(sources).join("\n");
    const known = new Set(keys("../en.ftl"));
    const used = [...text.matchAll(/"(duel-[a-z-]*[a-z])"/g)].map(([, key]) => key ?? "");
    const pictures = /^duel-scene-|^duel-card-/;
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((key) => !known.has(key) && !pictures.test(key))).toEqual([]);
    const drawn = Object.values(beyond)
      .join("\n")
      .replaceAll(/\$\{(?:box\.)?game\}/g, "duel")
      .replaceAll("own(box.game, `", "`duel-");
    const made = [...`${text}${drawn}`.matchAll(/`(duel-[a-z-]+-)\$\{/g)].map(
      ([, stem]) => stem ?? "",
    );
    const isUsed = (key: string) =>
      used.includes(key) ||
      drawn.includes(`\`${key}\``) ||
      made.some((stem) => key.startsWith(stem));
    expect([...known].filter((key) => !isUsed(key))).toEqual([]);
  });

  it("name the kind of every card, and every need", () => {
    for (const card of all) {
      for (const to of ["en", "de"] as const) {
        language.current = to;
        expect(t(card.kindKey), card.id).not.toMatch(/^duel-/);
        expect(cardLabel(card), card.id).not.toMatch(/duel-|undefined/);
      }
      for (const need of card.needs.flatMap((one) => one.split("|")))
        expect(knows(`duel-need-${need}`) || cardOf(need) !== undefined, need).toBe(true);
    }
  });
});

describe("a card's label", () => {
  it("tells name, kind, cost, points and what it does", () => {
    expect(cardLabel(of("merchant-guild"))).toBe(
      "Merchant Guild. City building. costs 2 brick, 2 wool, 1 grain. 1 victory point, 2 trade points. Opens Trade Master and Staple House.",
    );
    language.current = "de";
    expect(cardLabel(of("mint"))).toContain(
      "Münzstätte. Stadtgebäude. kostet 2 Holz, 1 Lehm, 2 Erz",
    );
  });

  it("tells points that come and go, needs, and what is missing", () => {
    expect(cardLabel(of("harbor"))).toContain("1 victory point while a condition holds");
    expect(cardLabel(of("salt-silo"))).toContain("1 trade point for each, as the text says");
    expect(needsText(of("guido-the-ambassador"))).toBe("Town Hall or behind");
    const told = cardLabel(of("mint"), { have: { lumber: 1, brick: 3 }, state: "cannot" });
    expect(told).toContain("missing: 1 lumber, 2 ore. cannot be paid.");
    expect(cardLabel(of("goldsmith"))).not.toContain("costs");
  });

  it("keeps the order of the resources", () => {
    expect(costText({ gold: 1, ore: 2, grain: 3, wool: 1, brick: 1, lumber: 1 })).toBe(
      "1 lumber, 1 brick, 1 wool, 3 grain, 2 ore, 1 gold",
    );
    expect(missing({ ore: 2 }, { ore: 5 }).ore).toBe(0);
  });

  it("breaks long German names where a reader would, and only where they are drawn", () => {
    language.current = "de";
    expect(drawnName("trading-base")).toBe("Handels\u00adstütz\u00adpunkt");
    expect(drawnName("merchant-caravan")).toBe("Kaufmanns\u00adzug");
    expect(cardLabel(of("trading-base"))).not.toContain("\u00ad");
    // On a phone a card of the hand bears ten letters in a row.
    const parts = CARDS.flatMap(({ id }) => drawnName(id).split(/[\u00ad -]/));
    expect(parts.filter((part) => part.length > 10)).toEqual([]);
    language.current = "en";
    expect(drawnName("trading-base")).toBe("Trading Base");
  });
});
