// Whatever the engine asks has a sentence in both languages, and every decision it lists can be pressed.

import { describe, expect, it } from "vitest";
import { built } from "../../../lib/engine/testing";
import { NOTHING } from "../../realm/table/mode";
import { own } from "../../realm/table/own";
import { reachable, text } from "../../realm/tests/press";
import { walk } from "../../realm/tests/walk";
import { knows, tIn } from "../i18n";
import "../register";
import { ask } from "../table/ask";
import { inWords } from "../table/hint";
import { Session } from "../table/session.svelte";
import { sentences } from "../table/tell";
import type { AskView, ClassicTable, Decision, Event } from "../types";
import { MOMENTS, type Moment } from "./scenes";

const NAMES = ["Ada", "Mira", "Jonas"];
const names = (seat: number): string => NAMES[seat] ?? "";

const words = (key: string, args: Record<string, string | number> = {}): string[] =>
  (["en", "de"] as const).map((language) => tIn(language, key, args));

/** What is asked of people; chance settles the rest at once. */
const ASKS: Record<Extract<AskView, { seat: number }>["ask"], true> = {
  pay: true,
  load: true,
  gain: true,
  rob: true,
  give_back: true,
  lay: true,
  scout: true,
  offer: true,
  counter: true,
  take_back: true,
  cut: true,
  pull: true,
  bury: true,
  steal: true,
  browse: true,
  take_from: true,
  put_back: true,
  spend: true,
  veto: true,
  under: true,
  leap: true,
  face: true,
  fate: true,
  inspire: true,
  prophesy: true,
  exchange: true,
  brace: true,
  move: true,
  swap_land: true,
  challenge: true,
  bewitch: true,
  change_land: true,
  choose_land: true,
  raise: true,
  blow: true,
  fetch: true,
  banish: true,
  filch: true,
  comet: true,
  target: true,
  hire: true,
  hand_over: true,
  burn: true,
  support: true,
};

const asks = new Set<string>();

/** The events of a moment come in their order: the die shows the event card until they are through. */
function wishes({ events = [] }: Moment): (view: ClassicTable["view"]) => unknown {
  const left = [...events];
  return ({ ask }) => {
    if (ask?.ask === "event") return left.length === 0 ? undefined : { event: left.shift() };
    if (ask?.ask !== "roll" || left.length === 0) return undefined;
    return { roll: { number: 3, face: "event_card" } };
  };
}

const MODES = ["base", "wizards", "tournament"] as const;
type Walk = [string, Moment, number[], number];
const GAMES: Walk[] = [
  ...MODES.map((mode): Walk => [mode, { setup: { mode } }, [3], 400]),
  ...MODES.map((mode): Walk => [`${mode} for three`, { setup: { mode, players: 3 } }, [3], 400]),
  ...Object.entries(MOMENTS).map(([name, moment]): Walk => [
    `a moment of ${name}`,
    moment,
    [1, 2, 3, 4, 5, 6, 7, 8],
    80,
  ]),
];

describe.runIf(built)("games of the true engine", () => {
  it.each(GAMES)(
    "%s: every moment has words and every decision a place to press",
    { timeout: 240_000 },
    async (_, moment, seeds, most) => {
      const pressed = new Set<string>();
      for (const seed of seeds) {
        const game = await walk<ClassicTable, Decision>(
          "classic",
          moment.setup,
          seed,
          most,
          async (game, seat, decisions) => {
            const table = await game.table(seat);
            const { view } = table;
            if (view.ask !== null) asks.add(view.ask.ask);
            const kinds = [...new Set(decisions.map((one) => one.do))].sort().join();
            const kind = `${view.step} ${view.ask?.ask ?? ""} ${kinds}`;
            if (pressed.has(kind)) return;
            pressed.add(kind);
            for (const me of [seat, (seat + 1) % view.realms.length, null]) {
              const seen = me === seat ? view : await game.view(me ?? "spectator");
              const options = me === seat ? decisions : [];
              const people = { names: NAMES, me };
              const { key, args } = ask({ view: seen, decisions: options, people, mode: NOTHING });
              for (const said of words(key, args)) {
                expect(said, key).not.toBe(key);
                expect(said, key).not.toMatch(/\{ ?\$|undefined/);
              }
            }
            for (const decision of decisions)
              expect(inWords(decision, { view, near: seat, name: names })).not.toMatch(
                /^(classic|realm)-/,
              );
            const found = reachable((read, actions) => new Session(read, actions), table);
            // An offer is put together in its own dialog.
            const missing = decisions.filter((one) => one.do !== "offer" && !found.has(text(one)));
            expect(missing, kind).toEqual([]);
          },
          wishes(moment),
        );
        const view = await game.view();
        for (const step of game.log)
          for (const me of [0, 1, null])
            for (const said of sentences(step, { names: NAMES, me }, view)) {
              expect(said).not.toMatch(/^(classic|realm)-|undefined|\{ ?\$/);
              expect(said).not.toBe("");
            }
      }
    },
  );

  it("has met every question", () => {
    expect(Object.keys(ASKS).filter((one) => !asks.has(one))).toEqual([]);
  });
});

it("has a sentence for every event", () => {
  const EVENTS: Record<Exclude<Event["event"], "stock">, true> = {
    arranged: true,
    starts: true,
    turn_began: true,
    rolled: true,
    raided: true,
    revealed: true,
    events_shuffled: true,
    played: true,
    fought: true,
    road_built: true,
    settlement_built: true,
    city_built: true,
    land_laid: true,
    built: true,
    demolished: true,
    taken_back: true,
    offered: true,
    answered: true,
    drew: true,
    looked_through: true,
    put_under: true,
    hand_shown: true,
    stolen: true,
    token_moved: true,
    actions_allowed: true,
    citadel_built: true,
    wizard_came: true,
    wizard_left: true,
    power: true,
    cast: true,
    stopped: true,
    leapt_over: true,
    brewed: true,
    looked_at_events: true,
    event_moved: true,
    banished: true,
    glimpsed: true,
    braced: true,
    cards_swapped: true,
    lands_swapped: true,
    dueled: true,
    bewitched: true,
    witch_left: true,
    fetched: true,
    filched: true,
    deck_chosen: true,
    event_chosen: true,
    turned_away: true,
    camped: true,
    post_laid: true,
    post_left: true,
    target_moved: true,
    truce: true,
    ranked: true,
    redrawn: true,
    handed_over: true,
    wrecked: true,
    over: true,
  };
  for (const event of Object.keys(EVENTS))
    expect(knows(own("classic", `tell-${event.replaceAll("_", "-")}`)), event).toBe(true);
});
