// Events in words, with pictures in between.

import type { LogStep } from "../../lib/table";
import { t } from "./i18n";
import { chartOf } from "./sheet";
import type { Event, Face, Seat, SheetId } from "./types";
import { list, thing, type People } from "./words";

export type Part =
  | { is: "text"; text: string }
  | { is: "bold"; text: string }
  | { is: "seat"; seat: Seat; name: string }
  | { is: "faces"; faces: readonly { face: Face; kept: boolean }[] };

export interface Line {
  /** A heading opens a turn. */
  heading: boolean;
  parts: Part[];
}

type Value = string | number | Part;

const FENCE = "\u2063";

/** A sentence in which some of what is filled in is more than text. */
export function rich(key: string, values: Record<string, Value>): Part[] {
  const parts: Part[] = [];
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "object") args[name] = `${FENCE}${parts.push(value) - 1}${FENCE}`;
    else args[name] = value;
  }
  return t(key, args)
    .split(FENCE)
    .flatMap((piece, index): Part[] => {
      if (index % 2 === 1) return parts[Number(piece)] ? [parts[Number(piece)] as Part] : [];
      return piece === "" ? [] : [{ is: "text", text: piece }];
    });
}

const bold = (text: string | number): Part => ({ is: "bold", text: `${text}` });
const faces = (...all: Face[]): Part => ({
  is: "faces",
  faces: all.map((face) => ({ face, kept: false })),
});

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export function tell(event: Event, people: People, sheet: SheetId = "basic"): Part[] {
  const named = (seat: Seat): string =>
    people.me === seat ? t("dice-you") : (people.names[seat] ?? `${seat + 1}`);
  const subject = (seat: Seat): Record<string, Value> => ({
    who: { is: "seat", seat, name: named(seat) },
    you: people.me === seat ? "yes" : "no",
  });
  const object = (seat: Seat): Part => ({
    is: "seat",
    seat,
    name: people.me === seat ? t("dice-you-object") : (people.names[seat] ?? `${seat + 1}`),
  });
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
      const what = spot === undefined ? t(`dice-${event.piece}`) : thing(chart, spot);
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
        return rich(`${key}-shared`, {
          names: list(event.winners.map(named)),
          points: bold(best),
        });
      return rich(key, { ...subject(winner), points: bold(best) });
    }
  }
}

/** What a step says: its events one after the other, a new turn with a heading of its own. */
export function lines(step: LogStep<Event>, people: People, sheet?: SheetId): Line[] {
  const told: Line[] = [];
  for (const event of step.events) {
    const parts = tell(event, people, sheet);
    const last = told.at(-1);
    const heading = event.event === "turn_began";
    if (parts.length === 0) continue;
    if (heading || !last || last.heading) told.push({ heading, parts });
    else last.parts.push({ is: "text", text: " " }, ...parts);
  }
  return told;
}

/** The same as plain text: for readers and tests. */
export function plain(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.is === "seat") return part.name;
      if (part.is !== "faces") return part.text;
      return part.faces.map(({ face }) => t(`dice-${face}`)).join(", ");
    })
    .join("");
}
