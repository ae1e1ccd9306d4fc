import { parseSync } from "vite";
import { expect, test } from "vitest";
import { scriptsOf } from "./chunks.node.ts";
import { moduleGraph, type Modules, pageOf } from "./module-graph.node.ts";

/** Modules by id; others import them by the same id. */
function modulesOf(sources: Readonly<Record<string, string>>): Modules {
  return {
    parse: (code) => parseSync("module.js", code).program,
    getModuleInfo(id) {
      const code = sources[id];
      if (code === undefined) return null;
      const all = (pattern: RegExp) => [
        ...new Set([...code.matchAll(pattern)].map(([, found]) => found ?? "")),
      ];
      return {
        code,
        importedIds: all(/from "([^"]+)"/g),
        dynamicallyImportedIds: all(/import\("([^"]+)"\)/g),
        exports: all(/export const (\w+)/g),
      };
    },
  };
}

const PAGE: Readonly<Record<string, string>> = {
  "main.ts": `import { a } from "kit.ts";
    import("ru.ts"); import("en.ts"); import("table.ts"); import("lesson.ts"); import("account.ts");`,
  "kit.ts": `export { a } from "kit/a.ts"; export { b as c } from "kit/b.ts"; export * from "kit/more.ts";`,
  "kit/a.ts": "export const a = 1;",
  "kit/b.ts": "export const b = 1;",
  "kit/more.ts": "export const d = 1;",
  "ru.ts": `import { plural } from "plural.ts"; import { cases } from "cases.ts"; export const text = {};`,
  "en.ts": `import { plural } from "plural.ts"; export const text = {};`,
  "plural.ts": "export const plural = 1;",
  "cases.ts": "export const cases = 1;",
  "table.ts": `import { c } from "kit.ts"; import { dialog } from "dialog.ts"; import { frame } from "frame.ts";
    import("menu.ts"); export const TablePage = 1;`,
  "menu.ts": `import { frame } from "frame.ts"; export const Menu = 1;`,
  "lesson.ts": `import { frame } from "frame.ts"; export const LearnPage = 1;`,
  "frame.ts": "export const frame = 1;",
  "account.ts": `import("section.ts"); export const AccountPage = 1;`,
  "section.ts": `import { d } from "kit.ts"; import { dialog } from "dialog.ts"; export const Section = 1;`,
  "dialog.ts": "export const dialog = 1;",
};

test("a name that is imported from the index of a package leads to the module that defines it, and to no other", () => {
  const graph = moduleGraph("main.ts", modulesOf(PAGE));
  expect([...graph.first]).toEqual(["main.ts", "kit/a.ts"]);
  expect([...pageOf(graph, "TablePage").modules]).toEqual(["table.ts", "kit/b.ts", "dialog.ts", "frame.ts"]);
  const [section] = graph.lazyBut([]).filter(({ id }) => id === "section.ts");
  expect([...(section?.modules ?? [])]).toEqual(["section.ts", "kit/more.ts", "dialog.ts"]);
});

test("one script has the page, one the table, one what the table shares with other pages", () => {
  const { base, shared, table } = scriptsOf(moduleGraph("main.ts", modulesOf(PAGE)));
  expect([...base]).toEqual(["main.ts", "kit/a.ts", "plural.ts"]);
  expect([...shared]).toEqual(["dialog.ts"]);
  expect([...table]).toEqual(["table.ts", "kit/b.ts", "frame.ts"]);
});

test("scripts stay the same when files are renamed", () => {
  const rename = (text: string) =>
    text.replaceAll("table.ts", "match/board.ts").replaceAll("frame.ts", "x.ts");
  const renamed = Object.fromEntries(Object.entries(PAGE).map(([id, code]) => [rename(id), rename(code)]));
  const { table } = scriptsOf(moduleGraph("main.ts", modulesOf(renamed)));
  expect([...table]).toEqual(["match/board.ts", "kit/b.ts", "x.ts"]);
});

test("a page that nothing imports lazily is reported by its name", () => {
  const { "table.ts": table = "", ...others } = PAGE;
  const page = { ...others, "table.ts": table.replace("TablePage", "MatchPage") };
  expect(() => scriptsOf(moduleGraph("main.ts", modulesOf(page)))).toThrow("TablePage");
});
