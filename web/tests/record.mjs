// Records a whole game of the island from the real engine, for tests and screenshots:
//   node tests/record.mjs path/to/eiland [folder]
// `replay.json` is what the server would answer for the finished game, `table.json` the message on
// arrival in the middle of it, `views.json` the arbiter's views (all of them with a folder).
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
const [program = "eiland", folder] = process.argv.slice(2);
const out = folder ?? join(import.meta.dirname, "fixtures");
const engine = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`);
  const line = await lines.next();
  const answer = JSON.parse(line.value);
  if (answer.ok === undefined) throw new Error(JSON.stringify([request, answer.error]));
  return answer.ok;
}
/** The sooner in this list, the better; the bank is traded with now and then. */
const TASTE = [
  "build_city",
  "build_settlement",
  "play_road_building",
  "play_year_of_plenty",
  "play_monopoly",
  "play_knight",
  "build_road",
  "buy_card",
  "trade_bank",
  "roll",
  "take",
  "discard",
  "rob",
  "move_robber",
  "end_turn",
  "decline",
  "pass",
];
let state = 7;
const random = (below) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};
function pick(decisions) {
  for (const kind of TASTE) {
    const fitting = decisions.filter((one) => one.do === kind);
    if (fitting.length === 0 || (kind === "build_road" && random(3) > 0 && decisions.length > 20))
      continue;
    if (kind === "trade_bank" && random(4) > 0) continue;
    return fitting[random(fitting.length)];
  }
  return decisions[0];
}
const secret = "0f1e2d3c4b5a69788796a5b4c3d2e1f0".repeat(2);
const started = await ask({
  do: "start",
  game: "island",
  variant: "beginner-4",
  fair: { player_seeds: ["heron-quay-417", "", "", ""], secret },
});
const steps = [];
const views = [(await ask({ do: "state" })).state];
const MIDDLE = 150;
let middle;
let now = started;
while (now.to_act.waiting !== "nobody") {
  const seat = now.to_act.seats?.[0];
  const show = ["standing", "state"];
  if (seat === undefined) now = await ask({ do: "draw", show });
  else {
    const { decisions } = await ask({ do: "decisions", seat });
    if (middle === undefined && now.step >= MIDDLE && seat === 0 && decisions.length > 4) {
      const mine = await ask({ do: "view", eye: 0 });
      middle = {
        answer: now,
        mine: { ...mine, decisions },
        log: steps.map(({ points: _, nature: __, ...step }) => step),
      };
    }
    now = await ask({ do: "decide", seat, decision: pick(decisions), show });
  }
  const { step: n, events, standing, outcome: nature } = now;
  const who = seat === undefined ? { nature } : { seat };
  steps.push({ n, ...who, events, points: standing.points });
  views.push(now.state);
}
const { end } = await ask({ do: "close" });
engine.stdin.end();
const bot = (name) => ({
  kind: "bot",
  name,
  bot: "steady",
  here: true,
  stand_in: false,
  ready: true,
  me: false,
});
const room = {
  id: "h7Kq2",
  game: "island",
  variant: "beginner-4",
  setup: started.setup,
  clock: "none",
  public: false,
  host: true,
  seats: [
    { kind: "person", name: "Lena", here: true, stand_in: false, ready: true, me: true },
    bot("Mira"),
    bot("Jonas"),
    bot("Ada"),
  ],
  updated: "2026-11-14T20:15:00Z",
};
const write = (name, value) => writeFileSync(join(out, name), `${JSON.stringify(value)}\n`);
write("replay.json", {
  room: {
    ...room,
    state: "over",
    seq: now.step,
    turn: now.standing.turns,
    to_act: now.to_act,
    points: now.standing.points,
    winners: now.standing.winners,
  },
  steps,
  fairness: { ...started.fairness, secret: end.secret },
});
if (middle === undefined) throw new Error("the game was too short");
const { answer, mine, log } = middle;
write("table.json", {
  is: "table",
  room: {
    ...room,
    state: "playing",
    seq: answer.step,
    turn: answer.standing.turns,
    to_act: answer.to_act,
    points: answer.standing.points,
    winners: [],
  },
  eye: 0,
  seq: answer.step,
  era: 0,
  view: mine.view,
  to_act: answer.to_act,
  decisions: mine.decisions,
  undo: true,
  points: answer.standing.points,
  clock: [],
  commitment: started.fairness.commitment,
  from: 0,
  log,
  chat: [{ from: "Mira", seat: 1, text: "Good luck!", at: "2026-11-14T20:15:10Z" }],
  muted: [],
});
write(
  "views.json",
  folder === undefined ? { 0: views[0], [now.step]: views.at(-1) } : { ...views },
);
console.log(
  `${now.step} steps, ${now.standing.turns} turns, points ${now.standing.points.join(" ")}`,
);
