// Corsica: an island in the Mediterranean, rough in the west and smooth in the east.

import type { Sheet } from "../sheet";
import places from "./corsica.json";

export const corsica: Sheet = {
  ...places,
  box: { x: -640, y: -760, width: 1280, height: 1600 },
  stretch: 1.13,
  names: {
    "1,-3,S": [-26, -96, "middle"],
    "-2,5,N": [-12, 112, "middle"],
  },
  charters: { "-3,2,NE": [0, -4, 100] },
  scenery: {
    seas: [
      {
        name: { en: "Ligurian Sea", de: "Ligurisches Meer" },
        along: "M-630 -500Q-450 -650 -160 -652",
      },
      {
        name: { en: "Tyrrhenian Sea", de: "Tyrrhenisches Meer" },
        along: "M690 -150Q740 170 600 470",
      },
      {
        name: { en: "Mediterranean Sea", de: "Mittelmeer" },
        along: "M-700 -190Q-730 170 -590 520",
      },
      {
        name: { en: "Strait of Bonifacio", de: "Straße von Bonifacio" },
        along: "M-250 798Q20 842 270 806",
        small: true,
      },
    ],
    islets: [
      [-466, 246, 12],
      [-486, 262, 7],
      [392, 742, 11],
      [418, 728, 6],
      [-352, -378, 8],
      [250, -742, 9],
      [352, 560, 9],
      [374, 578, 6],
    ],
    marks: [
      { symbol: "chart-ship", x: 690, y: -330 },
      { symbol: "chart-whale", x: 640, y: 590 },
    ],
    scale: { x: -1010, y: 690, length: 240 },
  },
};
