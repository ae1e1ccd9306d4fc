import { resolve } from "node:path";
import prefresh from "@prefresh/vite";
import { defineConfig } from "vite";
import { ahead } from "./build/ahead.node.ts";
import { forBots } from "./build/for-bots.node.ts";
import { icons } from "./build/icons.node.ts";
import { keptBuild } from "./build/kept-build.node.ts";
import { manifest } from "./build/manifest.node.ts";
import { wordless } from "./build/wordless.node.ts";

const root = import.meta.dirname;
/** Whatever is on the home page, which is on the way to all others. */
const BASE = new RegExp(
  [
    "node_modules/(@?preact|valibot)",
    "packages/language/src/(line|list|locale|plural|game-card)",
    "packages/kit/src/(icon|named|shield|choice|kept-drawing)",
    "packages/protocol/src/(plain|limits|person|reason|table|http|chance|from-server|match|lobby-list)\\.",
    // No styles: which layers there are is said first by the page's own.
    "packages/web/src/(connection/|errors/(?!error-report)|shell/(?!settings-|eyes-text)|parts/glyph|settings)[^.]*\\.tsx?$",
    "games/[^/]+/(card|rules/seats)\\.",
  ].join("|"),
);
/** What tables, lessons and replays share and the home page does not need. */
const SHARED = new RegExp(
  [
    "packages/language/src/(game-text|told-to|problem-text)",
    "packages/kit/src/(by-and-by|explain|line-text|names|measured|roving|sound)",
    "packages/kernel/src/(options|check|chance|given|tasks|seat)\\.",
    "packages/web/src/(parts/(dialog|ticking|media|lasting|link-to-share)|offline/here\\.ts|time/terms-door|history/doors)",
    "packages/web/src/table/(bot-name|rules/(open-clause|piece-figure))",
  ].join("|"),
);
const WORKER = "service-worker";
const server = `http://localhost:${process.env["PORT"] ?? "3000"}`;

export default defineConfig({
  root,
  plugins: [
    await prefresh(),
    icons(resolve(root, "../..")),
    ahead(root),
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
      input: { index: resolve(root, "index.html"), [WORKER]: resolve(root, "src/worker/service-worker.ts") },
      output: {
        // A worker keeps its address from build to build.
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.mjs` : "assets/[name]-[hash].js"),
        codeSplitting: {
          // What every page needs is one file: as many small ones would each take their way there and back.
          groups: [
            { name: "base", test: BASE },
            { name: "shared", test: SHARED },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } },
});
