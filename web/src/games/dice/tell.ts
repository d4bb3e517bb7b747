// Events in words, with pictures in between.

import type { LogStep } from "../../lib/table";
import {
  bold,
  object as objectOf,
  onLines,
  plainly,
  rich,
  subject as subjectOf,
  type Line,
  type Text,
} from "../shared/tell";
import { signed } from "../shared/words";
import { t } from "./i18n";
import { placed } from "./describe";
import { chartOf } from "./sheet";
import type { Event, Face, Seat, SheetId } from "./types";
import { list, type People } from "./words";

/** Faces of dice are shown as they are. */
export interface Faces {
  is: "faces";
  faces: readonly { face: Face; kept: boolean }[];
}
export type Part = Text | Faces;

const faces = (...all: Face[]): Faces => ({
  is: "faces",
  faces: all.map((face) => ({ face, kept: false })),
});

export function tell(event: Event, people: People, sheet: SheetId = "basic"): Part[] {
  const subject = (seat: Seat) => subjectOf(people, seat);
  const object = (seat: Seat) => objectOf(people, seat);
  const key = `dice-tell-${event.event}`;
  const chart = chartOf(sheet);
  switch (event.event) {
    case "starts":
      return rich(key, subject(event.seat));
    case "turn_began":
      return rich(key, { ...subject(event.seat), turn: event.turn, dice: event.dice });
    case "rolled":
      return rich(key, {
        ...subject(event.seat),
        roll: event.roll,
        dice: {
          is: "faces",
          faces: event.dice.map((face, die) => ({ face, kept: event.kept.includes(die) })),
        },
      });
    case "joker_used":
      return rich(key, {
        ...subject(event.seat),
        from: faces(event.from),
        to: faces(event.to),
      });
    case "gold_traded":
      return rich(key, {
        ...subject(event.seat),
        gold: faces("gold", "gold"),
        to: faces(event.to),
      });
    case "built": {
      const spot = chart.byId.get(event.at);
      const what = spot === undefined ? t(`dice-${event.piece}`) : placed(chart, spot);
      return rich(event.points > 0 ? key : `${key}-plain`, {
        ...subject(event.seat),
        what: bold(what),
        points: bold(signed(event.points)),
      });
    }
    case "box_written":
      return rich(key, {
        ...subject(event.seat),
        box: event.box,
        points: bold(event.points < 0 ? `−${-event.points}` : event.points),
      });
    case "largest_army":
      return rich(event.from === null ? key : `${key}-from`, {
        ...subject(event.holder),
        count: bold(event.knights),
        whom: event.from === null ? "" : object(event.from),
      });
    case "longest_road":
      return rich(event.from === null ? key : `${key}-from`, {
        ...subject(event.holder),
        count: bold(event.length),
        whom: event.from === null ? "" : object(event.from),
      });
    case "over": {
      const best = Math.max(...event.points);
      const [winner, ...more] = event.winners;
      if (event.points.length === 1) return rich(`${key}-solo`, { points: bold(best) });
      if (winner === undefined) return rich(`${key}-nobody`, {});
      if (more.length > 0)
        return rich<Faces>(`${key}-shared`, {
          names: list(event.winners.map((seat) => subject(seat).who.name)),
          points: bold(best),
        });
      return rich(key, { ...subject(winner), points: bold(best) });
    }
  }
}

/** What a step says: its events one after the other, a new turn with a heading of its own. */
export const lines = (step: LogStep<Event>, people: People, sheet?: SheetId): Line<Faces>[] =>
  onLines(
    step.events.map((event) => ({
      parts: tell(event, people, sheet),
      heading: event.event === "turn_began",
    })),
  );

/** The same as plain text: for readers and tests. */
export const plain = (parts: readonly Part[]): string =>
  plainly(parts, ({ faces }) => faces.map(({ face }) => t(`dice-${face}`)).join(", "));
