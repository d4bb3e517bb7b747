// Positions in the middle of a game, from which the rarer questions come soon.

import type { ClassicPlayer, ClassicScene, ClassicSetup } from "../../../generated/classic";

const FULL = Object.fromEntries(["-2U", "0U", "2U", "-2L", "0L", "2L"].map((at) => [at, 3]));
const SOME = Object.fromEntries(["-2U", "0U", "2U", "-2L", "0L", "2L"].map((at) => [at, 2]));

const scene = (
  setup: Omit<ClassicSetup, "scene">,
  players: Partial<ClassicPlayer>[],
  more: Partial<ClassicScene> = {},
): ClassicSetup => ({
  ...setup,
  scene: {
    ...more,
    players: players.map((own) => ({ stocks: FULL, ...own })),
  } as ClassicScene,
});

const MAGIC: Partial<ClassicPlayer> = {
  citadels: [-1],
  cities: [1],
  wizards: [
    { at: "-2U", card: "wizard-ari", power: 3 },
    { at: "0U", card: "wizard-arsa", power: 3 },
  ],
};

export const SCENES: Record<string, ClassicSetup> = {
  "the base game": scene({ mode: "base", listed_offers: true }, [
    {
      cities: [-1, 1],
      cards: { "-1La": "knight-gotz", "-1Lb": "knight-falk", "1Ua": "mint", "1La": "gold-fleet" },
      hand: ["spy", "black-knight", "arsonist", "brigands", "merchant", "scout", "alchemist"],
      stocks: SOME,
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
      stocks: SOME,
    },
  ]),
  wizards: scene(
    { mode: "wizards" },
    [
      {
        ...MAGIC,
        cards: {
          "-1Ua": "keeper-of-fate",
          "-1Ub": "inspiration",
          "-1La": "land-magic",
          "1Ua": "abbey",
        },
        hand: ["witch", "wizards-duel", "whirlwind", "change-land", "by-magics-hand"],
      },
      {
        ...MAGIC,
        wizards: [
          { at: "-2U", card: "wizard-hafli", power: 3 },
          { at: "0U", card: "wizard-hor", power: 3 },
        ],
        lands: [
          { at: "-2U", ground: { land: "forest", number: 1 } },
          { at: "0U", ground: { land: "pasture", number: 5 } },
        ],
        cards: {
          "-1Ua": "countermagic",
          "-1Ub": "leap-in-time",
          "1Ua": "smithy",
          "1La": "knight-otto",
        },
        hand: ["materialization", "wisdom-of-the-ancestors", "better-world"],
      },
    ],
    { discarded: ["caravan", "spy"] },
  ),
  "books and kitchens": scene({ mode: "wizards" }, [
    {
      ...MAGIC,
      cards: {
        "-1Ua": "magic-eye",
        "-1Ub": "change-places",
        "-1La": "magic-kitchen",
        "-1Lb": "magic-mill",
        "1La": "knight-gotz",
        "1Lb": "abbey",
      },
      hand: ["wheel-of-time", "prophecy", "magic-potion", "ismai"],
    },
    {
      ...MAGIC,
      wizards: [],
      cards: { "-1Ua": "prophecy", "1La": "knight-karl" },
      hand: ["wizard-hafli"],
    },
  ]),
};
