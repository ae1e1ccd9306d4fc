import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const LANGUAGES = { ru: "src/i18n/ru.ts", fr: "src/i18n/fr.ts", en: "src/i18n/en.ts" };
const TABLE = "src/table/table-page.tsx";

/** The script that runs before all others, as the page has it. */
const FIRST = /<script(?= src="\/first.js")/;

/** The part of a chunk that says what comes with it. */
export type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "facadeModuleId" | "isEntry" | "imports"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/**
 * Writes into the page which files a language and a table are made of. The page's first script asks for those that will
 * be wanted, long before the scripts that import them have come and been read.
 */
export function ahead(root: string): Plugin {
  return {
    name: "roundtable-ahead",
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle }) {
        if (bundle === undefined) return page;
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const filesOf = (source: string) => filesFor(chunks, resolve(root, source));
        const languages = Object.entries(LANGUAGES).map(([locale, source]) => [locale, filesOf(source)]);
        const files = JSON.stringify({ languages: Object.fromEntries(languages), table: filesOf(TABLE) });
        return page.replace(FIRST, `<script data-ahead='${files}'`);
      },
    },
  };
}

/** The addresses of what a module is built into and of all that this imports, except what comes with the page anyway. */
export function filesFor(chunks: readonly Chunk[], module: string): string[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: Chunk): Chunk[] => [
    chunk,
    ...chunk.imports.flatMap((name) => named.get(name) ?? []).flatMap(withImports),
  ];
  const withPage = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports));
  const wanted = new Set(
    chunks.filter(({ facadeModuleId }) => facadeModuleId === module).flatMap(withImports),
  );
  return [...wanted]
    .filter((one) => !withPage.has(one))
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => `/${file}`);
}
