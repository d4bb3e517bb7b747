// The places on the board that answer a question.

import { drawingOf } from "./drawing";
import { parseHex } from "./geometry";
import { placeOf, type Place, type Question } from "./question";
import type { Spot } from "./spots";
import type { View } from "./types";

/** What stands or lies on each kind of place. */
const PIECES: Record<Exclude<Place, "corner">, Spot["piece"]> = {
  stand: "knight",
  knight: "own-knight",
  town: "own-city",
  road: "own-road",
  "any-road": "any-road",
  side: "road",
  ship: "ship",
  "own-ship": "own-ship",
  path: "path",
  hex: "robber",
  merchant: "merchant",
  chip: "chip",
};

export function spotsOf(question: Question, view: View): Spot[] {
  const { step, left, chosen } = question;
  const kind = placeOf(step.shows);
  if (kind === undefined) return [];
  const drawing = drawingOf(view.board);
  const shows = step.shows as Place;
  const building = chosen.includes("city") ? "city" : "settlement";
  const piece = shows === "corner" ? building : PIECES[shows];
  const ghost = step.ghost?.(view, chosen);
  return question.values.flatMap((value): Spot[] => {
    const fitting = left.filter((one) => step.of(one) === value);
    const [decision] = fitting;
    if (typeof value !== "string" || value === "" || decision === undefined) return [];
    const at: Omit<Spot, "x" | "y"> = {
      key: `${question.action.id} ${value}`,
      kind,
      piece: step.taken?.(view, value) ? "own-knight" : (step.piece?.(fitting) ?? piece),
      at: value,
      angle: 0,
      decision,
      value,
      ...(ghost === undefined ? {} : { ghost }),
    };
    if (kind === "corner") return [{ ...at, ...drawing.corner(value) }];
    if (kind === "hex") return [{ ...at, ...drawing.hex(parseHex(value)) }];
    return [{ ...at, ...drawing.side(value) }];
  });
}
