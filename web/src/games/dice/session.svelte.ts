// What the player is about to do, beside what the server says: dice set aside, a joker in hand.

import type { TableActions } from "../../lib/table";
import { ask } from "./ask";
import { only, showing, usable } from "./faces";
import { t } from "./i18n";
import { chartOf, type Chart, type Spot } from "./sheet";
import type { Decision, DiceTable, Face, Name, Seat, SheetView, View } from "./types";
import { say, who, type People } from "./words";

/** What I am about to do; the page's own, the server knows nothing of it. */
export type Mode =
  | { is: "none" }
  /** A joker is chosen, perhaps its die too. */
  | { is: "joker"; knight: Name; die?: number }
  /** A die is chosen, and waits for a joker. */
  | { is: "die"; die: number }
  /** Gold dice for a trade. */
  | { is: "gold"; dice: number[] };

const NOTHING: SheetView = {
  roads: ["start"],
  settlements: [],
  cities: [],
  knights: [],
  jokers: [],
  used: [],
  boxes: [],
  gained: 0,
  points: 0,
};

export class Session {
  mode = $state.raw<Mode>({ is: "none" });
  /** The dice that will not be rolled again. */
  kept = $state.raw<ReadonlySet<number>>(new Set());
  #looking = $state<Seat | null>(null);
  #fresh = $state.raw<ReadonlySet<Name>>(new Set());

  readonly #table: () => DiceTable;
  readonly #actions: () => TableActions<Decision>;

  constructor(table: () => DiceTable, actions: () => TableActions<Decision>) {
    this.#table = table;
    this.#actions = actions;
  }

  get table(): DiceTable {
    return this.#table();
  }
  get view(): View {
    return this.table.view;
  }
  get decisions(): Decision[] {
    return this.table.decisions;
  }
  get me(): Seat | null {
    return typeof this.table.eye === "number" ? this.table.eye : null;
  }
  get replaying(): boolean {
    return this.table.eye === "arbiter";
  }
  get chart(): Chart {
    return chartOf(this.view.sheet);
  }
  /** Whether I may do something now. */
  get acting(): boolean {
    return this.decisions.length > 0;
  }
  get seats(): Seat[] {
    return this.view.sheets.map((_, seat) => seat);
  }

  readonly people: People = $derived.by(() => {
    const { seats } = this.table.room;
    // In a replay of my own game I have no eye of my own, and am spoken to even so.
    const mine = seats.findIndex((seat) => seat.me);
    return {
      names: seats.map((seat, index) => (seat.me ? t("you") : seat.name || `${index + 1}`)),
      me: this.me ?? (mine < 0 ? null : mine),
    };
  });

  /** Whose sheet is shown large. */
  readonly shown: Seat = $derived.by(
    () => this.#looking ?? this.me ?? this.view.on_turn ?? this.view.winners[0] ?? 0,
  );
  get shownSheet(): SheetView {
    return this.view.sheets[this.shown] ?? NOTHING;
  }
  get looking(): boolean {
    return this.#looking !== null && this.#looking !== this.me;
  }
  look(seat: Seat | null): void {
    this.#looking = seat === this.#looking || seat === this.me ? null : seat;
  }

  /** The places where something can be built now. */
  readonly legal: ReadonlySet<Name> = $derived.by(
    () => new Set(this.decisions.flatMap((one) => ("at" in one ? [one.at] : []))),
  );
  /** The jokers that can be used now, by the knight they go by. */
  readonly jokers: ReadonlySet<Name> = $derived.by(
    () => new Set(only(this.decisions, "joker").map((one) => one.knight)),
  );
  get mayTrade(): boolean {
    return only(this.decisions, "trade").length > 0;
  }
  get rolling(): boolean {
    return this.decisions.some((one) => one.do === "roll");
  }
  /** Dice can be set aside: some have fallen, and I may roll again. */
  get keeping(): boolean {
    return this.rolling && this.view.dice.length > 0;
  }
  /** The dice that the next roll takes. */
  readonly again: number[] = $derived.by(() =>
    Array.from({ length: this.view.dice_count }, (_, die) => die).filter(
      (die) => !this.keeping || !this.kept.has(die),
    ),
  );
  get fresh(): ReadonlySet<Name> {
    return this.#fresh;
  }

  readonly sentence: string = $derived.by(() =>
    say(
      ask({
        view: this.view,
        decisions: this.decisions,
        people: this.people,
        mode: this.mode,
        chart: this.chart,
      }),
    ),
  );

  whose(seat: Seat): { name: string; you: "yes" | "no" } {
    return who(this.people, seat);
  }

