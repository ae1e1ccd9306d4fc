import { resolve } from "node:path";
import prefresh from "@prefresh/vite";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.node.ts";
import { botDocs } from "./build/bot-docs.node.ts";
import { icons } from "./build/icons.node.ts";
import { precacheManifest } from "./build/precache-manifest.node.ts";
import { manifest } from "./build/manifest.node.ts";
import { preload } from "./build/preload.node.ts";
import { stripText } from "./build/strip-text.node.ts";

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
    botDocs(resolve(root, "../..")),
    precacheManifest(),
  ],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // Workers load each game lazily, like the page.
  worker: { format: "es", plugins: () => [stripText()] },
  build: {
    target: ["chrome123", "firefox125", "safari17.5"],
    // Assets stay files, which are cached. Inlined, they would be fetched again with every change of the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        index: resolve(root, "index.html"),
        [WORKER]: resolve(root, "src/service-worker/service-worker.ts"),
      },
      output: {
        // The service worker keeps its address from build to build.
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.mjs` : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } },
});
