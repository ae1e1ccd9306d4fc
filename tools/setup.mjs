// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no dependency.
// Usage: node tools/setup.mjs <script> [arguments]   installs what is missing, then runs the script on the pinned Node.
// It speaks on stderr only, because scripts with --json own stdout.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const [script, ...args] = process.argv.slice(2);
if (script === undefined) fail("Name the script to run, for example: node tools/setup.mjs tools/start.ts");

if (!installed()) {
  alone(() => {
    if (!installed()) install();
  });
}
if (!existsSync(script)) fail(`${script} does not exist yet.`);
run(pinnedNode(), [script, ...args]);

/** npm keeps a lock file of what it installed. Dates would mislead, because git and npm touch the files at will. */
function installed() {
  const receipt = join("node_modules", ".package-lock.json");
  if (!existsSync(receipt)) return false;
  const there = packagesIn(receipt);
  return Object.entries(packagesIn("package-lock.json")).every(
    ([path, wanted]) =>
      path === "" ||
      there[path]?.version === wanted.version ||
      (there[path] === undefined && wanted.optional === true),
  );
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

function install() {
  console.error("Installing what is missing; this takes a minute the first time …");
  // npm tells its scripts where it is installed; running that file needs no shell and no npm.cmd.
  const npm = process.env.npm_execpath;
  const options = [
    "ci",
    "--no-audit",
    "--no-fund",
    "--include=dev",
    "--include=optional",
    "--loglevel=error",
  ];
  const stdio = ["ignore", 2, 2];
  const { status } = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...options], { stdio })
    : spawnSync(`npm ${options.join(" ")}`, { stdio, shell: true });
  if (status !== 0) fail("The installation failed: see npm's words above. Then run the same command again.");
}

/** Two terminals may start at once, and two installations in one folder destroy each other. */
function alone(work) {
  const sign = join(
    tmpdir(),
    `roundtable-install-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`,
  );
  while (!signed(sign)) {
    if (abandoned(sign)) rmSync(sign, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  try {
    work();
  } finally {
    rmSync(sign, { force: true });
  }
}

function signed(sign) {
  try {
    writeFileSync(sign, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

function abandoned(sign) {
  try {
    const pid = Number(readFileSync(sign, "utf8"));
    // An empty file is just being written.
    return pid > 0 && !process.kill(pid, 0);
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function pinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const name of Object.keys(optionalDependencies)) {
    for (const binary of ["node", "node.exe"]) {
      const path = join(root, "node_modules", name, "bin", binary);
      if (name.startsWith("node-") && existsSync(path)) return path;
    }
  }
  const [major] = process.versions.node.split(".");
  if (Number(major) >= 24) return process.execPath;
  fail(
    `There is no packaged Node for ${process.platform} ${process.arch}: install Node 26 or newer and run this again.`,
  );
}

function run(node, argv) {
  const path = [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const child = spawn(node, argv, { stdio: "inherit", env: { ...process.env, PATH: path } });
  // The terminal sends Ctrl-C to both; the child decides when it is done. A plain kill reaches only this process.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGHUP"));
  child.on("error", (error) => fail(`${node} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

/** @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
