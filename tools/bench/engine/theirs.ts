import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Played, Playing } from "./playing.ts";

export interface Theirs {
  /** Without a deck it shuffles its own. */
  play(how: Playing & { readonly deck?: readonly string[] }): Played;
}

const folder = fileURLToPath(new URL("./theirs", import.meta.url));

/** boardgame.io, installed into a folder of its own when it is first wanted, and loaded as in production. */
export async function loadTheirs(say: (line: string) => void): Promise<Theirs> {
  if (!isInstalled()) {
    say("Installing boardgame.io beside the benchmark …");
    const options = [
      "ci",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--legacy-peer-deps",
      "--loglevel=error",
    ];
    const { status } = spawnSync("npm", options, {
      cwd: folder,
      stdio: ["ignore", 2, 2],
      shell: process.platform === "win32",
    });
    if (status !== 0) throw new Error("boardgame.io could not be installed: see npm's words above.");
  }
  process.env["NODE_ENV"] = "production";
  return (await import(new URL("./theirs/high-card.mjs", import.meta.url).href)) as Theirs;
}

function isInstalled(): boolean {
  const installed = `${folder}/node_modules/boardgame.io/package.json`;
  if (!existsSync(installed)) return false;
  const { version } = JSON.parse(readFileSync(installed, "utf8")) as { version: string };
  const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as {
    dependencies: Record<string, string>;
  };
  return dependencies["boardgame.io"] === version;
}
