// What one reader is doing at the table right now: picked, not yet decided. The engine knows none of
// it; everything here falls away when the table changes under it. Each card game adds what is its own.

import type { LogStep, TableActions } from "../../../lib/table";
import { Advice } from "../../shared/advice";
import type { Why as WhyNot } from "../../shared/why";
import { say, who, type People, type Sentence } from "../../shared/words";
import { missing, type BackOf, type CardFace, type Cost, type Point } from "../cards/face";
import { t } from "../cards/i18n";
import type { MarkName } from "../cards/marks";
import { landName, type CardState } from "../cards/words";
import { zoom } from "../cards/zoom.svelte";
import type { Button } from "./buttons";
import type { Deal, Give } from "./deals";
import { freshOf, type Fresh } from "./fresh";
import { NOTHING, siteAt, roadAt, slotAt, stackAt, storeAt, type Mode, type Supply } from "./mode";
import type { Group } from "./piles";
import { START } from "./places";
import {
  may,
  only,
  type AnyDecision,
  type AnyTable,
  type Event,
  type Ground,
  type HandView,
  type Of,
  type RealmView,
  type Seat,
  type Terrain,
  type Why,
} from "./types";

/** Something small to choose beside the sentence: a resource, a number, a stack. */
export interface Pick {
  key: string;
  mark?: MarkName;
  text: string;
  /** The whole of it, where the text alone does not say it. */
  label?: string;
  press: () => void;
}

/** Landscapes that a decision is about: those that are laid above and below, or one of a stack. */
export interface Lay<Decision> {
  lands: { ground: Ground; word: string }[];
  decision: Decision;
}

/** A face of the event die, in words. */
export interface DieFace {
  mark: MarkName;
  name: string;
  line: string;
}

const same = (one: Ground, other: Ground): boolean =>
  one.land === other.land && one.number === other.number;

const total = (cost: Cost): number =>
  Object.values(cost).reduce((sum, count) => sum + (count ?? 0), 0);

export abstract class RealmSession<
  Table extends AnyTable = AnyTable,
  Decision extends AnyDecision = AnyDecision,
