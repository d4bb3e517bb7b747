// What one reader is doing at the table right now: chosen, not yet decided. The server knows none
// of it; everything here falls away when the table changes under it.

import { alike } from "../../lib/canonical";
import { layout } from "../../lib/layout.svelte";
import type { TableActions } from "../../lib/table";
import { ask } from "./ask";
import { choices, mayPlay, whyNot, whyNotPlay, type Choice } from "./build";
import { count, covers, DEVELOPMENTS, may, only, plus, total } from "./cards";
import type { About } from "./part";
import { actionOf, actionsFor, kindsAt, PARTS, partsOf } from "./parts";
import { drawingOf } from "./drawing";
import { parseHex, type Point } from "./geometry";
import {
  answered,
  offers,
  onBoard,
  placeOf,
  question,
  type Question,
  type Step,
  type Value,
} from "./question";
import { spotsOf } from "./question-spots";
import { others, type IslandTable } from "./seats";
import { Advice } from "../shared/advice";
import type { Why } from "../shared/why";
import { isLaying, spotsFor, type Mode, type Spot } from "./spots";
import * as trade from "./trade";
import type { Decision, Development, Hand, Resource, Seat, SeatView, View } from "./types";
import type { People, Sentence } from "./words";

const NOTHING: Mode = { is: "none" };

/** A place that was chosen; a hex with its outline. */
export interface Picked extends Point {
  outline?: string;
}

export interface HeldCard {
  card: Development;
  n: number;
  /** Bought in this turn. */
  fresh: boolean;
  playable: boolean;
}

/** Whether a step of choosing this is answered on the board. */
const isPlace = ({ shows, of }: Step, decision: Decision): boolean =>
  placeOf(shows) !== undefined && of(decision) !== "";

export class Session {
  readonly #read: () => IslandTable;
  readonly #actions: () => TableActions<Decision>;

  mode = $state.raw<Mode>(NOTHING);
  /** The cards chosen for the seven. */
  chosen = $state.raw<Hand>({});
  draft = $state.raw<trade.Draft>(trade.emptyDraft([]));
  why = $state.raw<Why | null>(null);
  /** The spot that a first touch has shown; a second one places. */
  pending = $state.raw<Spot | null>(null);
  /** The spot that is advised. */
  advised = $state.raw<Spot | null>(null);
  /** Whether the folded dock shows what can be built. */
  unfolded = $state(false);
  /** Whether advice is asked for and shown. */
  hinting = $state(false);
  readonly #advice = new Advice();
  /** The turn in which I do not want to hear of offers. */
  #quiet = $state(-1);
  /** Whose longest road is shown. */
  line = $state<Seat | null>(null);

  constructor(read: () => IslandTable, actions: () => TableActions<Decision>) {
    this.#read = read;
    this.#actions = actions;
  }

  get table(): IslandTable {
    return this.#read();
  }
  get view(): View {
    return this.table.view;
  }
  get decisions(): readonly Decision[] {
    return this.table.decisions;
  }
  get me(): Seat | null {
    return typeof this.table.eye === "number" ? this.table.eye : null;
  }
  get mine(): SeatView | null {
    return this.me === null ? null : (this.view.seats[this.me] ?? null);
  }
  get hand(): Hand {
    return this.mine?.hand ?? {};
  }
  get people(): People {
    return { names: this.table.room.seats.map((seat) => seat.name), me: this.me };
  }

  /** What is to be chosen now: what I have begun, or what the moment asks. */
  question: Question | null = $derived.by(() => {
    const { mode, decisions } = this;
    if (mode.is === "choose") {
      const action = actionOf(mode.action);
      return action === undefined ? null : question(action, decisions, mode.chosen);
    }
    if (mode.is !== "none") return null;
    const { view } = this;
    for (const action of partsOf(view).flatMap((part) => part.asks ?? [])) {
      if (action.during?.includes(view.phase.is) === false) continue;
      const asked = question(action, decisions, []);
      if (asked !== null) return asked;
    }
    return null;
  });
  /** The card that I read. */
  about: About | null = $derived.by(() => {
    const { mode } = this;
    if (mode.is !== "about") return null;
    return PARTS.find((part) => part.id === mode.part)?.about?.(this, mode.card) ?? null;
  });

