import { beforeEach, describe, expect, it } from "vitest";
import { language } from "../../../lib/i18n.svelte";
import { harbourWithPlace, hexInWords, spotInWords } from "../describe";
import { cornersOf, DIRECTIONS, side } from "../geometry";
import { cornerPlace, hexPlace, rows, sidePlace } from "../places";
import { spotsFor } from "../spots";
import { hexName } from "../geometry";
import type { Layout } from "../types";
import { fixture } from "./fixtures";

const boardOf = (name: string): Layout => {
  const { board } = fixture(name).view;
  if (board === null) throw new Error("the board is laid");
  return board;
};

describe.each(["en", "de"] as const)("places in %s", (words) => {
  beforeEach(() => void (language.current = words));

  it.each(["turn", "six-turn"])("have one name each, which no other has, in %s", (name) => {
    const board = boardOf(name);
    const hexes = board.hexes.map((tile) => hexPlace(board, hexName(tile)));
    const corners = new Set(board.hexes.flatMap(cornersOf));
    const sides = new Set(board.hexes.flatMap((tile) => DIRECTIONS.map((to) => side(tile, to))));
    for (const all of [
      hexes,
      [...corners].map((at) => cornerPlace(board, at)),
      [...sides].map((at) => sidePlace(board, at)),
      board.harbours.map((harbour) => harbourWithPlace(board, harbour)),
    ]) {
      expect(new Set(all).size).toBe(all.length);
      for (const one of all) expect(one).not.toMatch(/island-|undefined|^$/);
    }
  });
});

describe("what is read out", () => {
  beforeEach(() => void (language.current = "en"));

  it("says the row and the hex first", () => {
    const board = boardOf("turn");
    const tile = rows(board)[1]?.[2];
    if (tile === undefined) throw new Error("the second row has three hexes");
    expect(hexInWords(board, tile)).toMatch(/^second row, third hex: \w+, \w+$/);
  });

  it("names a harbour where a corner has one", () => {
    const { view, decisions } = fixture("founding-settlement");
    const spots = spotsFor(view, decisions, { is: "none" }).map((spot) =>
      spotInWords(boardOf("founding-settlement"), spot),
    );
    expect(spots.some((words) => words.includes("harbour, three to one"))).toBe(true);
    expect(spots.some((words) => !words.includes("harbour"))).toBe(true);
  });
});
