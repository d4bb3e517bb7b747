// Runs all browser tests, several files side by side, on one server and in one browser.

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
try {
  const words = ["--test", `--test-concurrency=${Math.max(2, availableParallelism())}`];
  const tests = spawn(process.execPath, [...words, ...files.map((name) => join(here, name))], {
    stdio: "inherit",
    env: {
      ...process.env,
      [SHARED_SERVER]: server.address,
      [SHARED_BROWSER]: browser.wsEndpoint(),
    },
  });
  process.exitCode = await new Promise((done) => tests.once("exit", (code) => done(code ?? 1)));
} finally {
  await browser.close();
  await server.stop();
}
