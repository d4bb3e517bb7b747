// Results and days in words.

import { expect, it } from "vitest";
import type { Ending } from "../generated/server";
import type { Room } from "./table";
import { catalogue } from "./catalogue.svelte";
import { dayBefore, dayName, played, pointsText, result } from "./words";

const seat = (name: string, me: boolean) => ({
  kind: "person" as const,
  name,
  here: true,
  stand_in: false,
  resigned: false,
  ready: true,
  me,
});
const room = (points: number[], winners: number[], me = 0): Room => ({
  id: "r",
  game: "any",
  setup: {},
  state: "over",
  clock: "none",
  public: false,
  host: true,
  seats: points.map((_, at) => seat(["Ada", "Mira", "Jonas"][at] ?? "", at === me)),
  seq: 1,
  turn: 1,
  to_act: { waiting: "nobody" },
  points,
  winners,
  updated: "2026-11-16T00:00:00Z",
});

it("tells how a game ended: alone, won, shared, without a winner", () => {
  expect(result(room([61], [0]))).toBe("You have 61 points");
  expect(result(room([-4], [0], 1))).toBe("Ada has −4 points");
  expect(result(room([61, 70], [1]))).toBe("Mira won 70 to 61");
  expect(result(room([70, 70, 3], [0, 1]))).toBe("You and Mira share the win with 70 points");
  expect(result(room([7, 8], []))).toBe("Nobody has won");
});

it("tells how a game ended that its rules did not end", () => {
  const ended = (room: Room, ending: Ending): string => result({ ...room, ending });
  expect(ended(room([7, 8], []), { by: "turns", turns: 1000 })).toBe(
    "The game was ended without a winner after 1,000 turns",
  );
  expect(ended(room([7], []), { by: "day" })).toBe("The day was over before this game was");
  const resigned = { by: "resigned", seat: 1 } as const;
  expect(ended(room([7, 8], [0]), resigned)).toBe("You won: Mira gave up");
  expect(ended(room([7, 8], [0], 2), resigned)).toBe("Ada won: Mira gave up");
  expect(ended(room([7, 8, 2], [], 2), resigned)).toBe("Mira gave up");
});

it("knows days", () => {
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  expect(dayName("2026-11-16")).toMatch(/16/);
  expect(pointsText(-2)).toBe("−2");
});

it("calls a room by its way to play where that has a name of its own", () => {
  const words = (text: string) => ({ en: text, de: text });
  const corsica = {
    id: "corsica-4",
    name: words("Corsica"),
    about: words(""),
    setup: {},
    seats: 4,
  };
  const variants = [{ ...corsica, switches: [] }];
  catalogue.know([{ id: "scenarios", name: words("Scenarios"), variants, bots: [] }]);
  const of: Room = { ...room([1], []), game: "scenarios", variant: "corsica-4" };
  expect(played(of)).toBe("Scenarios");
  expect(played(of, true)).toBe("Corsica");
  // With a switch turned a room has no variant.
  const { variant: _, ...turned } = of;
  expect(played(turned, true)).toBe("Scenarios");
});
