// What one reader is doing at the table right now: picked, not yet decided. The engine knows none of
// it; everything here falls away when the table changes under it.

import type { TableActions } from "../../../lib/table";
import type { Why as WhyNot } from "../../shared/why";
import { say, who, type People, type Sentence } from "../../shared/words";
import { cardOf } from "../cards/data";
import { missing, type CardState } from "../cards/words";
import { zoom } from "../cards/zoom.svelte";
import { t } from "../i18n";
import {
  may,
  only,
  type Decision,
  type DuelCard,
  type DuelTable,
  type Good,
  type Ground,
  type HandView,
  type RealmView,
  type Seat,
  type Terrain,
  type View,
  type Why,
} from "../types";
import { ask } from "./ask";
import {
  dealsOf,
  kindsOf,
  laidOut,
  mayTake,
  NOTHING,
  offersOf,
  targetsOf,
  usesOf,
  type Deal,
  type Mode,
  type Supply,
} from "./choices";
import { freshOf, type Fresh } from "./fresh";
import { START } from "./places";

const same = (one: Ground, other: Ground): boolean =>
  one.land === other.land && one.number === other.number;

export class Session {
  mode = $state.raw<Mode>(NOTHING);
  /** Why something cannot be done, for the card or button that was pressed. */
  why = $state.raw<WhyNot | null>(null);
  /** The other realm is brought closer. */
  looking = $state(false);
  /** The exchange is open. */
  exchanging = $state(false);
  /** What all piles hold is open. */
  piles = $state(false);
  /** Cards laid out are put aside for a look at the table. */
  aside = $state(false);
  /** Advice is asked for and shown. */
  hinting = $state(false);
  /** Whatever is still due for this is paid from the fullest stores. */
  #paying: Why | undefined;
  #paidAt = -1;

  readonly #read: () => DuelTable;
  readonly #actions: () => TableActions<Decision>;

  constructor(read: () => DuelTable, actions: () => TableActions<Decision>) {
    this.#read = read;
    this.#actions = actions;
  }

  get table(): DuelTable {
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
  /** The seat whose realm lies below. */
  get near(): Seat {
    return this.me ?? 0;
  }
  get far(): Seat {
    return 1 - this.near;
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

  readonly targets: ReadonlyMap<string, Decision> = $derived.by(() =>
    this.me === null ? new Map() : targetsOf(this.view, this.decisions, this.mode, this.me),
  );
  readonly offers: ReadonlyMap<string, Supply> = $derived.by(() =>
    this.me === null ? new Map() : offersOf(this.decisions, this.me),
  );
  readonly deals: Deal[] = $derived.by(() => dealsOf(this.decisions));
  readonly kinds: Good[] = $derived.by(() => kindsOf(this.decisions));
  /** The cards laid out before me, where I am to choose among some. */
  readonly tray: DuelCard[] = $derived.by(() =>
    may(this.decisions, "take") || this.view.ask?.ask === "bury" ? laidOut(this.view, this.me) : [],
  );
  readonly fresh: Fresh = $derived.by(() => freshOf(this.table.log, this.me));
  readonly asked: Sentence = $derived.by(() =>
    ask({ view: this.view, decisions: this.decisions, people: this.people, mode: this.mode }),
  );
  get sentence(): string {
    return say(this.asked);
  }

  realm(seat: Seat): RealmView | undefined {
    const realm = this.view.realms[seat];
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
  get held(): Partial<Record<Good, number>> {
    return this.view.realms[this.near]?.held ?? {};
  }

  uses(card: DuelCard): Decision[] {
    return usesOf(this.decisions, card);
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
  lacks(card: DuelCard): boolean {
    const cost = cardOf(card)?.cost ?? {};
    return Object.values(missing(cost, this.held)).some((count) => count > 0);
  }

  /** A card of the hand, or of the open stack, is pressed. */
  press(card: DuelCard, closed: string | null, place: number): void {
    this.dismiss();
    if (this.mode.is === "card" && this.mode.place === place) return this.reset();
    const uses = this.uses(card);
    if (uses.length === 0) {
      if (closed === null) zoom.show(card);
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

  /** A standing card of mine is pressed. */
  stand(at: string, card: DuelCard): void {
    this.dismiss();
    const again = this.mode.is === "standing" && this.mode.at === at;
    this.mode = again ? NOTHING : { is: "standing", at, card, sure: false };
  }
  mayDemolish(at: string): boolean {
    return only(this.decisions, "demolish").some((one) => one.at === at);
  }

  /** A card that is laid out is pressed: picked first, then taken. */
  take(card: DuelCard, place: number): void {
    this.dismiss();
    if (!mayTake(this.decisions, card)) return zoom.show(card);
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

  /** So much is still to be paid, where I choose from which stores. */
  get due(): number {
    const { ask } = this.view;
    if (ask?.ask !== "pay" || ask.seat !== this.me || !may(this.decisions, "pay")) return 0;
    return Object.values(ask.due).reduce((sum, count) => sum + count, ask.any);
  }
  /** Pays from the fullest stores: what comes next would be lost there first. */
  pay(): void {
    const { ask } = this.view;
    if (ask?.ask !== "pay") return;
    this.#paying = ask.why;
    this.goOnPaying();
  }
  /** The table has changed: is there more of the same to pay? */
  goOnPaying(): void {
    const { ask } = this.view;
    if (this.#paying === undefined || this.table.seq === this.#paidAt) return;
    const same = ask?.ask === "pay" && JSON.stringify(ask.why) === JSON.stringify(this.#paying);
    const stores = same && this.due > 0 ? only(this.decisions, "pay") : [];
    const [fullest] = stores.toSorted((a, b) => this.#stock(b.from) - this.#stock(a.from));
    if (fullest === undefined) {
      this.#paying = undefined;
      return;
    }
    this.#paidAt = this.table.seq;
    this.decide(fullest);
  }
  #stock(at: string): number {
    const realm = this.view.realms[this.near];
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
    if (a && b && c && d && e && f) this.decide({ do: "arrange", lands: [a, b, c, d, e, f] });
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
  }
  reset(): void {
    this.mode = NOTHING;
    this.exchanging = false;
  }
  decide(decision: Decision): void {
    this.why = null;
    this.reset();
    this.hinting = false;
    this.looking = false;
    this.piles = false;
    this.#actions().decide(decision);
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
    if (this.table.hint === undefined) this.#actions().hint?.();
  }
}
