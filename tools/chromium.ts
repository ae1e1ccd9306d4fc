import { execFile } from "node:child_process";
import { existsSync, globSync, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { promisify } from "node:util";

const exec = promisify(execFile);

/** A *shell* renders pages without a window: for tests it takes two thirds of the CPU time of a full *browser*. */
type Sort = "shell" | "browser";

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, one that the machine has, or one that is downloaded now.
 * The fullest browser is tried first. The one from npm is cut down, but available wherever this repository could be
 * installed.
 */
export async function findChromium(sort: Sort): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (await starts(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start. Correct or unset it.`);
  }
  const had = await firstThatStarts(sort);
  if (had !== undefined) return had;

  console.error(NONE_FOUND);
  const problems: string[] = [];
  for (const { name, leaves, fetch } of sources()) {
    console.error(`Now from ${name}: it ${leaves} …`);
    try {
      await fetch();
      const path = await firstThatStarts(sort);
      if (path !== undefined) return path;
      problems.push(`${name}: what it gave does not start`);
    } catch (error) {
      problems.push(`${name}: ${firstLine(error)}`);
    }
  }
  throw new Error(
    `No Chromium could be found or fetched (${problems.join("; ")}). Install Chromium or Chrome, or set CHROMIUM_PATH.`,
  );
}

async function firstThatStarts(sort: Sort): Promise<string | undefined> {
  const shells = sort === "shell" ? installedShells() : [];
  for (const path of [...shells, ...installed()]) if (await starts(path)) return path;
  return undefined;
}

/** Printed before anything is downloaded: what is about to happen to the machine, and how to prevent it. */
const NONE_FOUND = `
A browser is needed here, and no Chromium, Chrome or Edge that starts was found. One is fetched now.
If you would rather not have that, stop with Ctrl-C and
  - set CHROMIUM_PATH to a browser of yours, or
  - leave the browser out: npm test -- --only format,types,lint,boundaries,unused,unit
`;

interface Source {
  readonly name: string;
  /** What it leaves on the machine. */
  readonly leaves: string;
  readonly fetch: () => Promise<void>;
}

function sources(): Source[] {
  const linux = process.platform === "linux";
  const found: Source[] = [];
  if (linux && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    found.push({
      name: "Debian's packages",
      leaves:
        "installs “chromium” and its shell without a window, with what they need, for the whole machine (apt-get update, apt-get install), " +
        "because you are root",
      fetch: fromDebian,
    });
  }
  found.push({
    name: "Playwright's download",
    leaves: "puts a Chromium into your own folder for such browsers, and nothing into the system",
    fetch: fromPlaywright,
  });
  if (linux && process.arch === "x64") {
    found.push({
      name: "npm (@sparticuz/chromium)",
      leaves: "puts a smaller Chromium under node_modules/.cache, and nothing into the system",
      fetch: fromNpm,
    });
  }
  return found;
}

function onPath(...names: readonly string[]): string[] {
  const { PATH = "" } = process.env;
  return PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

function installedShells(): string[] {
  const linux = process.platform === "linux" ? onPath("chromium-headless-shell") : [];
  return [
    ...linux,
    ...playwrightCache("chromium_headless_shell-*/chrome-headless-shell-*/chrome-headless-shell{,.exe}"),
  ];
}

function installed(): string[] {
  const { PROGRAMFILES = "", LOCALAPPDATA = "" } = process.env;
  const programFiles86 = process.env["PROGRAMFILES(X86)"] ?? "";
  const linux = onPath(
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
  );
  const mac = ["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
    ["Google Chrome", "Chromium", "Microsoft Edge"].map((name) =>
      join(folder, `${name}.app`, "Contents", "MacOS", name),
    ),
  );
  const windows = [PROGRAMFILES, programFiles86, LOCALAPPDATA].flatMap((folder) =>
    [
      ["Google", "Chrome", "Application", "chrome.exe"],
      ["Chromium", "Application", "chrome.exe"],
      ["Microsoft", "Edge", "Application", "msedge.exe"],
    ].map((path) => join(folder, ...path)),
  );
  const usual = { darwin: mac, win32: windows }[process.platform as string] ?? linux;
  return [
    ...usual.filter((path) => existsSync(path)),
    ...playwrightCache(...PLAYWRIGHTS_BROWSERS),
    ...npmCache(),
  ];
}

const PLAYWRIGHTS_BROWSERS = [
  "chromium-*/chrome-linux*/chrome",
  "chromium-*/chrome-mac*/*.app/Contents/MacOS/{Chromium,Google Chrome for Testing}",
  "chromium-*/chrome-win*/chrome.exe",
];

function playwrightCache(...patterns: readonly string[]): string[] {
  const cache = {
    darwin: join(homedir(), "Library", "Caches", "ms-playwright"),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), "ms-playwright"),
  }[process.platform as string];
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? cache ?? join(homedir(), ".cache", "ms-playwright");
  if (!existsSync(folder)) return [];
  return globSync(patterns, { cwd: folder })
    .toSorted()
    .toReversed()
    .map((path) => join(folder, path));
}

async function fromPlaywright(): Promise<void> {
  await exec(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    timeout: 180_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
  });
}

const npmFolder = resolve("node_modules", ".cache", "chromium");

function npmCache(): string[] {
  const path = join(npmFolder, "unpacked", "chromium");
  return existsSync(path) ? [path] : [];
}

/** Not a dependency: it weighs 65 MB, and only a machine without any browser needs it. */
async function fromNpm(): Promise<void> {
  const unpacked = join(npmFolder, "unpacked");
  mkdirSync(unpacked, { recursive: true });
  const install = [
    "install",
    "@sparticuz/chromium@153.0.0",
    "--prefix",
    npmFolder,
    "--no-save",
    "--loglevel=error",
  ];
  await npm(install);
  const unpack = 'console.log(await (await import("@sparticuz/chromium")).default.executablePath())';
  await exec(process.execPath, ["--input-type=module", "--eval", unpack], {
    cwd: npmFolder,
    timeout: 60_000,
    env: { ...process.env, TMPDIR: unpacked },
  });
}

async function npm(args: readonly string[]): Promise<void> {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith(".js") === true ? [process.execPath, [cli]] : ["npm", []];
  await exec(command, [...first, ...args], { timeout: 180_000 });
}

async function fromDebian(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await exec("apt-get", ["update"], { timeout: 120_000, env });
  const install = async (name: string) =>
    exec("apt-get", ["install", "-y", "--no-install-recommends", name], {
      timeout: 300_000,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
  await install("chromium");
  // Older releases have no shell; the browser does the same, but slower.
  await install("chromium-headless-shell").catch(() => undefined);
}

/** A browser that lacks a system library exists but does not start, so this test loads a page. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const { chromium } = await import("@playwright/test");
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args: [...CHROMIUM_ARGS],
      timeout: 20_000,
    });
    try {
      const page = await browser.newPage();
      await page.setContent("<p>ready</p>", { timeout: 10_000 });
      return (await page.textContent("p", { timeout: 10_000 })) === "ready";
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}

/** No requests to the outside, and a container's root may run it. */
export const CHROMIUM_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1).join("");
}
