// Whatever the engine asks has a sentence in both languages, and every decision it lists can be pressed.

import { describe, expect, it } from "vitest";
import { built } from "../../../lib/engine/testing";
import { tIn } from "../i18n";
import "../register";
import { ask } from "../table/ask";
import { NOTHING } from "../../realm/table/mode";
import { inWords } from "../table/hint";
import { sentences } from "../table/tell";
import type { AskView, Decision, DuelStep, DuelTable, Event } from "../types";
import { reachable, text } from "../../realm/tests/press";
import { SCENES } from "./scenes";
import { walk } from "../../realm/tests/walk";
import { Session } from "../table/session.svelte";

const people = { names: ["Ada", "Mira"], me: 0 as number | null };

const words = (key: string, args: Record<string, string | number> = {}): string[] =>
  (["en", "de"] as const).map((language) => tIn(language, key, args));

const ASKS: Record<AskView["ask"], true> = {
  roll: true,
  ward: true,
  draw: true,
  look: true,
  event: true,
  lands: true,
  pay: true,
  spare: true,
  gain: true,
  rob: true,
  give_back: true,
  plunder: true,
  buy: true,
  lay: true,
  scout: true,
  preach: true,
  tax: true,
  name: true,
  lose: true,
  burn: true,
  protect: true,
  under: true,
  pull: true,
  bury: true,
  steal: true,
  relocate: true,
  visit: true,
  tithe: true,
  fetch: true,
  browse: true,
  take_from: true,
};
/** Chance settles these at once. */
const CHANCE = ["roll", "ward", "draw", "look", "event", "lands"];

const EVENTS: Record<Event["event"], true> = {
  deck_chosen: true,
  starts: true,
  arranged: true,
  turn_began: true,
  rolled: true,
  stock: true,
  raided: true,
  revealed: true,
  events_shuffled: true,
  played: true,
  road_built: true,
  settlement_built: true,
  city_built: true,
  land_laid: true,
  built: true,
  cache_laid: true,
  removed: true,
  cards_swapped: true,
  lands_swapped: true,
  drew: true,
  looked_through: true,
  put_under: true,
  fetched: true,
  hand_shown: true,
  stolen: true,
  warded: true,
  spared: true,
  named: true,
  advantage_moved: true,
  over: true,
};
const STEPS: DuelStep[] = [
  "decks",
  "hands",
  "arrange",
  "prepare",
  "before",
  "action",
  "fill",
  "exchange",
  "replace",
];

interface Met {
  asks: Set<string>;
  events: Set<string>;
  steps: Set<string>;
}
const met: Met = { asks: new Set(), events: new Set(), steps: new Set() };

const MODES = ["first", "gold", "turmoil", "progress", "princes", "tournament"];
const GAMES: [string, unknown, number[], number][] = [
  ...MODES.map((mode): [string, unknown, number[], number] => [mode, { mode }, [3], 700]),
  ...Object.entries(SCENES).map(([mode, setup]): [string, unknown, number[], number] => [
    `a scene of ${mode}`,
    setup,
    [1, 2, 3, 4, 5, 6],
    260,
  ]),
];

describe.runIf(built)("games of the true engine", () => {
  it.each(GAMES)(
    "%s: every moment has words and every decision a place to press",
    { timeout: 240_000 },
    async (_, setup, seeds, most) => {
      const pressed = new Set<string>();
      for (const seed of seeds) {
        const game = await walk<DuelTable, Decision>(
          "duel",
          setup,
          seed,
          most,
          async (game, seat, decisions) => {
            const table = await game.table(seat);
            const { view } = table;
            met.steps.add(view.step);
            if (view.ask !== null) met.asks.add(view.ask.ask);
            for (const me of [seat, 1 - seat, null]) {
              const seen = me === seat ? view : await game.view(me ?? "spectator");
              const options = me === seat ? decisions : [];
              const { key, args } = ask({
                view: seen,
                decisions: options,
                people: { ...people, me },
                mode: NOTHING,
              });
              for (const said of words(key, args)) {
                expect(said, key).not.toBe(key);
                expect(said, key).not.toMatch(/\{ ?\$|undefined/);
              }
            }
            for (const decision of decisions)
              expect(inWords(decision, { view, near: seat })).not.toMatch(/^(duel|realm)-/);
            // Pressing everything takes a while: each kind of moment is tried a few times.
            const kinds = [...new Set(decisions.map((one) => one.do))].sort().join();
            const moment = `${view.step} ${view.ask?.ask ?? ""} ${kinds}`;
            if (pressed.has(moment)) return;
            pressed.add(moment);
            const found = reachable((read, actions) => new Session(read, actions), table);
            const missing = decisions.filter((one: Decision) => !found.has(text(one)));
            expect(missing, moment).toEqual([]);
          },
        );
        const view = await game.view();
        for (const step of game.log) {
          for (const event of step.events) met.events.add(event.event);
          for (const me of [0, 1, null])
            for (const said of sentences(step, { ...people, me }, view)) {
              expect(said).not.toMatch(/^(duel|realm)-|undefined|\{ ?\$/);
              expect(said).not.toBe("");
            }
        }
      }
    },
  );

  it("has met every question, event and step", () => {
    const asks = Object.keys(ASKS).filter((one) => !CHANCE.includes(one));
    expect(asks.filter((one) => !met.asks.has(one))).toEqual([]);
    expect(Object.keys(EVENTS).filter((one) => !met.events.has(one))).toEqual([]);
    expect(STEPS.filter((one) => !met.steps.has(one))).toEqual([]);
  });
});
