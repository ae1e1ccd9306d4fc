import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** What somebody needs who writes a bot: they lie as in the repository, so that they find each other. */
const FILES = ["docs/bots-protocol.md", "docs/protocol.md", "examples/bot.ts", "examples/bot.py"];

/** The page hands out what one writes a bot from. */
export function forBots(repository: string): Plugin {
  return {
    name: "roundtable-for-bots",
    apply: "build",
    generateBundle() {
      for (const fileName of FILES)
        this.emitFile({ type: "asset", fileName, source: readFileSync(resolve(repository, fileName)) });
    },
  };
}
