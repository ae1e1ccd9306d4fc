import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const folder = import.meta.dirname;

/** The date that pins the dependencies of the peers. A lock file would say the same in thousands of lines. */
const AS_OF = "2026-11-18";

/** Installs the peers into this folder when they are first needed, and runs them as in production. */
export function installPeers(say: (line: string) => void): void {
  process.env["NODE_ENV"] = "production";
  if (areInstalled()) return;
  say("Installing boardgame.io and Colyseus beside the benchmarks …");
  const options = [
    "install",
    "--no-package-lock",
    `--before=${AS_OF}`,
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const { status } = spawnSync("npm", options, {
    cwd: folder,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("The peers could not be installed: see npm's words above.");
}

function areInstalled(): boolean {
  const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as {
    dependencies: Record<string, string>;
  };
  return Object.entries(dependencies).every(([name, version]) => {
    const installed = `${folder}/node_modules/${name}/package.json`;
    if (!existsSync(installed)) return false;
    return (JSON.parse(readFileSync(installed, "utf8")) as { version: string }).version === version;
  });
}
