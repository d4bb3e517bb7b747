// The faces of the event die: the engine's names for them, and those of their pictures and words.

import { duelFaces, type DuelFace } from "../../../generated/duel-cards";
import type { EventFace } from "../types";

export const FACE: Record<EventFace, DuelFace> = {
  brigands: "brigand-attack",
  trade: "trade",
  celebration: "celebration",
  harvest: "plentiful-harvest",
  event_card: "event-card",
};

export const faceOf = (face: EventFace) => duelFaces[FACE[face]];
