// Looks at the page: every screen in several sizes, both themes, both languages, with the server's
// answers taken from the fixtures. Writes pictures to screenshots/ and checks each with axe.
//   node tests/shots.mjs [part of a name]
// EILAND_FIXTURES=folder takes a recording with all views (tests/record.mjs); STUB=0 uses the games
// of the page itself instead of the stand-in.

import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build, preview } from "vite";

const here = import.meta.dirname;
const fixtures = process.env["EILAND_FIXTURES"] ?? join(here, "fixtures");
const read = (name) => JSON.parse(readFileSync(join(fixtures, name), "utf8"));
const [replay, table, views] = [read("replay.json"), read("table.json"), read("views.json")];
const only = process.argv[2] ?? "";
const out = join(here, "../screenshots");
mkdirSync(out, { recursive: true });

const words = (en, de) => ({ en, de });
const variant = (id, en, de, seats) => ({
  id,
  name: words(en, de),
  about: words("What this is, told in one sentence.", "Was das ist, in einem Satz gesagt."),
  seats,
  setup: { ...replay.room.setup, players: seats },
  switches: [],
});
const games = {
  games: [
    {
      id: "island",
      name: words("The Island", "Die Insel"),
      variants: [
        variant("variable-4", "Shuffled island", "Gemischte Insel", 4),
        variant("variable-3", "Shuffled island", "Gemischte Insel", 3),
        variant("beginner-4", "First island", "Erste Insel", 4),
        variant("beginner-3", "First island", "Erste Insel", 3),
        variant("variable-5", "Large island", "Große Insel", 5),
        variant("variable-6", "Large island", "Große Insel", 6),
        variant("duo", "For two", "Zu zweit", 2),
      ],
      bots: ["gentle", "steady", "keen"].map((id) => ({ id, name: words(id, id) })),
    },
  ],
};

const bots = replay.room.seats.map((seat) => ({ ...seat, kind: "bot", me: false }));
const open = { kind: "open", name: "", here: false, stand_in: false, ready: false, me: false };
const lobby = {
  ...table.room,
  state: "waiting",
  seats: [table.room.seats[0], { ...table.room.seats[1] }, open, open],
};
const rooms = {
  mine: [
    table.room,
    { ...lobby, id: "w" },
    { ...table.room, id: "x", to_act: { waiting: "seats", seats: [2] } },
  ],
  watch: [{ ...table.room, id: "y", seats: bots }],
  replays: [replay.room, { ...replay.room, id: "z", winners: [0], points: [10, 8, 7, 4] }],
};
const rule = {
  id: "BASE-38",
  topic: "building",
  source: "book",
  en: "Distance rule: a settlement may only be built where none of the neighbouring corners (three at most) holds a building, whoever owns it. See BASE-68.",
  de: "Abstandsregel: Eine Siedlung darf nur entstehen, wo auf keiner der (höchstens drei) Nachbarkreuzungen ein Gebäude steht, gleich wem es gehört. Siehe BASE-68.",
};
const books = {
  books: [
    {
      id: "BASE",
      title: words("The base game", "Das Basisspiel"),
      rules: [36, 37, 38, 39, 40, 41, 42].map((n) => ({ ...rule, id: `BASE-${n}` })),
    },
  ],
};
const over = {
  ...table,
  room: { ...replay.room, points: [10, 8, 9, 4], winners: [0] },
  to_act: { waiting: "nobody" },
  decisions: [],
};
const stoodIn = {
  ...table.room,
  seats: table.room.seats.map((seat) => (seat.me ? { ...seat, stand_in: true } : seat)),
};
const refused = {
  is: "refused",
  to: null,
  rule: "BASE-38",
  why: "too close",
  text: words(rule.en, rule.de),
};

function answer(path) {
  if (path === "/api/games") return games;
  if (path === "/api/rooms") return rooms;
  if (path === "/api/me") return { name: "Lena", account: false };
  if (path === "/api/rules") return books;
  if (path.startsWith("/api/rules/")) return rule;
  if (path.endsWith("/replay")) return replay;
  const n = /replay\/(\d+)$/.exec(path)?.[1];
  if (n !== undefined) return views[n] ?? views["0"];
  return undefined;
}

