import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "vite";
import { builtFrom } from "./built-from.ts";

const web = "packages/web";
const dist = `${web}/dist`;

/**
 * The list of modules that the app was built from. It lies beside the build, because everything in `dist` is served.
 */
const BUILT_FROM = "node_modules/.cache/roundtable/web-app.json";

/** Files that are built into the app and lie in none of its workspaces. */
const BESIDE = ["docs/{bots-protocol,protocol}.md", "examples/*", "package-lock.json"];

/** Files that are never built into it. */
const LEFT_OUT = /(^|\/)(node_modules|dist|test|golden)(\/|$)|\.test\.tsx?$/;

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The folders of all workspaces that the app may import: its direct and indirect dependencies. */
export function workspacesOf(folder: string): ReadonlySet<string> {
  const folders = new Map(
    globSync([...(manifestIn(".").workspaces ?? [])].map((pattern) => `${pattern}/package.json`))
      .map((file) => dirname(file))
      .map((workspace) => [manifestIn(workspace).name, workspace]),
  );
  const found = new Set([folder]);
  for (const workspace of found)
    for (const name of Object.keys(manifestIn(workspace).dependencies ?? {})) {
      const named = folders.get(name);
      if (named !== undefined) found.add(named);
    }
  return found;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

/** Every file that the app is built from, or could be. */
export function sourcesOfApp(): string[] {
  const patterns = [...workspacesOf(web)].map((folder) => `${folder}/**/*`);
  return globSync([...patterns, ...BESIDE], { exclude: (path) => LEFT_OUT.test(path) }).filter(
    (path) => !LEFT_OUT.test(path),
  );
}

/** Whether the build is missing, or older than its sources. */
export function isStale(): boolean {
  if (!existsSync(`${dist}/index.html`) || !existsSync(BUILT_FROM)) return true;
  const modules = JSON.parse(readFileSync(BUILT_FROM, "utf8")) as readonly string[];
  if (!modules.every((file) => existsSync(file))) return true;
  const built = statSync(`${dist}/index.html`).mtimeMs;
  return [...modules, ...sourcesOfApp()].some(
    (file) => statSync(file).isFile() && statSync(file).mtimeMs > built,
  );
}

export async function buildWebApp(): Promise<void> {
  const modules = new Set<string>();
  const collecting = builtFrom(process.cwd(), modules);
  await build({
    root: web,
    configFile: `${web}/vite.config.ts`,
    logLevel: "warn",
    plugins: [collecting],
    worker: { plugins: () => [collecting] },
  });
  mkdirSync(dirname(BUILT_FROM), { recursive: true });
  writeFileSync(BUILT_FROM, JSON.stringify([...modules].toSorted()));
  for (const file of filesIn(dist)) if (/\.(m?js|css|html|svg|json|webmanifest)$/.test(file)) compress(file);
}

/** Compresses once at the highest level, instead of at each request. */
function compress(file: string): void {
  const content = readFileSync(file);
  if (content.length < 1024) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
