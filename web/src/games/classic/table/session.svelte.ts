// What one reader is doing at a table of the older card game right now.

import { layout } from "../../../lib/layout.svelte";
import {
  RESOURCES,
  type BackOf,
  type CardFace,
  type Cost,
  type Point,
} from "../../realm/cards/face";
import type { Button } from "../../realm/table/buttons";
import { byKind, dealsOf, type Deal, type Give } from "../../realm/table/deals";
import type { Group } from "../../realm/table/piles";
import { RealmSession, type DieFace, type Lay, type Pick } from "../../realm/table/session.svelte";
import type { Sentence } from "../../shared/words";
import { cardOf, POINTS } from "../cards/data.svelte";
import { landName, resourceName } from "../cards/words";
import { t } from "../i18n";
import {
  may,
  only,
  type ClassicTable,
  type Decision,
  type Good,
  type Seat,
  type Terrain,
} from "../types";
import { ask } from "./ask";
import { buttonsOf } from "./buttons";
import { laidOut, ownPlace, usesOf } from "./choices";
import { stackName } from "./describe";
import { faceOf } from "./faces";
import { inWords } from "./hint";
import { groupsOf } from "./piles";

/** Both tokens: what they come with, and who has them. */
const TOKENS = {
  strength: { mark: "token-knight", held: "strongest" },
  trade: { mark: "token-windmill", held: "richest" },
} as const;

const dearer = (card: CardFace, cost: Cost): CardFace => ({
  ...card,
  cost,
  notes: [...card.notes, { key: "classic-dearer" }],
});

export class Session extends RealmSession<ClassicTable, Decision> {
  readonly game = "classic";
  /** An offer to another player is being made. */
  offering = $state(false);

