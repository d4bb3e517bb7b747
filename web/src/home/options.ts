// What can be chosen for a new game, and how it is asked of the server.

import type { GameInfo, NewRoom, SwitchInfo, VariantInfo } from "../generated/server";
import type { Room } from "../lib/table";

export interface Choices {
  variant: string;
  /** For each seat but the own: a bot's id, or "open". */
  others: string[];
  /** How the variant's switches are set, each by where it stands in the setup. */
  switches: Record<string, boolean | number>;
  clock: Room["clock"];
  public: boolean;
}

export const OPEN = "open";
const USUAL_BOT = "steady";
const FIRST_VARIANT = "beginner-4";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How many points win by this setup, where it says so. */
export function pointsToWin(setup: unknown): number | undefined {
  const options = isRecord(setup) ? setup["options"] : undefined;
  const points = isRecord(options) ? options["points_to_win"] : undefined;
  return typeof points === "number" ? points : undefined;
}

export function variantOf(game: GameInfo, id: string): VariantInfo | undefined {
  return game.variants.find((variant) => variant.id === id) ?? game.variants[0];
}

/** How many can play, from few to many. */
export function playerCounts(game: GameInfo): number[] {
  return [...new Set(game.variants.map((variant) => variant.seats))].sort((a, b) => a - b);
}

/** Ways to play a game: variants of one name, which differ in the number of players alone. */
export function ways(game: GameInfo): VariantInfo[][] {
  const found = new Map<string, VariantInfo[]>();
  for (const variant of game.variants)
    found.set(variant.name.en, [...(found.get(variant.name.en) ?? []), variant]);
  return [...found.values()];
}

const usual = (switches: readonly SwitchInfo[]): Choices["switches"] =>
  Object.fromEntries(switches.map(({ at, value }) => [at, value]));

/** The choices for a variant; `others` is who sits on the other seats. */
export function choose(
  game: GameInfo,
  id: string = FIRST_VARIANT,
  others = usualBot(game),
): Choices {
  const variant = variantOf(game, id);
  return {
    variant: variant?.id ?? id,
    others: Array.from({ length: (variant?.seats ?? 4) - 1 }, () => others),
    switches: usual(variant?.switches ?? []),
    clock: "none",
    public: false,
  };
}

export function usualBot(game: GameInfo): string {
  const usual = game.bots.find((bot) => bot.id === USUAL_BOT) ?? game.bots[0];
  return usual?.id ?? USUAL_BOT;
}

/** The switches that are not as the variant has them. */
export function turned(game: GameInfo, choices: Choices): Choices["switches"] {
  const known = usual(variantOf(game, choices.variant)?.switches ?? []);
  const others = Object.entries(choices.switches).filter(
    ([at, value]) => at in known && known[at] !== value,
  );
  return Object.fromEntries(others);
}

/** Goes over to another variant and keeps what still makes sense. */
export function change(game: GameInfo, before: Choices, id: string): Choices {
  const after = choose(game, id);
  const others = after.others.map(
    (bot, seat) => before.others[seat] ?? before.others.at(-1) ?? bot,
  );
  const kept = Object.entries(turned(game, before)).filter(([at]) => at in after.switches);
  const switches = { ...after.switches, ...Object.fromEntries(kept) };
  return { ...after, others, switches, clock: before.clock, public: before.public };
}

/** The first variant for so many players that is like the present one. */
export function forPlayers(game: GameInfo, before: Choices, players: number): Choices {
  const name = variantOf(game, before.variant)?.name.en;
  const fitting = game.variants.filter((variant) => variant.seats === players);
  const variant = fitting.find((one) => one.name.en === name) ?? fitting[0];
  return variant === undefined ? before : change(game, before, variant.id);
}

/** The same with bots on the seats that were kept free for friends. */
export function alone(game: GameInfo, choices: Choices): Choices {
  const others = choices.others.map((other) => (other === OPEN ? usualBot(game) : other));
  return { ...choices, others, public: false };
}

/** What is sent: the variant by name, or its setup where a switch was turned. */
export function toRoom(game: GameInfo, choices: Choices): NewRoom {
  const rest = {
    game: game.id,
    seats: ["me", ...choices.others],
    clock: choices.clock,
    public: choices.public,
  };
  const others = Object.entries(turned(game, choices));
  if (others.length === 0) return { ...rest, variant: choices.variant };
  const plain = variantOf(game, choices.variant)?.setup;
  const setup = others.reduce((made, [at, value]) => put(made, at.split("."), value), plain);
  return { ...rest, setup };
}

/** A copy of a setup in which this field is another. */
function put(into: unknown, [name, ...deeper]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const fields = isRecord(into) ? into : {};
  return { ...fields, [name]: put(fields[name], deeper, value) };
}
