// @vitest-environment node
// What the home screen loads, built as it is served: small enough for a phone far from anywhere, and
// without a line of any game but its cover.

import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { build, type Rolldown } from "vite";

const ROOM = 150_000;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };
const files = new Map<string, Chunk | Rolldown.OutputAsset>();
const chunk = (name: string): Chunk => {
  const found = files.get(name);
  if (found?.type !== "chunk") throw new Error(`no chunk ${name}`);
  return found;
};

/** A chunk, all that it loads at once, and the styles of all these. */
function closure(name: string, into = new Set<string>()): Set<string> {
  if (into.has(name)) return into;
  into.add(name);
  for (const css of chunk(name).viteMetadata?.importedCss ?? []) into.add(css);
  for (const other of chunk(name).imports) closure(other, into);
  return into;
}

const size = (name: string): number => {
  const file = files.get(name);
  if (file === undefined) throw new Error(`no file ${name}`);
  return gzipSync(file.type === "chunk" ? file.code : file.source).length;
};
const total = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + size(name), 0);

let first: Set<string>;
let home: Set<string>;

beforeAll(async () => {
  const root = join(import.meta.dirname, "..");
  const built = await build({ root, logLevel: "error", build: { write: false } });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  for (const file of outputs.flatMap(({ output }) => output)) files.set(file.fileName, file);
  const chunks = [...files.values()].filter((file): file is Chunk => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("the page has no entry");
  first = closure(entry.fileName).add("index.html");
  home = new Set(first);
  for (const { fileName, facadeModuleId } of chunks)
    if (facadeModuleId?.endsWith("/cover.ts") === true) closure(fileName, home);
}, 180_000);

describe("the home screen", () => {
  it("loads at most 150 kB, pictures and covers included", () => {
    expect(total(first)).toBeGreaterThan(20_000);
    expect(total(home)).toBeGreaterThan(total(first));
    expect(total(home)).toBeLessThanOrEqual(ROOM);
  });

  it("loads no game and none of its words", () => {
    const modules = [...home].flatMap((name) => {
      const file = files.get(name);
      return file?.type === "chunk" ? file.moduleIds : [];
    });
    expect(modules.some((id) => id.endsWith("/games/island/cover.ts"))).toBe(true);
    const games = /\/games\/[^/]+\/(index\.ts|Table\.svelte|tell\.(ts|svelte)|..\.ftl)/;
    expect(modules.filter((id) => games.test(id))).toEqual([]);
    expect(modules.filter((id) => /\/games\/(realm|[^/]+\/cards)\//.test(id))).toEqual([]);
  });

  it("leaves the pictures of the cards for whoever looks at cards", () => {
    const bringing = [...files.values()].filter(
      (file): file is Chunk =>
        file.type === "chunk" && file.moduleIds.some((id) => /(emblems|magic)\.svg/.test(id)),
    );
    expect(bringing).toHaveLength(2);
    expect(bringing.filter(({ fileName }) => home.has(fileName))).toEqual([]);
  });
});
