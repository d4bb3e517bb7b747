// The one sentence that says what is asked of me, for every moment of the game.

import { may } from "./faces";
import { t } from "./i18n";
import type { Mode } from "./session.svelte";
import type { Chart } from "./sheet";
import type { Decision, Seat, View } from "./types";
import { list, who, type People, type Sentence } from "./words";

export interface Asked {
  view: View;
  decisions: readonly Decision[];
  people: People;
  mode: Mode;
  chart: Chart;
}

function other(key: string, seat: Seat | null, people: People): Sentence {
  return { key, args: who(people, seat ?? 0) };
}

function beginning({ mode, chart }: Asked): Sentence | undefined {
  switch (mode.is) {
    case "none":
      return undefined;
    case "joker": {
      const joker = chart.byId.get(mode.knight)?.joker ?? "any";
      if (mode.die !== undefined) return { key: "dice-ask-becomes" };
      if (joker === "any") return { key: "dice-ask-die-any" };
      return { key: "dice-ask-die", args: { what: t(`dice-${joker}`) } };
    }
    case "die":
      return { key: "dice-ask-which-joker" };
    case "gold":
      return { key: mode.dice.length === 2 ? "dice-ask-gold" : "dice-ask-gold-second" };
  }
}

function building(asked: Asked): Sentence {
  const { view, decisions, chart } = asked;
  const begun = beginning(asked);
  if (begun !== undefined) return begun;
  const built = view.dice.some((die) => die.state === "paid") ? "yes" : "no";
  // Only the sheet with boxes writes anything for a turn without building.
  const idle = chart.sheet.nothing_built === undefined || built === "yes" ? "no" : "yes";
  const ways = may(decisions, "joker") || may(decisions, "trade");
  if (decisions.some((one) => "at" in one))
    return { key: ways ? "dice-ask-build-or-change" : "dice-ask-build", args: { built } };
  if (ways) return { key: "dice-ask-change", args: { built, idle } };
  return { key: "dice-ask-end", args: { built, idle } };
}

function over({ view, people }: Asked): Sentence {
  const points = Math.max(...view.sheets.map((sheet) => sheet.points));
  if (view.players === 1)
    return { key: "dice-ask-over-solo", args: { points, ...who(people, people.me ?? 0) } };
  const [winner, ...more] = view.winners;
  if (winner === undefined) return { key: "dice-ask-over-nobody" };
  if (more.length > 0) {
    const names = list(view.winners.map((seat) => people.names[seat] ?? ""));
    return { key: "dice-ask-over-shared", args: { names, points } };
  }
  return { key: "dice-ask-over", args: { points, ...who(people, winner) } };
}

/** What is asked of me now; if nothing is, what is going on. */
export function ask(asked: Asked): Sentence {
  const { view, people } = asked;
  switch (view.phase) {
    case "start":
      return { key: "dice-ask-start" };
    case "over":
      return over(asked);
    case "roll": {
      if (view.rolling.length > 0) return { key: "dice-ask-rolling" };
      if (people.me === null || view.on_turn !== people.me)
        return other("dice-ask-roll-other", view.on_turn, people);
      if (view.rolls === 0)
        return {
          key: view.dice_count < 6 ? "dice-ask-opening" : "dice-ask-roll",
          args: { dice: view.dice_count },
        };
      return { key: "dice-ask-keep", args: { left: 3 - view.rolls } };
    }
    case "build":
      if (people.me === null || view.on_turn !== people.me)
        return other("dice-ask-build-other", view.on_turn, people);
      return building(asked);
  }
}
