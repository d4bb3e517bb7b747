// What one reader is doing at a table of the Duel right now.

import { duelCosts } from "../../../generated/duel-cards";
import { layout } from "../../../lib/layout.svelte";
import type { Sentence } from "../../shared/words";
import {
  cardOf,
  LANDSCAPES,
  POINTS,
  RESOURCES,
  type BackOf,
  type CardFace,
  type Cost,
  type Point,
} from "../cards/data";
import { cardName, resourceName } from "../cards/words";
import type { Point as AnyPoint } from "../../realm/cards/face";
import type { Button } from "../../realm/table/buttons";
import { dealsOf, type Deal, type Give } from "../../realm/table/deals";
import type { Group } from "../../realm/table/piles";
import { RealmSession, type DieFace, type Lay, type Pick } from "../../realm/table/session.svelte";
import { say, t } from "../i18n";
import {
  may,
  only,
  type Decision,
  type DuelTable,
  type Good,
  type HandView,
  type Seat,
} from "../types";
import { ask } from "./ask";
import { buttonsOf } from "./buttons";
import { kindsOf, laidOut, ownPlace, usesOf, waysOf } from "./choices";
import { FACE, faceOf } from "./faces";
import { inWords } from "./hint";
import { groupsOf, stackName } from "./piles";

const ADVANTAGES: readonly string[] = ["trade", "strength"];

export class Session extends RealmSession<DuelTable, Decision> {
  readonly game = "duel";
  readonly points = POINTS;

  /** The other of the two. */
  get far(): Seat {
    return 1 - this.near;
  }

  face(card: string): CardFace | undefined {
    return cardOf(card);
  }
  backOf(held: HandView): BackOf {
    return held.set ?? "central";
  }
  /** The card that a card stands on, where it needs one under it. */
  override under(card: string): CardFace | undefined {
    const need = cardOf(card)?.needs.find((one) => one.endsWith("-in-city"));
    return need === undefined ? undefined : cardOf(need.replace(/-in-city$/, ""));
  }

  pointsOf(seat: Seat, point: AnyPoint): number {
    const realm = this.view.realms[seat];
    if (point === "victory") return realm?.victory ?? 0;
    return realm?.points[point as Exclude<Point, "victory">] ?? 0;
  }
  tokenOf(point: AnyPoint) {
    if (!ADVANTAGES.includes(point)) return undefined;
    const which = point as "trade" | "strength";
    const { richest, strongest } = this.view;
    const holder = which === "trade" ? richest : strongest;
    return { mark: `token-${which}` as const, name: t(`duel-advantage-${which}`), holder };
  }
  get die(): DieFace | undefined {
    const { face } = this.view;
    if (face === null) return undefined;
    const { name, line } = faceOf(face);
    return { mark: `die-${FACE[face]}`, name: say(name), line: say(line) };
  }
  get groups(): Group[] {
    return groupsOf(this.view, this.near, (seat) => this.whose(seat));
  }
  get buttons(): Button[] {
    return buttonsOf(this);
  }

  /** Resources and numbers; stacks, where the stacks themselves are small. */
  get picks(): Pick[] {
    const { mode, view } = this;
    const named = mode.is === "card" ? mode.card : undefined;
    const kinds = kindsOf(this.decisions).map((kind): Pick => ({
      key: kind,
      mark: `res-${kind}`,
      text: resourceName(kind),
      press: () => this.decide({ do: "choose", kind }),
    }));
    const numbers = only(this.decisions, "name")
      .filter(({ card }) => card === named)
      .map((one): Pick => ({
        key: `${one.number}`,
        text: `${one.number}`,
        label: t("realm-pick-number", { number: one.number }),
        press: () => this.decide(one),
      }));
    const stacks = [...this.targets.keys()].filter((place) => place.startsWith("stack "));
    const small = (layout.small ? stacks : []).map((place): Pick => {
      const stack = Number(place.split(" ")[1]);
      const { set, cards } = view.stacks[stack] ?? { set: null, cards: [] };
      return {
        key: `${stack}`,
        mark: `set-${set ?? "central"}`,
        text: `${cards.length}`,
        label: t("realm-pile-stack", { name: stackName(view, stack), count: cards.length }),
        press: () => this.go(place),
      };
    });
    return [...kinds, ...numbers, ...small];
  }
  get lays(): Lay<Decision>[] {
    const { ask } = this.view;
    if (ask?.ask !== "lay") return [];
    const [one, two] = ask.lands;
    return only(this.decisions, "lay").map((decision) => {
      const [upper, lower] = decision.upper === 0 ? [one, two] : [two, one];
      return {
        decision,
        lands: [
          { ground: upper, word: t("realm-lay-above") },
          { ground: lower, word: t("realm-lay-below") },
        ],
      };
    });
  }
  get cost(): Cost {
    const { mode } = this;
    if (mode.is === "supply" && mode.what !== "citadel") return duelCosts[mode.what];
    if (mode.is !== "card" || !may(this.decisions, "build", "cache")) return {};
    return cardOf(mode.card)?.cost ?? {};
  }
  chosen(seat: Seat): readonly string[] {
    const { ask } = this.view;
    if (ask?.ask === "relocate" && ask.seat === seat) return ask.first === null ? [] : [ask.first];
    return ask?.ask === "name" && ask.seat !== seat ? ask.named : [];
  }
  inWords(decision: Decision): string {
    return inWords(decision, this);
  }
  dealText(give: Give): string {
    const realm = this.view.realms[this.near];
    if (give.is === "mint") return t("duel-deal-mint", { left: realm?.mints ?? 0 });
    if (give.is === "kind") return this.#rateText(give.good);
    const land = realm?.lands.find(({ at }) => at === give.from);
    if (land === undefined) return "";
    return t("duel-deal-ship", {
      resource: resourceName(LANDSCAPES[land.land]),
      land: `${cardName(land.land)} ${land.number}`,
    });
  }
  #rateText(good: Good): string {
    const rate = this.view.realms[this.near]?.rates[RESOURCES.indexOf(good)] ?? 0;
    return t("realm-deal-kind", {
      count: rate,
      resource: resourceName(good),
      have: this.held[good] ?? 0,
    });
  }
  uses(card: string): Decision[] {
    return usesOf(this.decisions, card);
  }

  protected findTargets(me: Seat): Map<string, Decision> {
    const targets = new Map<string, Decision>();
    for (const one of this.decisions) {
      const place = this.placeOf(one, me) ?? ownPlace(one, this.view, me, this.mode);
      if (place !== undefined) targets.set(place, one);
    }
    return targets;
  }
  protected findDeals(): Deal[] {
    return dealsOf(waysOf(this.decisions));
  }
  protected findTray(): string[] {
    const choosing = may(this.decisions, "take") || this.view.ask?.ask === "bury";
    return choosing ? laidOut(this.view, this.me) : [];
  }
  protected findAsked(): Sentence {
    const { view, decisions, people, mode } = this;
    return ask({ view, decisions, people, mode });
  }
}
