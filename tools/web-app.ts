import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "vite";

const web = "packages/web";
const dist = `${web}/dist`;

/** Everything that ends up in the app. */
const SOURCES = [
  `${web}/{src,public,build}/**/*`,
  `${web}/{index.html,first.js,vite.config.ts,package.json}`,
  "packages/{kernel,language,protocol,fairness,kit,bots}/src/**/*",
  "packages/server/src/{tables,live}/**/*",
  "games/{screens,registry}.ts",
  "games/*/{card.ts,bot/**/*,rules/**/*,text/**/*,table/**/*,moderator/**/*,tutorial/**/*}",
  "package-lock.json",
];

/** Whether what is built is missing, or older than what it is built from. */
export function isStale(): boolean {
  if (!existsSync(`${dist}/index.html`)) return true;
  const built = statSync(`${dist}/index.html`).mtimeMs;
  const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
  return SOURCES.flatMap((pattern) => globSync(pattern)).some(
    (file) => !isTest(file) && statSync(file).isFile() && statSync(file).mtimeMs > built,
  );
}

export async function buildWebApp(): Promise<void> {
  await build({ root: web, configFile: `${web}/vite.config.ts`, logLevel: "warn" });
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
