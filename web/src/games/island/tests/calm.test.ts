// Offers without noise: what is told, what is asked, how long it is shown; and advice.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../../../lib/i18n.svelte";
import { Pace } from "../../../lib/session/pace";
import { PACE } from "../../../lib/settings.svelte";
import { ask } from "../ask";
import { inWords } from "../hint";
import { Session } from "../session.svelte";
import { lines, plain } from "../tell";
import type { Decision, Event } from "../types";
import { weight } from "../weight";
import { fixture } from "./fixtures";

beforeEach(() => void (language.current = "en"));

const people = { names: ["Ada", "Mira", "Till", "Jonas"], me: 0 };
const say = (...events: Event[]) =>
  lines({ n: 1, events }, people).map(({ parts }) => plain(parts));
const no: Event = { event: "answered", seat: 1, accepts: false };

describe("refusals", () => {
  it("are one line of the log for all", () => {
    expect(say(no)).toEqual([]);
    expect(say(no, { event: "offer_ended", seat: 2 })).toEqual(["Nobody wants it."]);
    expect(say({ event: "offer_ended", seat: 2 })).toEqual(["The offer is closed."]);
    expect(say({ event: "answered", seat: 1, accepts: true })).toEqual(["Mira says yes."]);
  });

  it("take no time, and what matters takes more", () => {
    const of = (...events: Event[]) => weight({ n: 1, events });
    expect(of()).toBe(0);
    expect(of(no)).toBe(0);
    expect(of({ event: "special_building", seat: 1 })).toBe(0);
    expect(of({ event: "rolled", seat: 1, dice: [3, 4] })).toBeGreaterThan(
      of({ event: "turn_began", seat: 1, turn: 2 }),
    );
  });
});

describe("an offer that the room answers for me", () => {
  const table = fixture("offer-to-me");
  const { view } = table;
  const asked = { view, decisions: [], people, mode: { is: "none" } as const, chosen: {} };

  it("asks me nothing", () => {
    expect(ask(asked).key).toBe("island-ask-answer");
    expect(ask({ ...asked, excused: true }).key).toBe("island-ask-offering-other");
  });

  it("can be had for the rest of the turn", () => {
    const heard: string[] = [];
    const session = new Session(
      () => table,
      () => ({
        decide: () => {},
        undo: () => {},
        dismissWhyNot: () => {},
        offers: (hear) => heard.push(hear),
      }),
    );
    expect(session.quiet).toBe(false);
    session.hush();
    expect(session.quiet).toBe(true);
    expect(heard).toEqual(["none"]);
  });
});

describe("eight turns of six", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A busy turn of a bot among six: an offer that nobody wants, a building, all pass. */
  const turn = (seat: number): Event[][] => [
    [],
    [{ event: "rolled", seat, dice: [3, 5] }],
    [{ event: "offered", seat, give: { wool: 1 }, want: { ore: 1 }, to: [0, 1, 2] }],
    ...[0, 1, 2].map((): Event[] => [no]),
    [no, { event: "offer_ended", seat }],
    [{ event: "built", seat, piece: "road", at: "0,0,NE" }],
    ...[1, 2, 3, 4, 5].map((other): Event[] => [{ event: "special_building", seat: other }]),
    [{ event: "turn_began", seat: seat + 1, turn: 2 }],
  ];

  it("are shown in less than a minute at the usual speed", () => {
    let shown = 0;
    const pace = new Pace<Event[]>(
      () => shown++,
      () => PACE.normal,
      (events) => weight({ n: 1, events }),
      () => false,
    );
    const all = Array.from({ length: 8 }, (_, seat) => turn(seat % 6)).flat();
    const began = Date.now();
    for (const events of all) pace.push(events);
    while (shown < all.length) vi.advanceTimersByTime(50);
    const took = Date.now() - began;
    // Without anybody being asked in between, so without having to catch up.
    expect(took).toBeGreaterThan(5_000);
    expect(took).toBeLessThan(30_000);
  });
});

it("puts every advice into words", () => {
  const told = (decision: Decision) => inWords(decision, people);
  expect(told({ do: "trade_bank", give: "wool", take: "ore" })).toMatch(/wool.*ore/);
  expect(told({ do: "offer", give: { wool: 2 }, want: { ore: 1 }, to: [1] })).toMatch(/2 wool/);
  expect(told({ do: "rob", victim: 1 })).toMatch(/Mira/);
  const others: Decision[] = [
    { do: "roll" },
    { do: "end_turn" },
    { do: "pass" },
    { do: "build_road", at: "0,0,NE" },
    { do: "build_settlement", at: "0,0,N" },
    { do: "build_city", at: "0,0,N" },
    { do: "buy_card" },
    { do: "play_knight" },
    { do: "play_road_building" },
    { do: "play_year_of_plenty" },
    { do: "play_monopoly", card: "ore" },
    { do: "take", card: "ore" },
    { do: "discard", card: "ore" },
    { do: "discard_all", cards: { ore: 2 } },
    { do: "move_robber", to: "0,0" },
    { do: "propose", give: { wool: 1 }, want: { ore: 1 } },
    { do: "accept" },
    { do: "decline" },
    { do: "retract" },
    { do: "deal", with: 1 },
    { do: "dismiss", from: 1 },
    { do: "withdraw" },
  ];
  for (const decision of others) expect(told(decision)).not.toMatch(/island-/);
});
