// Screens of a game beside its table are told on its tile and beside its rulebooks.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import stub, { cover as plain } from "../../tests/stub";
import places from "../games/duel/places";
import type { BookInfo, GameInfo } from "../generated/server";
import { addGame } from "../lib/games";
import { language } from "../lib/i18n.svelte";
import { parse } from "../lib/router.svelte";
import type { GameCover } from "../lib/table";
import RulesScreen from "../rules/RulesScreen.svelte";
import Tiles from "./Tiles.svelte";

const words = (text: string) => ({ en: text, de: text });
const cover: GameCover = { ...plain, places };
const info: GameInfo = { id: "duel", name: words("The Duel"), variants: [], bots: [] } as never;
const book = (id: string): BookInfo => ({ id, title: words(`Book ${id}`), rules: [] });

vi.mock("../lib/books", () => ({ books: () => Promise.resolve([book("DUEL"), book("BASE")]) }));
vi.mock("../lib/games", async (original) => ({
  ...(await original<typeof import("../lib/games")>()),
  // The covers of the other games would still be on their way when this is over.
  playable: () => ["duel"],
}));
afterEach(cleanup);

const links = () =>
  screen
    .getAllByRole("link")
    .filter((link) => /All cards|Deck builder/.test(link.textContent ?? ""))
    .map((link) => parse(link.getAttribute("href") ?? ""));
const wanted = [
  { at: "cards", game: "duel", card: undefined },
  { at: "decks", game: "duel" },
];

it("on the tile", () => {
  language.current = "en";
  const nothing = (): void => undefined;
  render(Tiles, {
    games: [{ info, cover }],
    first: undefined,
    cover: undefined,
    busy: false,
    onlook: nothing,
    onpick: nothing,
    onstart: nothing,
  });
  expect(links()).toEqual(wanted);
});

it("beside the game's own rulebooks, and no other", async () => {
  language.current = "en";
  addGame({ ...stub, id: "duel" }, cover);
  render(RulesScreen, { rule: undefined });
  await vi.waitFor(() => expect(links()).toEqual(wanted));
  screen.getByRole("button", { name: /Book BASE/ }).click();
  await vi.waitFor(() => expect(links()).toEqual([]));
});
