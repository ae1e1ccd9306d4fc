import { expect, test } from "vitest";
import { type Chunk, filesFor } from "./ahead.node.ts";

const chunk = (name: string, imports: readonly string[], isEntry = false): Chunk => ({
  fileName: `assets/${name}.js`,
  facadeModuleId: `/src/${name}.ts`,
  isEntry,
  imports: imports.map((one) => `assets/${one}.js`),
});

test("with a table comes all that it imports, and its styles, but not what came with the page", () => {
  const chunks: Chunk[] = [
    chunk("main", ["preact"], true),
    chunk("preact", []),
    { ...chunk("table", ["preact", "dialog"]), viteMetadata: { importedCss: new Set(["assets/table.css"]) } },
    chunk("dialog", ["preact"]),
    chunk("credits", ["dialog"]),
  ];
  expect(filesFor(chunks, "/src/table.ts").toSorted()).toEqual([
    "/assets/dialog.js",
    "/assets/table.css",
    "/assets/table.js",
  ]);
});
