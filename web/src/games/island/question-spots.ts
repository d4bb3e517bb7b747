// The places on the board that answer a question.

import { drawingOf } from "./drawing";
import { parseHex } from "./geometry";
import { onBoard, type Question } from "./question";
import type { Spot } from "./spots";
import type { Layout } from "./types";

export function spotsOf(question: Question, board: Layout | null): Spot[] {
  if (!onBoard(question)) return [];
  const { step, left, chosen } = question;
  const drawing = drawingOf(board);
  return question.values.flatMap((value): Spot[] => {
    const decision = left.find((one) => step.of(one) === value);
    if (typeof value !== "string" || decision === undefined) return [];
    const key = `${question.action.id} ${value}`;
    switch (step.shows) {
      case "corner": {
        const piece = chosen.includes("city") ? "city" : "settlement";
        const at = { key, kind: "corner", piece, at: value, angle: 0 } as const;
        return [{ ...at, decision, value, ...drawing.corner(value) }];
      }
      case "hex": {
        const at = { key, kind: "hex", piece: "robber", at: value, angle: 0 } as const;
        return [{ ...at, decision, value, ...drawing.hex(parseHex(value)) }];
      }
      default: {
        const piece = step.shows === "road" ? "own-road" : "road";
        const at = { key, kind: "side", piece, at: value } as const;
        return [{ ...at, decision, value, ...drawing.side(value) }];
      }
    }
  });
}
