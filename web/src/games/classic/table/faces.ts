// The faces of the event die: their marks and words, and on how many sides they stand.

import type { MarkName } from "../../realm/cards/marks";
import { t } from "../i18n";
import type { Face } from "../types";

const FACES: Record<Face, { mark: MarkName; sides: number }> = {
  brigands: { mark: "die-brigand", sides: 1 },
  mill: { mark: "die-mill", sides: 1 },
  tournament: { mark: "die-tournament", sides: 1 },
  plenty: { mark: "die-year-of-plenty", sides: 1 },
  event_card: { mark: "die-event-card", sides: 2 },
};

export const ALL_FACES = Object.keys(FACES) as Face[];

const wordOf = (face: Face): string => face.replace("_", "-");

export const faceName = (face: Face): string => t(`classic-face-${wordOf(face)}`);

export const faceOf = (face: Face) => ({
  ...FACES[face],
  name: faceName(face),
  line: t(`classic-face-line-${wordOf(face)}`),
});