  spots: Spot[] = $derived.by(() => {
    const { question: asked, view, decisions, mode } = this;
    if (asked !== null) return spotsOf(asked, view);
    const spots = spotsFor(view, decisions, mode);
    if (spots.length > 0 || mode.is !== "none") return spots;
    return partsOf(view).flatMap((part) => part.starts?.({ view, decisions }) ?? []);
  });
  /** The places that I have chosen on the way to a decision. */
  picked: Picked[] = $derived.by(() => {
    const { question: asked, view } = this;
    if (asked === null) return [];
    const drawing = drawingOf(view.board);
    const hex = (name: string): Picked => {
      const at = parseHex(name);
      return { ...drawing.hex(at), outline: drawing.outline(at) };
    };
    if (view.phase.is === "inventing") return [hex(view.phase.one)];
    return asked.chosen.flatMap((value, at) => {
      const place = placeOf(asked.action.steps[at]?.shows ?? "seat");
      if (place === undefined || typeof value !== "string") return [];
      if (place === "hex") return [hex(value)];
      return [place === "corner" ? drawing.corner(value) : drawing.side(value)];
    });
  });
  /** What is asked of me, before it is put into words. */
  asked: Sentence = $derived.by(() => {
    const { view, decisions, people, mode, chosen } = this;
    const excused = this.table.excused === true;
    // A card that is only read does not hide what the table asks.
    const reads = this.about?.act === undefined ? undefined : this.about.sentence;
    return ask({ view, decisions, people, mode, chosen, excused, reads });
  });
  choices: Choice[] = $derived.by(() =>
    this.me === null
      ? []
      : choices(this.view, this.me, this.decisions, this.table.closed, layout.small ? 1 : 2),
  );

  /** What I am about to build. */
  get making(): string | null {
    const { mode } = this;
    if (mode.is === "build") return mode.what;
    return mode.is === "choose" ? mode.action : null;
  }

  /** The resources to choose from, each with what choosing it does, and how many there are of it. */
  picks: { card: Resource; count: number | undefined; press: () => void }[] = $derived.by(() => {
    const { question: asked } = this;
    if (asked !== null) {
      if (asked.step.shows !== "resource") return [];
      return kindsAt(this.view)
        .filter((card) => offers(asked, card))
        .map((card) => ({
          card,
          count: asked.step.count?.(this.view, card),
          press: () => this.choose(card),
        }));
    }
    const monopoly = this.mode.is === "card" && this.mode.card === "monopoly";
    return only(this.decisions, monopoly ? "play_monopoly" : "take").map((d) => ({
      card: d.card,
      count: undefined,
      press: () => this.decide(d),
    }));
  });
  /** There is much to choose from: resources, victims, a card and whether to play it. */
  get choosing(): boolean {
    const { mode, decisions, view } = this;
    if (this.picks.length > 0 || mode.is === "card" || may(decisions, "rob")) return true;
    if (this.question !== null)
      return !onBoard(this.question) && this.question.step.shows !== "held";
    if (mode.is === "about") return this.about?.act !== undefined;
    return partsOf(view).some((part) => part.much?.({ view, decisions }));
  }
  /** An offer lies before me, open or accepted. */
  get offered(): boolean {
    const { phase, turn } = this.view;
    if (phase.is !== "offering" || this.me === null || turn.seat === this.me) return false;
    return phase.asked.includes(this.me) || phase.accepted.includes(this.me);
  }
  /** The cards that rise: those chosen, given, or that will pay. */
  get risen(): Hand {
    if (this.owed > 0) return this.chosen;
    if (this.mode.is === "trade") return this.draft.give;
    return this.choices.find(({ what }) => what === this.making)?.price ?? {};
  }
  /** My development cards, each kind once. */
  get developments(): HeldCard[] {
    return DEVELOPMENTS.filter((card) => (this.mine?.cards?.[card] ?? 0) > 0).map((card) => ({
      card,
      n: this.mine?.cards?.[card] ?? 0,
      fresh: (this.mine?.fresh?.[card] ?? 0) >= (this.mine?.cards?.[card] ?? 0),
      playable: mayPlay(this.decisions, card),
    }));
  }

  /** How many cards I still owe for the seven. */
  get owed(): number {
    const { phase } = this.view;
    return phase.is === "discarding" && this.me !== null ? (phase.owed[this.me] ?? 0) : 0;
  }
  get mayTrade(): boolean {
    return trade.mayTrade(this.decisions);
  }

