// Positions in the middle of a game, from which the rarer questions come soon, and events that bring them.

import type { ClassicCard, ClassicPlayer, ClassicSetup } from "../../../generated/classic";

const LANDS = ["-2U", "0U", "2U", "-2L", "0L", "2L"];
const stocked = (count: number) => Object.fromEntries(LANDS.map((at) => [at, count]));

export interface Moment {
  setup: ClassicSetup;
  /** These events come, one after the other. */
  events?: ClassicCard[];
}

const moment = (
  setup: Omit<ClassicSetup, "scene">,
  players: Partial<ClassicPlayer>[],
  more: { discarded?: ClassicCard[]; events?: ClassicCard[] } = {},
): Moment => ({
  setup: {
    ...setup,
    scene: {
      ...(more.discarded === undefined ? {} : { discarded: more.discarded }),
      players: players.map((own) => ({ stocks: stocked(3), ...own })),
    } as ClassicSetup["scene"] & object,
  },
  ...(more.events === undefined ? {} : { events: more.events }),
});

/** A citadel with two wizards: the first one stands anywhere, the second one at hills. */
const MAGIC: Partial<ClassicPlayer> = {
  citadels: [-1],
  wizards: [
    { at: "-2U", card: "wizard-ari", power: 3 },
    { at: "0U", card: "wizard-arsa", power: 3 },
  ],
};
const OTHER_MAGIC: Partial<ClassicPlayer> = {
  citadels: [-1],
  wizards: [{ at: "-2U", card: "wizard-hafli", power: 3 }],
};
const FIGHT: Partial<ClassicPlayer> = {
  cities: [-1, 1],
  hand: ["black-knight", "arsonist", "brigands", "spy"],
};

export const MOMENTS: Record<string, Moment> = {
  "the base game": moment({ mode: "base", listed_offers: true }, [
    {
      cities: [-1, 1],
      roads: [2],
      cards: { "-1La": "knight-gotz", "-1Lb": "knight-falk", "1Ua": "mint", "1La": "gold-fleet" },
      hand: ["scout", "black-knight", "arsonist", "brigands", "merchant", "alchemist"],
    },
    {
      cities: [-1, 1],
      cards: {
        "-1Ua": "abbey",
        "-1Ub": "church",
        "-1La": "knight-otto",
        "1Ua": "smithy",
        "1La": "ore-fleet",
        "1Lb": "knight-karl",
      },
      hand: ["bishop", "herb-woman", "caravan", "scout", "town-hall"],
      stocks: stocked(2),
    },
  ]),
  spells: moment(
    { mode: "wizards" },
    [
      {
        ...MAGIC,
        cities: [1],
        cards: { "1Ua": "abbey" },
        hand: ["witch", "wizards-duel", "whirlwind", "change-land", "by-magics-hand"],
      },
      {
        ...OTHER_MAGIC,
        cities: [1],
        cards: {
          "-1Ua": "countermagic",
          "-1Ub": "leap-in-time",
          "1Ua": "smithy",
          "1Ub": "abbey",
          "1La": "knight-otto",
        },
      },
    ],
    { discarded: ["caravan", "spy"], events: ["progress"] },
  ),
  "more spells": moment(
    { mode: "wizards" },
    [
      {
        ...MAGIC,
        hand: ["materialization", "wisdom-of-the-ancestors", "better-world", "alchemist"],
        cards: { "-1Ua": "wheel-of-time" },
      },
      { ...OTHER_MAGIC, cities: [1], cards: { "-1Ub": "leap-in-time" } },
    ],
    { discarded: ["caravan", "spy"], events: ["comet", "plague"] },
  ),
  books: moment({ mode: "wizards" }, [
    {
      ...MAGIC,
      cities: [1],
      cards: {
        "-1Ua": "keeper-of-fate",
        "-1Ub": "inspiration",
        "-1La": "land-magic",
        "-1Lb": "magic-eye",
        "1La": "knight-gotz",
      },
      hand: ["ismai", "abbey"],
      settlements: [3],
      lands: [
        { at: "4U", ground: { land: "forest", number: 1 } },
        { at: "4L", ground: { land: "mountains", number: 4 } },
      ],
    },
    {
      ...OTHER_MAGIC,
      settlements: [3],
      lands: [
        { at: "4U", ground: { land: "pasture", number: 5 } },
        { at: "4L", ground: { land: "mountains", number: 5 } },
      ],
    },
  ]),
  "more books": moment({ mode: "wizards" }, [
    {
      ...MAGIC,
      cities: [1],
      cards: {
        "-1Ua": "change-places",
        "-1Ub": "prophecy",
        "-1La": "magic-potion",
        "-1Lb": "magic-kitchen",
        "1La": "knight-gotz",
        "1Lb": "knight-falk",
        "1Ua": "garrison",
      },
      hand: ["magic-mill", "abbey"],
    },
    OTHER_MAGIC,
  ]),
  "two that change places": moment({ mode: "wizards" }, [
    {
      ...MAGIC,
      cities: [1],
      cards: { "-1Ua": "change-places", "1Ua": "garrison", "1La": "smithy" },
    },
    OTHER_MAGIC,
  ]),
  mercenaries: moment({ mode: "base", players: 3 }, [
    FIGHT,
    {
      cities: [-1, 1],
      cards: { "-1Ua": "mercenary-camp", "-1La": "knight-otto", "1Ua": "abbey" },
    },
    {
      cities: [-1, 1],
      cards: { "-1Ua": "mercenary-troop", "-1La": "knight-karl", "1Ua": "church" },
    },
  ]),
  "the events of three": moment(
    { mode: "base", players: 3 },
    [
      {
        cities: [-1, 1],
        cards: {
          "-1Ua": "colossus",
          "-1Ub": "aqueduct",
          "1Ua": "church",
          "1Ub": "library",
          "-1La": "town-hall",
          "-1Lb": "bath-house",
        },
        hand: ["spy", "abbey", "smithy"],
      },
      {
        cities: [-1, 1],
        cards: {
          "-1Ua": "aqueduct",
          "-1Ub": "church",
          "1Ua": "library",
          "1Ub": "town-hall",
          "1La": "bath-house",
          "1Lb": "knight-karl",
        },
        hand: ["scout", "garrison"],
      },
      { cities: [-1, 1], hand: ["garrison", "sawmill"], stocks: stocked(1) },
    ],
    {
      events: ["robin-hood", "book-burning", "support", "social-justice", "seduction", "sea-storm"],
    },
  ),
};
