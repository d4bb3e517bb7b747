import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The page is served by `eiland serve`; while it is being worked on, Vite serves it and passes the
// server's addresses on.
const server = process.env["EILAND_SERVER"] ?? "http://127.0.0.1:4700";

/**
 * Scripts find one another by where they are, so that the page can lie in any folder. Its first file is
 * also what the server answers for addresses such as `/room/x`, so that one names files from the top;
 * `eiland page` turns it back.
 */
const fromTheTop: Plugin = {
  name: "from-the-top",
  enforce: "post",
  transformIndexHtml: (html) => html.replaceAll('="./', '="/'),
};

/** Tells the service worker what to keep: all files of the page but the first. */
const keptFiles: Plugin = {
  name: "kept-files",
  enforce: "post",
  generateBundle(_, bundle) {
    const worker = bundle["sw.js"];
    if (worker?.type !== "chunk") return;
    const files = Object.keys(bundle).filter((name) => name !== "sw.js" && !/\.html$/.test(name));
    const all = [...files, "icon.svg", "app.webmanifest", "app-192.png"].sort();
    // The names of files change with their contents; the worker's own code counts too.
    const mark = createHash("sha256")
      .update(all.join() + worker.code)
      .digest("hex")
      .slice(0, 12);
    const head = `const FILES=${JSON.stringify(all)},MARK=${JSON.stringify(mark)};\n`;
    worker.code = head + worker.code;
  },
};

export default defineConfig({
  base: "./",
  plugins: [svelte(), fromTheTop, keptFiles],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: {
        // A service worker has one address for ever.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
