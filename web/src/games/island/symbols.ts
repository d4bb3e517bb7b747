// The symbols of the sprite that the board uses, with their boxes: `<use>` needs both.

type Box = readonly [x: number, y: number, width: number, height: number];

const BOXES: Record<string, Box> = {
  tile: [-87, -100, 174, 200],
  chip: [-30, -30, 60, 61],
  jetty: [-62, -70, 124, 78],
  harbour: [-40, -56, 80, 92],
  robber: [-24, -44, 48, 60],
  "piece-settlement": [-22, -24, 44, 44],
  "piece-city": [-30, -32, 60, 54],
  "piece-road": [-50, -10, 100, 20],
  seat: [-12, -12, 24, 24],
  "chip-victory": [-30, -30, 60, 61],
  charter: [-34, -42, 68, 88],
  town: [-24, -24, 48, 48],
  "town-canal": [-26, -26, 52, 52],
  crossing: [-8, -8, 16, 16],
  space: [-40, -10, 80, 20],
  "chart-ship": [-44, -50, 88, 84],
  "chart-whale": [-56, -44, 112, 72],
  land: [-40, -60, 80, 70],
  "piece-wall": [-36, -14, 72, 28],
  "piece-merchant": [-24, -44, 48, 60],
  metropolis: [-34, -46, 68, 68],
  "piece-ship": [-34, -34, 68, 60],
  pirate: [-34, -40, 68, 66],
  "sea-lane": [-50, -10, 100, 20],
  "chip-island": [-30, -30, 60, 61],
  dragon: [-30, -30, 60, 60],
  mist: [-100, -40, 204, 70],
  knight: [-26, -38, 60, 66],
};

export function box(name: string): { x: number; y: number; width: number; height: number } {
  const key = name in BOXES ? name : name.slice(0, name.indexOf("-"));
  const [x, y, width, height] = BOXES[key] ?? [0, 0, 0, 0];
  return { x, y, width, height };
}

/** The seat's number in the sprite and the tokens, from 1. */
export const markOf = (seat: number): number => (seat % 6) + 1;

export const seatColour = (seat: number): string => `var(--seat-${markOf(seat)})`;

/** The outline of a tile, drawn a little smaller than its hex. */
export const TILE =
  "M-6.1 -91.5Q0 -95 6.1 -91.5L76.2 -51Q82.3 -47.5 82.3 -40.5L82.3 40.5Q82.3 47.5 76.2 51L6.1 91.5Q0 95 -6.1 91.5L-76.2 51Q-82.3 47.5 -82.3 40.5L-82.3 -40.5Q-82.3 -47.5 -76.2 -51Z";
