import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CHECKS, runChecks } from "./check/checks.ts";
import { findChromium } from "./chromium.ts";
import { findFirefox } from "./firefox.ts";
import {
  withExitCode,
  ofPlaywright,
  ofVitest,
  type Outcome,
  type PlaywrightReport,
  type VitestReport,
} from "./testing/outcome.ts";

// Ends with the names of what failed and one line "N passed, M failed". A check counts as one test; a runner counts each
// of its own. Names of specs, --grep and --headed go to the browser's tests.

const crashed: Outcome = { passed: 0, failed: ["the runner left no report: it crashed"] };
const scratch = mkdtempSync(join(tmpdir(), "roundtable-test-"));

const runners: Readonly<Record<string, () => Promise<Outcome>>> = {
  unit,
  e2e: inChromium,
  firefox: inFirefox,
};
const known = [...Object.keys(CHECKS), ...Object.keys(runners)];

const { values, positionals: specs } = parseArgs({
  options: {
    only: { type: "string" },
    browser: { type: "string" },
    grep: { type: "string" },
    headed: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
if (values.browser !== undefined && values.browser !== "firefox") {
  console.error("Without --browser, Chromium plays whole games; --browser firefox plays a part of each.");
  process.exit(2);
}
const named = values.only?.split(",") ?? known;
const chosen =
  values.browser === undefined ? named : named.map((name) => (name === "e2e" ? "firefox" : name));
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. Choose among ${known.join(", ")}.`);
  process.exit(2);
}

let passed = 0;
const failed: string[] = [];
await runChecks(process.cwd(), chosen, availableParallelism(), (name, { code, text }, seconds) => {
  announce(name);
  process.stdout.write(text);
  end(name, ofCheck(code), seconds);
});
for (const name of chosen) {
  const runner = runners[name];
  if (runner === undefined) continue;
  announce(name);
  const begun = performance.now();
  const outcome = await runner().catch((error: unknown) => ({ passed: 0, failed: [String(error)] }));
  end(name, outcome, (performance.now() - begun) / 1000);
}
rmSync(scratch, { recursive: true, force: true });

for (const what of failed) console.log(`\n✗ ${what}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1;

function announce(name: string): void {
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
}

function end(name: string, outcome: Outcome, seconds: number): void {
  passed += outcome.passed;
  failed.push(...outcome.failed.map((what) => `${name}: ${what}`));
  console.log(`${outcome.failed.length === 0 ? "✓" : "✗"} ${name} · ${seconds.toFixed(1)} s`);
}

function ofCheck(code: number): Outcome {
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [`ended with ${code}`] };
}

async function unit(): Promise<Outcome> {
  const file = join(scratch, "vitest.json");
  const code = await run([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file) as VitestReport | undefined;
  return withExitCode(code, report === undefined ? crashed : ofVitest(report));
}

async function inChromium(): Promise<Outcome> {
  const BROWSER_PATH = await findChromium("browser");
  const CHROMIUM_PATH = values.headed ? BROWSER_PATH : await findChromium("shell");
  return await playwright("e2e/playwright.config.ts", { CHROMIUM_PATH, BROWSER_PATH });
}

/** Skipped if there is no Firefox, unless it was asked for. */
async function inFirefox(): Promise<Outcome> {
  const path = findFirefox();
  if (path !== null) return await playwright("e2e/firefox/config.ts", { FIREFOX_PATH: path });
  console.log("No Firefox was found, so none is tried. Install one, or set FIREFOX_PATH.");
  return { passed: 0, failed: values.only === undefined ? [] : ["there is none"] };
}

async function playwright(config: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = join(scratch, "playwright.json");
  const code = await run(
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      `--config=${config}`,
      "--reporter=list,json",
      ...(values.grep === undefined ? [] : ["--grep", values.grep]),
      ...(values.headed ? ["--headed"] : []),
      ...specs,
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = readReport(file) as PlaywrightReport | undefined;
  return withExitCode(code, report === undefined ? crashed : ofPlaywright(report));
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

async function run(argv: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, argv, {
    stdio: "inherit",
    // Tests start hundreds of servers and bot threads: with the compile cache Node compiles each file only once.
    env: { ...process.env, NODE_COMPILE_CACHE: "node_modules/.cache/node", ...env },
  });
  return await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