> {
  mode = $state.raw<Mode>(NOTHING);
  /** Why something cannot be done, for the card or button that was pressed. */
  why = $state.raw<WhyNot | null>(null);
  /** The realm of this rival is brought closer. */
  looking = $state<Seat>();
  /** The exchange is open. */
  exchanging = $state(false);
  /** What all piles hold is open. */
  piles = $state(false);
  /** Cards laid out are put aside for a look at the table. */
  aside = $state(false);
  /** Advice is asked for and shown. */
  hinting = $state(false);
  readonly #advice = new Advice();
  /** Whatever is still due for this is paid from the fullest stores. */
  #paying: Why | undefined;
  #paidAt = -1;

  readonly #read: () => Table;
  readonly #actions: () => TableActions<Decision>;

  constructor(read: () => Table, actions: () => TableActions<Decision>) {
    this.#read = read;
    this.#actions = actions;
  }

  /** The id of the game: the beginning of its words. */
  abstract readonly game: string;
  /** The kinds of points that are counted, in their order. */
  abstract readonly points: readonly Point[];
  abstract face(card: string): CardFace | undefined;
  /** How much of these points somebody has. */
  abstract pointsOf(seat: Seat, point: Point): number;
  /** The token that comes with the most of these points, and who has it. */
  abstract tokenOf(point: Point): { mark: MarkName; name: string; holder: Seat | null } | undefined;
  /** The event die of this turn. */
  abstract get die(): DieFace | undefined;
  abstract get groups(): Group[];
  abstract get buttons(): Button[];
  /** What is chosen beside the sentence. */
  abstract get picks(): Pick[];
  /** Landscapes to choose from, each with a word, where a decision is about them. */
  abstract get lays(): Lay<Decision>[];
  /** A decision in a few words. */
  abstract inWords(decision: Decision): string;
  abstract dealText(give: Give): string;
  /** What picking a card of the hand would cost now. */
  abstract get cost(): Cost;
  /** The places of a realm that are chosen already, in a question about several. */
  abstract chosen(seat: Seat): readonly string[];
  protected abstract findTargets(me: Seat): Map<string, Decision>;
  protected abstract findDeals(): Deal[];
  protected abstract findTray(): string[];
  protected abstract findAsked(): Sentence;
  abstract uses(card: string): Decision[];
  /** The back of a card that is not known. */
  abstract backOf(held: HandView): BackOf;

  /** The points that win for somebody. */
  targetOf(_seat: Seat): number {
    return this.view.target;
  }
  /** The card that a card stands on, where it needs one under it. */
  under(_card: string): CardFace | undefined {
    return undefined;
  }
  /** Whether a border post of mine can be torn down. */
  mayRaze(_right: boolean): boolean {
    return false;
  }
  /** A border post of mine is pressed. */
  guard(right: boolean, card: string): void {
    this.dismiss();
    const again = this.mode.is === "post" && this.mode.right === right;
    this.mode = again ? NOTHING : { is: "post", right, card, sure: false };
  }
  /** Whether something follows from a press on a wizard of mine. */
  mayMeet(_at: string): boolean {
    return false;
  }
  /** A wizard of mine is pressed. */
  meet(at: string, card: string): void {
    this.dismiss();
    const again = this.mode.is === "wizard" && this.mode.at === at;
    this.mode = again ? NOTHING : { is: "wizard", at, card, sure: false };
  }

  get table(): Table {
    return this.#read();
  }
  get view(): Table["view"] {
    return this.table.view;
  }
  get decisions(): Table["decisions"] {
    return this.table.decisions;
  }
  get me(): Seat | null {
    return typeof this.table.eye === "number" ? this.table.eye : null;
  }
  /** The seat whose realm lies below. */
  get near(): Seat {
    return this.me ?? 0;
  }
  /** The others, in turn order. */
  get rivals(): Seat[] {
    const seats = this.view.realms.length;
    return Array.from({ length: seats - 1 }, (_, at) => (this.near + 1 + at) % seats);
  }
  get replaying(): boolean {
    return this.table.eye === "arbiter";
  }
  get acting(): boolean {
    return this.decisions.length > 0;
  }
  readonly people: People = $derived.by(() => ({
    names: this.table.room.seats.map((seat, at) => (seat.me ? t("you") : seat.name || `${at + 1}`)),
    me: this.me,
  }));
  whose(seat: Seat): { name: string; you: "yes" | "no" } {
    return who(this.people, seat);
  }
  name(seat: Seat): string {
    return this.whose(seat).name;
  }
  landName(land: Terrain): string {
    return landName(land);
  }
  /** The words of this game for something. */
  say(key: string, args?: Record<string, string | number>): string {
    return t(`${this.game}-${key}`, args);
  }

  readonly targets: ReadonlyMap<string, Decision> = $derived.by(() =>
    this.me === null ? new Map() : this.findTargets(this.me),
  );
  /** The places where something of the supply could be built, and what. */
  readonly offers: ReadonlyMap<string, Supply> = $derived.by(() => {
    const offers = new Map<string, Supply>();
    const { me, decisions } = this;
    if (me === null) return offers;
    for (const { at } of only(decisions, "road")) offers.set(roadAt(me, at), "road");
    for (const one of only(decisions, "settlement"))
      if (!one.scout) offers.set(siteAt(me, one.at), "settlement");
    for (const { at } of only(decisions, "citadel")) offers.set(siteAt(me, at), "citadel");
    for (const { at } of only(decisions, "city")) offers.set(siteAt(me, at), "city");
    return offers;
  });
  readonly deals: Deal[] = $derived.by(() => this.findDeals());
  /** The cards laid out before me, where I am to choose among some. */
  readonly tray: string[] = $derived.by(() => this.findTray());
  readonly fresh: Fresh = $derived.by(() => freshOf(this.table.log as LogStep<Event>[], this.me));
  readonly asked: Sentence = $derived.by(() => this.findAsked());
  get sentence(): string {
    return say(this.asked);
  }

  realm(seat: Seat): Table["view"]["realms"][number] | undefined {
    const realm: RealmView | undefined = this.view.realms[seat];
    if (realm === undefined || seat !== this.me || this.mode.is !== "lands") return realm;
    const { lands } = this.mode;
    // As they would lie: each landscape with its number and stock, at its new place.
    const moved = realm.lands.map((land) => {
      const to = START[lands.indexOf(land.land)];
      return to === undefined ? land : { ...land, at: to };
    });
    return { ...realm, lands: moved };
  }
  get hand(): HandView[] {
    return this.me === null ? [] : (this.view.realms[this.me]?.hand ?? []);
  }
  /** What can be paid with. */
  get held(): Cost {
    return this.view.realms[this.near]?.held ?? {};
  }

  /** How a card of the hand looks now. */
  stateOf({ card, closed }: HandView, place: number): CardState | undefined {
    const { mode } = this;
    if (card === null || !this.acting) return undefined;
    if (mode.is === "card" && mode.place === place) return "picked";
    if (this.uses(card).length > 0) return "can";
    if (closed === null) return undefined;
    return this.lacks(card) ? "cannot" : "dim";
  }
  /** Something of what a card costs is missing. */
  lacks(card: string): boolean {
    return total(missing(this.face(card)?.cost ?? {}, this.held)) > 0;
  }

  /** A card of the hand, or of the open stack, is pressed. */
  press(card: string, closed: string | null, place: number): void {
    this.dismiss();
    if (this.mode.is === "card" && this.mode.place === place) return this.reset();
    const uses = this.uses(card);
    if (uses.length === 0) {
      if (closed === null) zoom.show(this.face(card));
      else this.why = { kind: "card", rule: closed };
      return;
    }
    // In answer to an event it is played at once: it does nothing else.
    if (this.view.ask !== null && uses[0]?.do === "play") return this.decide(uses[0]);
    if (uses[0]?.do === "settlement") this.mode = { is: "supply", what: "settlement", scout: true };
    else this.mode = { is: "card", card, place };
  }

  /** Something of the supply is pressed, or a place where it could be built. */
  begin(what: Supply): void {
    this.dismiss();
    if (this.mode.is === "supply" && this.mode.what === what) return this.reset();
    const possible = only(this.decisions, what).some((one) => !("scout" in one) || !one.scout);
    if (possible) this.mode = { is: "supply", what, scout: false };
    else this.explain(what);
  }

  /** A place answers, or begins something. */
  go(place: string): void {
    const decision = this.targets.get(place);
    if (decision !== undefined) return this.decide(decision);
    const offer = this.offers.get(place);
    if (offer === undefined) return;
    this.dismiss();
    this.mode = { is: "supply", what: offer, scout: false };
  }

  /** The place of a decision that is about one, where both games mean the same by it. */
  protected placeOf(one: AnyDecision, me: Seat): string | undefined {
    const { mode } = this;
    const card = mode.is === "card" || mode.is === "taken" ? mode.card : undefined;
    const [decision] = only(
      [one],
      "pay",
      "gain",
      "stack",
      "draw",
      "search",
      "put",
      "build",
      "road",
      "settlement",
      "city",
      "citadel",
    );
    switch (decision?.do) {
      case "pay":
        return storeAt(me, decision.from);
      case "gain":
        return storeAt(me, decision.at);
      case "stack":
        return stackAt(decision.stack);
      case "draw":
        return mode.is === "search" ? undefined : stackAt(decision.stack);
      case "search":
        return mode.is === "search" ? stackAt(decision.stack) : undefined;
      case "put":
        return decision.card === card ? stackAt(decision.stack) : undefined;
      case "build":
        return decision.card === card ? slotAt(me, decision.at) : undefined;
      case "road":
        return mode.is === "supply" && mode.what === "road" ? roadAt(me, decision.at) : undefined;
      case "settlement": {
        const wanted =
          mode.is === "supply" && mode.what === "settlement" && mode.scout === decision.scout;
        return wanted ? siteAt(me, decision.at) : undefined;
      }
      case "city":
      case "citadel":
        return mode.is === "supply" && mode.what === decision.do
          ? siteAt(me, decision.at)
          : undefined;
      case undefined:
        return undefined;
    }
  }

  /** A standing card of mine is pressed. */
  stand(at: string, card: string): void {
    this.dismiss();
    const again = this.mode.is === "standing" && this.mode.at === at;
    this.mode = again ? NOTHING : { is: "standing", at, card, sure: false };
  }
  mayDemolish(at: string): boolean {
    return only(this.decisions, "demolish").some((one) => one.at === at);
  }
  /** Whether something follows from a press on a standing card of mine. */
  mayStand(at: string): boolean {
    return this.mayDemolish(at);
  }

  /** Whether a card that is laid out may be chosen. */
  mayTake(card: string): boolean {
    return only(this.decisions, "take", "put").some((one) => one.card === card);
  }
  /** A card that is laid out is pressed: picked first, then taken. */
  take(card: string, place: number): void {
    this.dismiss();
    if (!this.mayTake(card)) return zoom.show(this.face(card));
    const again = this.mode.is === "taken" && this.mode.place === place;
    if (!again) this.mode = { is: "taken", card, place };
    else this.confirm();
  }
  /** Takes what was picked. */
  confirm(): void {
    const { mode } = this;
    if (mode.is !== "taken") return;
    const decision = only(this.decisions, "take").find((one) => one.card === mode.card);
    if (decision !== undefined) this.decide(decision);
  }

  /** What is asked to be paid, where I choose from which stores. */
  get #bill(): { due: Cost; any: number; why: Why } | undefined {
    const { ask } = this.view;
    if (ask?.ask !== "pay" || ask.seat !== this.me || !may(this.decisions, "pay")) return undefined;
    return ask as unknown as { due: Cost; any: number; why: Why };
  }
  get due(): number {
    const bill = this.#bill;
    return bill === undefined ? 0 : total(bill.due) + bill.any;
  }
  /** Pays from the fullest stores: what comes next would be lost there first. */
  pay(): void {
    this.#paying = this.#bill?.why;
    this.goOnPaying();
  }
  /** The table has changed: is there more of the same to pay? */
  goOnPaying(): void {
    if (this.#paying === undefined || this.table.seq === this.#paidAt) return;
    const bill = this.#bill;
    const alike = JSON.stringify(bill?.why) === JSON.stringify(this.#paying);
    const stores = alike && this.due > 0 ? only(this.decisions, "pay") : [];
    const [fullest] = stores.toSorted((a, b) => this.#stock(b.from) - this.#stock(a.from));
    if (fullest === undefined) {
      this.#paying = undefined;
      return;
    }
    this.#paidAt = this.table.seq;
    this.decide(fullest);
  }
  #stock(at: string): number {
    const realm: RealmView | undefined = this.view.realms[this.near];
    if (at === "cache") return realm?.cache?.stock ?? 0;
    return realm?.lands.find((land) => land.at === at)?.stock ?? 0;
  }

  /** One of the landscapes that a Scout may find. */
  find(ground: Ground): void {
    const { mode } = this;
    if (mode.is !== "found") this.mode = { is: "found", ground };
    else {
      const found = only(this.decisions, "scout").find(
        ({ lands: [upper, lower] }) => same(upper, mode.ground) && same(lower, ground),
      );
      if (found !== undefined) this.decide(found);
      else this.reset();
    }
  }

  /** How the landscapes of the start lie, or would. */
  get lands(): Terrain[] {
    if (this.mode.is === "lands") return this.mode.lands;
    return [...(only(this.decisions, "arrange")[0]?.lands ?? [])];
  }
  get arranging(): boolean {
    return may(this.decisions, "arrange");
  }
  /** A landscape is pressed to change places with another. */
  swap(at: string): void {
    const { lands } = this;
    const first = this.mode.is === "lands" ? this.mode.first : undefined;
    if (first === undefined || first === at) {
      this.mode = { is: "lands", lands, first: first === at ? undefined : at };
      return;
    }
    const [one, two] = [first, at].map((place) => START.findIndex((other) => other === place));
    const swapped = [...lands];
    const [a, b] = [lands[one ?? 0], lands[two ?? 0]];
    if (one !== undefined && two !== undefined && a !== undefined && b !== undefined)
      [swapped[one], swapped[two]] = [b, a];
    this.mode = { is: "lands", lands: swapped, first: undefined };
  }
  arrange(): void {
    const [a, b, c, d, e, f] = this.lands;
    if (!(a && b && c && d && e && f)) return;
    const decision: Of<"arrange"> = { do: "arrange", lands: [a, b, c, d, e, f] };
    this.decide(decision);
  }

  /** Why a kind of decision is closed. */
  explain(kind: string): void {
    const rule = this.table.closed[kind];
    this.why = rule === undefined ? null : { kind, rule };
  }
  dismiss(): void {
    this.why = null;
    if (this.table.whyNot) this.#actions().dismissWhyNot();
  }

  /** The position has changed: what was begun no longer holds. */
  settle(): void {
    this.mode = NOTHING;
    this.why = null;
    this.exchanging = false;
    this.aside = false;
    if (!this.acting) this.hinting = false;
    if (this.hinting) this.#advice.seek(this.table, this.#actions().hint);
  }
  reset(): void {
    this.mode = NOTHING;
    this.exchanging = false;
  }
  /** One of the decisions, or one that both games have in the same shape. */
  decide(decision: Decision | AnyDecision): void {
    this.why = null;
    this.reset();
    this.hinting = false;
    this.looking = undefined;
    this.piles = false;
    this.#actions().decide(decision as Decision);
  }
  undo(): void {
    this.reset();
    this.#actions().undo();
  }

  /** There is somebody who gives advice, and something to decide. */
  get mayAsk(): boolean {
    return this.acting && this.#actions().hint !== undefined;
  }
  askHint(): void {
    this.hinting = true;
    this.#advice.seekAgain(this.table, this.#actions().hint);
  }
}
