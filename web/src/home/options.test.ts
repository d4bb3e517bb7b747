import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo, SwitchInfo } from "../generated/server";
import {
  alone,
  change,
  choose,
  forPlayers,
  OPEN,
  playerCounts,
  toRoom,
  turned,
  ways,
} from "./options";
import { recall, remember } from "./remembered";

const both = (text: string) => ({ en: text, de: text });
const setup = (players: number) => ({
  players,
  options: { points_to_win: 10, strict_order: false, hand_limit: 7 },
});
const points: SwitchInfo = {
  at: "options.points_to_win",
  name: both("Points to win"),
  rule: "OPTION-1",
  about: both("Any number from 3 to 20."),
  kind: "number",
  value: 10,
  least: 3,
  most: 20,
};
const strict: SwitchInfo = {
  at: "options.strict_order",
  name: both("Trade first"),
  rule: "OPTION-2",
  about: both("All trading comes first."),
  kind: "flag",
  value: false,
};
const variant = (id: string, seats: number) => ({
  id,
  name: both(id.replace(/-\d+$/, "")),
  about: both(`It is called ${id}.`),
  setup: setup(seats),
  seats,
  switches: [points, strict],
});
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
    const usual = choose(island);
    const room = toRoom(island, {
      ...usual,
      switches: { ...usual.switches, "options.points_to_win": 12 },
    });
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

  it("keeps a switch that was turned over a change of the map", () => {
    const usual = choose(island);
    const before = { ...usual, switches: { ...usual.switches, "options.strict_order": true } };
    const after = forPlayers(island, before, 3);
    expect(turned(island, after)).toEqual({ "options.strict_order": true });
  });

  it("knows the ways to play, whatever the number of players", () => {
    expect(ways(island).map((all) => all.map(({ seats }) => seats))).toEqual([
      [4, 3, 6],
      [4, 3],
    ]);
  });

  it("puts bots where friends were expected when somebody plays at once", () => {
    const open = { ...choose(island, undefined, OPEN), public: true };
    expect(alone(island, open)).toEqual(choose(island));
  });
});

describe("what was chosen last", () => {
  beforeEach(() => localStorage.clear());

  it("is there the next time", () => {
    const usual = choose(island, "variable-3");
    const wish = {
      ...usual,
      others: [OPEN, "gentle"],
      switches: { ...usual.switches, "options.points_to_win": 13 },
      clock: "quick" as const,
      public: true,
    };
    remember(island, wish);
    expect(recall(island)).toEqual(wish);
    expect(recall({ ...island, id: "dice" })).toEqual(choose(island));
  });

  it("is mended where the server offers something else by now", () => {
    const usual = choose(island, "variable-3");
    const switches = {
      "options.points_to_win": 99,
      "options.strict_order": true,
      "options.gone": true,
    };
    remember(island, { ...usual, others: ["cunning", "gentle"], switches });
    expect(recall(island)).toEqual({
      ...usual,
      others: ["gentle", "gentle"],
      switches: { "options.points_to_win": 10, "options.strict_order": true },
    });
    remember(island, { ...usual, variant: "moon-4" });
    expect(recall(island)).toEqual(choose(island));
  });

  it("is forgotten where somebody else wrote it", () => {
    localStorage.setItem("eiland.choices", '{"island":{"variant":7}}');
    expect(recall(island)).toEqual(choose(island));
  });
});
