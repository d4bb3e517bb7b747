import { language } from "../../../lib/i18n.svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { choices, whyNotPlay } from "../build";
import { covers, less, missing, plus, sum, total } from "../cards";
import { delays, flightsOf, yielding } from "../motion";
import { expected, gather, pointsOf } from "../statistics";
import * as trade from "../trade";
import { sentences } from "../../../lib/sentences.svelte";
import { whyInWords, whyShort } from "../../shared/why";
import type { IslandTable } from "../seats";
import type { Decision, Development } from "../types";
import { fixture } from "./fixtures";

beforeEach(() => void (language.current = "en"));

describe("cards", () => {
  it("are counted", () => {
    expect(total({ lumber: 2, ore: 1 })).toBe(3);
    expect(plus({ lumber: 1 }, "lumber", -1)).toEqual({});
    expect(sum({ ore: 1 }, { ore: 2, wool: 1 })).toEqual({ ore: 3, wool: 1 });
    expect(less({ ore: 1 }, { ore: 3 })).toEqual({});
    expect(missing({ grain: 1 }, { grain: 2, ore: 3 })).toEqual({ grain: 1, ore: 3 });
    expect(covers({ ore: 3 }, { ore: 3 })).toBe(true);
  });
});

describe("building", () => {
  const of = (name: string, change: Partial<IslandTable> = {}) => {
    const { view, decisions, closed } = { ...fixture(name), ...change };
    return choices(view, 0, decisions, closed);
  };

  it("is possible where there is a decision for it", () => {
    const found = of("turn");
    expect(found.map((c) => [c.what, c.possible])).toEqual([
      ["road", true],
      ["settlement", true],
      ["city", false],
      ["card", true],
    ]);
    expect(found[2]).toMatchObject({ short: "1 grain, 2 ore missing", why: { rule: "BASE-31" } });
    expect(found[2]?.why && whyInWords("island", found[2].why)).toBe(
      "For this you lack 1 grain and 2 ore.",
    );
  });

  it("says why not, by the rule that the engine names", () => {
    const why = (name: string) => of(name)[0]?.why?.rule;
    expect(why("before-roll")).toBe("BASE-63");
    expect(why("waiting")).toBe("BASE-62");
    expect(why("moving-robber")).toBe("BASE-64");
    expect(why("over")).toBe("TABLE-4");
    expect(of("spectator").every(({ why }) => why === null)).toBe(true);
  });

  it("is asked for by the moment itself at the founding", () => {
    expect(of("founding-settlement").map(({ possible }) => possible)).not.toContain(true);
    expect(of("free-roads").map(({ possible }) => possible)).not.toContain(true);
  });

  it("has a note for the button and a sentence for each rule, by kind", () => {
    const rich = { decisions: [], closed: { build_road: "BASE-68", build_settlement: "BASE-38" } };
    const [road, settlement] = of("turn", rich);
    expect([road?.short, settlement?.short]).toEqual(["none left", "no free corner"]);
    expect(road?.why && whyInWords("island", road.why)).toBe("All your roads are on the board.");
    language.current = "de";
    const [again] = of("turn", rich);
    expect(again?.short).toBe("keine mehr");
    expect(again?.why && whyInWords("island", again.why)).toBe(
      "Alle deine Straßen liegen auf dem Plan.",
    );
  });

  it("is explained by the rule itself where the page has no words", async () => {
    const asked: string[] = [];
    sentences.source = (rule) => {
      asked.push(rule);
      return Promise.resolve({ en: "Ships sail on the sea.", de: "Schiffe fahren auf dem Meer." });
    };
    const why = { kind: "build_road", rule: "SEA-7" };
    expect(whyInWords("island", why)).toBe("The rules do not allow this now.");
    expect(whyShort("island", why)).toBe("not now");
    await Promise.resolve();
    await Promise.resolve();
    expect(whyInWords("island", why)).toBe("Ships sail on the sea.");
    expect(asked).toEqual(["SEA-7"]);
  });

  it("says why a card cannot be played", () => {
    const { view, closed } = fixture("before-roll");
    expect(whyNotPlay(view, closed, "knight")).toBeNull();
    const words = (card: Development, rule?: string) => {
      const why = whyNotPlay(view, rule ? { play_knight: rule } : closed, card);
      return why && [why.rule, whyInWords("island", why)];
    };
    expect(words("victory_point")).toEqual([
      "",
      "A victory point counts already. It is shown when you win.",
    ]);
    expect(words("knight", "BASE-49")?.[1]).toBe("You bought this card in this turn.");
    expect(words("knight", "BASE-62")?.[1]).toBe("Cards are played on your own turn.");
    view.turn.card_played = true;
    expect(words("knight", "BASE-49")?.[1]).toBe("You have played a card in this turn.");
  });
});

