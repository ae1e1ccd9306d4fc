import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { registry } from "@roundtable/games/registry";
import type { Plugin, Rolldown } from "vite";
import { type Modules, moduleGraph, pageOf } from "./module-graph.node.ts";

/** The scripts in which a language is written. */
const LANGUAGES = { ru: ["cyrillic", "latin"], fr: ["latin"], en: ["latin"] };
/** Of text and headings, which every page shows, */
const FONTS = [
  ["alegreya", 400],
  ["alegreya-sc", 700],
] as const;
/** and what a table shows beside them: what comes after it was laid out lays it out anew. */
const FONTS_AT_TABLE = [
  ["alegreya", 700],
  ["ruslan-display", 400],
] as const;
/** What the modules export of which the tables of a game are made. */
const AT_TABLE = ["game", "texts", "table"];

/** The script that runs before all others, and how the page asks for it while nothing is built. */
const FIRST = "first.js";
const TAG = /<script\s+src="\/first\.js"/;

/** The part of a chunk that says what comes with it. */
export type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "moduleIds" | "isEntry" | "imports"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/**
 * Writes into the page which files a language, a table and the table of each game are made of, fonts among them. The
 * page's first script asks for those that will be needed, long before the scripts that import them have come and been
 * read. It is named after its content like all others, so that no page is ever met by that of another build.
 */
export function preload(root: string): Plugin {
  const source = readFileSync(resolve(root, FIRST), "utf8");
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const fileName = `assets/first-${hash}.js`;
  let modules: PreloadedModules | null = null;
  return {
    name: "roundtable-preload",
    apply: "build",
    buildEnd() {
      const page = resolve(root, "index.html");
      // A worker is built from another entry, and nothing is preloaded for it.
      if (this.getModuleInfo(page) !== null) modules = preloadedModules(page, this);
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle }) {
        if (bundle === undefined || modules === null) throw new Error("Nothing was built.");
        if (!TAG.test(page)) throw new Error(`The page does not ask for ${FIRST}.`);
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const attributes = preloadAttributes(modules, chunks, Object.keys(bundle));
        const tags = Object.entries(attributes).map(([name, files]) => `data-${name}="${files.join(" ")}"`);
        return page.replace(TAG, `<script ${tags.join(" ")} src="/${fileName}"`);
      },
    },
  };
}

type ByLocale = Readonly<Record<string, string>>;

/** The modules that a table needs before it is drawn, found by what imports them and what they export. */
interface PreloadedModules {
  readonly table: string;
  readonly texts: ByLocale;
  readonly games: Readonly<Record<string, { readonly modules: readonly string[]; readonly texts: ByLocale }>>;
}

function preloadedModules(entry: string, modules: Modules): PreloadedModules {
  const graph = moduleGraph(entry, modules);
  const exporting = (name: string) => graph.lazy.filter(({ exports }) => exports.includes(name));
  const games = Object.keys(registry).map((game) => {
    const own = AT_TABLE.map((name) => {
      const found = exporting(name).find(({ id }) => id.includes(`/games/${game}/`));
      if (found === undefined)
        throw new Error(`No module of ${game} that exports “${name}” is loaded lazily.`);
      return found.id;
    });
    const ids = own.flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    return [game, { modules: own, texts: textsIn(ids) }] as const;
  });
  return {
    table: pageOf(graph, "TablePage").id,
    texts: textsIn(exporting("text").map(({ id }) => id)),
    games: Object.fromEntries(games),
  };
}

/** A file with texts is named after its language. */
function textsIn(ids: readonly string[]): ByLocale {
  const texts = Object.keys(LANGUAGES).map((locale) => {
    const [text, ...others] = ids.filter((id) => id.endsWith(`/${locale}.ts`));
    if (text === undefined || others.length > 0)
      throw new Error(`${others.length + (text ? 1 : 0)} texts in “${locale}” are loaded first, not one.`);
    return [locale, text] as const;
  });
  return Object.fromEntries(texts);
}

function preloadAttributes(
  { table, texts, games }: PreloadedModules,
  chunks: readonly Chunk[],
  files: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const attributes: Record<string, readonly string[]> = {};
  const atTable = filesFor(chunks, [table]);
  attributes["table"] = atTable;
  for (const [locale, scripts] of Object.entries(LANGUAGES)) {
    const text = filesFor(chunks, [texts[locale] ?? ""]);
    attributes[locale] = [...text, ...fontsFor(files, scripts, FONTS)];
    attributes[`table-${locale}`] = fontsFor(files, scripts, FONTS_AT_TABLE);
  }
  for (const [game, { modules, texts }] of Object.entries(games)) {
    const gameFiles = filesFor(chunks, modules);
    attributes[game] = without(gameFiles, atTable);
    for (const [locale, text] of Object.entries(texts))
      attributes[`${game}-${locale}`] = without(filesFor(chunks, [text]), [...atTable, ...gameFiles]);
  }
  return attributes;
}

/** Each of these fonts as far as these scripts are written with it. */
export function fontsFor(
  files: readonly string[],
  scripts: readonly string[],
  fonts: readonly (readonly [face: string, weight: number])[],
): string[] {
  const shown = scripts.flatMap((script) =>
    fonts.map(([face, weight]) => `assets/${face}-${script}-${weight}-normal`),
  );
  return files
    .filter((file) => file.endsWith(".woff2") && shown.some((font) => file.startsWith(font)))
    .map((file) => `/${file}`);
}

function without(files: readonly string[], others: readonly string[]): string[] {
  return files.filter((file) => !others.includes(file));
}

/** The addresses of what modules are built into and of all that this imports, except what comes with the page anyway. */
export function filesFor(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: Chunk): Chunk[] => [
    chunk,
    ...chunk.imports.flatMap((name) => named.get(name) ?? []).flatMap(withImports),
  ];
  const withPage = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports));
  const wanted = new Set(
    chunks.filter(({ moduleIds }) => modules.some((one) => moduleIds.includes(one))).flatMap(withImports),
  );
  return [...wanted]
    .filter((one) => !withPage.has(one))
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => `/${file}`);
}