  get points(): readonly Point[] {
    return this.view.mode === "base" ? POINTS : [...POINTS, "magic"];
  }
  /** Cards that cost something else at this table than what is printed on them. */
  readonly #priced = $derived(
    new Map(
      this.view.prices.flatMap(({ card, cost }) => {
        const printed = cardOf(card);
        return printed === undefined ? [] : [[card as string, dearer(printed, cost)] as const];
      }),
    ),
  );
  face(card: string): CardFace | undefined {
    return this.#priced.get(card) ?? cardOf(card);
  }
  /** All cards but events have one back. */
  backOf(): BackOf {
    return "base";
  }
  override landName(land: Terrain): string {
    return landName(land);
  }
  override targetOf(seat: Seat): number {
    return this.view.realms[seat]?.target ?? this.view.target;
  }
  override get held(): Cost {
    const realm = this.view.realms[this.near];
    return { ...realm?.held, magic: realm?.power ?? 0 };
  }
  override mayStand(at: string): boolean {
    const card = this.view.realms[this.near]?.cards.find((one) => one.at === at)?.card;
    return this.decisions.some((one) => {
      if (one.do === "cast") return one.card === card;
      return (one.do === "demolish" || one.do === "brew" || one.do === "mend") && one.at === at;
    });
  }
  override mayMeet(at: string): boolean {
    return this.decisions.some((one) => {
      if (one.do === "mill" || one.do === "league") return one.to === at;
      return (one.do === "charge" || one.do === "dismiss") && one.at === at;
    });
  }
  override mayRaze(right: boolean): boolean {
    return only(this.decisions, "raze").some((one) => one.right === right);
  }
  override mayTake(card: string): boolean {
    return only(this.decisions, "take", "put", "fate").some((one) => one.card === card);
  }

  pointsOf(seat: Seat, point: Point): number {
    const realm = this.view.realms[seat];
    if (point === "victory") return realm?.victory ?? 0;
    if (point === "magic") return realm?.power ?? 0;
    return realm?.points[point as Exclude<(typeof POINTS)[number], "victory">] ?? 0;
  }
  tokenOf(point: Point) {
    if (point !== "strength" && point !== "trade") return undefined;
    const { mark, held } = TOKENS[point];
    return { mark, name: t(`classic-${mark}`), holder: this.view[held] };
  }
  get die(): DieFace | undefined {
    return this.view.face === null ? undefined : faceOf(this.view.face);
  }
  get groups(): Group[] {
    return groupsOf(
      this.view,
      this.near,
      (seat) => this.whose(seat),
      (card) => this.face(card),
    );
  }
  get buttons(): Button[] {
    return buttonsOf(this);
  }

  /** Numbers, faces of the die, players; stacks, where the stacks themselves are small. */
  get picks(): Pick[] {
    const { mode, decisions } = this;
    const named = mode.is === "card" ? mode.card : undefined;
    const numbers = only(decisions, "name")
      .filter(({ card }) => card === named)
      .map((one): Pick => ({
        key: `${one.number}`,
        text: `${one.number}`,
        label: t("realm-pick-number", { number: one.number }),
        press: () => this.decide(one),
      }));
    const faces = only(decisions, "face").map((one): Pick => ({
      key: one.face,
      mark: faceOf(one.face).mark,
      text: faceOf(one.face).name,
      press: () => this.decide(one),
    }));
    const seats = only(decisions, "choose").map((one): Pick => ({
      key: `seat-${one.seat}`,
      text: this.name(one.seat),
      press: () => this.decide(one),
    }));
    const both = only(decisions, "both").map((one): Pick => ({
      key: "both",
      text: t("classic-pick-both"),
      press: () => this.decide(one),
    }));
    return [...numbers, ...faces, ...seats, ...both, ...this.#stacks()];
  }
  #stacks(): Pick[] {
    if (!layout.small) return [];
    const stacks = [...this.targets.keys()].filter((place) => place.startsWith("stack "));
    return stacks.map((place): Pick => {
      const stack = Number(place.split(" ")[1]);
      const count = this.view.stacks[stack]?.cards.length ?? 0;
      const name = stackName(this.view, stack);
      return {
        key: `${stack}`,
        text: name,
        label: t("realm-pile-stack", { name, count }),
        press: () => this.go(place),
      };
    });
  }

  get lays(): Lay<Decision>[] {
    const { ask } = this.view;
    const drawn = ask?.ask === "lay" ? ask.ground : undefined;
    return [
      ...only(this.decisions, "lay").flatMap((decision) => {
        const word = t(decision.upper ? "realm-lay-above" : "realm-lay-below");
        return drawn === undefined ? [] : [{ decision, lands: [{ ground: drawn, word }] }];
      }),
      ...only(this.decisions, "ground").map((decision) => ({
        decision,
        lands: [{ ground: decision.ground, word: "" }],
      })),
    ];
  }
  get cost(): Cost {
    const { mode } = this;
    if (mode.is === "supply") return cardOf(mode.what)?.cost ?? {};
    if (mode.is !== "card" || !may(this.uses(mode.card), "build", "station", "play")) return {};
    return this.face(mode.card)?.cost ?? {};
  }
  chosen(seat: Seat): readonly string[] {
    const { ask } = this.view;
    if (ask === null || !("seat" in ask) || ask.seat !== seat) return [];
    if (ask.ask === "move") return ask.first === null ? [] : [ask.first];
    if (ask.ask === "swap_land" || ask.ask === "challenge")
      return ask.own === null ? [] : [ask.own];
    return [];
  }
  inWords(decision: Decision): string {
    return inWords(decision, this);
  }
  dealText(give: Give): string {
    if (give.is !== "kind") return "";
    const rate = this.view.realms[this.near]?.rates[RESOURCES.indexOf(give.good)] ?? 0;
    return t("realm-deal-kind", {
      count: rate,
      resource: resourceName(give.good),
      have: this.held[give.good] ?? 0,
    });
  }
  uses(card: string): Decision[] {
    return usesOf(this.decisions, card);
  }

  /** Whether I can offer a trade to somebody now. */
  get mayOffer(): boolean {
    const { step, on_turn, ask } = this.view;
    const turn = step === "action" && on_turn === this.me && ask === null && this.acting;
    return turn && this.table.closed["offer"] === undefined;
  }
  offer(to: Seat, give: Partial<Record<Good, number>>, want: Partial<Record<Good, number>>): void {
    this.decide({ do: "offer", to, give, want } satisfies Decision);
  }
  override settle(): void {
    super.settle();
    this.offering = false;
  }
  override reset(): void {
    super.reset();
    this.offering = false;
  }

  protected findTargets(me: Seat): Map<string, Decision> {
    const targets = new Map<string, Decision>();
    const raising = this.view.ask?.ask === "raise";
    for (const one of this.decisions) {
      const place =
        raising && one.do === "city"
          ? `site ${me} ${one.at}`
          : (this.placeOf(one, me) ?? ownPlace(one, this.view, me, this.mode));
      if (place !== undefined) targets.set(place, one);
    }
    return targets;
  }
  protected findDeals(): Deal[] {
    return dealsOf(byKind(this.decisions));
  }
  protected findTray(): string[] {
    const choosing = may(this.decisions, "take", "fate") || this.#buries;
    return choosing ? laidOut(this.view, this.decisions) : [];
  }
  get #buries(): boolean {
    const { ask } = this.view;
    return ask?.ask === "bury" && ask.seat === this.me;
  }
  protected findAsked(): Sentence {
    const { view, decisions, people, mode } = this;
    return ask({ view, decisions, people, mode });
  }
}
