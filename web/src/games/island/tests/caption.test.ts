// What just happened in one sentence, and where something was built.

import { afterEach, describe, expect, it } from "vitest";
import { language, LANGUAGES } from "../../../lib/i18n.svelte";
import { latest } from "../../shared/caption";
import { caption } from "../caption";
import { builtWhere } from "../describe";
import { cornersOf, harbourPlace, hexesAtCorner } from "../geometry";
import { pointsOf } from "../statistics";
import { lines, plain } from "../tell";
import type { Event } from "../types";
import { fixture, fixtures, people } from "./fixtures";

/** How many steps of each recorded moment are told: the earlier ones are much alike. */
const LATEST = 60;

afterEach(() => (language.current = "en"));

const { view } = fixture("turn");
const board = view.board;
if (!board) throw new Error("the fixture has a board");
const two = { names: ["Ada", "Mira"], me: 0 };
const say = (...events: Event[]) => caption({ n: 1, events }, two, view);

describe("the caption", () => {
  it("says a roll and what it brought, mine first", () => {
    const roll: Event[] = [
      { event: "rolled", seat: 0, dice: [3, 5] },
      { event: "gained", seat: 1, cards: { ore: 1, wool: 2 } },
      { event: "gained", seat: 0, cards: { lumber: 2 } },
    ];
    expect(say(...roll)).toBe("You rolled 8: two lumber for you, two wool and one ore for Mira.");
    language.current = "de";
    expect(say(...roll)).toBe(
      "Du hast 8 gewürfelt: zwei Holz für dich, zwei Wolle und ein Erz für Mira.",
    );
  });

  it("says where a roll brought nothing", () => {
    expect(say({ event: "rolled", seat: 1, dice: [6, 6] })).toBe(
      "Mira rolled 12: nothing for anybody.",
    );
    expect(say({ event: "rolled", seat: 1, dice: [3, 4] })).toBe(
      "Mira rolled 7: the robber comes.",
    );
  });

  it("makes one sentence of several events", () => {
    expect(
      say(
        { event: "played", seat: 1, card: "knight" },
        { event: "largest_army", holder: 1, knights: 3 },
      ),
    ).toBe("Mira played Knight; Mira took the largest army: 3 knights.");
  });

  it("says whose turn it is when nothing else happened", () => {
    expect(say({ event: "turn_began", seat: 0, turn: 9 })).toBe("It is your turn.");
    expect(say({ event: "turn_began", seat: 1, turn: 9 })).toBe("It is Mira’s turn.");
    expect(say()).toBe("");
  });

  it("stays with the last step that says anything", () => {
    const log = [
      { n: 1, events: [{ event: "laid" } as Event] },
      { n: 2, seat: 1, events: [] },
    ];
    expect(latest(log, (step) => caption(step, two, view))).toBe("The island is laid out.");
  });

  it("is one whole sentence for every recorded step, in both languages", () => {
    for (const into of LANGUAGES)
      for (const [name, table] of fixtures)
        for (const step of table.log.slice(-LATEST)) {
          language.current = into;
          const text = caption(step, people(table), table.view);
          expect(text, name).not.toMatch(/island-|\u2063|\$|undefined|\{|\.\s/);
          if (text !== "") expect(text, name).toMatch(/[^.]\.$/);
        }
  });
});

describe("what was built", () => {
  it("says where, with the harbour", () => {
    for (const { corners, harbour } of board.harbours.map(harbourPlace))
      for (const at of corners) {
        const rate = harbour.type === "3:1" ? "3:1" : `2:1 ${harbour.type}`;
        expect(builtWhere(board, "settlement", at)).toMatch(
          new RegExp(`^between .* and .*, harbour ${rate}$`),
        );
      }
  });

  it("names the lands around it, the sea only where there is nothing else", () => {
    const land = new Set(board.hexes.map(({ q, r }) => `${q},${r}`));
    const corners = new Set(board.hexes.flatMap(cornersOf));
    expect(corners.size).toBe(54);
    for (const at of corners) {
      const where = builtWhere(board, "city", at);
      const around = hexesAtCorner(at).filter((hex) => land.has(hex)).length;
      expect(where.includes("the sea")).toBe(around === 1);
      if (around === 2) expect(where).toMatch(/, (on the coast|harbour )/);
    }
  });

  it("is told in the log", () => {
    const step = fixture("turn").log.find((one) =>
      one.events.some((event) => event.event === "built" && event.piece === "settlement"),
    );
    if (!step) throw new Error("something was built");
    const [line] = lines(step, people(fixture("turn")), view);
    expect(plain(line?.parts ?? [])).toMatch(/built a settlement between .+ and .+\./);
  });
});

describe("the points at the end", () => {
  it("are everybody's, with what was hidden", () => {
    const over = fixture("over-lost");
    // A loser with two hidden points, as the standing tells it.
    const seat = 3;
    const open = over.view.seats[seat]?.points ?? 0;
    expect(over.view.seats[seat]?.total_points).toBeUndefined();
    expect(pointsOf(over.view, seat, open + 2)).toMatchObject({ cards: 2, total: open + 2 });
    for (const [at, points] of over.room.points.entries())
      expect(pointsOf(over.view, at, points).total).toBe(points);
  });
});
