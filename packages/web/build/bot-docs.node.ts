import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Everything that an author of a bot needs. The files keep their paths from the repository, so that their links work.
 */
const FILES = ["docs/bots-protocol.md", "docs/protocol.md", "examples/bot.ts", "examples/bot.py"];

/** Serves the documents and examples for authors of bots. */
export function botDocs(repository: string): Plugin {
  return {
    name: "roundtable-for-bots",
    apply: "build",
    generateBundle() {
      for (const fileName of FILES)
        this.emitFile({ type: "asset", fileName, source: readFileSync(resolve(repository, fileName)) });
    },
  };
}
