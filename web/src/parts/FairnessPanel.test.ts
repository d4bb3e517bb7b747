// The proof in the page, before a house that tells the truth and before some that do not.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Message, Replay, ReplayStep, Revealed, Room } from "../generated/server";
import { EngineFault, type FaultInfo } from "../lib/engine/engine";
import "../games/island/register";
import { Memory } from "../lib/fairness/memory";
import { language } from "../lib/i18n.svelte";
import stub from "../../tests/stub";
import FairnessPanel from "./FairnessPanel.svelte";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/fixtures", name), "utf8"));
const honest = read("replay.json") as Replay & { fairness: Revealed };
const ME = honest.fairness.player_seeds.findIndex((seed) => seed !== "");
const SEED = honest.fairness.player_seeds[ME] ?? "";
const room = (state: Room["state"]): Room => ({
  ...honest.room,
  state,
  seats: honest.room.seats.map((seat, at) => ({ ...seat, me: at === ME, ready: at === ME })),
});

/** What the engine says of a journal, and how far it says it has come before. */
const engine = vi.hoisted(() => ({
  here: true,
  ask: (): Promise<unknown> => Promise.resolve(),
}));
vi.mock("../lib/engine/engine", async (original) => {
  const real = await original<typeof import("../lib/engine/engine")>();
  return {
    ...real,
    get engineIsHere() {
      return engine.here;
    },
    openEngine: () =>
      Promise.resolve({
        ask: (_: unknown, progress?: (done: number, total: number) => void) => {
          progress?.(64, 200);
          return engine.ask();
        },
        stop: () => undefined,
      }),
  };
});

/** What the house says when the game is over. */
let told: { steps: ReplayStep[]; fairness: Revealed };

function journal(): string {
  const { secret, ...fairness } = told.fairness;
  const header = { eiland: 1, game: "island", setup: honest.room.setup, fairness };
  const steps = told.steps.map(({ n, seat, nature }) =>
    nature === undefined ? { n, seat, decides: {} } : { n, nature },
  );
  return [header, ...steps, { end: { secret } }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");
}

beforeEach(() => {
  language.current = "en";
  localStorage.clear();
  told = { steps: honest.steps, fairness: honest.fairness };
  engine.here = true;
  engine.ask = () => Promise.resolve({ kinds: { rolled: 63, stolen: 1, whirled: 2 } });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(journal())));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Seat `ME` plays the game, with this commitment shown first. */
function play(commitment = honest.fairness.commitment, seed = SEED): void {
  const memory = new Memory(honest.room.id);
  const table = (state: Room["state"]) =>
    ({
      is: "table",
      room: room(state),
      eye: ME,
      era: 0,
      seq: 0,
      from: 0,
      log: [],
      commitment,
    }) as unknown as Message;
  memory.hear(table("waiting"));
  memory.began(room("waiting"), seed);
  memory.hear(table("playing"));
  for (const { n, seat, events } of honest.steps)
    memory.hear({ is: "step", n, events, ...(seat === undefined ? {} : { seat }) } as Message);
}

function show(revealed = true): void {
  const fairness = revealed ? told.fairness : { ...told.fairness, secret: null };
  const names = honest.room.seats.map((seat) => seat.name);
  render(FairnessPanel, { fairness, steps: told.steps, room: room("over"), module: stub, names });
}

it("confirms the game that was seen", async () => {
  play();
  show();
  await screen.findByRole("heading", { name: "The dice were fair" });
  screen.getByText(/^The same as you saw here: the seal from before the game, your own seed, and/);
});

it("says where it has nothing to compare with", async () => {
  show();
  await screen.findByRole("heading", { name: "The dice were fair" });
  screen.getByText(/^This browser did not see the game/);
});

it("finds another seal, and does not wait for the end", async () => {
  play("0f".repeat(32));
  show(false);
  await screen.findByRole("heading", { name: "The dice cannot be confirmed" });
  const short = honest.fairness.commitment.slice(0, 8);
  screen.getByText(new RegExp(`You saw 0f0f0f0f…, the journal says ${short}…`));
});

it("finds that the own seed was changed", async () => {
  play(undefined, "my lucky words");
  show();
  await screen.findByRole("heading", { name: "The dice cannot be confirmed" });
  screen.getByText(`You added the seed “my lucky words”, but the journal says “${SEED}”.`);
});

it("finds a step that was seen otherwise", async () => {
  play();
  const steps = honest.steps.map((step) =>
    step.n === 12 ? { ...step, events: [{ event: "turn_began", seat: 0, turn: 99 }] } : step,
  );
  told = { ...told, steps };
  show();
  await screen.findByRole("heading", { name: "The dice cannot be confirmed" });
  screen.getByText(/^Step 12 is not the one that you saw/);
});

it("finds a journal that ends too soon", async () => {
  play();
  told = { ...told, steps: honest.steps.slice(0, 40) };
  show();
  await screen.findByText(`You saw ${honest.steps.length} steps, but the journal ends after 40.`);
});

const wrong = (fault: FaultInfo): void => {
  engine.ask = () => Promise.reject(new EngineFault(fault));
};

it("counts what was drawn again, also what it has no words for", async () => {
  show();
  await screen.findByText(
    "Drawn again here: 63 rolls, one theft, and 2 further outcomes. All match.",
  );
});

it("shows how far it has come", async () => {
  let answer = (_: unknown): void => undefined;
  engine.ask = () => new Promise((done) => (answer = done));
  show();
  const bar = await screen.findByRole("progressbar", { name: "64 of 200 steps" });
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["64", "200"]);
  answer({ kinds: {} });
  await screen.findByRole("heading", { name: "The dice were fair" });
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("names the step, the line or the rule that is wrong", async () => {
  wrong({ kind: "unverified", message: "step 9 should be {}", step: 9 });
  show();
  await screen.findByRole("heading", { name: "The dice cannot be confirmed" });
  screen.getByText(/^Step 9 does not follow from the seeds/);
  screen.getByText("step 9 should be {}");
  cleanup();
  const text = { en: "Roads join roads.", de: "Straßen grenzen an Straßen." };
  wrong({ kind: "journal", message: "line 7: …", line: 7, rule: "BASE-33", text });
  show();
  await screen.findByText(/^Line 7 of the journal breaks a rule. Roads join roads.$/);
  cleanup();
  wrong({ kind: "journal", message: "line 3: not JSON", line: 3 });
  show();
  await screen.findByText("Line 3 of the journal cannot be right.");
  cleanup();
  wrong({ kind: "unverified", message: "the revealed secret has the commitment 00" });
  show();
  await screen.findByText("The opened seed does not fit the seal that was published.");
});

it("says what is off in a page without the engine, and still compares", async () => {
  engine.here = false;
  play();
  show();
  await screen.findByRole("heading", { name: "This page cannot check the dice" });
  screen.getByText(/eiland verify JOURNAL$/);
  screen.getByText(/^The same as you saw here/);
});

it("does not blame the game where the engine breaks", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  wrong({ kind: "broken", message: "out of memory" });
  show();
  await screen.findByRole("heading", { name: "The dice could not be checked" });
  screen.getByText(/^The engine of this page did not start/);
});
