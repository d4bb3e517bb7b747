// Both languages have the same keys; every key is used, and every key that is used is there.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const HERE = import.meta.dirname;
const read = (path: string) => readFileSync(join(HERE, path), "utf8");
const keys = (path: string): string[] =>
  new FluentResource(read(path)).body.map((entry) => entry.id).sort();
const sources = readdirSync(HERE)
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map(read);

it("says the same in both languages, and reads every entry", () => {
  expect(keys("de.ftl")).toEqual(keys("en.ftl"));
  for (const path of ["en.ftl", "de.ftl"]) {
    const written = read(path).match(/^[a-z][a-z0-9-]* =/gm) ?? [];
    expect(keys(path)).toHaveLength(written.length);
  }
});

it("has every key that is used", () => {
  const known = new Set([...keys("en.ftl"), ...keys("../i18n/en.ftl")]);
  const used = sources.flatMap((source) =>
    [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map((hit) => hit[1] ?? ""),
  );
  expect(used.length).toBeGreaterThan(40);
  expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
});

it("uses every key it has, and takes none of the page's", () => {
  const all = sources.join("\n");
  const made = [/^here-wrong-/, /^who-(here|bot|none)$/];
  const used = (key: string) => all.includes(`"${key}"`) || made.some((one) => one.test(key));
  expect(keys("en.ftl").filter((key) => !used(key))).toEqual([]);
  const shared = new Set(keys("../i18n/en.ftl"));
  expect(keys("en.ftl").filter((key) => shared.has(key))).toEqual([]);
});
