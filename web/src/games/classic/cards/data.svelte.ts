// The cards of the older game as the page needs them: found by id, in their order, with what follows from
// their kind. What stands on a card comes from `rules/cards/`, by way of the generated file, and from the host,
// who may know some values better.

import {
  classicCards,
  classicCitadel,
  classicCosts,
  type ClassicCardInfo,
  type ClassicKind,
} from "../../../generated/classic-cards";
import type { ClassicCardValues, ClassicCorrections } from "../../../generated/classic";
import { catalogue } from "../../../lib/catalogue.svelte";
import { emblemOf } from "../../realm/cards/emblems";
import {
  SITE_POINTS,
  type CardFace,
  type Frame,
  type Group,
  type Need,
  type Phrase,
} from "../../realm/cards/face";
import { SUPPLIES, type Supply } from "../../realm/table/mode";

export const POINTS = ["victory", "trade", "strength", "tournament"] as const;
export const SETS = ["base", "wizards", "three-player"] as const;

/** The groups of the cards of the boxes; those of the centre are one more. */
export const GROUPS = [
  "building",
  "city",
  "unit",
  "landscape",
  "wizard",
  "magic",
  "action",
  "event",
] as const satisfies Group[];

/** These were drawn for the Duel: cards of both games with one name have one picture. */
const SHARED: readonly string[] = [
  "abbey",
  "brick-factory",
  "iron-foundry",
  "grain-mill",
  "bath-house",
  "harbor",
  "library",
  "marketplace",
  "merchant-guild",
  "mint",
  "town-hall",
  "arsonist",
  "brigands",
  "merchant",
  "scout",
  "plague",
];

const KINDS: Record<ClassicKind, { frame: Frame; group: Group }> = {
  building: { frame: "settlement", group: "building" },
  "city-building": { frame: "city", group: "city" },
  "magic-building": { frame: "magic", group: "magic" },
  fleet: { frame: "settlement", group: "unit" },
  knight: { frame: "settlement", group: "unit" },
  unit: { frame: "settlement", group: "unit" },
  dragon: { frame: "magic", group: "unit" },
  wizard: { frame: "wizard", group: "wizard" },
  "spell-book": { frame: "magic", group: "magic" },
  spell: { frame: "spell", group: "magic" },
  attack: { frame: "action", group: "action" },
  defence: { frame: "action", group: "action" },
  neutral: { frame: "action", group: "action" },
  post: { frame: "border", group: "landscape" },
  event: { frame: "event", group: "event" },
};

/** What stands in the place of a price, and beside one. */
function strips({
  kind,
  magic = 0,
}: ClassicCardInfo): Pick<CardFace, "strip" | "beside" | "freeKey"> {
  const crystals = Array.from({ length: magic }, () => "res-magic" as const);
  switch (kind) {
    case "attack":
      return { strip: { key: "classic-strip-attack", mark: "mark-attack" } };
    case "defence":
    case "neutral":
      return { strip: { key: `classic-strip-${kind}` } };
    case "event":
      return { strip: { key: "classic-strip-event", mark: "die-event-card" } };
    case "spell-book":
      return {
        freeKey: "classic-strip-free",
        beside: { key: "classic-strip-book", marks: crystals },
      };
    case "spell":
      return { beside: { key: "classic-strip-spell", marks: ["mark-spell"] } };
    default:
      return {};
  }
}

/** What a card asks for beside its price. */
function conditions({ kind, terrain, wizards, citadels = 1 }: ClassicCardInfo): Need[][] {
  switch (kind) {
    case "wizard":
      return [
        [{ key: terrain === undefined ? "classic-need-land" : `classic-terrain-${terrain}` }],
        [{ key: "classic-need-citadel", args: { count: 1 } }],
      ];
    case "spell-book":
      return [[{ key: "classic-need-caster" }]];
    case "magic-building":
    case "dragon":
      return [[{ key: "classic-need-citadel", args: { count: citadels } }]];
    case "spell":
      return [[{ key: "classic-need-wizards", args: { count: wizards ?? 1 } }]];
    case "city-building":
      return [[{ key: "classic-need-city" }]];
    default:
      return [];
  }
}

const numbers = (of: readonly number[]): string => of.join(", ");

/** What else there is to say: names, and on which numbers of the die it succeeds. */
function notesOf({ named, success, quarters }: ClassicCardInfo): Phrase[] {
  return [
    ...(named ? [{ key: "classic-named" }] : []),
    ...(success === undefined
      ? []
      : [{ key: "classic-success", args: { numbers: numbers(success) } }]),
    ...(quarters === undefined
      ? []
      : [{ key: "classic-quarters", args: { numbers: quarters.map(numbers).join(" · ") } }]),
  ];
}

/** A card with the values that the host has put in the place of ours. */
function corrected(card: ClassicCardInfo, values: ClassicCardValues): ClassicCardInfo {
  const { cost, points, magic, success, quarters, proposed } = values;
  const { proposed: _ours, ...rest } = card;
  const counted = Object.entries(points ?? {}).filter(([, count]) => count > 0);
  return {
    ...rest,
    ...(cost && { cost }),
    ...(points && { points: Object.fromEntries(counted) }),
    ...(magic && { magic }),
    ...(success && { success }),
    ...(quarters && { quarters }),
    ...(proposed && { proposed }),
  };
}

