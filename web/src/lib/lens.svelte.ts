// The part of a board that is in view: the whole of it, or nearer. All lengths are in units of the
// drawing, except where pixels are named.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Pixels that are left free around the whole board. */
export interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export type Edge = "left" | "right" | "top" | "bottom";

/** How many times nearer than the whole board one may come. */
export const NEAREST = 6;
/** How wide a tile is where one begins nearer. */
const COMFORTABLE = 100;
/** A place this near to the edge, in pixels, does not count as seen. */
const RIM = 26;

const within = (low: number, value: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));

export class Lens {
  readonly #board: () => Box;
  readonly #margin: () => Margin;
  /** The size of the picture on the screen, in pixels. */
  size = $state.raw({ width: 0, height: 0 });
  /** So many pixels of its lower edge are covered by something else; what is near can be moved out of there. */
  covered = $state(0);
  #zoom = $state(1);
  #centre = $state.raw<Point>({ x: 0, y: 0 });

  constructor(board: () => Box, margin: () => Margin) {
    this.#board = board;
    this.#margin = margin;
  }

  /** Pixels for each unit where the whole board is shown. */
  get #fit(): number {
    const { width, height } = this.#board();
    const { top, right, bottom, left } = this.#margin();
    const across = (this.size.width - left - right) / width;
    const down = (this.size.height - top - bottom) / height;
    return Math.max(0, Math.min(across, down));
  }
  /** The whole board with the free margin around it. */
  get #whole(): Box {
    const board = this.#board();
    const { top, right, bottom, left } = this.#margin();
    const unit = this.#fit;
    if (unit === 0) return board;
    return {
      x: board.x - left / unit,
      y: board.y - top / unit,
      width: board.width + (left + right) / unit,
      height: board.height + (top + bottom) / unit,
    };
  }
  /** Whether only a part of the board is in view. */
  get near(): boolean {
    return this.#zoom > 1.001;
  }
  get scale(): number {
    return this.#fit * this.#zoom;
  }
  get view(): Box {
    const whole = this.#whole;
    if (this.#fit === 0) return whole;
    const width = this.size.width / this.scale;
    const height = this.size.height / this.scale;
    const { x, y } = this.near ? this.#centre : middle(whole);
    const below = this.near ? this.covered / this.scale : 0;
    return {
      x: within(whole.x, x - width / 2, whole.x + whole.width - width),
      y: within(whole.y, y - height / 2, whole.y + whole.height + below - height),
      width,
      height,
    };
  }
  get viewBox(): string {
    const { x, y, width, height } = this.view;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Where a pixel of the picture lies on the board. */
  toBoard({ x, y }: Point): Point {
    const view = this.view;
    const scale = this.scale || 1;
    return { x: view.x + x / scale, y: view.y + y / scale };
  }
  toPixels({ x, y }: Point): Point {
    const view = this.view;
    return { x: (x - view.x) * this.scale, y: (y - view.y) * this.scale };
  }

  /** Comes nearer or goes away; the point of the picture under `at` (in pixels) stays there. */
  zoom(times: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    const fixed = this.toBoard(at);
    const zoom = within(1, this.#zoom * times, NEAREST);
    const scale = this.#fit * zoom;
    if (scale === 0) return;
    this.#zoom = zoom;
    this.#centre = {
      x: fixed.x + (this.size.width / 2 - at.x) / scale,
      y: fixed.y + (this.size.height / 2 - at.y) / scale,
    };
    this.#settle();
  }
  /** Moves the picture by so many pixels. */
  move(dx: number, dy: number): void {
    const { x, y } = middle(this.view);
    this.#centre = { x: x - dx / this.scale, y: y - dy / this.scale };
    this.#settle();
  }
  lookAt(centre: Point): void {
    this.#centre = centre;
    this.#settle();
  }
  whole(): void {
    this.#zoom = 1;
  }
  /** What lies beyond the edge is forgotten: the next step begins at what is seen. */
  #settle(): void {
    this.#centre = middle(this.view);
  }

  /**
   * Begins so near that a finger finds the places, with as many of them in view as can be; or with the
   * whole board, where its tiles have at least so many pixels.
   */
  begin(tile: number, least: number, places: readonly Point[]): void {
    this.#zoom = 1;
    const width = tile * this.#fit;
    if (width === 0 || width >= least) return;
    this.#zoom = Math.min(NEAREST, COMFORTABLE / width);
    this.#centre = middle(this.#board());
    this.lookAt(this.best(places));
  }

  sees({ x, y }: Point, rim = RIM): boolean {
    const at = this.toPixels({ x, y });
    const { width, height } = this.size;
    return at.x >= rim && at.y >= rim && at.x <= width - rim && at.y <= height - rim;
  }
  /** The centre from which most of these places are in view; of several the nearest. */
  best(places: readonly Point[]): Point {
    const here = middle(this.view);
    const across = this.view.width / 2 - RIM / this.scale;
    const down = this.view.height / 2 - RIM / this.scale;
    const seen = (from: Point) =>
      places.filter((to) => Math.abs(to.x - from.x) <= across && Math.abs(to.y - from.y) <= down)
        .length;
    let found = { at: here, seen: seen(here), far: 0 };
    // The best view has a place at its left edge or its right one, and one above or below.
    const xs = places.flatMap(({ x }) => [x, x + across, x - across]);
    const ys = places.flatMap(({ y }) => [y, y + down, y - down]);
    for (const x of new Set(xs))
      for (const y of new Set(ys)) {
        const far = Math.hypot(x - here.x, y - here.y);
        const count = seen({ x, y });
        if (count > found.seen || (count === found.seen && found.at !== here && far < found.far))
          found = { at: { x, y }, seen: count, far };
      }
    return found.at;
  }
  /** Goes where the places are, if most of them are out of view. */
  follow(places: readonly Point[]): void {
    if (!this.near || places.length === 0) return;
    const seen = places.filter((place) => this.sees(place)).length;
    if (seen * 2 < places.length) this.lookAt(this.best(places));
  }
  /** Brings one place into view with a little of what lies around it. */
  reveal(place: Point): void {
    if (!this.near) return;
    const { width } = this.size;
    const height = this.size.height - this.covered;
    const rim = Math.min(64, width / 4, height / 4);
    const { x, y } = this.toPixels(place);
    this.move(within(rim, x, width - rim) - x, within(rim, y, height - rim) - y);
  }
  /** Brings all of these places into view: from between them, or with the whole board. */
  showAll(places: readonly Point[]): void {
    const seen = (): boolean => places.every((place) => this.sees(place, 2 * RIM));
    if (!this.near || seen()) return;
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    this.lookAt(middle({ x: left, y: top, width, height }));
    if (!seen()) this.whole();
  }
  /** The places out of view, by the edge they lie beyond. */
  beyond<P extends Point>(places: readonly P[]): Map<Edge, P[]> {
    const found = new Map<Edge, P[]>();
    if (!this.near) return found;
    const { width, height } = this.size;
    for (const place of places) {
      if (this.sees(place, 0)) continue;
      const { x, y } = this.toPixels(place);
      const over: [Edge, number][] = [
        ["left", -x],
        ["right", x - width],
        ["top", -y],
        ["bottom", y - height],
      ];
      const [edge] = over.reduce((far, one) => (one[1] > far[1] ? one : far));
      found.set(edge, [...(found.get(edge) ?? []), place]);
    }
    return found;
  }
}

export const middle = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
