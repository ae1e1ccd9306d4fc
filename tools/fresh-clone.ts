import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

// Verifies that the committed state works for a stranger: clone, `npm test`, `npm start`, with nothing installed.

const clone = mkdtempSync(join(tmpdir(), "roundtable-clone-"));
execFileSync("git", ["clone", "--quiet", process.cwd(), clone]);

// The stranger has the machine's own Node, not the one that this repository installs.
const ownFolders = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.includes("node_modules"));
const env = { ...process.env, PATH: ownFolders.join(delimiter) };
const options = { cwd: clone, env, shell: process.platform === "win32" };

const test = spawnSync("npm", ["test"], { ...options, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });
const lastLine = test.stdout.trimEnd().split("\n").at(-1) ?? "";
const tested = test.status === 0 && /^\d+ passed, 0 failed$/.test(lastLine);
if (!tested) console.error(test.stdout, test.stderr);
console.log(`npm test   ${lastLine}`);

const firstWords = tested ? await start() : undefined;
console.log(`npm start  ${firstWords ?? "said nothing"}`);
rmSync(clone, { recursive: true, force: true });
process.exitCode = tested && firstWords !== undefined ? 0 : 1;

/** Runs `npm start` until its first output; then it is stopped, because a server would run for ever. */
async function start(): Promise<string | undefined> {
  const child = spawn("npm", ["start"], { ...options, stdio: ["ignore", "pipe", "inherit"] });
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const patience = setTimeout(() => resolve(undefined), 60_000);
  child.stdout.once("data", (words: Buffer) => resolve(words.toString().trim().split("\n")[0]));
  child.once("exit", () => resolve(undefined));
  const said = await promise;
  clearTimeout(patience);
  child.kill("SIGTERM");
  return said;
}
