// What the engine found out about a game, step by step, and what follows from it. The arithmetic, apart from
// its drawing.

import { alike } from "../lib/canonical";

/** What the numbers are: chances to win from 0 to 1, or the points that somebody alone may expect. */
export type Scale = "chance" | "points";

/** A decision among what else might have been decided, through the eyes of the seat. */
export interface Weighed {
  value: number;
  /** How much less it is than the best. */
  lost: number;
  /** How sure that is. */
  sure: number;
  best: { decision: unknown; value: number }[];
}

/** A step as the engine's verb `analyse` tells it: numbers are those of each seat. */
export interface Insight {
  n: number;
  seat?: number;
  what: unknown;
  before: number[];
  after: number[];
  luck: number[];
  skill: number[];
  weighed?: Weighed;
}

/** What moved one seat: the start, luck, own and others' skill make the end. */
export interface Balance {
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
}

export function balance(insights: readonly Insight[], seat: number): Balance {
  const of = (parts: readonly number[] | undefined): number => parts?.[seat] ?? 0;
  const sum = { luck: 0, own: 0, others: 0 };
  for (const insight of insights) {
    sum.luck += of(insight.luck);
    sum[insight.seat === seat ? "own" : "others"] += of(insight.skill);
  }
  return { start: of(insights[0]?.before), ...sum, end: of(insights.at(-1)?.after) };
}

export interface Slip extends Insight {
  seat: number;
  weighed: Weighed;
}

/** What else might have been decided, the best first. */
export function alternatives({ what, weighed }: Slip): Weighed["best"] {
  return weighed.best.filter(({ decision }) => !alike(decision, what));
}

/** What is smaller is not told as a slip, in the unit that is shown. */
const SMALL = 0.5;

/** A number as it is shown: percent, or points. */
export const shown = (scale: Scale, part: number): number =>
  scale === "chance" ? 100 * part : part;

/** The decisions of a seat that cost most, the worst first. */
export function slips(insights: readonly Insight[], seat: number, scale: Scale, most = 6): Slip[] {
  return insights
    .filter((insight): insight is Slip => insight.seat === seat && insight.weighed !== undefined)
    .filter(({ weighed }) => shown(scale, weighed.lost) >= SMALL)
    .sort((one, other) => other.weighed.lost - one.weighed.lost || one.n - other.n)
    .slice(0, most);
}

/** Every seat's number after each step that was looked at, the start first. */
export function course(insights: readonly Insight[]): { n: number; parts: number[] }[] {
  const [first] = insights;
  if (first === undefined) return [];
  return [
    { n: first.n - 1, parts: first.before },
    ...insights.map(({ n, after }) => ({ n, parts: after })),
  ];
}

/** A seat's line as an SVG path; steps that change next to nothing are left out. */
export function line(
  points: readonly { n: number; parts: number[] }[],
  seat: number,
  x: (n: number) => number,
  y: (part: number) => number,
): string {
  let path = "";
  let height = Number.NaN;
  for (const [at, { n, parts }] of points.entries()) {
    const next = y(parts[seat] ?? 0);
    if (at > 0 && at < points.length - 1 && Math.abs(next - height) < 0.4) continue;
    path += `${path === "" ? "M" : "L"}${x(n).toFixed(1)} ${next.toFixed(1)}`;
    height = next;
  }
  return path;
}

/** The last of the numbers in each turn, for those who read the line as a table. */
export function byTurn(
  points: readonly { n: number; parts: number[] }[],
  turns: readonly { number: number; n: number }[],
): { turn: number; parts: number[] }[] {
  return turns.flatMap((turn, at) => {
    const end = turns[at + 1]?.n ?? Infinity;
    const last = points.findLast(({ n }) => n >= turn.n && n < end);
    return last === undefined ? [] : [{ turn: turn.number, parts: last.parts }];
  });
}
