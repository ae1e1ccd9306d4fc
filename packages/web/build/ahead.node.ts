import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { registry } from "@roundtable/games/registry";
import type { Plugin, Rolldown } from "vite";

const LANGUAGES = {
  ru: { source: "src/i18n/ru.ts", scripts: ["cyrillic", "latin"] },
  fr: { source: "src/i18n/fr.ts", scripts: ["latin"] },
  en: { source: "src/i18n/en.ts", scripts: ["latin"] },
};
const TABLE = "src/table/table-page.tsx";
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
/** Of each game, what its tables are made of. */
const GAMES = "../../games";
const ROOMS = ["rules/index.ts", "text/index.ts", "table/index.ts"];

/** The script that runs before all others, and how the page asks for it while nothing is built. */
const FIRST = "first.js";
const TAG = /<script\s+src="\/first\.js"/;

/** The part of a chunk that says what comes with it. */
export type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "moduleIds" | "isEntry" | "imports"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/**
 * Writes into the page which files a language, a table and the table of each game are made of, fonts among them. The
 * page's first script asks for those that will be wanted, long before the scripts that import them have come and been
 * read. It is named after its content like all others, so that no page is ever met by that of another build.
 */
export function ahead(root: string): Plugin {
  const source = readFileSync(resolve(root, FIRST), "utf8");
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const fileName = `assets/first-${hash}.js`;
  return {
    name: "roundtable-ahead",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle }) {
        if (bundle === undefined) return page;
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const filesOf = (...sources: readonly string[]) =>
          filesFor(
            chunks,
            sources.map((source) => resolve(root, source)),
          );
        const languages = Object.entries(LANGUAGES).map(([locale, { source, scripts }]) =>
          attribute(locale, [...filesOf(source), ...fontsFor(Object.keys(bundle), scripts, FONTS)]),
        );
        const letters = Object.entries(LANGUAGES).map(([locale, { scripts }]) =>
          attribute(`table-${locale}`, fontsFor(Object.keys(bundle), scripts, FONTS_AT_TABLE)),
        );
        const table = filesOf(TABLE);
        const games = Object.keys(registry).flatMap((game) => {
          const rooms = filesOf(...ROOMS.map((room) => `${GAMES}/${game}/${room}`));
          const texts = Object.keys(LANGUAGES).map((locale) => {
            const files = without(filesOf(`${GAMES}/${game}/text/${locale}.ts`), [...table, ...rooms]);
            return attribute(`${game}-${locale}`, files);
          });
          return [attribute(game, without(rooms, table)), ...texts];
        });
        const tags = [...languages, attribute("table", table), ...letters, ...games].join(" ");
        if (!TAG.test(page)) throw new Error(`The page does not ask for ${FIRST}.`);
        return page.replace(TAG, `<script ${tags} src="/${fileName}"`);
      },
    },
  };
}

function attribute(name: string, files: readonly string[]): string {
  return `data-${name}="${files.join(" ")}"`;
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
