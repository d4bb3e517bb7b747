// Runs all browser tests, several files side by side, on one server and in one browser. What fails is
// tried once more with the machine to itself: then a wait that was too short for a busy machine is not
// taken for a fault of the page, and a fault fails again.

import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { SHARED_BROWSER, SHARED_SERVER, launch, startServer } from "./house.mjs";

const here = import.meta.dirname;
const files = readdirSync(here).filter((name) => name.endsWith(".test.mjs"));
const server = await startServer();
const browser = await chromium.launchServer(launch());
const env = {
  ...process.env,
  [SHARED_SERVER]: server.address,
  [SHARED_BROWSER]: browser.wsEndpoint(),
};

/** Runs one file and shows what it said when it is done, so that nothing is mixed up. */
const run = (name) =>
  new Promise((done) => {
    const tests = spawn(process.execPath, ["--test", join(here, name)], {
      stdio: ["ignore", "pipe", "inherit"],
      env,
    });
    let said = "";
    tests.stdout.on("data", (text) => (said += text));
    tests.once("close", (code) => {
      console.log(`== ${name}\n${said}`);
      done(code === 0);
    });
  });

const failed = [];
const waiting = [...files];
async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
    if (!(await run(name))) failed.push(name);
}

try {
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  const again = [];
  for (const name of failed) {
    console.log(`== ${name} failed beside others and is tried alone`);
    if (!(await run(name))) again.push(name);
  }
  const passed = files.length - again.length;
  console.log(`files: ${passed} passed, ${again.length} failed`);
  if (again.length > 0) {
    console.log(again.join("\n"));
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}
