// Sentences that several screens need: names of games, bots, players and times.

import type { Ending, TimeLimit } from "../generated/server";
import { catalogue } from "./catalogue.svelte";
import { language, say, t } from "./i18n.svelte";
import type { Room, SeatInfo } from "./table";

export function gameName(id: string): string {
  const game = catalogue.game(id);
  return game === undefined ? id : say(game.name);
}

export function variantName(room: Room): string | undefined {
  const variant = catalogue.game(room.game)?.variants.find((one) => one.id === room.variant);
  return variant === undefined ? undefined : say(variant.name);
}

/** What is played in a room: the game, or the way to play it, where that goes by its own name. */
export function played(room: Room, apart = false): string {
  return (apart ? variantName(room) : undefined) ?? gameName(room.game);
}

const STRENGTH: Record<string, string> = {
  gentle: "bot-gentle",
  steady: "bot-steady",
  keen: "bot-keen",
};

/** How strong a bot is, in a word. */
export function strength(bot: string): string {
  const key = STRENGTH[bot];
  if (key !== undefined) return t(key);
  for (const game of catalogue.games ?? []) {
    const found = game.bots.find((one) => one.id === bot);
    if (found !== undefined) return say(found.name);
  }
  return bot;
}

/** The server calls a guest "Guest 1234"; whoever reads it has a language of their own. */
export function personName(name: string): string {
  const number = /^Guest (\d{4})$/.exec(name)?.[1];
  return number === undefined ? name : t("guest", { number });
}

/** A room whose guests are called so, and whose free seats have a name too. */
export const inOwnWords = (room: Room): Room => ({
  ...room,
  seats: room.seats.map((seat) => ({
    ...seat,
    name: seat.kind === "open" ? t("seat-open") : personName(seat.name),
  })),
});

export function seatName(seat: SeatInfo, index: number): string {
  if (seat.me) return t("you");
  if (seat.name !== "") return personName(seat.name);
  return seat.kind === "open" ? t("seat-open") : t("seat-number", { seat: index + 1 });
}

export const list = (items: readonly string[]): string =>
  new Intl.ListFormat(language.current, { type: "conjunction" }).format(items);

const DAY = 86_400_000;

/** Points with a proper minus. */
export const pointsText = (points: number): string =>
  points < 0 ? `−${Math.abs(points)}` : `${points}`;

/** A day such as 2026-11-16, as people write it. */
export function dayName(day: string): string {
  const when = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(when.getTime())) return day;
  return when.toLocaleDateString(language.current, { dateStyle: "medium", timeZone: "UTC" });
}

/** The day before. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

/** "today", "yesterday", "3 days ago", or the date. */
export function daysAgo(at: string, now = Date.now()): string {
  const when = new Date(at);
  if (Number.isNaN(when.getTime())) return "";
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(when.getTime()) - midnight(now)) / DAY);
  if (days < -6) return when.toLocaleDateString(language.current, { dateStyle: "medium" });
  return new Intl.RelativeTimeFormat(language.current, { numeric: "auto" }).format(days, "day");
}

/** How a game ended that did not end by its rules. */
function cutShort(room: Room, ending: Ending): string {
  if (ending.by === "turns") return t("result-turns", { turns: ending.turns });
  if (ending.by === "day") return t("result-day");
  const nameOf = (at: number): string => {
    const seat = room.seats[at];
    return seat === undefined ? "" : seatName(seat, at);
  };
  const [winner, name] = [room.winners[0], nameOf(ending.seat)];
  if (winner === undefined) return t("result-resigned", { name });
  if (room.seats[winner]?.me === true) return t("result-resigned-you", { name });
  return t("result-resigned-other", { name, winner: nameOf(winner) });
}

/** How long a turn is with this clock, in words; nothing where there is no clock. */
export function clockName(clock: TimeLimit): string | undefined {
  if (clock === "none") return undefined;
  const seconds = catalogue.clocks?.[clock];
  const name = t(clock === "quick" ? "clock-quick" : "clock-relaxed");
  return seconds === undefined ? name : t("clock-seconds", { name, seconds });
}

/** "You won 10 to 8": the winner, and the best of the others. */
export function result(room: Room): string {
  const ended = room.ending === undefined ? undefined : cutShort(room, room.ending);
  if (ended !== undefined) return ended;
  const alone = room.seats.length === 1 ? room.seats[0] : undefined;
  if (alone !== undefined) {
    const points = pointsText(room.points[0] ?? 0);
    return alone.me
      ? t("result-alone", { points })
      : t("result-alone-other", { name: seatName(alone, 0), points });
  }
  const best = [...room.points].sort((a, b) => b - a);
  const winner = room.winners[0];
  const seat = winner === undefined ? undefined : room.seats[winner];
  if (winner === undefined || seat === undefined) return t("result-nobody");
  const points = room.points[winner] ?? best[0] ?? 0;
  if (room.winners.length > 1) {
    const names = room.winners.flatMap((one) => {
      const seat = room.seats[one];
      return seat === undefined ? [] : [seatName(seat, one)];
    });
    return t("result-shared", { names: list(names), points });
  }
  const next = Math.max(0, ...room.points.filter((_, other) => !room.winners.includes(other)));
  if (seat.me) return t("result-you", { points, next });
  return t("result-other", { name: seatName(seat, winner), points, next });
}
