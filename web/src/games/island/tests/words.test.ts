import { beforeEach, describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { ask } from "../ask";
import { language, LANGUAGES } from "../../../lib/i18n.svelte";
import type { Language } from "../../../lib/table";
import { tIn } from "../i18n";
import { lastRoll, seatState } from "../seats";
import type { Mode } from "../spots";
import { lines, plain } from "../tell";
import { missingShort, say } from "../words";
import { fixture, fixtures, people } from "./fixtures";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../{plain,tests}/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});
/** The words of the island and those of its folders, one after the other. */
const written = import.meta.glob<string>(["../**/*.ftl", "!../plain/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const all = (language: Language) =>
  Object.entries(written)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .map(([, text]) => text)
    .join("\n");
const [en, de] = [all("en"), all("de")];

const keys = (text: string) => new FluentResource(text).body.map((message) => message.id).sort();

function sentence(name: string, mode: Mode = { is: "none" }, chosen = {}) {
  const table = fixture(name);
  const { view, decisions } = table;
  return say(ask({ view, decisions, people: people(table), mode, chosen }));
}

const speak = (to: Language) => void (language.current = to);
beforeEach(() => speak("en"));

describe("texts", () => {
  it("are there in both languages", () => {
    expect(keys(en)).toEqual(keys(de));
  });

  it("are there for every key in the source", () => {
    const known = new Set(keys(en));
    expect(Object.keys(sources).length).toBeGreaterThan(20);
    for (const [file, text] of Object.entries(sources))
      for (const [, key] of text.matchAll(/"(island-[\w-]*\w)"/g)) {
        const stem = key ?? "";
        const there = known.has(stem) || (known.has(`${stem}-me`) && known.has(`${stem}-other`));
        expect(there, `${file}: ${stem}`).toBe(true);
      }
  });

  it("are there for every reason that was recorded, but for answers and trades", () => {
    const known = new Set(keys(en));
    const trades = new Set(["trade_bank", "offer", "propose", "roll", "end_turn"]);
    const rules = new Set<string>();
    for (const [, { closed }] of fixtures)
      for (const [kind, rule] of Object.entries(closed)) if (!trades.has(kind)) rules.add(rule);
    rules.delete("TABLE-2");
    expect(rules.size).toBeGreaterThan(8);
    for (const rule of rules) expect(known.has(`island-why-${rule}`), rule).toBe(true);
  });

  it("show a missing key as it is", () => expect(tIn("en", "nothing")).toBe("nothing"));
});

describe("the sentence", () => {
  it.each([
    ["laying", "The island is being laid out.", "Die Insel wird ausgelegt."],
    ["founding-settlement", "Place your first settlement.", "Setze deine erste Siedlung."],
    [
      "founding-road",
      "Lay a road from your new settlement.",
      "Lege eine Straße an deine neue Siedlung.",
    ],
    [
      "before-roll",
      "Your turn: roll the dice, or play a card first.",
      "Du bist am Zug: Würfle, oder spiele vorher eine Karte.",
    ],
    ["turn", "Build, trade, or end your turn.", "Baue, handle oder beende deinen Zug."],
    [
      "discarding",
      "A seven: give back 5 cards, five more.",
      "Eine Sieben: Gib 5 Karten zurück, noch fünf.",
    ],
    ["moving-robber", "Move the robber to another hex.", "Setze den Räuber auf ein anderes Feld."],
    ["choosing-victim", "Whom does the robber rob?", "Wen beraubt der Räuber?"],
    ["free-roads", "Lay the first of two free roads.", "Lege die erste von zwei freien Straßen."],
    [
      "free-roads-one",
      "Lay a second free road, or leave it at one.",
      "Lege eine zweite freie Straße, oder lass es bei einer.",
    ],
    [
      "taking",
      "Take two cards from the bank, one after the other.",
      "Nimm zwei Karten aus der Bank, eine nach der anderen.",
    ],
    [
      "offering-asked",
      "Your offer is out. Waiting for Mira, Jonas and Ada.",
      "Dein Angebot steht. Es fehlt die Antwort von Mira, Jonas und Ada.",
    ],
    ["offering-answers", "Mira accepts. Swap?", "Mira nimmt an. Tauschen?"],
    ["offer-to-me", "Ada offers you a trade.", "Ada bietet dir einen Tausch an."],
    ["offer-accepted", "You said yes. Ada decides.", "Du hast zugesagt. Ada entscheidet."],
    [
      "six-robber",
      "Choose the desert where the robber starts.",
      "Wähle die Wüste, in der der Räuber beginnt.",
    ],
    [
      "six-special",
      "Between the turns: you may build, or pass.",
      "Zwischen den Zügen: Du darfst bauen oder passen.",
    ],
    ["over", "You have won with 11 points!", "Du hast mit 11 Punkten gewonnen!"],
  ])("of %s", (name, english, german) => {
    expect(sentence(name)).toBe(english);
    speak("de");
    expect(sentence(name)).toBe(german);
  });

  it("follows what I have chosen", () => {
    expect(sentence("turn", { is: "build", what: "settlement" })).toBe(
      "Place your settlement: one corner is free.",
    );
    expect(sentence("turn", { is: "build", what: "road" })).toBe(
      "Lay your road: seven paths are free.",
    );
    expect(sentence("monopoly", { is: "card", card: "monopoly" })).toContain("Monopoly");
    expect(sentence("discarding", { is: "none" }, { wool: 2, grain: 2 })).toContain("one more");
    expect(sentence("discarding", { is: "none" }, { wool: 2, grain: 3 })).toBe(
      "Give these five cards back?",
    );
  });

  it("is there for every moment and every eye, in words", () => {
    for (const language of LANGUAGES)
      for (const [name, table] of fixtures)
        for (const me of [null, ...table.view.seats.keys()]) {
          speak(language);
          const { view } = table;
          const names = table.room.seats.map((seat) => seat.name);
          const text = say(
            ask({ view, decisions: [], people: { names, me }, mode: { is: "none" }, chosen: {} }),
          );
          expect(text, name).toMatch(/[.?!]$/);
          expect(text, name).not.toMatch(/island-|\$|undefined/);
        }
  });
});

describe("what is missing", () => {
  it("is said in words", () => {
    expect(missingShort({ ore: 2 })).toBe("2 ore missing");
    expect(missingShort({ brick: 1, wool: 1 })).toBe("1 brick, 1 wool missing");
    expect(missingShort({ lumber: 1, brick: 1, wool: 1, grain: 1 })).toBe("4 cards missing");
    speak("de");
    expect(missingShort({ ore: 2 })).toBe("2 Erz fehlen");
    expect(missingShort({ ore: 1 })).toBe("1 Erz fehlt");
  });
});

describe("the log", () => {
  it("tells every recorded event in both languages", () => {
    for (const language of LANGUAGES)
      for (const [name, table] of fixtures)
        for (const step of table.log)
          for (const line of lines(step, people(table), table.view)) {
            speak(language);
            expect(plain(line.parts), name).not.toMatch(/island-|\u2063|\$|undefined|\{/);
          }
  });

  it("puts what belongs together on one line", () => {
    const step = {
      n: 9,
      events: [
        { event: "turn_began", seat: 1, turn: 4 },
        { event: "rolled", seat: 1, dice: [3, 5] },
        { event: "gained", seat: 0, cards: { lumber: 2 } },
      ],
    } as const satisfies { n: number; events: unknown };
    const people = { names: ["you", "Mira"], me: 0 };
    const told = lines({ n: step.n, events: structuredClone([...step.events]) as never }, people);
    expect(told.map((line) => plain(line.parts))).toEqual([
      "Turn 4, Mira",
      "Mira rolled 8. You two lumber",
    ]);
  });
});

describe("seats", () => {
  it("say what they do", () => {
    const state = (name: string, seat: number) => say(seatState(fixture(name), seat));
    expect(state("offering-answers", 1)).toBe("says yes");
    expect(state("offering-answers", 2)).toBe("wants something else");
    expect(state("offering-answers", 3)).toBe("says no");
    expect(state("offering-asked", 3)).toBe("is thinking");
    expect(state("discarding", 1)).toBe("gives back 7 cards");
    expect(state("six-turn", 2)).toBe("away");
    expect(state("over", 0)).toBe("has won");
  });

  it("know whose roll the last one was", () => {
    const { view, log } = fixture("turn");
    expect(lastRoll(view, log)).toMatchObject({ seat: 0, turn: 72, dice: [3, 1] });
    expect(lastRoll(fixture("laying").view, [])).toBeNull();
  });
});
