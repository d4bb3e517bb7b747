// The words that the card games share, and those of the older one: in both languages, and every one of use.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const written = import.meta.glob<string>(
  ["../*/*.ftl", "../../duel/*.ftl", "../../classic/*.ftl", "../../classic/cards/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
const sources = import.meta.glob<string>(
  ["../**/*.{ts,svelte}", "../../duel/**/*.{ts,svelte}", "../../classic/**/*.{ts,svelte}"],
  { eager: true, query: "?raw", import: "default" },
);
const keys = (path: string) =>
  new FluentResource(written[path] ?? "").body.map(({ id }) => id).sort();
const english = Object.keys(written).filter((path) => path.endsWith("/en.ftl"));
const code = Object.values(sources).join("\n");

describe("the words of the card games", () => {
  it.each(english)("%s: the same in both languages, and every entry is read", (path) => {
    const german = path.replace("/en.ftl", "/de.ftl");
    expect(keys(german)).toEqual(keys(path));
    for (const one of [path, german])
      expect(keys(one)).toHaveLength((written[one]?.match(/^[a-z][A-Za-z0-9-]* =/gm) ?? []).length);
  });

  it.each(english)("%s: every one is used", (path) => {
    // `realm-${key}` alone would use everything: what is shared is asked for by `own`.
    const stems = [...code.matchAll(/`([a-z]+-[a-z-]*)\$\{/g)]
      .map(([, stem]) => stem ?? "")
      .filter((stem) => stem !== "realm-");
    const shared = [...code.matchAll(/\bown\((?:game|box\.game|"[a-z]+"), [`"]([a-z-]+)/g)].map(
      ([, end]) => end ?? "",
    );
    // Words of a game for something that both have begin with its name: `${game}-press-…`.
    const own = [...code.matchAll(/`\$\{(?:session\.)?game\}-([a-z-]+)/g)].map(
      ([, end]) => end ?? "",
    );
    const said = [...code.matchAll(/session\.say\(`([a-z-]+)\$\{/g)].map(([, end]) => end ?? "");
    const isUsed = (key: string): boolean =>
      code.includes(`"${key}"`) ||
      code.includes(`\`${key}\``) ||
      stems.some((stem) => key.startsWith(stem)) ||
      [...own, ...said, ...shared].some((end) => key.replace(/^[a-z]+-/, "").startsWith(end));
    expect(keys(path).filter((key) => !isUsed(key))).toEqual([]);
  });
});
