// Draws again what nature brought (docs/fairness.md, "Games that name their streams"): the lot by
// stream 0, each roll by the stream of its turn and number, six numbers for the six dice.

import type { Checked, Verifier } from "../../lib/table";
import { FACES } from "./faces";
import type { Event, Face, Outcome, Setup } from "./types";

const DICE = 6;
const LOT = 0;

const streamOf = (turn: number, roll: number): number => 4 * turn + roll;

export function verifier({ setup }: { setup: unknown }): Verifier {
  const { players } = setup as Setup;
  // A game for one begins without a lot, so its first turn is told by no event.
  let turn = players === 1 ? 1 : 0;
  let rolls = 0;

  const roll = async (
    told: readonly Face[],
    rolled: readonly number[],
    stream: Parameters<Verifier>[2],
  ): Promise<Checked> => {
    const chance = stream(streamOf(turn, rolls));
    const drawn: (Face | undefined)[] = [];
    for (let die = 0; die < DICE; die++) drawn.push(FACES[await chance.below(FACES.length)]);
    const right =
      told.length === rolled.length && rolled.every((die, at) => drawn[die] === told[at]);
    return { kind: "dice-fair-rolls", right };
  };

  return async (step, _, stream) => {
    const events = step.events as Event[];
    const outcome = step.nature as Outcome | undefined;
    let checked: Checked | undefined;
    if (outcome !== undefined && "start" in outcome) {
      const seat = await stream(LOT).below(players);
      checked = { kind: "dice-fair-starts", right: seat === outcome.start };
    } else if (outcome !== undefined && "dice" in outcome) {
      rolls += 1;
      const fell = events.find((event) => event.event === "rolled");
      checked = await roll(outcome.dice, fell?.event === "rolled" ? fell.rolled : [], stream);
      if (fell?.event !== "rolled" || fell.roll !== rolls) checked = { ...checked, right: false };
    }
    for (const event of events) {
      if (event.event !== "turn_began") continue;
      turn = event.turn;
      rolls = 0;
    }
    return checked;
  };
}
