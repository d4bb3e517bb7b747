// The progress cards: what playing each comes to, and what can be done with one now.

import { progress as CARDS, tracks } from "../../../generated/knights-cards";
import { say } from "../../../lib/i18n.svelte";
import type { Why } from "../../shared/why";
import { whyNot } from "../build";
import { may } from "../cards";
import { t } from "../i18n";
import { symbol } from "../options";
import type { About } from "../part";
import { action, question, type Action } from "../question";
import type { Session } from "../session.svelte";
import type { Decision, Progress, View } from "../types";
import { seatOf } from "./knights";

type Played = Exclude<Progress, "constitution" | "printer">;

/** The decision that plays each; those worth a point come out by themselves. */
const KIND = {
  alchemist: "play_alchemist",
  crane: "play_crane",
  engineer: "play_engineer",
  inventor: "play_inventor",
  irrigation: "play_irrigation",
  medicine: "play_medicine",
  mining: "play_mining",
  road_building: "play_roads",
  smith: "play_smith",
  commercial_harbour: "play_commercial_harbour",
  master_merchant: "play_master_merchant",
  merchant: "play_merchant",
  merchant_fleet: "play_merchant_fleet",
  resource_monopoly: "play_resource_monopoly",
  trade_monopoly: "play_trade_monopoly",
  bishop: "play_bishop",
  deserter: "play_deserter",
  diplomat: "play_diplomat",
  intrigue: "play_intrigue",
  saboteur: "play_saboteur",
  spy: "play_spy",
  warlord: "play_warlord",
  wedding: "play_wedding",
} as const satisfies Record<Played, Decision["do"]>;

/** What is asked for those that need an answer first. */
const PLAYS: Partial<Record<Progress, Action>> = {
  alchemist: action(
    "knights-alchemist",
    ["play_alchemist"],
    { id: "red", shows: "red", of: (d) => d.dice[0] },
    { id: "yellow", shows: "yellow", of: (d) => d.dice[1] },
  ),
  crane: action("knights-crane", ["play_crane"], {
    id: "track",
    shows: "track",
    of: (d) => d.track,
  }),
  engineer: action("knights-engineer", ["play_engineer"], {
    id: "at",
    shows: "town",
    of: (d) => d.at,
  }),
  inventor: action("knights-inventor", ["play_inventor"], {
    id: "one",
    shows: "chip",
    of: (d) => d.one,
  }),
  medicine: action("knights-medicine", ["play_medicine"], {
    id: "at",
    shows: "town",
    of: (d) => d.at,
  }),
  master_merchant: action("knights-master-merchant", ["play_master_merchant"], {
    id: "from",
    shows: "seat",
    of: (d) => d.from,
    count: handSize,
  }),
  merchant: action("knights-merchant", ["play_merchant"], {
    id: "at",
    shows: "merchant",
    of: (d) => d.at,
  }),
  merchant_fleet: action("knights-merchant-fleet", ["play_merchant_fleet"], {
    id: "card",
    shows: "resource",
    of: (d) => d.card,
  }),
  resource_monopoly: action("knights-resource-monopoly", ["play_resource_monopoly"], {
    id: "card",
    shows: "resource",
    of: (d) => d.card,
  }),
  trade_monopoly: action("knights-trade-monopoly", ["play_trade_monopoly"], {
    id: "card",
    shows: "resource",
    of: (d) => d.card,
  }),
  deserter: action("knights-deserter", ["play_deserter"], {
    id: "from",
    shows: "seat",
    of: (d) => d.from,
  }),
  diplomat: action("knights-diplomat", ["play_diplomat"], {
    id: "at",
    shows: "any-road",
    of: (d) => d.at,
  }),
  intrigue: action("knights-intrigue", ["play_intrigue"], {
    id: "at",
    shows: "knight",
    of: (d) => d.at,
  }),
  spy: action("knights-spy", ["play_spy"], { id: "from", shows: "seat", of: (d) => d.from }),
};

function handSize(view: View, seat: unknown): number | undefined {
  return view.seats[Number(seat)]?.hand_size;
}

export const PLAY_ACTIONS: readonly Action[] = Object.values(PLAYS);

export const isProgress = (card: string): card is Progress => card in CARDS;
const isPlayed = (card: Progress): card is Played => card in KIND;

/** To play a card, or why not; neither where it comes out by itself. */
export function playOf(
  session: Session,
  card: Progress,
): { press: (() => void) | null; why: Why | null } {
  if (!isPlayed(card)) return { press: null, why: null };
  const kind = KIND[card];
  const steps = PLAYS[card];
  if (steps !== undefined && question(steps, session.decisions, []) !== null)
    return { press: () => session.begin(steps.id), why: null };
  if (steps === undefined && may(session.decisions, kind))
    // Decisions without an answer are their kind alone.
    return { press: () => session.decide({ do: kind } as Decision), why: null };
  return { press: null, why: whyNot(session.table.closed, kind, { count: 0 }) };
}

/** The card of whose steps something is being chosen. */
export const inPlay = (session: Session): Progress | null => {
  const { mode } = session;
  if (mode.is === "about") return isProgress(mode.card) ? mode.card : null;
  if (mode.is !== "choose") return null;
  const found = Object.entries(PLAYS).find(([, steps]) => steps.id === mode.action);
  return (found?.[0] as Progress | undefined) ?? null;
};

/** My own cards, in the order in which they lie. */
export const mine = (session: Session): readonly Progress[] =>
  seatOf(session.view, session.me)?.progress ?? [];

export function aboutCard(session: Session, card: Progress): About {
  const { name, text, deck } = CARDS[card];
  const base = {
    icon: symbol("progress", card),
    name,
    title: tracks[deck].name,
    text,
  };
  const args = { card: say(name) };
  if (!mine(session).includes(card)) return { ...base, sentence: { key: "knights-about", args } };
  const { press, why } = playOf(session, card);
  const act = press && { label: t("knights-play", args), press };
  return {
    ...base,
    sentence: { key: act ? "knights-about-play" : "knights-about", args },
    ...(act ? { act } : {}),
    why,
  };
}