describe("trade", () => {
  const hand = { wool: 4, ore: 1 };
  const all = trade.emptyDraft([1, 2, 3]);

  it("is put together by tapping", () => {
    let draft = trade.give(all, "wool", hand);
    draft = trade.give(draft, "wool", hand);
    draft = trade.want(draft, "brick");
    expect(trade.compose(draft, "offer")).toEqual({
      do: "offer",
      give: { wool: 2 },
      want: { brick: 1 },
      to: [1, 2, 3],
    });
    expect(trade.compose(draft, "propose")).toEqual({
      do: "propose",
      give: { wool: 2 },
      want: { brick: 1 },
    });
    expect(trade.takeBack(draft, "give", "wool").give).toEqual({ wool: 1 });
    // Without a kind, the card that was put in last; then whatever is there.
    const two = trade.give(draft, "ore", { ...hand, ore: 1 });
    expect(trade.takeBack(two, "give").give).toEqual({ wool: 2 });
    expect(trade.takeBack(trade.takeBack(two, "give"), "give").give).toEqual({ wool: 1 });
    expect(trade.toggle(draft, 2).to).toEqual([1, 3]);
  });

  it("gives no more than is held, and no kind on both sides (BASE-27)", () => {
    expect(trade.give(trade.give(all, "ore", hand), "ore", hand).give).toEqual({ ore: 1 });
    expect(trade.want(trade.give(all, "ore", hand), "ore")).toMatchObject({
      give: {},
      want: { ore: 1 },
    });
  });

  it("says what is still lacking", () => {
    expect(trade.lacks(all, hand, "offer")).toBe("island-draft-empty");
    expect(trade.lacks({ ...all, give: { ore: 1 } }, hand, "offer")).toBe("island-draft-want");
    const nobody = { ...trade.emptyDraft([]), give: { ore: 1 }, want: { brick: 1 } };
    expect(trade.lacks(nobody, hand, "offer")).toBe("island-draft-to");
    expect(trade.lacks(nobody, hand, "propose")).toBeNull();
  });

  it("finds the bank's rate", () => {
    const decisions: Decision[] = [
      { do: "trade_bank", give: "wool", take: "brick" },
      { do: "trade_bank", give: "ore", take: "brick" },
    ];
    const rates = { wool: 4, ore: 2 };
    const wanting = trade.want(all, "brick");
    expect(
      trade.bankTrades(decisions, wanting, rates).map((b) => [b.give, b.rate, b.fits]),
    ).toEqual([
      ["ore", 2, false],
      ["wool", 4, false],
    ]);
    const four = { ...wanting, give: { wool: 4 } };
    expect(trade.bankTrades(decisions, four, rates)).toMatchObject([{ give: "wool", fits: true }]);
    expect(trade.bankTrades(decisions, trade.want(wanting, "ore"), rates)).toEqual([]);
  });

  it("knows when offers and proposals are possible", () => {
    expect(trade.manner(fixture("turn").decisions)).toBe("offer");
    expect(trade.manner(fixture("offer-to-me").decisions)).toBe("propose");
    expect(trade.manner(fixture("before-roll").decisions)).toBeNull();
  });
});

describe("statistics", () => {
  const { view, log } = fixture("over");
  const counted = gather(log, view.seats.length);

  it("count every roll and turn", () => {
    const rolled = log.flatMap((step) => step.events).filter((event) => event.event === "rolled");
    expect(counted.rolls).toBe(rolled.length);
    expect(counted.dice).toHaveLength(11);
    expect(expected(36, 5)).toBe(6);
    expect(counted.turns).toBe(view.turn.number);
  });

  it("find where points come from", () => {
    for (const seat of view.seats.keys()) {
      const points = pointsOf(view, seat);
      const parts =
        points.settlements + points.cities + points.longestRoad + points.largestArmy + points.cards;
      expect(parts).toBe(points.total);
    }
    expect(pointsOf(view, 0).total).toBeGreaterThanOrEqual(view.points_to_win);
  });

  it("add up: knights as played, thefts as losses", () => {
    view.seats.forEach((seat, index) =>
      expect(counted.seats[index]?.knights).toBe(seat.played.knight ?? 0),
    );
    const stole = counted.seats.reduce((all, seat) => all + seat.stole, 0);
    expect(counted.seats.reduce((all, seat) => all + seat.robbed, 0)).toBe(stole);
  });
});

describe("motion", () => {
  it("lets every gained card fly from a hex that yields it", () => {
    const { view, log } = fixture("turn");
    const step = log.findLast((step) => step.events.some((event) => event.event === "rolled"));
    if (!step) throw new Error("there is a roll");
    const flights = flightsOf(view, step);
    const gained = step.events.flatMap((e) => (e.event === "gained" ? [total(e.cards)] : []));
    expect(flights).toHaveLength(gained.reduce((a, b) => a + b, 0));
    const hexes = yielding(view, 4);
    for (const flight of flights) expect(hexes).toContain(flight.from);
  });

  it("is over within 400 milliseconds", () => {
    for (const n of [0, 1, 2, 5, 12])
      for (const delay of delays(n)) expect(delay + 320).toBeLessThanOrEqual(400);
  });
});