function face(card: ClassicCardInfo, byHost: boolean): CardFace {
  const { id, kind, magic } = card;
  const { frame, group } = KINDS[kind];
  const set = card.set === "three" ? "three-player" : card.set;
  const paid = kind === "spell-book" || magic === undefined ? {} : { magic };
  return {
    id,
    ...strips(card),
    emblem: SHARED.includes(id) ? emblemOf(id) : `classic-card-${id}`,
    frame,
    group,
    set,
    back: kind === "event" ? "event" : set,
    kindKey: `classic-kind-${kind}`,
    count: card.count,
    moon: 0,
    cost: { ...card.cost, ...paid },
    points: card.points,
    single: card.named === true,
    proposed: card.proposed === true,
    conditions: conditions(card),
    notes: [...notesOf(card), ...(byHost ? [{ key: "classic-by-host" }] : [])],
    name: card.name,
    line: card.line,
    text: card.text,
  };
}

const EMBLEMS: Record<Supply, string> = {
  road: emblemOf("road"),
  settlement: emblemOf("settlement"),
  city: emblemOf("city"),
  citadel: "classic-card-citadel",
};

const WORDS: Record<Supply, Pick<CardFace, "name" | "line" | "text">> = {
  road: {
    name: { en: "Road", de: "Straße" },
    line: { en: "Leads on to a new settlement.", de: "Führt weiter zu einer neuen Siedlung." },
    text: {
      en: "It is laid at an end of the row, beside a settlement, city or citadel.",
      de: "Sie wird an ein Ende der Reihe gelegt, neben eine Siedlung, Stadt oder Zitadelle.",
    },
  },
  settlement: {
    name: { en: "Settlement", de: "Siedlung" },
    line: { en: "Finds two new landscapes.", de: "Findet zwei neue Landschaften." },
    text: {
      en: "It is laid beyond a road, has a place above and one below, and brings two landscapes.",
      de: "Sie wird hinter eine Straße gelegt, hat oben und unten einen Platz und bringt zwei Landschaften.",
    },
  },
  city: {
    name: { en: "City", de: "Stadt" },
    line: { en: "Has room for city buildings.", de: "Hat Platz für Stadtausbauten." },
    text: {
      en: "It takes the place of a settlement and has two places above and two below.",
      de: "Sie tritt an die Stelle einer Siedlung und hat oben und unten je zwei Plätze.",
    },
  },
  citadel: {
    name: { en: "Citadel", de: "Zitadelle" },
    line: {
      en: "Wakes when a wizard stands at it.",
      de: "Erwacht, wenn ein Zauberer an ihr steht.",
    },
    text: {
      en: "It takes the place of a settlement that has no citadel beside it. Wizards stand at its landscapes, and what magic builds stands at it. It counts 1 point, and 2 while a wizard stands there.",
      de: "Sie tritt an die Stelle einer Siedlung, neben der keine Zitadelle liegt. An ihren Landschaften stehen Zauberer, an ihr steht, was die Magie baut. Sie zählt 1 Punkt, und 2, solange ein Zauberer dort steht.",
    },
  },
};

function centre(id: Supply, byHost: ClassicCorrections["citadel"]): CardFace {
  const citadel = id === "citadel";
  const known = citadel && byHost !== undefined;
  return {
    id,
    ...WORDS[id],
    emblem: EMBLEMS[id],
    frame: citadel ? "magic" : "centre",
    group: "centre",
    set: "central",
    back: "central",
    kindKey: "classic-kind-centre",
    count: citadel ? classicCitadel.count : 0,
    moon: 0,
    cost: citadel ? (byHost ?? classicCitadel.cost) : classicCosts[id],
    points: id === "road" ? {} : { victory: SITE_POINTS[id] },
    proposed: citadel && !known && classicCitadel.proposed,
    conditions: [],
    notes: known ? [{ key: "classic-by-host" }] : [],
  };
}

/** All cards, with the values by which this host plays. */
class Cards {
  readonly corrections: ClassicCorrections | undefined = $derived(
    catalogue.corrections["classic"] as ClassicCorrections | undefined,
  );
  /** Those that may lie in stacks and hands, and events; not those of the centre. */
  readonly drawn: readonly CardFace[] = $derived.by(() => {
    const byHost = new Map(this.corrections?.card.map((values) => [values.id, values]));
    return Object.values(classicCards).map((card) => {
      const values = byHost.get(card.id);
      return face(values === undefined ? card : corrected(card, values), values !== undefined);
    });
  });
  /** Roads, settlements, cities and citadels. */
  readonly central: readonly CardFace[] = $derived(
    SUPPLIES.map((id) => centre(id, this.corrections?.citadel)),
  );
  readonly #byId = $derived(
    new Map([...this.drawn, ...this.central].map((card) => [card.id, card])),
  );

  of(id: string): CardFace | undefined {
    return this.#byId.get(id);
  }
}

export const cards = new Cards();

export const cardOf = (id: string): CardFace | undefined => cards.of(id);
