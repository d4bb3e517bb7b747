// The arithmetic behind the charts, apart from their drawing.

/** Where a chart is drawn: its size, and the part of it with the lines. */
export class Frame {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly left: number,
    readonly right: number,
    readonly top: number,
    readonly bottom: number,
  ) {}

  /** Where a step of a game with so many lies. */
  x(last: number): (n: number) => number {
    return (n) => this.left + (n / Math.max(1, last)) * (this.right - this.left);
  }

  /** Where a value between these two lies. */
  y(least: number, most: number): (value: number) => number {
    return (value) => this.bottom - ((value - least) / (most - least)) * (this.bottom - this.top);
  }
}

export interface Walk {
  /** An SVG path of level lines and steps. */
  path: string;
  end: number;
}

/** The points of one seat over the steps of a game. */
export function walk(
  values: readonly { n: number; value: number }[],
  x: (n: number) => number,
  y: (value: number) => number,
  last: number,
): Walk {
  let path = "";
  let end = 0;
  for (const { n, value } of values) {
    if (path === "") path = `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`;
    else if (value !== end) path += `H${x(n).toFixed(1)}V${y(value).toFixed(1)}`;
    end = value;
  }
  return { path: path === "" ? "" : `${path}H${x(last).toFixed(1)}`, end };
}

/** Moves labels apart that would lie on each other; keeps their order. */
export function spread(places: readonly number[], gap: number, floor: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const spreaded = [...places];
  let before = -Infinity;
  for (const at of order) {
    before = Math.max(places[at] ?? 0, before + gap);
    spreaded[at] = before;
  }
  let after = floor + gap;
  for (const at of order.reverse()) {
    after = Math.min(spreaded[at] ?? 0, after - gap);
    spreaded[at] = after;
  }
  return spreaded;
}

/** How often two dice show this sum, of one. */
export const likelihood = (sum: number): number => (6 - Math.abs(7 - sum)) / 36;
