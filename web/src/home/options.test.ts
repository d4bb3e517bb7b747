import { describe, expect, it } from "vitest";
import type { GameInfo } from "../generated/server";
import { change, choose, forPlayers, OPEN, playerCounts, toRoom } from "./options";

const both = (text: string) => ({ en: text, de: text });
const setup = (players: number) => ({
  players,
  options: { points_to_win: 10, strict_order: false, hand_limit: 7 },
});
const variant = (id: string, seats: number) => ({ id, name: both(id), setup: setup(seats), seats });
const island: GameInfo = {
  id: "island",
  name: both("The Island"),
  variants: [
    variant("variable-4", 4),
    variant("variable-3", 3),
    variant("beginner-4", 4),
    variant("beginner-3", 3),
    variant("variable-6", 6),
  ],
  bots: [
    { id: "gentle", name: both("gentle") },
    { id: "steady", name: both("steady") },
  ],
};

describe("a new game", () => {
  it("is one with three steady bots on the beginners' map at once", () => {
    expect(toRoom(island, choose(island))).toEqual({
      game: "island",
      variant: "beginner-4",
      seats: ["me", "steady", "steady", "steady"],
      clock: "none",
      public: false,
    });
  });

  it("leaves the seats open for friends", () => {
    expect(choose(island, undefined, OPEN).others).toEqual([OPEN, OPEN, OPEN]);
  });

  it("sends the setup only where a switch was turned", () => {
    const room = toRoom(island, { ...choose(island), points: 12 });
    expect(room.variant).toBeUndefined();
    expect(room.setup).toEqual({
      players: 4,
      options: { points_to_win: 12, strict_order: false, hand_limit: 7 },
    });
  });

  it("stays on the same kind of map when the number of players changes", () => {
    expect(playerCounts(island)).toEqual([3, 4, 6]);
    const three = forPlayers(island, choose(island), 3);
    expect(three.variant).toBe("beginner-3");
    expect(three.others).toHaveLength(2);
    const six = forPlayers(island, { ...three, others: [OPEN, "gentle"] }, 6);
    expect(six.variant).toBe("variable-6");
    expect(six.others).toEqual([OPEN, "gentle", "gentle", "gentle", "gentle"]);
  });

  it("keeps clock and openness over a change of the map", () => {
    const before = { ...choose(island), clock: "quick" as const, public: true };
    expect(change(island, before, "variable-4")).toMatchObject({ clock: "quick", public: true });
  });
});
