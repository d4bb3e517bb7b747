// The session against a wire of our own, fed with what the real engine recorded.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../i18n.svelte";
import { settings } from "../settings.svelte";
import type { Wire } from "./line";
import { Session } from "./session.svelte";

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../tests/fixtures/table.json"), "utf8"),
) as { seq: number; view: unknown; room: object; log: { n: number }[]; decisions: unknown[] };

interface TestWire extends Wire {
  sent: Record<string, unknown>[];
  since: number;
  era: number | undefined;
  closed: boolean;
  tell(message: object): void;
}

const wires: TestWire[] = [];
function dial({ since, era }: { since: number; era?: number }): Wire {
  const wire: TestWire = {
    onopen: null,
    onclose: null,
    onmessage: null,
    sent: [],
    since,
    era,
    closed: false,
    send: (text) => wire.sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => (wire.closed = true),
    tell: (message) => wire.onmessage?.({ data: JSON.stringify(message) }),
  };
  wires.push(wire);
  return wire;
}
const wire = (): TestWire => {
  const last = wires.at(-1);
  if (last === undefined) throw new Error("nobody has dialled");
  return last;
};

const rest = {
  to_act: { waiting: "seats", seats: [1] },
  decisions: [],
  undo: false,
  points: [0, 0, 0, 0],
  clock: [],
};
const step = (n: number, seat?: number) => ({
  is: "step",
  n,
  seat,
  events: [{ event: "x" }],
  change: [["moved", n]],
  ...rest,
});

