import { resolve } from "node:path";
import prefresh from "@prefresh/vite";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.node.ts";
import { forBots } from "./build/for-bots.node.ts";
import { icons } from "./build/icons.node.ts";
import { keptBuild } from "./build/kept-build.node.ts";
import { manifest } from "./build/manifest.node.ts";
import { preload } from "./build/preload.node.ts";
import { wordless } from "./build/wordless.node.ts";

const root = import.meta.dirname;
const WORKER = "service-worker";
const server = `http://localhost:${process.env["PORT"] ?? "3000"}`;

export default defineConfig({
  root,
  plugins: [
    await prefresh(),
    icons(resolve(root, "../..")),
    chunks(root),
    preload(root),
    manifest(resolve(root, "../..")),
    forBots(resolve(root, "../..")),
    keptBuild(),
  ],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // What runs in a worker fetches each game when it is wanted, like the page.
  worker: { format: "es", plugins: () => [wordless()] },
  build: {
    target: ["chrome123", "firefox125", "safari17.5"],
    // A file of its own is cached; written into a script it would be fetched again with every change of it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        index: resolve(root, "index.html"),
        [WORKER]: resolve(root, "src/service-worker/service-worker.ts"),
      },
      output: {
        // A worker keeps its address from build to build.
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.mjs` : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } },
});