const press = (name) => async (page) => {
  await page.getByRole("button", { name }).first().click();
  await page.waitForTimeout(250);
};
const middle = Math.round(replay.steps.length * 0.4);
const SCREENS = {
  home: { path: "/" },
  options: { path: "/", then: press(/^(Change|Ändern)$/) },
  settings: { path: "/", then: press(/^(Settings|Einstellungen)$/) },
  account: { path: "/", then: press(/^(My account|Mein Konto)$/) },
  login: {
    path: "/",
    then: async (page) => {
      await press(/^(My account|Mein Konto)$/)(page);
      await page.getByRole("radio", { name: /^(Log in|Anmelden)$/ }).check();
      await page.waitForTimeout(150);
    },
  },
  lobby: { path: "/room/w", socket: [{ ...table, room: lobby, view: null, log: [] }] },
  table: { path: "/room/h7Kq2", socket: [table] },
  refused: { path: "/room/h7Kq2", socket: [table, refused] },
  stand_in: { path: "/room/h7Kq2", socket: [{ ...table, room: stoodIn }] },
  lost: { path: "/room/h7Kq2", socket: [table, "close"], wait: 2600 },
  log: { path: "/room/h7Kq2", socket: [table], small: true, then: press(/^(Log|Verlauf)$/) },
  chat: { path: "/room/h7Kq2", socket: [table], then: press(/^Chat/) },
  fair: { path: "/room/h7Kq2", socket: [table], large: true, then: press(/^(Fair dice|Faire)/) },
  final: { path: "/room/h7Kq2", socket: [over] },
  replay: { path: `/replay/h7Kq2?step=${middle}`, wait: 900 },
  rules: { path: "/rules" },
  rule: { path: "/rules/BASE-38" },
  nowhere: { path: "/atlantis" },
};
const LOOKS = [
  { width: 1440, height: 900, theme: "light", language: "en" },
  { width: 1440, height: 900, theme: "dark", language: "de" },
  { width: 1024, height: 768, theme: "dark", language: "en" },
  { width: 390, height: 844, theme: "light", language: "de" },
  { width: 390, height: 844, theme: "dark", language: "en" },
];

const swap = {
  name: "stand-in",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace("/src/main.ts", "/tests/page/main.ts"),
  },
};
const site = {
  root: join(here, ".."),
  logLevel: "error",
  build: { outDir: join(tmpdir(), "eiland-shots"), emptyOutDir: true },
  plugins: process.env["STUB"] === "0" ? [] : [swap],
};
await build(site);
const server = await preview({ ...site, preview: { port: 4791, proxy: {} } });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const axe = join(here, "../node_modules/axe-core/axe.min.js");
let faults = 0;
const complain = (...words) => {
  faults += 1;
  console.log(...words);
};

for (const look of LOOKS) {
  const phone = look.width < 861;
  for (const [name, screen] of Object.entries(SCREENS)) {
    const file = `${name}-${look.width}-${look.theme}-${look.language}`;
    if (!file.includes(only) || (screen.small && !phone) || (screen.large && phone)) continue;
    const context = await browser.newContext({
      viewport: { width: look.width, height: look.height },
      colorScheme: look.theme,
      locale: look.language,
      hasTouch: phone,
    });
    const page = await context.newPage();
    page.on("pageerror", (fault) => complain(file, String(fault)));
    page.on(
      "console",
      (line) =>
        line.type() === "error" && !screen.socket?.includes("close") && complain(file, line.text()),
    );
    page.on("request", (request) => {
      if (!request.url().startsWith("http://localhost:4791") && !request.url().startsWith("data:"))
        complain(file, "outside request", request.url());
    });
    await page.route(/:4791\/api\//, (route) => {
      const json = answer(new URL(route.request().url()).pathname);
      return json === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json });
    });
    let dials = 0;
    await page.routeWebSocket(/\/api\/rooms\/.*\/socket/, (socket) => {
      dials += 1;
      if (dials > 1) return socket.close();
      for (const message of screen.socket ?? []) {
        if (message === "close") setTimeout(() => socket.close(), 300);
        else setTimeout(() => socket.send(JSON.stringify(message)), 50);
      }
    });
    await page.goto(`http://localhost:4791${screen.path}`);
    await page.locator("header.bar").waitFor();
    await page.waitForTimeout(screen.wait ?? 400);
    await screen.then?.(page);
    const full = name === "home" || name === "rules" || (phone && name === "replay");
    await page.screenshot({ path: join(out, `${file}.png`), fullPage: full && phone });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) complain(file, `scrolls sideways by ${wide}`);
    if (existsSync(axe)) {
      await page.addScriptTag({ path: axe });
      const { violations } = await page.evaluate(() => window.axe.run());
      for (const { id, nodes } of violations)
        complain(file, id, nodes.map((node) => node.html.slice(0, 140)).slice(0, 3));
    }
    await context.close();
  }
}
await browser.close();
await server.close();
console.log(faults === 0 ? "all fine" : `${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