  /** The position has changed: what was begun no longer holds. */
  settle(): void {
    this.mode = { is: "none" };
    this.kept = new Set(this.view.dice.flatMap((die, at) => (die.state === "rolled" ? [at] : [])));
    const last = this.table.log.at(-1);
    this.#fresh = new Set(
      last?.events.flatMap((event) => (event.event === "built" ? [event.at] : [])) ?? [],
    );
    if (this.acting) this.#looking = null;
  }

  reset(): void {
    this.mode = { is: "none" };
    if (this.looking) this.#looking = null;
  }

  decide(decision: Decision): void {
    this.mode = { is: "none" };
    this.#actions().decide(decision);
  }
  undo(): void {
    this.mode = { is: "none" };
    this.#actions().undo();
  }
  /** There is somebody who gives advice. */
  get mayAsk(): boolean {
    return this.#actions().hint !== undefined && this.acting;
  }
  askHint(): void {
    this.#actions().hint?.();
  }

  roll(): void {
    if (this.again.length > 0) this.decide({ do: "roll", dice: this.again });
  }
  keep(dice: readonly number[]): void {
    this.kept = new Set(dice);
  }

  /** A place on the sheet was pressed; the server says why where it is not legal. */
  build(spot: Spot): void {
    this.decide({ do: spot.piece, at: spot.id });
  }

  chooseJoker(knight: Name): void {
    const same = this.mode.is === "joker" && this.mode.knight === knight;
    if (same) this.mode = { is: "none" };
    else if (this.mode.is === "die") this.#turn(knight, this.mode.die);
    else this.mode = { is: "joker", knight };
  }

  /** The jokers that could change this die, each with what it would show. */
  changes(die: number): Extract<Decision, { do: "joker" }>[] {
    const own = this.view.dice[die];
    if (own === undefined || !usable(own)) return [];
    // Of dice that show the same only the first is listed.
    return only(this.decisions, "joker")
      .filter((one) => this.view.dice[one.die]?.face === own.face)
      .map((one) => ({ ...one, die }));
  }

  /** Whether a press on this die means something now. */
  canPress(die: number): boolean {
    const own = this.view.dice[die];
    if (own === undefined) return false;
    if (this.keeping) return true;
    if (!this.acting || !usable(own)) return false;
    if (this.mode.is === "joker") {
      const { knight } = this.mode;
      return this.changes(die).some((one) => one.knight === knight);
    }
    if (this.mode.is === "gold") return own.face === "gold";
    return (own.face === "gold" && this.mayTrade) || this.changes(die).length > 0;
  }

  isChosen(die: number): boolean {
    if (this.keeping) return this.kept.has(die);
    if (this.mode.is === "joker" || this.mode.is === "die") return this.mode.die === die;
    return this.mode.is === "gold" && this.mode.dice.includes(die);
  }

  press(die: number): void {
    if (!this.canPress(die)) return;
    if (this.keeping) {
      const kept = new Set(this.kept);
      if (!kept.delete(die)) kept.add(die);
      this.kept = kept;
    } else if (this.mode.is === "joker") this.#turn(this.mode.knight, die);
    else if (this.mode.is === "gold") {
      const { dice } = this.mode;
      const next = dice.includes(die)
        ? dice.filter((one) => one !== die)
        : [...dice, die].slice(-2);
      this.mode = next.length === 0 ? { is: "none" } : { is: "gold", dice: next };
    } else if (this.view.dice[die]?.face === "gold" && this.mayTrade)
      this.mode = { is: "gold", dice: [die] };
    else if (this.mode.is === "die" && this.mode.die === die) this.mode = { is: "none" };
    else this.mode = { is: "die", die };
  }

  #turn(knight: Name, die: number): void {
    const ways = this.changes(die).filter((one) => one.knight === knight);
    const only = ways.length === 1 ? ways[0] : undefined;
    if (only !== undefined) this.decide(only);
    else if (ways.length > 1) this.mode = { is: "joker", knight, die };
  }

  /** Takes the first two gold dice. */
  trade(): void {
    this.mode = { is: "gold", dice: showing(this.view, "gold").slice(0, 2) };
  }

  /** What can be chosen now to end what was begun: a resource, each with its decision. */
  readonly picks: { to: Face; decision: Decision }[] = $derived.by(() => {
    const { mode } = this;
    if (mode.is === "joker" && mode.die !== undefined)
      return this.changes(mode.die)
        .filter((one) => one.knight === mode.knight)
        .map((decision) => ({ to: decision.to, decision }));
    if (mode.is === "die")
      return this.changes(mode.die).map((decision) => ({ to: decision.to, decision }));
    if (mode.is === "gold" && mode.dice.length === 2) {
      const [one = 0, other = 0] = mode.dice;
      return only(this.decisions, "trade").map(({ to }) => ({
        to,
        decision: { do: "trade", gold: [one, other], to },
      }));
    }
    return [];
  });
}
