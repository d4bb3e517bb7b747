// How the house draws its maps: a coast as by hand, lines in the water along it, and waves.

export interface Point {
  x: number;
  y: number;
}

const POINTS_PER_SIDE = 4;
const WOBBLE = 5;

/** Small numbers that look random and are always the same for the same text. */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Four points on each side of a closed walk, each a little off; the outside is on its left. */
export function wobbly(corners: readonly Point[], random: () => number): Point[] {
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const out = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
    return Array.from({ length: POINTS_PER_SIDE }, (_, step) => {
      const along = step / POINTS_PER_SIDE;
      const bulge = step === POINTS_PER_SIDE / 2 ? 3 : 0;
      const off = (random() * 2 - 1) * WOBBLE + bulge;
      return {
        x: from.x + (to.x - from.x) * along + out.x * off,
        y: from.y + (to.y - from.y) * along + out.y * off,
      };
    });
  });
}

/** A closed smooth curve through the points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const show = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  const parts = points.map((p, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const one = show(p.x + (next.x - before.x) / 6, p.y + (next.y - before.y) / 6);
    const two = show(next.x - (after.x - p.x) / 6, next.y - (after.y - p.y) / 6);
    return `C${one} ${two} ${show(next.x, next.y)}`;
  });
  const start = at(0);
  return `M${show(start.x, start.y)}${parts.join("")}Z`;
}

/** The lines in the water along the coast: widest first, each the width and how bold it is. */
export const WATERLINES: readonly (readonly [width: number, line: number])[] = [
  [208, 1.2],
  [166, 1.6],
  [128, 2.1],
  [94, 2.6],
  [64, 3.2],
];

/** The waves of one tile of the sea's pattern, WIDTH by 300. */
export function waves(width: number): string {
  const period = width / 3;
  let path = "";
  for (let row = 0; row < 10; row++)
    for (let n = -1; n < 4; n++) {
      const x = period * (n + (row % 2 ? 0.5 : 0));
      const y = 30 * row + 12;
      for (const [a, b] of [
        [x - 17, x - 1],
        [x + 1, x + 17],
      ] as const) {
        const middle = ((a + b) / 2).toFixed(1);
        path += `M${a.toFixed(1)} ${y}Q${middle} ${y - 3.8} ${b.toFixed(1)} ${y}Q${middle} ${y - 6.2} ${a.toFixed(1)} ${y}Z`;
      }
    }
  return path;
}
