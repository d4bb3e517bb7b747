// The end of a day's game: the rank, where there is one, and the line to share.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Day, Room, Score } from "../generated/server";
import { language } from "../lib/i18n.svelte";
import DayResult from "./DayResult.svelte";

const DAY = "2026-11-16";
const room = { id: "mine", game: "dice", variant: "solo", points: [31], day: DAY } as Room;
const score = (id: string, rank: number): Score =>
  ({ rank, name: id, points: 40 - rank, me: id === "mine", room: id }) as Score;

/** The house tells these scores of the day. */
function show(scores: Score[] | undefined, tongue: "en" | "de" = "en"): void {
  language.current = tongue;
  const game = { game: "dice", variant: "solo", commitment: "", scores };
  const day = { day: DAY, running: true, games: [game] } as unknown as Day;
  vi.stubGlobal("fetch", () =>
    scores === undefined
      ? Promise.reject(new Error("no network"))
      : Promise.resolve(Response.json(day)),
  );
  render(DayResult, { room, day: DAY });
}
const line = () => screen.getByRole<HTMLInputElement>("textbox").value;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("tells the rank and puts it into the line", async () => {
  show([score("one", 1), score("mine", 2), score("other", 3)]);
  await screen.findByText("Rank 2 of 3");
  expect(line()).toMatch(/^dice, game of the day, .*2026.*: 31 points, rank 2 of 3\. http/);
});

it("does so in German", async () => {
  show([score("one", 1), score("mine", 2)], "de");
  await screen.findByText("Platz 2 von 2");
  expect(line()).toContain("31 Punkte, Platz 2 von 2.");
});

it("says to the first that there is nobody else yet", async () => {
  show([score("mine", 1)]);
  await screen.findByText(/^You are the first/);
});

it("has a line without a rank for those who have none, and without the house", async () => {
  for (const scores of [[score("one", 1)], undefined]) {
    show(scores);
    await vi.waitFor(() => expect(line()).toMatch(/: 31 points\. http/));
    expect(screen.queryByText(/^Rank/)).toBeNull();
    cleanup();
  }
});
