import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "vite";
import { builtFrom } from "./built-from.ts";

const web = "packages/web";
const dist = `${web}/dist`;

/** Which modules the app was built from. Kept beside it, because everything in `dist` is served. */
const BUILT_FROM = "node_modules/.cache/roundtable/web-app.json";

/** What is built into the app without being a module, and where new modules come from. */
const SOURCES = [
  `${web}/{src,public,build}/**/*`,
  `${web}/{index.html,first.js,vite.config.ts,package.json}`,
  "packages/{kernel,language,protocol,fairness,kit,bots}/src/**/*",
  "docs/{bots-protocol,protocol}.md",
  "examples/*",
  "games/{screens,registry}.ts",
  "games/*/{card.ts,bot/**/*,rules/**/*,text/**/*,table/**/*,moderator/**/*,tutorial/**/*}",
  "package-lock.json",
];

/** Whether what is built is missing, or older than what it is built from. */
export function isStale(): boolean {
  if (!existsSync(`${dist}/index.html`) || !existsSync(BUILT_FROM)) return true;
  const modules = JSON.parse(readFileSync(BUILT_FROM, "utf8")) as readonly string[];
  if (!modules.every((file) => existsSync(file))) return true;
  const built = statSync(`${dist}/index.html`).mtimeMs;
  const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
  return [...modules, ...SOURCES.flatMap((pattern) => globSync(pattern))].some(
    (file) => !isTest(file) && statSync(file).isFile() && statSync(file).mtimeMs > built,
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

/** Once, as small as it gets, instead of at each request. */
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
