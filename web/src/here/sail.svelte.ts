// Several people at one screen: between two hands a sail is drawn, which the next one raises. What is
// public stays in view. Whom it names follows from what is shown: the next person the game waits for.

import { untrack } from "svelte";
import type { Session } from "../lib/session/session.svelte";
import type { LogStep, Room, TableState } from "../lib/table";
import type { HereRoom } from "./room";

/** The seats of the people who play. */
const peopleOf = (room: Room): number[] =>
  room.seats.flatMap((seat, at) => (seat.kind === "person" && !seat.resigned ? [at] : []));

/** The first of these after a seat, clockwise. */
const following = (seats: readonly number[], seat: number): number | undefined =>
  seats.find((one) => one > seat) ?? seats[0];

/** Whom the game waits for among the people at this screen. */
function asked({ room, toAct }: TableState): number[] {
  const waited = toAct.waiting === "seats" ? toAct.seats : [];
  return peopleOf(room).filter((seat) => waited.includes(seat));
}

/** Whose turn it is, as far as the log tells. */
export function onTurn(log: readonly LogStep[]): number | undefined {
  for (const { events } of log.toReversed())
    for (const event of events.toReversed()) {
      const { event: kind, seat } = event as { event?: unknown; seat?: unknown };
      if (kind === "turn_began" && typeof seat === "number") return seat;
    }
  return undefined;
}

/** What happened since this seat last decided anything. */
export function since(log: readonly LogStep[], seat: number): LogStep[] {
  const last = log.findLastIndex((step) => step.seat === seat);
  return log.slice(last + 1);
}

export class Sail {
  /** Who looked last. */
  #before = $state<number>();

  constructor(
    private readonly session: Session,
    private readonly room: Pick<HereRoom, "hides" | "look">,
  ) {}

  readonly #table: TableState | undefined = $derived.by(() => {
    const { table } = this.session;
    return table?.room.state === "playing" ? table : undefined;
  });

  /** Whether several people share the screen. */
  readonly shared: boolean = $derived.by(() => {
    const { room } = this.session;
    return room !== undefined && peopleOf(room).length > 1;
  });

  /** Who is to come; nothing while whoever looks is waited for, or bots only. */
  readonly next: number | undefined = $derived.by(() => {
    const [table, { eye }] = [this.#table, this.session];
    if (table === undefined || !this.shared) return undefined;
    const waited = asked(table);
    if (typeof eye === "number" && waited.includes(eye)) return undefined;
    return following(waited, typeof eye === "number" ? eye : (this.#before ?? -1));
  });

  /** The sail hangs. */
  readonly drawn: boolean = $derived.by(
    () => this.next !== undefined && this.session.eye === "spectator" && this.room.hides,
  );

  /** Who has to hand the screen over. */
  get before(): number | undefined {
    return this.#before;
  }

  /** Draws the sail, or where nothing is hidden lets the next one look at once. Runs in a component. */
  follow(): void {
    $effect(() => {
      const [next, { eye }] = [this.next, this.session];
      untrack(() => {
        if (typeof eye === "number") this.#before = eye;
        if (next === undefined) return;
        if (!this.room.hides) this.room.look(next);
        else if (eye !== "spectator") this.room.look("spectator");
      });
    });
  }

  raise(): void {
    if (this.next !== undefined) this.room.look(this.next);
  }
}
