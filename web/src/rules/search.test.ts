import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BookInfo } from "../generated/server";
import { everywhere } from "../lib/i18n.svelte";
import { find, pieces, ruleNumber } from "./search";
import { topicPicture } from "./topics";

const rule = (number: number, topic: string, en: string, de: string) => ({
  id: `BASE-${number}`,
  topic,
  source: "book",
  en,
  de,
});
const book: BookInfo = {
  id: "BASE",
  title: { en: "The base game", de: "Das Basisspiel" },
  rules: [
    rule(6, "material", "There are 9 harbours.", "Es gibt 9 Häfen."),
    rule(29, "trade", "At a 3:1 harbour three are enough (BASE-6).", "Am 3:1-Hafen genügen drei."),
    rule(53, "robber", "On a seven half of a large hand is lost.", "Bei der Sieben …"),
  ],
};
const sayings = {
  step: ({ key }: { key: string }) => ({ title: key, text: "At a harbour two are enough" }),
  topic: (topic: string) => topic,
};
const plain = { book: "BASE", key: "p", steps: [{ key: "Trade", Picture: (() => {}) as never }] };

describe("the search", () => {
  it("finds words in plain words, topics and rules", () => {
    const found = find(book, plain, "Harbour", "en", sayings);
    expect(found.steps).toHaveLength(1);
    expect(found.topics).toEqual(["material", "trade"]);
    expect(found.rules.map(({ id }) => id)).toEqual(["BASE-6", "BASE-29"]);
  });

  it("asks for all words, in any case and without marks", () => {
    expect(find(book, plain, "harbour THREE", "en", sayings).rules).toHaveLength(1);
    expect(find(book, plain, "hafen", "de", sayings).rules.map(({ id }) => id)).toEqual([
      "BASE-6",
      "BASE-29",
    ]);
    expect(find(book, plain, " ", "en", sayings)).toEqual({ steps: [], topics: [], rules: [] });
  });

  it("knows a number however it is typed", () => {
    for (const typed of ["base-29", "BASE 29", " Base - 29 "])
      expect(ruleNumber(typed, [book])).toBe("BASE-29");
    expect(ruleNumber("BASE-30", [book])).toBeUndefined();
  });

  it("marks what was sought, and links numbers", () => {
    expect(pieces("Two harbours (BASE-6).", "harbour")).toEqual([
      { is: "text", text: "Two " },
      { is: "hit", text: "harbours" },
      { is: "text", text: " (" },
      { is: "rule", text: "BASE-6" },
      { is: "text", text: ")." },
    ]);
  });

  it("marks a word with a hyphen as one", () => {
    for (const sought of ["Siegpunkt-Kreuzung", "kreuzung"])
      expect(pieces("Über Siegpunkt-Kreuzungen hinaus.", sought)).toEqual([
        { is: "text", text: "Über " },
        { is: "hit", text: "Siegpunkt-Kreuzungen" },
        { is: "text", text: " hinaus." },
      ]);
  });
});

describe("every topic of every book", () => {
  const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), "utf8");
  const folder = "../../../rules";
  const topics = readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith(".toml"))
    .flatMap((name) => read(folder, name).match(/(?<=^topic = ").+(?="$)/gm) ?? []);

  it("has a name and a line in both languages", () => {
    expect(topics.length).toBeGreaterThan(100);
    for (const topic of new Set(topics)) {
      const key = `topic-${topic.replaceAll(" ", "-")}`;
      for (const words of [everywhere(key), everywhere(`${key}-about`)]) {
        expect(words.en).not.toMatch(/^topic-/);
        expect(words.de).not.toMatch(/^topic-/);
      }
    }
  });

  it("has a picture that there is", () => {
    const sprites = ["symbols", "scenarios", "knights", "sea"]
      .map((name) => read(`../${name}.svg`))
      .join("");
    for (const topic of new Set(topics)) {
      expect(topicPicture(topic), topic).not.toBe("ui-help");
      expect(sprites, topic).toContain(`<symbol id="${topicPicture(topic)}"`);
    }
  });
});
