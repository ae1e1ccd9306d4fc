import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const WORKER = "service-worker.mjs";
/**
 * Files that are useless offline: link previews, fonts and pictures that no page shows, documents for authors of bots.
 */
const LEFT_OUT =
  /^\/(preview\/|docs\/|examples\/|index\.html$|service-worker\.mjs$|manifest\.\w+\.webmanifest$)|\.(map|br|gz)$/;

/** Writes the list of all built files into the service worker, once they are written. */
export function precacheManifest(): Plugin {
  let dist = "";
  return {
    name: "roundtable-kept-build",
    apply: "build",
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      handler() {
        const worker = join(dist, WORKER);
        const files = filesIn(dist).filter((file) => !LEFT_OUT.test(file));
        const page = sha256(readFileSync(join(dist, "index.html")));
        const code = readFileSync(worker, "utf8");
        const contents = files.map((file) => `${file} ${sha256(readFileSync(join(dist, file)))}`);
        const version = sha256([page, code, ...contents].join("\n")).slice(0, 16);
        writeFileSync(worker, `const BUILD = ${JSON.stringify({ version, page, files })};\n${code}`);
      },
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`)
    .toSorted();
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
