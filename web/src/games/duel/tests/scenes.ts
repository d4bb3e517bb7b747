// Positions in the middle of a game, from which the rarer questions come soon.

import type { Player, Scene, Setup } from "../../../generated/duel";

const FULL = Object.fromEntries(["-2U", "0U", "2U", "-2L", "0L", "2L"].map((at) => [at, 3]));

const player = (own: Partial<Player>): Player =>
  ({ cities: [-1, 1], stocks: FULL, ...own }) as Player;

const scene = (
  mode: Setup["mode"],
  players: [Partial<Player>, Partial<Player>],
  more: Partial<Scene> = {},
): Setup => ({
  mode,
  scene: { ...more, players: [player(players[0]), player(players[1])] } as Scene,
});

export const SCENES = {
  first: scene("first", [
    {
      cards: { "-1La": "candamir", "-1Lb": "harald", "1La": "osmund" },
      hand: ["scout", "relocation"],
    },
    {
      cards: {
        "-1Ua": "abbey",
        "-1Ub": "parish-hall",
        "-1La": "storehouse",
        "1Ua": "toll-bridge",
        "1Ub": "marketplace",
      },
      hand: ["goldsmith", "brigitta-the-wise-woman"],
    },
  ]),
  gold: scene("gold", [
    {
      cards: {
        "-1Ua": "merchant-guild",
        "-1La": "candamir",
        "-1Lb": "harald",
        "1Ua": "mint",
        "1La": "gold-ship",
      },
      stocks: { "0U": 3, "2U": 1, "-2L": 2, "0L": 3 },
      hand: ["merchant", "trade-master", "brigands", "gold-cache", "staple-house"],
    },
    {
      cards: { "-1Ua": "storehouse", "1Ua": "toll-bridge", "1La": "large-trade-ship" },
      hand: ["harbor", "merchant-caravan", "goldsmith"],
    },
  ]),
  turmoil: scene("turmoil", [
    {
      cards: {
        "-1Ua": "hedge-tavern",
        "-1La": "candamir",
        "-1Lb": "harald",
        "1La": "osmund",
        "1Ua": "marketplace",
      },
      hand: ["archer", "arsonist", "traitor", "brigands-turmoil", "tithe-barn"],
      stocks: { "-2U": 2, "0U": 3, "2U": 1, "-2L": 1, "0L": 2, "2L": 2 },
    },
    {
      cards: {
        "-1Ua": "lookout-tower",
        "-1Ub": "abbey",
        "-1La": "heinrich-the-sentinel",
        "1Ua": "toll-bridge",
        "1Ub": "parish-hall",
        "1La": "austin",
        "1Lb": "inga",
      },
      hand: ["sebastian-the-itinerant-preacher", "scout", "fairgrounds"],
    },
  ]),
  progress: scene(
    "progress",
    [
      {
        cards: {
          "-1Ua": "university",
          "-1Ub": "bath-house",
          "-1La": "abbey",
          "1Ua": "bath-house",
          "1La": "parish-hall",
        },
        hand: ["doctor", "building-crane", "library", "gustav-the-librarian", "town-hall"],
        stocks: { "-2U": 3, "0U": 2, "2U": 3, "-2L": 3, "0L": 2, "2L": 3 },
      },
      {
        cards: { "-1Ua": "abbey", "1Ua": "grain-mill", "1La": "siglind" },
        hand: ["guido-the-ambassador", "relocation-progress", "brigitta-the-wise-woman-progress"],
      },
    ],
    { discarded: ["goldsmith", "merchant-caravan", "scout"] },
  ),
} satisfies Record<string, Setup>;
