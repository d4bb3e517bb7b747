// The events that both games have, in words.

import { bold, object, rich, subject, type Text } from "../../shared/tell";
import type { People } from "../../shared/words";
import { t } from "../cards/i18n";
import { flowOf, tellFlow, tellRaid, type Flow, type Part } from "./flow";
import { own } from "./own";
import type { Good, Ground, Seat, Why } from "./types";

/** What one game calls things. */
export interface Teller<Face extends string> {
  game: string;
  people: People;
  card: (id: string) => string;
  land: (land: Ground["land"]) => string;
  face: (face: Face) => string;
  stack: (at: number) => string;
}

type Plain =
  | "starts"
  | "arranged"
  | "deck_chosen"
  | "road_built"
  | "settlement_built"
  | "city_built"
  | "cards_swapped";

export type CommonEvent<Face extends string> =
  | Flow
  | { event: "stock"; seat: Seat; at: string; good: Good; by: number; why: Why }
  | { event: "raided"; seat: Seat; counted: number; lost: Partial<Record<Good, number>> }
  | { event: Plain; seat: Seat }
  | { event: "turn_began"; seat: Seat; turn: number }
  | { event: "rolled"; seat: Seat; number: number; face: Face }
  | { event: "revealed"; card: string }
  | { event: "events_shuffled" }
  | { event: "played"; seat: Seat; card: string; number?: number | null }
  | { event: "land_laid"; seat: Seat; ground: Ground }
  | { event: "built" | "fetched"; seat: Seat; card: string }
  | { event: "drew" | "put_under"; seat: Seat; stack: number; card?: string | null }
  | { event: "looked_through"; seat: Seat; stack: number }
  | { event: "stolen"; seat: Seat; from: Seat; card?: string | null }
  | { event: "over"; winners: readonly Seat[]; points: readonly number[] };

/** Why something is paid or taken: a card, a face of the die, a building. */
export const because =
  (game: string, card: (id: string) => string) =>
  (why: Why): string =>
    typeof why === "string" ? t(own(game, `because-${why}`)) : card(why.card);

/** A sentence with a card that only some have seen. */
export const seen = (
  key: string,
  id: string | null | undefined,
  card: (id: string) => string,
): { key: string; card: Text | string } =>
  id == null ? { key: `${key}-hidden`, card: "" } : { key, card: bold(card(id)) };

export function tellCommon<Face extends string>(
  event: CommonEvent<Face>,
  { game, people, card, land, face, stack }: Teller<Face>,
): Part[] {
  const key = own(game, `tell-${event.event.replaceAll("_", "-")}`);
  switch (event.event) {
    case "flow":
      return tellFlow(event, people, because(game, card));
    case "stock":
      return tellFlow(flowOf(event), people, because(game, card));
    case "raided":
      return tellRaid(event, people, game);
    case "turn_began":
      return rich(key, { ...subject(people, event.seat), turn: event.turn });
    case "rolled":
      return rich(key, {
        ...subject(people, event.seat),
        number: bold(event.number),
        face: bold(face(event.face)),
      });
    case "revealed":
      return rich(key, { card: bold(card(event.card)) });
    case "events_shuffled":
      return rich(key, {});
    case "played":
      return rich(event.number == null ? key : `${key}-number`, {
        ...subject(people, event.seat),
        card: bold(card(event.card)),
        number: bold(event.number ?? ""),
      });
    case "land_laid":
      return rich(key, {
        ...subject(people, event.seat),
        land: bold(`${land(event.ground.land)} ${event.ground.number}`),
      });
    case "built":
    case "fetched":
      return rich(key, { ...subject(people, event.seat), card: bold(card(event.card)) });
    case "drew":
    case "put_under": {
      const told = seen(key, event.card, card);
      const args = { stack: stack(event.stack), card: told.card };
      return rich(told.key, { ...subject(people, event.seat), ...args });
    }
    case "looked_through":
      return rich(key, { ...subject(people, event.seat), stack: stack(event.stack) });
    case "stolen": {
      const told = seen(key, event.card, card);
      const args = { from: object(people, event.from), card: told.card };
      return rich(told.key, { ...subject(people, event.seat), ...args });
    }
    case "over": {
      const [winner] = event.winners;
      if (winner === undefined) return rich(`${key}-nobody`, {});
      return rich(key, { ...subject(people, winner), points: bold(event.points[winner] ?? 0) });
    }
    default:
      return rich(key, subject(people, event.seat));
  }
}
