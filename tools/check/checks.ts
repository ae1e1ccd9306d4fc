import { spawn } from "node:child_process";
import { CleanCache } from "./clean-cache.ts";
import { lintChanged } from "./lint.ts";
import { fingerprint, readTree, type Tree } from "./tree.ts";

export interface CheckResult {
  readonly code: number;
  readonly text: string;
}

/** A check reads the files of the repository and reports faults. */
type Check = (root: string, tree: () => Tree) => Promise<CheckResult>;

const OXLINT = "node_modules/oxlint/bin/oxlint";

/** The checks by name, in the order in which they start: the slowest first. */
export const CHECKS: Readonly<Record<string, Check>> = {
  // The compiler and the formatter have caches of their own.
  types: (root) => run(root, "node_modules/typescript/bin/tsc", "-b"),
  lint: (root, tree) => lintChanged(root, tree(), (files) => run(root, OXLINT, ...files)),
  boundaries: unlessUnchanged("boundaries", "tools/boundaries/main.ts"),
  unused: unlessUnchanged(
    "unused",
    "node_modules/knip/bin/knip.js",
    "--no-progress",
    "--treat-config-hints-as-errors",
  ),
  prose: unlessUnchanged("prose", "tools/prose/main.ts"),
  format: (root) => run(root, "node_modules/oxfmt/bin/oxfmt", "--check"),
};

/** For checks whose result can depend on any file: they run again when any file has changed. */
function unlessUnchanged(name: string, ...argv: readonly string[]): Check {
  return async (root, tree) => {
    const cache = new CleanCache(root, name);
    const now = fingerprint([...tree(), ["", argv.join(" ")]]);
    if (cache.read().has(now)) return { code: 0, text: "Nothing has changed since it was last clean.\n" };
    const result = await run(root, ...argv);
    if (result.code === 0) cache.write([now]);
    return result;
  };
}

/** Runs the named checks, as many at a time as there are cores, and reports each when it ends. */
export async function runChecks(
  root: string,
  names: readonly string[],
  cores: number,
  onEnd: (name: string, result: CheckResult, seconds: number) => void,
): Promise<void> {
  const waiting = Object.entries(CHECKS).filter(([name]) => names.includes(name));
  let read: Tree | undefined;
  const tree = (): Tree => (read ??= readTree(root));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, check] = next;
      const begun = performance.now();
      const result = await check(root, tree).catch((error: unknown) => ({
        code: 1,
        text: `${String(error)}\n`,
      }));
      onEnd(name, result, (performance.now() - begun) / 1000);
    }
  };
  await Promise.all(Array.from({ length: cores }, work));
}

async function run(root: string, ...argv: readonly string[]): Promise<CheckResult> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(process.execPath, argv, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...color },
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
  return await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, text: Buffer.concat(parts).toString() }));
  });
}
