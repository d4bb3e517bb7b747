// The faces of a die, what things cost, and what is missing.

import { prices } from "../../generated/dice-prices";
import type { Decision, DieView, Face, Piece, Resource, View } from "./types";

/** In the order in which they are counted. */
export const FACES: readonly Face[] = ["wool", "grain", "brick", "ore", "lumber", "gold"];

export const RESOURCES: readonly Resource[] = ["brick", "lumber", "wool", "grain", "ore"];

export const PIECES: readonly Piece[] = ["road", "knight", "settlement", "city"];

/** What is printed on the sheet, die by die. */
export const priceOf = (piece: Piece): Resource[] =>
  RESOURCES.flatMap((face) => Array.from({ length: prices[piece][face] ?? 0 }, () => face));

export const usable = (die: DieView): boolean => die.state !== "paid" && die.state !== "out";

/** The dice that can still be used and show this face, by their places. */
export const showing = (view: View, face: Face): number[] =>
  view.dice.flatMap((die, at) => (die.face === face && usable(die) ? [at] : []));

/** What of a price no die shows. */
export function missing(view: View, piece: Piece): Resource[] {
  const left = view.dice.filter(usable).map((die): Face => die.face);
  return priceOf(piece).filter((face) => {
    const at = left.indexOf(face);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** The decisions of one kind. */
export const only = <K extends Decision["do"]>(
  decisions: readonly Decision[],
  kind: K,
): Extract<Decision, { do: K }>[] =>
  decisions.filter((one): one is Extract<Decision, { do: K }> => one.do === kind);

export const may = (decisions: readonly Decision[], kind: Decision["do"]): boolean =>
  decisions.some((one) => one.do === kind);
