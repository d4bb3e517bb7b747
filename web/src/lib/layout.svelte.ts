// How a table is laid out on this screen. The board always gets the larger part: where there is
// little height, what belongs to it stands beside it and not above and below.

export type Layout =
  /** Seats, board and log side by side, the dock below. */
  | "wide"
  /** The seats in a row above the board, the log beside it. */
  | "middle"
  /** A phone held upright: one column. */
  | "upright"
  /** A phone held sideways, or a window with little height: seats, board and dock side by side. */
  | "sideways";

/** The first that holds is taken. */
const QUERIES: readonly [Layout, string][] = [
  ["sideways", "(orientation: landscape) and ((max-height: 620px) or (max-width: 860px))"],
  ["upright", "(max-width: 860px)"],
  ["middle", "(max-width: 1280px)"],
];

const media = QUERIES.map(([is, query]) => ({ is, list: matchMedia(query) }));
const read = (): Layout => media.find(({ list }) => list.matches)?.is ?? "wide";

let current = $state<Layout>(read());
for (const { list } of media) list.addEventListener("change", () => (current = read()));

const low = matchMedia("(max-height: 720px)");
let short = $state(low.matches);
low.addEventListener("change", () => (short = low.matches));

export const layout = {
  get is(): Layout {
    return current;
  },
  /** Log and chat have no place beside the board and open on top of it. */
  get small(): boolean {
    return current === "upright" || current === "sideways";
  },
  get sideways(): boolean {
    return current === "sideways";
  },
  /** A phone held upright that is not long: what can be folded is. */
  get short(): boolean {
    return current === "upright" && short;
  },
};
