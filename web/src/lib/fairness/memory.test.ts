// A recorded game, seen by one seat as it goes, and then a house that has exchanged something.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { LogStep, Message, Replay, Revealed, Room } from "../../generated/server";
import { compare, type Difference } from "./compare";
import type { Journal } from "./journal";
import { Memory, remembered, type Shelf } from "./memory";

const replay = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../tests/fixtures/replay.json"), "utf8"),
) as Replay & { fairness: Revealed };
const { steps } = replay;
const ME = 1;
const SEED = "mine";
replay.fairness.player_seeds[ME] = SEED;
const [COMMITMENT, OTHER] = [replay.fairness.commitment, "0f".repeat(32)];

/** The step as seat 1 sees it. */
function seen({ n, seat, events }: LogStep): LogStep {
  const mine = (event: Record<string, unknown>) => [event["seat"], event["victim"]].includes(ME);
  const shown = (events as Record<string, unknown>[]).map((event) =>
    ["stole", "bought"].includes(String(event["event"])) && !mine(event)
      ? { ...event, card: null }
      : event,
  );
  return seat === undefined ? { n, events: shown } : { n, seat, events: shown };
}

const room = (state: Room["state"], ready = false): Room => ({
  ...replay.room,
  state,
  seats: replay.room.seats.map((seat, at) => ({
    ...seat,
    me: at === ME,
    ready: at === ME && ready,
  })),
});

const rest = { view: {}, to_act: { waiting: "nobody" }, decisions: [], undo: false, points: [] };
const table = (state: Room["state"], upTo: number, more: object = {}): Message =>
  ({
    is: "table",
    room: room(state),
    eye: ME,
    seq: upTo,
    era: 0,
    commitment: COMMITMENT,
    from: 0,
    log: steps.slice(0, upTo).map(seen),
    ...more,
  }) as unknown as Message;
const told = (step: LogStep): Message => ({ is: "step", ...rest, ...step }) as unknown as Message;

let shelf: Shelf & { size: () => number; limit: number };
beforeEach(() => {
  const kept = new Map<string, string>();
  shelf = {
    limit: Infinity,
    size: () => [...kept.values()].reduce((sum, text) => sum + text.length, 0),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (shelf.size() + text.length - (kept.get(key)?.length ?? 0) > shelf.limit)
        throw new Error("full");
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
  };
});

/** A game from its room to its end. */
function play(id = "room"): Memory {
  const memory = new Memory(id, shelf);
  memory.hear(table("waiting", 0));
  memory.began(room("waiting"), SEED);
  memory.hear({ is: "room", room: room("waiting", true), clock: [] });
  memory.hear(table("playing", 0));
  for (const step of steps) memory.hear(told(seen(step)));
  return memory;
}

const journal: Journal = { setup: {}, fairness: replay.fairness, steps };
const differ = (change: Partial<Journal> = {}, shown = steps): Difference[] =>
  compare(remembered("room", shelf), { ...journal, ...change }, shown).differences;

describe("a game that was seen", () => {
  it("is the one in the journal", () => {
    play();
    expect(compare(remembered("room", shelf), journal, steps)).toEqual({
      differences: [],
      seal: "early",
      seed: true,
      steps: steps.length,
      retold: 0,
    });
    const hidden = steps.filter((step) => JSON.stringify(seen(step)).includes("null"));
    expect(hidden.length).toBeGreaterThan(5);
  });

  it("with another seal names both", () => {
    play();
    const fairness = { ...replay.fairness, commitment: OTHER };
    expect(differ({ fairness })).toEqual([{ what: "seal", seen: COMMITMENT, told: OTHER }]);
  });

  it("with the own seed left out or changed names both", () => {
    play();
    for (const other of ["", "another"]) {
      const seeds = replay.fairness.player_seeds.with(ME, other);
      const fairness = { ...replay.fairness, player_seeds: seeds };
      expect(differ({ fairness })).toEqual([{ what: "seed", seat: ME, seen: SEED, told: other }]);
    }
  });

  it("with a step changed, in what was shown, names the first", () => {
    play();
    const at = steps.findIndex((step) => JSON.stringify(step.events).includes('"rolled"'));
    const forged = steps.map((step, index) =>
      index < at ? step : { ...step, events: [{ event: "rolled", seat: 0, dice: [6, 6] }] },
    );
    expect(differ({}, forged)[0]).toMatchObject({ what: "step", n: at + 1 });
  });

  it("with steps left out says where the journal ends", () => {
    play();
    const short = steps.slice(0, -3);
    expect(differ({ steps: short }, short)).toEqual([
      { what: "end", seen: steps.length, told: steps.length - 3 },
    ]);
  });

  it("and a replay that is not the journal's is found without having seen anything", () => {
    const forged = steps.map((step) => (step.n === 7 ? { ...step, nature: { is: "odd" } } : step));
    expect(compare(undefined, { ...journal, steps: forged }, steps).differences).toEqual([
      { what: "replay", n: 7 },
    ]);
  });

  it("but only from its middle on is compared as far as it was seen", () => {
    const memory = new Memory("room", shelf);
    memory.hear(table("playing", 30));
    for (const step of steps.slice(30, 40)) memory.hear(told(seen(step)));
    const found = compare(remembered("room", shelf), journal, steps);
    expect(found).toMatchObject({ differences: [], seal: "late", seed: false, steps: 40 });
  });

  it("only after it was over is not seen", () => {
    new Memory("room", shelf).hear(table("over", steps.length));
    expect(remembered("room", shelf)).toBeUndefined();
  });
});

