import { expect, test } from "vitest";
import { type Chunk, filesFor, fontsFor } from "./preload.node.ts";

const chunk = (name: string, imports: readonly string[], isEntry = false): Chunk => ({
  fileName: `assets/${name}.js`,
  moduleIds: [`/src/${name}.ts`],
  isEntry,
  imports: imports.map((one) => `assets/${one}.js`),
});

test("a table's files are everything that it imports, with its styles, except what the page has loaded", () => {
  const chunks: Chunk[] = [
    chunk("main", ["preact"], true),
    chunk("preact", []),
    { ...chunk("table", ["preact", "dialog"]), viteMetadata: { importedCss: new Set(["assets/table.css"]) } },
    chunk("dialog", ["preact"]),
    chunk("credits", ["dialog"]),
  ];
  expect(filesFor(chunks, ["/src/table.ts"]).toSorted()).toEqual([
    "/assets/dialog.js",
    "/assets/table.css",
    "/assets/table.js",
  ]);
});

test("a file that two modules need is listed once", () => {
  const chunks: Chunk[] = [
    chunk("rules", ["pieces"]),
    { ...chunk("drawing", ["pieces"]), moduleIds: ["/src/drawing.ts", "/src/table.ts"] },
    chunk("pieces", []),
  ];
  expect(filesFor(chunks, ["/src/rules.ts", "/src/table.ts"])).toEqual([
    "/assets/rules.js",
    "/assets/pieces.js",
    "/assets/drawing.js",
  ]);
});

test("a language preloads the fonts of its script and no others", () => {
  const files = [
    "assets/alegreya-latin-400-normal-B1.woff2",
    "assets/alegreya-latin-400-italic-B2.woff2",
    "assets/alegreya-cyrillic-400-normal-B3.woff2",
    "assets/alegreya-latin-700-normal-B4.woff2",
    "assets/alegreya-sc-latin-700-normal-B5.woff2",
    "assets/main-B6.js",
  ];
  const fonts = [["alegreya", 400] as const, ["alegreya-sc", 700] as const];
  expect(fontsFor(files, ["latin"], fonts)).toEqual([
    "/assets/alegreya-latin-400-normal-B1.woff2",
    "/assets/alegreya-sc-latin-700-normal-B5.woff2",
  ]);
  expect(fontsFor(files, ["cyrillic", "latin"], [["alegreya", 400]])).toEqual([
    "/assets/alegreya-latin-400-normal-B1.woff2",
    "/assets/alegreya-cyrillic-400-normal-B3.woff2",
  ]);
});
