// Everything nature brought, drawn again from the fair stream: `draw` in crates/island/src/nature.rs
// and `sample` in plan.rs, with what they draw from. The tests hold games of the engine itself.

import { shuffle, weighted } from "../../lib/fairness/chance";
import type { Chance, Checked, Verifier } from "../../lib/table";
import { firstHands, plans } from "../../generated/island-plans";
import { PRICES, count, DEVELOPMENTS, RESOURCES } from "./cards";
import type {
  Deck,
  Event,
  Hand,
  Harbour,
  Layout,
  Outcome,
  Plan,
  Setup,
  Shuffle,
  Tile,
  View,
} from "./types";

const KINDS: Record<Outcome["is"], string> = {
  laid: "island-fair-layouts",
  starts: "island-fair-lots",
  robber_starts: "island-fair-lots",
  rolled: "island-fair-rolls",
  stolen: "island-fair-thefts",
  drawn: "island-fair-draws",
};

export function verifier(game: { setup: unknown; start: unknown }): Verifier {
  const setup = game.setup as Setup;
  const ledger = new Ledger(setup, game.start as View);
  return async (step, chance) => {
    const events = step.events as Event[];
    const outcome = step.nature as Outcome | undefined;
    let checked: Checked | undefined;
    if (outcome !== undefined) {
      const drawn = await draw(outcome, events, setup, ledger, chance);
      checked = { kind: KINDS[outcome.is], right: same(drawn, outcome) };
    }
    ledger.follow(events, step.seat);
    if (outcome?.is === "laid") ledger.board = outcome.board;
    return checked;
  };
}

/** The outcome that follows from the stream; nothing where none of this kind can come. */
async function draw(
  outcome: Outcome,
  events: readonly Event[],
  setup: Setup,
  ledger: Ledger,
  chance: Chance,
): Promise<Outcome | undefined> {
  switch (outcome.is) {
    case "rolled": {
      const roll = await chance.below(36);
      return { is: "rolled", dice: [Math.floor(roll / 6) + 1, (roll % 6) + 1] };
    }
    case "stolen": {
      const theft = events.find((event) => event.event === "stole");
      const hand = theft === undefined ? undefined : ledger.hands[theft.victim];
      if (hand === undefined) return undefined;
      const card = await weighted(RESOURCES, (kind) => count(hand, kind), chance);
      return card && { is: "stolen", card };
    }
    case "drawn": {
      const card = await weighted(DEVELOPMENTS, (kind) => ledger.pile[kind] ?? 0, chance);
      return card && { is: "drawn", card };
    }
    case "starts":
      return { is: "starts", seat: await chance.below(setup.players) };
    case "robber_starts": {
      const deserts = (ledger.board?.hexes ?? [])
        .filter((tile) => tile.terrain === "desert")
        .sort((a, b) => a.r - b.r || a.q - b.q);
      const at = deserts[await chance.below(Math.max(1, deserts.length))];
      return at && { is: "robber_starts", at: `${at.q},${at.r}` };
    }
    case "laid": {
      const { board } = setup;
      if (board.kind !== "variable") return undefined;
      const cells = board.cells ?? (setup.players >= 5 ? "six" : "base");
      return { is: "laid", board: await lay(plans[cells], board, chance) };
    }
  }
}

/** The same, whatever order its fields are written in. */
const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A random layout: first the landscapes, then the chips, then the harbours. */
async function lay(plan: Plan, what: Shuffle, chance: Chance): Promise<Layout> {
  const terrains = await shuffle(plan.terrains, chance);
  const tiles = plan.hexes.map((hex, at): Tile => {
    const [q = 0, r = 0] = hex.split(",").map(Number);
    return { q, r, terrain: terrains[at] ?? "desert" };
  });
  const hexes = await chips(plan, what, tiles, chance);
  return { hexes, harbours: await harbours(plan, what, chance) };
}

async function chips(plan: Plan, what: Shuffle, tiles: Tile[], chance: Chance): Promise<Tile[]> {
  if (what.chips.by === "random") {
    // Shuffled on until no two red numbers touch.
    let letters: readonly number[] = plan.letters;
    for (;;) {
      letters = await shuffle(letters, chance);
      const laid = chipped(tiles, plan.hexes, letters);
      if (!redsTouch(laid)) return laid;
    }
  }
  const corner =
    what.chips.by === "letters" ? await chance.below(plan.spirals.length) : what.chips.corner;
  return chipped(tiles, plan.spirals[corner] ?? [], plan.letters);
}

/** The tiles with the chips laid on them in this order of hexes; deserts get none. */
function chipped(tiles: readonly Tile[], order: readonly string[], letters: readonly number[]) {
  const rest = [...letters];
  const numbers = new Map<string, number>();
  const terrain = new Map(tiles.map((tile) => [`${tile.q},${tile.r}`, tile.terrain]));
  for (const hex of order) {
    const number = terrain.get(hex) === "desert" ? undefined : rest.shift();
    if (number !== undefined) numbers.set(hex, number);
  }
  return tiles.map((tile): Tile => {
    const number = numbers.get(`${tile.q},${tile.r}`);
    return number === undefined ? tile : { ...tile, number };
  });
}

