import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { registry } from "@roundtable/games/registry";
import type { Plugin, Rolldown } from "vite";
import { type Modules, moduleGraph, pageOf } from "./module-graph.node.ts";

/** The scripts (writing systems) of each language. */
const LANGUAGES = { ru: ["cyrillic", "latin"], fr: ["latin"], en: ["latin"] };
/** Fonts for text and headings, which every page shows. */
const FONTS = [
  ["alegreya", 400],
  ["alegreya-sc", 700],
] as const;
/** Fonts that only a table shows. A font that arrives after layout would lay out the table again. */
const FONTS_AT_TABLE = [
  ["alegreya", 700],
  ["ruslan-display", 400],
] as const;
/** The exports by which the modules of a game's table are recognized. */
const AT_TABLE = ["game", "texts", "table"];

/** The script that runs before all others, and the tag by which the page loads it in development. */
const FIRST = "first.js";
const TAG = /<script\s+src="\/first\.js"/;

/** The part of a chunk that tells what is loaded with it. */
export type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "moduleIds" | "isEntry" | "imports"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/**
 * Writes into the page which files, fonts among them, each language, a table, and the table of each game need. The
 * page's first script preloads those that will be needed, long before the importing scripts have arrived and been
 * parsed. Its name has a hash of its content, so that no page ever runs the first script of another build.
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

/** The modules that a table needs before it is drawn, found by their importers and their exports. */
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

/** Files with texts are named after their language. */
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

/** The font files for these writing systems. */
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

/**
 * The addresses of the chunks with these modules and of everything they import, except what is loaded with the page
 * anyway.
 */
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
