// The real server with the real page, and a real browser, for one test file.

import { spawn } from "node:child_process";
import { mkdtemp, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const BROWSER = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Starts the server on any free port, with data of its own; gives its address once it answers. */
export async function startServer() {
  const program = process.env["EILAND_PROGRAM"] ?? "../target/debug/eiland";
  const data = await mkdtemp(join(tmpdir(), "eiland-browser-"));
  const port = 20000 + (process.pid % 20000);
  const address = `http://127.0.0.1:${port}`;
  const words = ["serve", "--listen", `127.0.0.1:${port}`, "--data", data, "--bot-pause-ms", "0"];
  const child = spawn(program, [...words, "--log", "warn"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let tries = 0; ; tries += 1) {
    try {
      if ((await fetch(`${address}/api/games`)).ok) break;
    } catch {
      if (tries > 200) throw new Error(`the server did not answer at ${address}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  const stop = async () => {
    child.kill("SIGKILL");
    await rm(data, { recursive: true, force: true });
  };
  return { address, stop };
}

/** Starts the browser. */
export function startBrowser() {
  const program = process.env["EILAND_CHROMIUM"] ?? "chromium";
  const executablePath = program.includes("/") ? program : `/usr/bin/${program}`;
  return chromium.launch({ executablePath, args: BROWSER });
}

/** Keeps a picture of the page for people to look at. */
export async function picture(page, name) {
  await mkdir("screenshots", { recursive: true });
  await page.screenshot({ path: `screenshots/${name}.png` });
}

/** Collects what a page must not do: errors, and requests to anywhere but the server. */
export function watch(page, address) {
  const faults = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (line) => {
    if (line.type() === "error") faults.push(`console: ${line.text()}`);
  });
  page.on("request", (request) => {
    const own = request.url().startsWith(address) || request.url().startsWith("data:");
    if (!own) faults.push(`request to ${request.url()}`);
  });
  return faults;
}