function redsTouch(tiles: readonly Tile[]): boolean {
  const red = new Set(
    tiles.filter(({ number }) => number === 6 || number === 8).map(({ q, r }) => `${q},${r}`),
  );
  // Three of the six directions find every pair.
  const beside = [
    [1, -1],
    [1, 0],
    [0, 1],
  ] as const;
  return tiles.some(
    ({ q, r }) => red.has(`${q},${r}`) && beside.some(([dq, dr]) => red.has(`${q + dq},${r + dr}`)),
  );
}

async function harbours(plan: Plan, what: Shuffle, chance: Chance): Promise<Harbour[]> {
  switch (what.harbours) {
    case "printed":
      return plan.harbours;
    case "shuffled": {
      const trades = await shuffle(
        plan.harbours.map((harbour) => harbour.type),
        chance,
      );
      return plan.harbours.map((place, at) => ({ ...place, type: trades[at] ?? place.type }));
    }
    case "frame": {
      const large = plan.slots.filter((slot) => slot.sides.length > 1);
      const pieces = await shuffle(
        large.map((slot) => slot.piece),
        chance,
      );
      return plan.slots.flatMap((slot) => {
        const piece = slot.sides.length > 1 ? (pieces.shift() ?? slot.piece) : slot.piece;
        return slot.sides.flatMap(([hex, side], at): Harbour[] => {
          const [q = 0, r = 0] = hex.split(",").map(Number);
          const type = piece[at] ?? null;
          return type === null ? [] : [{ q, r, side, type }];
        });
      });
    }
  }
}

/** Who holds what, followed through what was told: thefts and draws depend on it. */
class Ledger {
  hands: Hand[];
  pile: Deck;
  board: Layout | null;
  /** Founding pieces cost nothing. */
  #founding: boolean;
  /** Who may still lay how many roads for a card. */
  #free = { seat: -1, left: 0 };

  constructor(setup: Setup, start: View) {
    const { pieces, players } = setup;
    // Given pieces and cards are put down only after the lots, where there are any.
    const later = start.turn.number === 0;
    const given = later && pieces.kind === "given" ? pieces.seats : [];
    const first =
      later && pieces.kind === "beginner" ? firstHands[players] : given.map(({ hand }) => hand);
    this.hands = start.seats.map((seat, at) => ({ ...(first?.[at] ?? seat.hand) }));
    this.pile = { ...start.pile_cards };
    for (const kind of DEVELOPMENTS)
      for (const { cards, played } of given)
        this.pile[kind] = (this.pile[kind] ?? 0) - (cards[kind] ?? 0) - (played[kind] ?? 0);
    this.board = start.board;
    this.#founding = pieces.kind === "founding";
  }

  follow(events: readonly Event[], decider: number | undefined): void {
    const freeBefore = this.#free.left;
    for (const event of events) this.#note(event);
    // The free roads come at once after the card, or not at all.
    if (decider === this.#free.seat && this.#free.left === freeBefore) this.#free.left = 0;
  }

  #note(event: Event): void {
    switch (event.event) {
      case "turn_began":
        this.#founding = false;
        break;
      case "gained":
        this.#add(event.seat, event.cards, 1);
        break;
      case "discarded":
        this.#add(event.seat, event.cards, -1);
        break;
      case "built":
        if (event.piece === "road" && this.#free.left > 0 && this.#free.seat === event.seat)
          this.#free.left -= 1;
        else if (!this.#founding) this.#add(event.seat, PRICES[event.piece], -1);
        break;
      case "played":
        if (event.card === "road_building") this.#free = { seat: event.seat, left: 2 };
        break;
      case "bought":
        this.#add(event.seat, PRICES.card, -1);
        if (event.card !== null) this.pile[event.card] = (this.pile[event.card] ?? 0) - 1;
        break;
      case "stole":
        if (event.card === null) break;
        this.#add(event.victim, { [event.card]: 1 }, -1);
        this.#add(event.seat, { [event.card]: 1 }, 1);
        break;
      case "monopolised":
        this.#add(event.from, { [event.card]: event.count }, -1);
        this.#add(event.seat, { [event.card]: event.count }, 1);
        break;
      case "traded_with_bank":
        this.#add(event.seat, event.gave, -1);
        this.#add(event.seat, { [event.took]: 1 }, 1);
        break;
      case "traded":
        this.#add(event.seat, event.gave, -1);
        this.#add(event.seat, event.got, 1);
        this.#add(event.with, event.got, -1);
        this.#add(event.with, event.gave, 1);
        break;
    }
  }

  #add(seat: number, cards: Hand, times: number): void {
    const hand = this.hands[seat] ?? {};
    for (const kind of RESOURCES) {
      if (count(cards, kind) > 0) hand[kind] = count(hand, kind) + times * count(cards, kind);
    }
    this.hands[seat] = hand;
  }
}
