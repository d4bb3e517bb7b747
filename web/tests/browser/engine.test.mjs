// The engine in the page answers as the native program does: the examples of the protocol and the golden
// playthroughs of every variant go through both, here in Node and in the browser under the server's policy.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openHouse, story, visitor } from "./house.mjs";

const root = join(import.meta.dirname, "../../..");
const program = process.env["EILAND_PROGRAM"] ?? "../target/debug/eiland";
const assets = join(root, "web/dist/assets");
const file = readdirSync(assets).find((name) => /^engine-.*\.wasm$/.test(name));
const chapter = story();
const { server, browser } = await openHouse();

/** The requests of docs/protocol.md that do not depend on a clock or on random bytes. */
function examples() {
  const text = readFileSync(join(root, "docs/protocol.md"), "utf8");
  return text
    .split("\n")
    .filter((line) => line.startsWith("> "))
    .map((line) => line.slice(2))
    .filter((line) => !line.includes('"quit"'));
}

/** A golden playthrough as requests: every step, and now and then all that can be seen. */
function golden(path) {
  const [head, setup, ...steps] = readFileSync(path, "utf8").split("\n");
  const game = head.split(",")[0];
  const all = ["view", "decisions", "points", "standing"];
  const lines = [{ do: "start", game, setup: JSON.parse(setup.slice("setup ".length)), seed: 1 }];
  for (const [index, step] of steps.entries()) {
    const show = index % 7 === 0 ? all : [];
    const nature = /^\d+ nature (.*)$/.exec(step);
    const seat = /^\d+ seat (\d) (.*)$/.exec(step);
    if (nature) lines.push({ do: "resolve", outcome: JSON.parse(nature[1]), show });
    if (seat) {
      const decision = JSON.parse(seat[2]);
      lines.push({ do: "decide", seat: Number(seat[1]), decision, eye: Number(seat[1]), show });
    }
  }
  for (const seat of [0, 1]) {
    lines.push({ do: "imagine", seat, seed: 7 }, { do: "think", seat, bot: "gentle", seed: 3 });
    lines.push({ do: "log", eye: seat, after: 5, upto: 60 }, { do: "undoable", seat });
  }
  lines.push({ do: "playouts", games: 3, seed: 5 }, { do: "journal" });
  return lines.map((line) => JSON.stringify(line));
}

const goldens = join(root, "crates/games/tests/golden");
const all = ["dice", "island"].flatMap((game) =>
  readdirSync(join(goldens, game)).map((name) => join(goldens, game, name)),
);
const lines = [...examples(), ...all.flatMap(golden)];
// Where the time and the randomness come from is the one thing in which the two differ.
const ASIDE = /"kind":"no_randomness"|"seed":\d+,"setup"|"commitment"/;

async function native() {
  const child = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  const answers = [];
  const ended = new Promise((done) => child.once("close", done));
  createInterface({ input: child.stdout }).on("line", (line) => answers.push(line));
  for (const line of lines)
    if (!child.stdin.write(`${line}\n`)) await new Promise((go) => child.stdin.once("drain", go));
  child.stdin.end();
  await ended;
  return answers;
}

/** The module without the page's own scripts, so that it can be sent to the browser. */
async function inModule([module, lines]) {
  const bytes = typeof module === "string" ? await (await fetch(module)).arrayBuffer() : module;
  const text = new TextDecoder();
  const raw = new TextEncoder();
  const page = { progress() {}, broken() {} };
  const { instance } = await WebAssembly.instantiate(bytes, { page });
  const { memory, begin, room, ask, answer } = instance.exports;
  begin();
  return lines.map((line) => {
    const sent = raw.encode(line);
    const at = room(sent.length);
    new Uint8Array(memory.buffer, at, sent.length).set(sent);
    const length = ask(sent.length);
    return text.decode(new Uint8Array(memory.buffer, answer(), length));
  });
}

let expected;

function compare(found) {
  assert.equal(found.length, expected.length);
  let compared = 0;
  for (const [index, answer] of expected.entries()) {
    if (ASIDE.test(answer) || ASIDE.test(found[index])) continue;
    assert.equal(found[index], answer, lines[index]);
    compared += 1;
  }
  assert.ok(compared > lines.length - 40, `${compared} of ${lines.length}`);
}

chapter("in Node every answer is the native program's", 240, async () => {
  assert.ok(file, "the page was built without the engine");
  expected = await native();
  compare(await inModule([readFileSync(join(assets, file)), lines]));
});

chapter("in the browser, too, under the server's policy", 240, async () => {
  const { page, faults } = await visitor(browser, server);
  await page.goto("/");
  compare(await page.evaluate(inModule, [`/assets/${file}`, lines]));
  assert.deepEqual(faults, []);
});
