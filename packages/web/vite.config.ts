import { resolve } from "node:path";
import prefresh from "@prefresh/vite";
import { defineConfig } from "vite";
import { ahead } from "./build/ahead.node.ts";
import { icons } from "./build/icons.node.ts";

const root = import.meta.dirname;
const BASE =
  /node_modules\/@?preact|packages\/(language|kit)\/src\/(line|list|locale|plural|game-card|icon|named|shield)|games\/[^/]+\/(card|rules\/seats)\./;
const server = `http://localhost:${process.env["PORT"] ?? "3000"}`;

export default defineConfig({
  root,
  plugins: [await prefresh(), icons(resolve(root, "../..")), ahead(root)],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: ["chrome123", "firefox125", "safari17.5"],
    // A file of its own is cached; written into a script it would be fetched again with every change of it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs is one file: as many small ones would each take their way there and back.
          groups: [{ name: "base", test: BASE }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } },
});