let session: Session;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  settings.speed = "instant";
  session = new Session("h7Kq2", dial);
  session.open();
  wire().onopen?.();
  wire().tell(table);
});
afterEach(() => {
  session.close();
  wires.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a session", () => {
  it("turns the first message into a table", () => {
    expect(wire().since).toBe(0);
    expect(session.link.state).toBe("open");
    expect(session.table).toMatchObject({ eye: 0, seq: table.seq, undo: true });
    expect(session.table?.view).toEqual(table.view);
    expect(session.table?.decisions).toHaveLength(table.decisions.length);
    expect(session.table?.log).toHaveLength(table.log.length);
    expect(session.chat).toMatchObject([{ from: "Mira", text: "Good luck!" }]);
    expect(session.fairness?.secret).toBeNull();
  });

  it("calls guests as the reader's language does", () => {
    const { seats } = table.room as { seats: object[] };
    const guests = seats.map((seat, at) => ({ ...seat, name: `Guest 100${at}` }));
    wire().tell({ is: "room", room: { ...table.room, seats: guests }, clock: [] });
    expect(session.room?.seats[1]?.name).toBe("Guest 1001");
    language.current = "de";
    expect(session.room?.seats[1]?.name).toBe("Gast 1001");
    expect(session.table?.room.seats[2]?.name).toBe("Gast 1002");
    language.current = "en";
  });

  it("adds steps, and leaves out those it knows", () => {
    wire().tell(step(table.seq + 1, 0));
    wire().tell(step(table.seq + 1, 0));
    expect(session.table?.seq).toBe(table.seq + 1);
    expect(session.table?.view).toEqual({ ...(table.view as object), moved: table.seq + 1 });
    expect(session.table?.log).toHaveLength(table.log.length + 1);
    expect(session.table?.toAct).toEqual({ waiting: "seats", seats: [1] });
  });

  it("keeps the decisions that a step leaves out", () => {
    const { decisions: _none, ...same } = step(table.seq + 1, 0);
    wire().tell(same);
    expect(session.table?.decisions).toEqual(table.decisions);
    wire().tell(step(table.seq + 2, 0));
    expect(session.table?.decisions).toEqual([]);
  });

  it("decides on the position it shows", () => {
    session.actions.decide({ do: "roll" });
    expect(wire().sent.at(-1)).toEqual({ do: "decide", seq: table.seq, decision: { do: "roll" } });
    // Pressed twice before the answer, it is sent once.
    const sent = wire().sent.length;
    session.actions.decide({ do: "roll" });
    expect(wire().sent).toHaveLength(sent);
  });

  it("takes back only what it shows", () => {
    session.actions.undo();
    expect(wire().sent.at(-1)).toEqual({ do: "undo", seq: table.seq });
  });

  it("mutes, sends bots away, and takes its seat back", () => {
    session.mute(1, true);
    expect(wire().sent.at(-1)).toEqual({ do: "mute", seat: 1, on: true });
    expect(session.muted).toEqual([1]);
    session.mute(1, false);
    expect(session.muted).toEqual([]);
    session.free(2);
    expect(wire().sent.at(-1)).toEqual({ do: "free", seat: 2 });
    session.back();
    expect(wire().sent.at(-1)).toEqual({ do: "back" });
  });

  it("hands on advice for the position it shows, and only there", () => {
    const { seats } = table.room as { seats: { me: boolean; kind: string }[] };
    const people = seats.map((seat) => ({ ...seat, kind: "person" }));
    const bots = people.map((seat) => (seat.me ? seat : { ...seat, kind: "bot" }));
    wire().tell({
      is: "room",
      room: { ...table.room, state: "playing", seats: people },
      clock: [],
    });
    expect(session.actions.hint).toBeUndefined();
    wire().tell({ is: "room", room: { ...table.room, state: "playing", seats: bots }, clock: [] });
    session.actions.hint?.();
    expect(wire().sent.at(-1)).toEqual({ do: "hint", tag: "hint" });
    const choices = [{ decision: { do: "roll" }, value: 7.5 }];
    wire().tell({ is: "hint", to: "hint", seq: table.seq, scale: "points", choices });
    expect(session.table?.hint).toEqual({ scale: "points", choices });
    wire().tell(step(table.seq + 1, 0));
    expect(session.table?.hint).toBeUndefined();
    const day = { ...table.room, state: "playing", seats: bots, day: "2026-11-16" };
    wire().tell({ is: "room", room: day, clock: [] });
    expect(session.actions.hint).toBeUndefined();
  });

  it("tells a refusal until something else is done", () => {
    const text = { en: "Too close.", de: "Zu nah." };
    wire().tell({ is: "refused", to: "1", rule: "BASE-38", why: "too close", text });
    expect(session.table?.whyNot).toEqual({ rule: "BASE-38", why: "too close", text });
    session.actions.decide({ do: "roll" });
    expect(session.table?.whyNot).toBeUndefined();
  });

  it("tells in both languages that the position was old", () => {
    wire().tell({ is: "error", kind: "stale", message: "stale" });
    expect(session.table?.whyNot).toMatchObject({ rule: "", why: "stale" });
    expect(session.table?.whyNot?.text.de).toMatch(/Inzwischen/);
  });

  it("takes steps back", () => {
    wire().tell(step(table.seq + 1, 0));
    wire().tell({ is: "undone", seq: table.seq, era: 1, view: { back: true }, ...rest });
    expect(session.table?.view).toEqual({ back: true });
    expect(session.table?.seq).toBe(table.seq);
    expect(session.table?.log).toHaveLength(table.log.length);
  });

  it("comes back by itself with the last step it has seen, and loses nothing", () => {
    wire().tell(step(table.seq + 1, 1));
    wire().onclose?.();
    expect(session.link.state).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    expect(wire().since).toBe(table.seq + 1);
    wire().onopen?.();
    const { is: _is, ...missed } = step(table.seq + 2, 2);
    wire().tell({ ...table, seq: table.seq + 2, from: table.seq + 1, log: [missed] });
    expect(session.table?.log.map(({ n }) => n)).toEqual([
      ...table.log.map(({ n }) => n),
      table.seq + 1,
      table.seq + 2,
    ]);
  });

  it("tells within five seconds that an open line is dead, and dials anew", () => {
    // The server answers for a while.
    let answered = 0;
    for (let second = 0; second < 20; second += 1) {
      vi.advanceTimersByTime(1000);
      for (const { do: what } of wire().sent.splice(0)) {
        if (what !== "ping") continue;
        answered += 1;
        wire().tell({ is: "pong" });
      }
    }
    expect(session.link.state).toBe("open");
    expect(answered).toBeGreaterThan(5);
    // Then no more, and nothing closes.
    vi.advanceTimersByTime(5000);
    expect(session.link.state).toBe("silent");
    expect(wires).toHaveLength(1);
    // A late answer is an answer.
    wire().tell({ is: "pong" });
    expect(session.link.state).toBe("open");
    vi.advanceTimersByTime(12_000);
    expect(wires.length).toBeGreaterThan(1);
    expect(wires[0]?.closed).toBe(true);
  });

  it("stays away where the server has sent it away, and says so", () => {
    wire().onclose?.(1008);
    expect(session.link).toEqual({ state: "dismissed" });
    // Neither by itself, nor because the tab comes back: it would only push out another window.
    vi.advanceTimersByTime(60_000);
    session.wake();
    expect(wires).toHaveLength(1);
    session.actions.decide({ do: "roll" });
    expect(session.table?.whyNot?.why).toBe("dismissed");
    expect(session.table?.whyNot?.text.en).toMatch(/too many windows/);
    expect(session.table?.whyNot?.text.de).toMatch(/zu vielen Fenstern/);
    session.actions.dismissWhyNot();
    session.sit(0);
    expect(session.table?.whyNot?.why).toBe("dismissed");
    // Whoever asks for it comes in; what was pressed meanwhile is not done late.
    session.redial();
    wire().onopen?.();
    wire().tell({ ...table, from: table.seq, log: [] });
    expect(session.link.state).toBe("open");
    expect(wire().sent).toEqual([]);
  });

  it("gives up a line that does not open", () => {
    wire().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(15_000);
    expect(wires.length).toBeGreaterThan(2);
  });

  const comeBack = (table: object) => {
    wire().onclose?.();
    vi.advanceTimersByTime(1000);
    wire().onopen?.();
    wire().tell(table);
  };
  const roll = { do: "decide", seq: table.seq, decision: { do: "roll" } };
  const missed = (n: number, seat: number) => {
    const { is: _, ...rest } = step(n, seat);
    return rest;
  };

  it("sends again what was pressed before the line broke", () => {
    session.actions.decide({ do: "roll" });
    comeBack({ ...table, from: table.seq, log: [] });
    expect(wire().sent).toEqual([roll]);
    expect(session.table?.whyNot).toBeUndefined();
    // The answer settles it: it is not sent a third time.
    wire().tell(step(table.seq + 1, 0));
    comeBack({ ...table, seq: table.seq + 1, from: table.seq + 1, log: [] });
    expect(wire().sent).toEqual([]);
  });

  it("sends what was pressed without a line once there is one, and says so", () => {
    wire().onclose?.();
    session.actions.decide({ do: "roll" });
    expect(session.table?.whyNot?.why).toBe("waiting");
    expect(session.table?.whyNot?.text.de).toMatch(/gesendet, sobald/);
    vi.advanceTimersByTime(1000);
    wire().onopen?.();
    wire().tell({ ...table, from: table.seq, log: [] });
    expect(wire().sent).toEqual([roll]);
    expect(session.table?.whyNot).toBeUndefined();
  });

  it("does not press twice what had arrived", () => {
    session.actions.decide({ do: "roll" });
    comeBack({ ...table, seq: table.seq + 1, from: table.seq, log: [missed(table.seq + 1, 0)] });
    expect(wire().sent).toEqual([]);
    expect(session.table?.whyNot).toBeUndefined();
  });

  it("tells what was pressed and is lost", () => {
    // Others went on: the server says that it no longer holds.
    session.actions.decide({ do: "roll" });
    comeBack({ ...table, seq: table.seq + 1, from: table.seq, log: [missed(table.seq + 1, 2)] });
    expect(wire().sent).toEqual([roll]);
    wire().tell({ is: "error", kind: "stale", message: "stale" });
    expect(session.table?.whyNot).toMatchObject({ rule: "", why: "lost" });
    // Steps were taken back: it was meant for another course of the game.
    session.actions.dismissWhyNot();
    session.actions.decide({ do: "end_turn" });
    comeBack({ ...table, era: 7, from: 0 });
    expect(wire().sent).toEqual([]);
    expect(session.table?.whyNot?.why).toBe("lost");
  });

  it("takes back once, also over a line that breaks", () => {
    session.actions.undo();
    comeBack({ ...table, from: table.seq, log: [] });
    expect(wire().sent).toEqual([{ do: "undo", seq: table.seq }]);
    comeBack({ ...table, era: 3, seq: table.seq - 1, from: 0, log: table.log.slice(0, -1) });
    expect(wire().sent).toEqual([]);
    expect(session.table?.whyNot).toBeUndefined();
  });

  it("starts its log again where steps were taken back while it was away", () => {
    wire().tell({ ...table, era: 1, from: 0 });
    wire().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(wire().era).toBe(1);
    wire().onopen?.();
    wire().tell({ ...table, era: 2, from: 0, seq: 2, log: table.log.slice(0, 2) });
    expect(session.table?.log.map(({ n }) => n)).toEqual([1, 2]);
  });

  it("waits longer after each failure, and not at all when the network is back", () => {
    wire().onclose?.();
    vi.advanceTimersByTime(700);
    wire().onclose?.();
    vi.advanceTimersByTime(700);
    expect(wires).toHaveLength(2);
    session.wake();
    expect(wires).toHaveLength(3);
  });

  it("shows the steps of others one by one, and its own at once", () => {
    settings.speed = "slow";
    wire().tell(step(table.seq + 1, 1));
    wire().tell(step(table.seq + 2, 2));
    expect(session.table?.seq).toBe(table.seq + 1);
    vi.advanceTimersByTime(1500);
    expect(session.table?.seq).toBe(table.seq + 2);
    wire().tell(step(table.seq + 3, 0));
    expect(session.table?.seq).toBe(table.seq + 3);
  });

  it("ends only after it has shown what came before the end", () => {
    settings.speed = "slow";
    wire().tell(step(table.seq + 1, 1));
    wire().tell(step(table.seq + 2, 2));
    wire().tell({ is: "over", standing: { points: [8, 9, 10, 4], winners: [2] }, fairness: null });
    expect(session.table?.seq).toBe(table.seq + 1);
    expect(session.room?.state).not.toBe("over");
    vi.advanceTimersByTime(3000);
    expect(session.table?.seq).toBe(table.seq + 2);
    expect(session.room?.state).toBe("over");
  });

  it("is in time for its own decision, and clocks have gone on meanwhile", () => {
    settings.speed = "normal";
    for (let n = 1; n <= 60; n++) wire().tell(step(table.seq + n, 1));
    const clock = [{ seat: 0, left_ms: 45_000, grace: false }];
    const to_act = { waiting: "seats", seats: [0] };
    wire().tell({ ...step(table.seq + 61, 2), to_act, clock });
    vi.advanceTimersByTime(9_100);
    expect(session.table?.seq).toBe(table.seq + 61);
    expect(session.table?.clocks[0]?.left_ms).toBeLessThan(45_000 - 8_000);
  });

  it("is not asked where the room answers", () => {
    const to_act = { waiting: "seats", seats: [0, 1] };
    wire().tell({ ...step(table.seq + 1, 2), to_act });
    expect(session.table?.toAct).toEqual(to_act);
    expect(session.table?.excused).toBeUndefined();
    wire().tell({ ...step(table.seq + 2, 2), to_act, excused: true });
    expect(session.table?.toAct).toEqual({ waiting: "seats", seats: [1] });
    expect(session.table?.excused).toBe(true);
    session.actions.offers?.("none");
    expect(wire().sent.at(-1)).toEqual({ do: "offers", hear: "none" });
  });

  it("ends", () => {
    const fairness = { commitment: "aa", player_seeds: ["x"], secret: "bb" };
    wire().tell({ is: "over", standing: { points: [8, 9, 10, 4], winners: [2] }, fairness });
    expect(session.room).toMatchObject({ state: "over", winners: [2] });
    expect(session.fairness?.secret).toBe("bb");
    wire().tell({ is: "rematch", room: "next1" });
    expect(session.next).toBe("next1");
  });

  it("ends early: nobody decides any more, whatever the rules would allow", () => {
    const ending = { by: "turns", turns: 1000 };
    const standing = { points: [8, 9, 10, 4], winners: [] };
    wire().tell({ is: "over", standing, fairness: null, ending });
    expect(session.room).toMatchObject({ state: "over", winners: [], ending });
    expect(session.table).toMatchObject({
      decisions: [],
      toAct: { waiting: "nobody" },
      undo: false,
    });
  });

  it("fetches older steps on demand, and all of them when the game is over", () => {
    const steps = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, at) => ({ n: first + at, events: [] }));
    wire().tell({ ...table, seq: 900, from: 650, log: steps(651, 900) });
    expect(session.whole).toBe(false);
    session.older();
    session.older();
    const asked = () => wire().sent.filter((sent) => sent["do"] === "log");
    expect(asked()).toEqual([{ do: "log", before: 651, tag: "log" }]);
    wire().tell({ is: "log", to: "log", era: 0, from: 400, log: steps(401, 650) });
    expect(session.table?.log[0]?.n).toBe(401);
    expect(asked()).toHaveLength(1);
    // Statistics are about the whole game.
    wire().tell({ is: "over", standing: { points: [], winners: [] }, fairness: null });
    expect(asked().at(-1)).toMatchObject({ before: 401 });
    wire().tell({ is: "error", to: "log", kind: "too_much", message: "not so fast" });
    expect(session.table?.whyNot).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(asked()).toHaveLength(3);
    wire().tell({ is: "log", to: "log", era: 0, from: 150, log: steps(151, 400) });
    wire().tell({ is: "log", to: "log", era: 0, from: 0, log: steps(1, 150) });
    expect(session.whole).toBe(true);
    expect(session.table?.log.map(({ n }) => n)).toEqual(steps(1, 900).map(({ n }) => n));
    expect(asked()).toHaveLength(4);
  });

  it("does not take over steps of another course of the game", () => {
    wire().tell({ ...table, era: 3, seq: 300, from: 299, log: [{ n: 300, events: [] }] });
    session.older();
    wire().tell({ is: "log", to: "log", era: 2, from: 298, log: [{ n: 299, events: [] }] });
    expect(session.table?.log.map(({ n }) => n)).toEqual([300]);
  });

  it("knows what is closed to the own seat until it is told something else", () => {
    expect(session.table?.closed).toEqual({});
    wire().tell({ ...table, why_not: { roll: "BASE-62", build_road: "BASE-62" } });
    const { seq } = table;
    wire().tell(step(seq + 1, 0));
    expect(session.table?.closed).toEqual({ roll: "BASE-62", build_road: "BASE-62" });
    wire().tell({ ...step(seq + 2, 0), why_not: { build_road: "BASE-63" } });
    expect(session.table?.closed).toEqual({ build_road: "BASE-63" });
    wire().tell({ is: "undone", seq, era: 1, view: {}, ...rest, why_not: { roll: "BASE-19" } });
    expect(session.table?.closed).toEqual({ roll: "BASE-19" });
  });

  it("goes when the room is cleared away", () => {
    wire().tell({ is: "gone" });
    expect(session.gone).toBe(true);
    expect(wires).toHaveLength(1);
    expect(wire().closed).toBe(true);
  });

  it("leaves aside what it cannot read", () => {
    const complained = vi.spyOn(console, "error").mockImplementation(() => {});
    wire().tell({ was: "step", n: 7 });
    wire().onmessage?.({ data: "<html>" });
    expect(session.table?.seq).toBe(table.seq);
    expect(complained).toHaveBeenCalledTimes(2);
    complained.mockRestore();
  });
});
