import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { type ModuleGraph, moduleGraph, pageOf } from "./module-graph.node.ts";

/** The modules of each script that is composed here. Every other module goes into the script of its importer. */
interface Scripts {
  readonly base: ReadonlySet<string>;
  readonly shared: ReadonlySet<string>;
  readonly table: ReadonlySet<string>;
}

/** Groups modules that are needed together into one script: many small scripts would each cost a round trip. */
export function chunks(root: string): Plugin {
  const page = join(root, "index.html");
  const scripts: Partial<Record<keyof Scripts, ReadonlySet<string>>> = {};
  const group = (name: keyof Scripts, priority: number): Rolldown.CodeSplittingGroup => ({
    name,
    priority,
    test: (id) => scripts[name]?.has(id) === true,
  });
  return {
    name: "roundtable-chunks",
    apply: "build",
    buildEnd() {
      // A worker is built from another entry, which has none of these modules.
      if (this.getModuleInfo(page) !== null) Object.assign(scripts, scriptsOf(moduleGraph(page, this)));
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [group("base", 3), group("shared", 2), group("table", 1)] },
    }),
  };
}

export function scriptsOf(graph: ModuleGraph): Scripts {
  const texts = graph.lazy.filter(({ exports }) => exports.includes("text"));
  const inTexts = (id: string): number => texts.filter(({ modules }) => modules.has(id)).length;
  // Nothing is drawn before its text is loaded, so modules that all languages share are loaded with the page.
  const common = texts.flatMap(({ modules }) => [...modules]).filter((id) => inTexts(id) > 1);
  const base = new Set([...graph.first, ...common]);

  const table = pageOf(graph, "TablePage");
  // A lesson is played at a table, so the table's modules are needed for both pages.
  const elsewhere = graph.lazyBut([table, pageOf(graph, "LearnPage")]);
  const later = [...table.modules].filter((id) => !base.has(id));
  const isShared = (id: string): boolean => elsewhere.some(({ modules }) => modules.has(id));
  return {
    base,
    shared: new Set(later.filter((id) => isShared(id))),
    table: new Set(later.filter((id) => !isShared(id))),
  };
}