  /** There is somebody who gives advice, and something to decide. */
  get mayAsk(): boolean {
    const { toAct } = this.table;
    const mine = toAct.waiting === "seats" && toAct.seats.some((seat) => seat === this.me);
    return mine && this.#actions().hint !== undefined;
  }
  /** Advice lies on the table. */
  get isAdvised(): boolean {
    return this.hinting && this.table.hint !== undefined;
  }
  askHint(): void {
    this.hinting = true;
    this.#advice.seekAgain(this.table, this.#actions().hint);
  }
  /** Shows on the board where this would be done, as if it had been begun and its last place touched. */
  showSpot(decision: Decision): void {
    this.advised = null;
    if (!this.decisions.some((listed) => alike(listed, decision))) return;
    const { mode } = this;
    for (const begun of this.#waysTo(decision)) {
      this.mode = begun;
      const spot = this.spots.find((one) => this.#isFor(one, decision));
      if (spot !== undefined) {
        this.pending = this.advised = spot;
        return;
      }
    }
    this.mode = mode;
  }
  /** What may be begun to decide this, up to its last place on the board. */
  #waysTo(decision: Decision): Mode[] {
    const what = decision.do.replace("build_", "");
    const chosen = actionsFor(decision.do).flatMap(({ id, steps }): Mode[] => {
      const last = steps.findLastIndex((step) => isPlace(step, decision));
      const values = steps.slice(0, last).map((step) => step.of(decision));
      return last < 0 ? [] : [{ is: "choose", action: id, chosen: values }];
    });
    return [this.mode, ...(isLaying(what) ? [{ is: "build", what } as const] : []), ...chosen];
  }
  /** Whether a place on the board means this decision, or the last place of it. */
  #isFor(spot: Spot, decision: Decision): boolean {
    if (spot.starts !== undefined) return false;
    if (spot.value === undefined) return alike(spot.decision, decision);
    const { action, step } = this.question ?? {};
    return action?.kinds.includes(decision.do) === true && step?.of(decision) === spot.value;
  }

  /** No more offers until this turn ends: the room says no for me. */
  get quiet(): boolean {
    return this.#quiet === this.view.turn.number;
  }
  hush(): void {
    this.#quiet = this.view.turn.number;
    this.#actions().offers?.("none");
  }

  /** Drops what no longer fits the table. */
  settle(): void {
    const { mode } = this;
    if (mode.is === "build" && spotsFor(this.view, this.decisions, mode).length === 0) this.reset();
    if (mode.is === "trade" && !this.mayTrade) this.reset();
    if (mode.is === "choose" && this.question === null) this.reset();
    const read = this.about?.act === undefined && this.owed > 0;
    if (mode.is === "about" && (this.about === null || read)) this.reset();
    if (mode.is === "card" && (this.mine?.cards?.[mode.card] ?? 0) === 0) this.reset();
    if (this.owed === 0 && total(this.chosen) > 0) this.chosen = {};
    if (this.pending && !this.spots.some((spot) => spot.key === this.pending?.key))
      this.pending = null;
    if (!this.mayAsk) this.hinting = false;
    if (this.hinting) this.#advice.seek(this.table, this.#actions().hint);
    if (!covers(this.hand, this.draft.give)) this.draft = { ...this.draft, give: {} };
  }

  reset(): void {
    this.mode = NOTHING;
    this.unfolded = false;
    this.pending = null;
    this.draft = trade.emptyDraft([]);
  }

  decide(decision: Decision): void {
    this.why = null;
    this.mode = NOTHING;
    this.unfolded = false;
    this.pending = null;
    this.hinting = false;
    this.#actions().decide(decision);
  }

  undo(): void {
    this.reset();
    this.why = null;
    this.#actions().undo();
  }

  dismiss(): void {
    this.why = null;
    if (this.table.whyNot) this.#actions().dismissWhyNot();
  }

  place(spot: Spot): void {
    if (spot.starts !== undefined) this.begin(spot.starts, spot.value);
    else if (spot.value === undefined) this.decide(spot.decision);
    else this.choose(spot.value);
  }

  /** Begins to choose something of an expansion, lets go of it, or says why it cannot be. */
  begin(id: string, first?: Value): void {
    this.dismiss();
    const action = actionOf(id);
    if (action === undefined) return;
    if (this.mode.is === "choose" && this.mode.action === id) return this.reset();
    if (question(action, this.decisions, []) === null) {
      const whys = action.kinds.map((kind) => whyNot(this.table.closed, kind, { count: 0 }));
      return this.explain(whys.find((why) => why !== null) ?? null);
    }
    this.reset();
    this.mode = { is: "choose", action: id, chosen: first === undefined ? [] : [first] };
  }

  /** Answers the question: decides where nothing more is asked. */
  choose(value: Value): void {
    const { question: asked } = this;
    if (asked === null || !offers(asked, value)) return;
    const decision = answered(asked, value);
    if (decision !== null) return this.decide(decision);
    this.pending = null;
    this.mode = { is: "choose", action: asked.action.id, chosen: [...asked.chosen, value] };
  }

  /** Reads a card of an expansion, or puts it down; says at once why it cannot be used. */
  read(part: string, card: string): void {
    this.dismiss();
    const { mode } = this;
    const same = mode.is === "about" && mode.part === part && mode.card === card;
    this.reset();
    if (!same) this.mode = { is: "about", part, card };
  }

  explain(why: Why | null): void {
    this.dismiss();
    this.why = why;
  }

  /** Presses a build button: chooses, lets go, buys, or says why not. */
  build(what: string): void {
    const choice = this.choices.find((c) => c.what === what);
    if (choice === undefined) return;
    this.dismiss();
    this.pending = null;
    if (!choice.possible) this.why = choice.why;
    else if (what === "card") this.decide({ do: "buy_card" });
    else if (this.making === what) this.reset();
    else if (isLaying(what)) this.mode = { is: "build", what };
    else this.begin(what);
    this.unfolded = false;
  }

  /** Presses a development card in the hand. */
  card(card: Development): void {
    this.dismiss();
    if (this.mode.is === "card" && this.mode.card === card) return this.reset();
    if (this.me === null) return;
    const why = whyNotPlay(this.view, this.table.closed, card);
    if (why) this.why = why;
    else this.mode = { is: "card", card };
  }

  /** Plays the card that is shown; a monopoly needs its resource too. */
  play(resource?: Resource): void {
    if (this.mode.is !== "card" || !mayPlay(this.decisions, this.mode.card)) return;
    switch (this.mode.card) {
      case "knight":
      case "road_building":
      case "year_of_plenty":
        return this.decide({ do: `play_${this.mode.card}` });
      case "monopoly":
        if (resource) this.decide({ do: "play_monopoly", card: resource });
    }
  }

  /** Presses a resource card in the hand: for the seven, or as something to trade. */
  tap(card: Resource): void {
    this.dismiss();
    if (this.owed > 0) {
      const left = count(this.hand, card) - count(this.chosen, card);
      if (left > 0 && total(this.chosen) < this.owed) this.chosen = plus(this.chosen, card, 1);
      else this.chosen = plus(this.chosen, card, -count(this.chosen, card));
      return;
    }
    if (!this.mayTrade) {
      const kind = this.view.turn.seat === this.me ? "offer" : "propose";
      this.why = whyNot(this.table.closed, kind);
      return;
    }
    if (this.mode.is !== "trade") this.openTrade();
    this.draft = trade.give(this.draft, card, this.hand);
  }

  discard(): void {
    if (total(this.chosen) === this.owed) this.decide({ do: "discard_all", cards: this.chosen });
  }

  openTrade(from?: { give: Hand; want: Hand }): void {
    this.dismiss();
    this.mode = { is: "trade", answers: this.view.phase.is === "offering" };
    const give = from && covers(this.hand, from.give) ? from.give : {};
    const to = others(this.view, this.me);
    this.draft = { ...trade.emptyDraft(to), give, want: from?.want ?? {} };
  }

  offer(): void {
    const how = trade.manner(this.decisions);
    if (how === null || trade.lacks(this.draft, this.hand, how)) return;
    const decision = trade.compose(this.draft, how);
    this.decide(decision);
    this.draft = trade.emptyDraft([]);
  }

  bank(decision: Decision): void {
    const stay = this.mode;
    this.decide(decision);
    this.mode = stay;
    this.draft = trade.emptyDraft(others(this.view, this.me));
  }

  /** Presses the large button. */
  advance(): void {
    const { decision } = this.primary;
    if (this.pending) this.place(this.pending);
    else if (decision) this.decide(decision);
  }

  /** The one large button: what moves the game on. */
  get primary(): { key: string; icon: string; decision: Decision | null } {
    // A first touch shows a piece; the second, or this button, places it.
    if (this.pending)
      return { key: "island-place-here", icon: "ui-check", decision: this.pending.decision };
    if (this.owed > 0) {
      const ready = total(this.chosen) === this.owed;
      const decision: Decision | null = ready ? { do: "discard_all", cards: this.chosen } : null;
      const handing = partsOf(this.view).map((part) => part.handing?.(this.view));
      const key = handing.find((one) => one) ?? "island-give-back";
      return { key, icon: "ui-check", decision };
    }
    const [pass] = only(this.decisions, "pass");
    if (pass) {
      const free = this.view.phase.is === "free_roads";
      return { key: free ? "island-only-one" : "island-pass", icon: "ui-end", decision: pass };
    }
    if (may(this.decisions, "roll"))
      return { key: "island-roll", icon: "ui-dice", decision: { do: "roll" } };
    const end: Decision | null = may(this.decisions, "end_turn") ? { do: "end_turn" } : null;
    return { key: "island-end-turn", icon: "ui-end", decision: end };
  }
}
