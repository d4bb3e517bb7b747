// What can be chosen for a new game, and how it is asked of the server.

import type { GameInfo, NewRoom, VariantInfo } from "../generated/server";
import type { Room } from "../lib/table";

export interface Choices {
  variant: string;
  /** For each seat but the own: a bot's id, or "open". */
  others: string[];
  points: number | undefined;
  strict: boolean | undefined;
  clock: Room["clock"];
  public: boolean;
}

export const OPEN = "open";
const USUAL_BOT = "steady";
const FIRST_VARIANT = "beginner-4";

/** The switches many setups have; a setup without one does not offer it. */
interface Switches {
  points_to_win?: number;
  strict_order?: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function switches(setup: unknown): Switches {
  const options = isRecord(setup) ? setup["options"] : undefined;
  if (!isRecord(options)) return {};
  const { points_to_win, strict_order } = options;
  return {
    ...(typeof points_to_win === "number" ? { points_to_win } : {}),
    ...(typeof strict_order === "boolean" ? { strict_order } : {}),
  };
}

export function variantOf(game: GameInfo, id: string): VariantInfo | undefined {
  return game.variants.find((variant) => variant.id === id) ?? game.variants[0];
}

/** How many can play, from few to many. */
export function playerCounts(game: GameInfo): number[] {
  return [...new Set(game.variants.map((variant) => variant.seats))].sort((a, b) => a - b);
}

/** The choices for a variant; `others` is who sits on the other seats. */
export function choose(
  game: GameInfo,
  id: string = FIRST_VARIANT,
  others = usualBot(game),
): Choices {
  const variant = variantOf(game, id);
  const { points_to_win, strict_order } = switches(variant?.setup);
  return {
    variant: variant?.id ?? id,
    others: Array.from({ length: (variant?.seats ?? 4) - 1 }, () => others),
    points: points_to_win,
    strict: strict_order,
    clock: "none",
    public: false,
  };
}

export function usualBot(game: GameInfo): string {
  const usual = game.bots.find((bot) => bot.id === USUAL_BOT) ?? game.bots[0];
  return usual?.id ?? USUAL_BOT;
}

/** Goes over to another variant and keeps what still makes sense. */
export function change(game: GameInfo, before: Choices, id: string): Choices {
  const after = choose(game, id);
  const others = after.others.map(
    (bot, seat) => before.others[seat] ?? before.others.at(-1) ?? bot,
  );
  return { ...after, others, clock: before.clock, public: before.public };
}

/** The first variant for so many players that is like the present one. */
export function forPlayers(game: GameInfo, before: Choices, players: number): Choices {
  const kind = before.variant.replace(/-?\d+$/, "");
  const fitting = game.variants.filter((variant) => variant.seats === players);
  const alike = fitting.find((variant) => variant.id.replace(/-?\d+$/, "") === kind);
  const variant = alike ?? fitting[0];
  return variant === undefined ? before : change(game, before, variant.id);
}

/** What is sent: the variant by name, or its setup where a switch was turned. */
export function toRoom(game: GameInfo, choices: Choices): NewRoom {
  const variant = variantOf(game, choices.variant);
  const { points_to_win, strict_order } = switches(variant?.setup);
  const turned = {
    ...(choices.points !== points_to_win ? { points_to_win: choices.points } : {}),
    ...(choices.strict !== strict_order ? { strict_order: choices.strict } : {}),
  };
  const rest = {
    game: game.id,
    seats: ["me", ...choices.others],
    clock: choices.clock,
    public: choices.public,
  };
  if (Object.keys(turned).length === 0) return { ...rest, variant: choices.variant };
  const setup = isRecord(variant?.setup) ? variant.setup : {};
  const options = isRecord(setup["options"]) ? setup["options"] : {};
  return { ...rest, setup: { ...setup, options: { ...options, ...turned } } };
}