describe("coming back", () => {
  it("does not let the house tell the past anew", () => {
    play();
    const memory = new Memory("room", shelf);
    const log = steps.map(seen).map((step) => (step.n === 20 ? { ...step, events: [] } : step));
    memory.hear(table("playing", steps.length, { log, commitment: OTHER }));
    const forged = steps.map((step) => (step.n === 20 ? { ...step, events: [] } : step));
    expect(differ({ fairness: { ...replay.fairness, commitment: OTHER } }, forged)).toMatchObject([
      { what: "seal" },
      { what: "step", n: 20 },
    ]);
  });

  it("takes what came in the place of steps that were taken back", () => {
    const memory = new Memory("room", shelf);
    memory.hear(table("playing", 30));
    memory.hear(told({ n: 31, seat: 0, events: [{ event: "other" }] }));
    memory.hear({ is: "undone", ...rest, clock: [], seq: 30, era: 1 } as unknown as Message);
    for (const step of steps.slice(30)) memory.hear(told(seen(step)));
    expect(differ()).toEqual([]);
  });

  it("counts those that were taken back in the meantime", () => {
    const memory = new Memory("room", shelf);
    memory.hear(table("playing", 30));
    for (const n of [31, 32]) memory.hear(told({ n, seat: 0, events: [{ event: "other" }] }));
    const back = new Memory("room", shelf);
    back.hear(table("playing", 40, { era: 1 }));
    const found = compare(remembered("room", shelf), journal, steps);
    expect(found).toMatchObject({ differences: [], steps: 40, retold: 2 });
  });
});

describe("the own seed", () => {
  const seed = () => remembered("room", shelf)?.seed;
  const waiting = (): Memory => {
    const memory = new Memory("room", shelf);
    memory.hear(table("waiting", 0));
    memory.began(room("waiting"), "mine");
    return memory;
  };

  it("that may never have come is not insisted on", () => {
    waiting().lost();
    expect(seed()).toBeUndefined();
    const memory = waiting();
    memory.hear({ is: "room", room: room("waiting", true), clock: [] });
    memory.lost();
    expect(seed()).toEqual({ text: "mine", seat: ME, sure: true });
  });

  it("goes with the seat", () => {
    const memory = waiting();
    const stood = room("waiting");
    for (const one of stood.seats) one.me = false;
    memory.hear({ is: "room", room: stood, clock: [] });
    expect(seed()).toBeUndefined();
  });

  it("is none in the game of a day", () => {
    const memory = new Memory("room", shelf);
    memory.hear(table("waiting", 0));
    memory.began({ ...room("waiting"), day: "2026-11-16" }, "mine");
    expect(seed()).toBeUndefined();
  });
});

describe("what is kept", () => {
  it("is of the newest rooms only", () => {
    for (let at = 0; at < 30; at++) new Memory(`room ${at}`, shelf).hear(table("waiting", 0));
    expect(remembered("room 5", shelf)).toBeUndefined();
    expect(remembered("room 6", shelf)).toBeDefined();
    expect(remembered("room 29", shelf)).toBeDefined();
  });

  it("makes way where the browser has no room left", () => {
    for (let at = 0; at < 6; at++) play(`room ${at}`);
    shelf.limit = shelf.size() + 200;
    play("newest");
    expect(remembered("newest", shelf)?.steps).toHaveLength(steps.length);
    expect(remembered("room 0", shelf)).toBeUndefined();
  });

  it("is small", () => {
    play();
    expect(shelf.size() / steps.length).toBeLessThan(40);
  });
});
