// Both languages have the same keys; every key is used, and every key that is used is there.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";

const SRC = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(path, "utf8");

const keys = (language: string): string[] =>
  new FluentResource(read(join(SRC, "i18n", `${language}.ftl`))).body
    .map((entry) => entry.id)
    .sort();

/** The shared page's own sources; the folders of games, and of games here, are their own affair. */
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .filter((path) => !path.startsWith("games") || path.startsWith("games/shared"))
  .filter((path) => !path.startsWith("here/"))
  .map((path) => read(join(SRC, path)));

it("says the same in both languages", () => {
  expect(keys("de")).toEqual(keys("en"));
});

it("reads every entry", () => {
  for (const language of ["en", "de"]) {
    const written = read(join(SRC, "i18n", `${language}.ftl`)).match(/^[a-z][a-z0-9-]* =/gm) ?? [];
    expect(keys(language)).toHaveLength(written.length);
  }
});

it("has every key that is used", () => {
  const used = sources.flatMap((source) =>
    [
      ...source.matchAll(/\b(?:t|tIn|everywhere)\(\s*(?:"(?:en|de)",\s*)?"(?!en"|de")([^"]+)"/g),
    ].map((hit) => hit[1]),
  );
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((key) => !keys("en").includes(key ?? ""))).toEqual([]);
});

it("uses every key it has", () => {
  const all = sources.join("\n");
  expect(keys("en").filter((key) => !all.includes(`"${key}"`))).toEqual([]);
});
