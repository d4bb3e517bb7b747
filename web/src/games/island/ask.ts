// The one sentence that says what is asked of me, for every moment of the game.

import { may, only, total } from "./cards";
import { mayPlay } from "./build";
import { spotsFor, type Mode } from "./spots";
import { DEVELOPMENTS } from "./cards";
import { soFar } from "./options";
import { actionOf, moments, partsOf } from "./parts";
import { question } from "./question";
import type { Decision, Hand, ScenarioPhase, View } from "./types";
import { counted, moment, names, number, who, type People, type Sentence } from "./words";

export interface Asked {
  view: View;
  decisions: readonly Decision[];
  people: People;
  mode: Mode;
  /** The cards chosen so far for the seven. */
  chosen: Hand;
  /** The room answers an offer for me. */
  excused?: boolean;
  /** What a card says that I read. */
  reads?: Sentence | undefined;
}

function ownTurn(asked: Asked): Sentence {
  const { view, decisions, mode } = asked;
  if (mode.is === "build") {
    const spots = spotsFor(view, decisions, mode).length;
    return counted(`island-ask-place-${mode.what}`, spots);
  }
  if (mode.is === "card") return { key: `island-about-${mode.card}` };
  if (mode.is === "trade") return { key: "island-ask-trade" };
  for (const part of partsOf(view)) {
    const sentence = part.turn?.(asked);
    if (sentence) return sentence;
  }
  if (!view.turn.rolled) {
    const cards = DEVELOPMENTS.some((card) => mayPlay(decisions, card));
    return { key: cards ? "island-ask-roll-or-card" : "island-ask-roll" };
  }
  const proposals = view.proposals?.length ?? 0;
  if (proposals > 0) return counted("island-ask-proposals", proposals);
  const build = decisions.some((d) => d.do.startsWith("build_") || d.do === "buy_card");
  const trade = may(decisions, "offer") || may(decisions, "trade_bank");
  if (build) return { key: trade ? "island-ask-build-trade-end" : "island-ask-build-end" };
  return { key: trade ? "island-ask-trade-end" : "island-ask-end" };
}

function offering(asked: Asked): Sentence {
  const { view, people, mode } = asked;
  if (view.phase.is !== "offering") return { key: "island-ask-end" };
  const { asked: open, accepted } = view.phase;
  const owner = view.turn.seat;
  if (people.me === owner) {
    if (accepted.length > 0)
      return {
        key: "island-ask-swap",
        args: { names: names(people, accepted), count: accepted.length },
      };
    if ((view.proposals?.length ?? 0) > 0)
      return counted("island-ask-proposals", view.proposals?.length ?? 0);
    return { key: "island-ask-offer-out", args: { names: names(people, open) } };
  }
  const named = who(people, owner);
  if (people.me === null) return { key: "island-ask-offering-other", args: named };
  if (mode.is === "trade") return { key: "island-ask-counter", args: named };
  if (open.includes(people.me) && !asked.excused) return { key: "island-ask-answer", args: named };
  if (accepted.includes(people.me)) return { key: "island-ask-accepted", args: named };
  return { key: "island-ask-offering-other", args: named };
}

/** What is asked next of something that I have begun to choose. */
function choosing({ view, decisions, mode, people }: Asked): Sentence | null {
  if (mode.is !== "choose") return null;
  const action = actionOf(mode.action);
  const open = action && question(action, decisions, mode.chosen);
  if (!open) return null;
  const said = open.step.says?.(view, open.chosen);
  if (said) return said;
  const { key, args } = counted(`${open.action.id}-ask-${open.step.id}`, open.values.length);
  return { key, args: { ...args, ...soFar(open, people) } };
}

/** A moment of an expansion. */
const own = <P extends ScenarioPhase>(phase: P, asked: Asked): Sentence =>
  // Each kind of moment has its own entry.
  (moments[phase.is] as (phase: P, asked: Asked) => Sentence)(phase, asked);

/** What is asked of me now; if nothing is, what is going on. */
export function ask(asked: Asked): Sentence {
  const { view, decisions, people, chosen } = asked;
  const { phase, turn } = view;
  const begun = asked.reads ?? choosing(asked);
  if (begun) return begun;
  for (const part of partsOf(view)) {
    const sentence = part.moment?.(asked);
    if (sentence) return sentence;
  }
  switch (phase.is) {
    case "laying":
    case "drawing_lots":
    case "drawing_desert":
      return { key: "island-ask-laying" };
    case "placing_robber":
      return moment("island-ask-placing-robber", phase.seat, people);
    case "founding_settlement": {
      const second = (view.seats[phase.seat]?.settlements.length ?? 0) > 0 ? "second" : "first";
      const free = only(decisions, "build_settlement").length;
      return moment("island-ask-found", phase.seat, people, { which: second, count: free });
    }
    case "founding_road":
      return moment("island-ask-found-road", phase.seat, people);
    case "turn":
      if (people.me === turn.seat) return ownTurn(asked);
      if (asked.mode.is === "trade")
        return { key: "island-ask-counter", args: who(people, turn.seat) };
      if (asked.mode.is === "card") return { key: `island-about-${asked.mode.card}` };
      return {
        key: turn.rolled ? "island-ask-turn-other" : "island-ask-roll-other",
        args: who(people, turn.seat),
      };
    case "rolling":
      return { key: "island-ask-rolling" };
    case "discarding": {
      const owed = people.me === null ? 0 : (phase.owed[people.me] ?? 0);
      if (owed > 0) {
        const open = owed - total(chosen);
        return open > 0
          ? { key: "island-ask-discard", args: { owed, count: open, words: number(open) } }
          : counted("island-ask-discard-done", owed);
      }
      const waiting = phase.owed.flatMap((n, seat) => (n > 0 ? [seat] : []));
      return {
        key: "island-ask-discard-others",
        args: { names: names(people, waiting), count: waiting.length },
      };
    }
    case "moving_robber":
      return moment("island-ask-move-robber", turn.seat, people);
    case "choosing_victim":
      return moment("island-ask-victim", turn.seat, people);
    case "stealing":
      return moment("island-ask-stealing", turn.seat, people);
    case "drawing":
      return moment("island-ask-drawing", phase.seat, people);
    case "free_roads": {
      const passing = may(decisions, "pass") ? "yes" : "no";
      return moment("island-ask-free-roads", turn.seat, people, { left: phase.left, passing });
    }
    case "taking":
      return moment("island-ask-take", turn.seat, people, { left: phase.left });
    case "offering":
      return offering(asked);
    case "special_building":
      if (people.me === phase.seat && asked.mode.is === "build") return ownTurn(asked);
      return moment("island-ask-special", phase.seat, people);
    case "over":
      if (phase.winner === null) return { key: "island-ask-over-nobody" };
      return moment("island-ask-over", phase.winner, people, {
        points: view.seats[phase.winner]?.total_points ?? view.seats[phase.winner]?.points ?? 0,
      });
    default:
      return own(phase, asked);
  }
}
