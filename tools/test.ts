import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "./chromium.ts";
import { findFirefox } from "./firefox.ts";

// Ends with one line "N passed, M failed". A check counts as one test; a runner counts each of its own.

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const scratch = mkdtempSync(join(tmpdir(), "roundtable-test-"));

const steps: Readonly<Record<string, () => Promise<Count>>> = {
  format: () => check("node_modules/oxfmt/bin/oxfmt", "--check"),
  types: () => check("node_modules/typescript/bin/tsc", "-b"),
  lint: () => check("node_modules/oxlint/bin/oxlint"),
  boundaries: () => check("tools/boundaries/main.ts"),
  unused: () => check("node_modules/knip/bin/knip.js", "--no-progress", "--treat-config-hints-as-errors"),
  unit,
  e2e: inChromium,
  firefox: inFirefox,
};

const { values } = parseArgs({ options: { only: { type: "string" }, browser: { type: "string" } } });
if (values.browser !== undefined && values.browser !== "firefox") {
  console.error("Without --browser, Chromium plays whole games; --browser firefox plays a part of each.");
  process.exit(2);
}
const named = values.only?.split(",") ?? Object.keys(steps);
const chosen =
  values.browser === undefined ? named : named.map((name) => (name === "e2e" ? "firefox" : name));
const unknown = chosen.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. Choose among ${Object.keys(steps).join(", ")}.`);
  process.exit(2);
}

let passed = 0;
let failed = 0;
for (const name of chosen) {
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const begun = performance.now();
  const count = await steps[name]?.().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  passed += count?.passed ?? 0;
  failed += count?.failed ?? 0;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${count?.failed === 0 ? "✓" : "✗"} ${name} · ${seconds} s`);
}
rmSync(scratch, { recursive: true, force: true });

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function check(script: string, ...args: readonly string[]): Promise<Count> {
  const code = await run([script, ...args]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

async function unit(): Promise<Count> {
  const file = join(scratch, "vitest.json");
  const code = await run([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file) as VitestReport | undefined;
  if (report === undefined) return { passed: 0, failed: 1 };
  // A file that cannot even be loaded has no failed test in it, and is a failure all the same.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return honest(code, { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length });
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

async function inChromium(): Promise<Count> {
  const [CHROMIUM_PATH, BROWSER_PATH] = [await findChromium("shell"), await findChromium("browser")];
  return await playwright("e2e/playwright.config.ts", { CHROMIUM_PATH, BROWSER_PATH });
}

/** Where there is no Firefox it is left out, unless it was asked for. */
async function inFirefox(): Promise<Count> {
  const path = findFirefox();
  if (path !== null) return await playwright("e2e/firefox/config.ts", { FIREFOX_PATH: path });
  console.log("No Firefox was found, so none is tried. Install one, or set FIREFOX_PATH.");
  return { passed: 0, failed: values.only === undefined ? 0 : 1 };
}

async function playwright(config: string, env: NodeJS.ProcessEnv): Promise<Count> {
  const file = join(scratch, "playwright.json");
  const code = await run(
    ["node_modules/@playwright/test/cli.js", "test", `--config=${config}`, "--reporter=list,json"],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = readReport(file) as PlaywrightReport | undefined;
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return honest(code, { passed: expected + flaky, failed: unexpected });
}

/** A runner that ended badly has failed, whatever it counted. */
function honest(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    console.error("The runner left no report: it crashed.");
    return undefined;
  }
}

async function run(argv: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, argv, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
