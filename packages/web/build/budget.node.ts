import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** What vite writes about each chunk, by the source it was made from. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] } | undefined>
>;

/** Bytes of script over the wire. */
export interface Weight {
  /** The home page with the covers, names and seat counts of every game, in the wordiest language. */
  readonly home: number;
  /** What a table asks for beyond that, of the heaviest game. */
  readonly table: number;
}

export const BUDGET: Weight = { home: 120 * 1024, table: 80 * 1024 };

export function weigh(dist: string): Weight {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8")) as Manifest;
  const sources = Object.keys(manifest);
  const weightOf = (files: ReadonlySet<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`)).length, 0);
  const named = (pattern: RegExp) => sources.filter((source) => pattern.test(source));

  const inLanguage = (locale: string) =>
    scriptsOf(manifest, [
      "index.html",
      `src/i18n/${locale}.ts`,
      ...named(/games\/[^/]+\/(rules\/index\.ts|text\/index\.ts|table\/cover\.tsx)$/),
      ...named(new RegExp(`games/[^/]+/text/${locale}\\.ts$`)),
    ]);
  const homes = ["ru", "fr", "en"].map(inLanguage).toSorted((a, b) => weightOf(b) - weightOf(a));
  const home = homes[0] ?? new Set<string>();
  const tables = named(/games\/[^/]+\/table\/index\.tsx?$/).map((table) =>
    weightOf(
      new Set(
        [...scriptsOf(manifest, ["src/table/table-page.tsx", table])].filter((file) => !home.has(file)),
      ),
    ),
  );
  return { home: weightOf(home), table: Math.max(...tables) };
}

/** The files that these sources need before they run. */
function scriptsOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const waiting = [...sources];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}
