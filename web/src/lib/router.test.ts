import { expect, it } from "vitest";
import { parse, to } from "./router.svelte";

it("knows its places", () => {
  expect(parse("/")).toEqual({ at: "home", list: undefined });
  expect(parse("/watch")).toEqual({ at: "home", list: "watch" });
  expect(parse("/replays/")).toEqual({ at: "home", list: "replays" });
  expect(parse(to.room("h7Kq2"))).toEqual({ at: "room", id: "h7Kq2" });
  expect(parse("/replay/h7Kq2")).toEqual({ at: "replay", id: "h7Kq2", step: undefined });
  expect(parse("/replay/h7Kq2", "?step=23")).toEqual({ at: "replay", id: "h7Kq2", step: 23 });
  expect(parse(to.rules)).toEqual({ at: "rules", rule: undefined });
  expect(parse("/rules/base-38")).toEqual({ at: "rules", rule: "BASE-38" });
  expect(parse(to.cards("duel"))).toEqual({ at: "cards", game: "duel", card: undefined });
  expect(parse(to.cards("duel", "mint"))).toEqual({ at: "cards", game: "duel", card: "mint" });
  expect(parse(to.decks("duel"))).toEqual({ at: "decks", game: "duel" });
  expect(parse("/decks/")).toEqual({ at: "decks", game: undefined });
});

it("knows nothing else", () => {
  for (const path of [
    "/room/",
    "/room/a/b",
    "/room/%2e%2e",
    "/rules/a b",
    "/cards",
    "/cards/a/b/c",
    "/decks/a/b",
    "/wp-admin",
  ]) {
    expect(parse(path)).toEqual({ at: "nowhere" });
  }
});
