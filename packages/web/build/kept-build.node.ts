import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const WORKER = "service-worker.mjs";
/** What nobody needs without a connection: what others see of a link, fonts and pictures of no page, what bots are written from. */
const LEFT_OUT =
  /^\/(preview\/|docs\/|examples\/|index\.html$|service-worker\.mjs$|manifest\.webmanifest$)|\.(map|br|gz)$/;

/** Tells the service worker of what the build is made, when all of it is written. */
export function keptBuild(): Plugin {
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
