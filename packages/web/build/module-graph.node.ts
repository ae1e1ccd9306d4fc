import type { Rolldown } from "vite";

type Module = Pick<Rolldown.ModuleInfo, "code" | "importedIds" | "dynamicallyImportedIds" | "exports">;

/** The part of a plugin's context that knows the modules of a build. */
export interface Modules {
  getModuleInfo(id: string): Module | null;
  parse(code: string): ReturnType<Rolldown.PluginContext["parse"]>;
}

/** A module that is imported lazily, with everything that is loaded with it. */
interface LazyImport {
  readonly id: string;
  readonly exports: readonly string[];
  readonly modules: ReadonlySet<string>;
}

/** Which modules are loaded with the page, and which later. The chunks follow from this graph. */
export interface ModuleGraph {
  /** The modules that are loaded with the page. */
  readonly first: ReadonlySet<string>;
  /** The lazy imports of these modules: the other pages, texts, and parts of the home page. */
  readonly lazy: readonly LazyImport[];
  /** All lazy imports, except these and those that only these import. */
  lazyBut(these: readonly LazyImport[]): readonly LazyImport[];
}

export function moduleGraph(entry: string, modules: Modules): ModuleGraph {
  const importsOf = importsIn(modules);
  const withImports = (id: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const imported of importsOf(id)) withImports(imported, seen);
    return seen;
  };
  const lazyIn = (ids: ReadonlySet<string>): LazyImport[] => {
    const infos = [...ids].flatMap((id) => modules.getModuleInfo(id) ?? []);
    const lazy = new Set(infos.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds));
    return [...lazy].map((id) => ({
      id,
      exports: modules.getModuleInfo(id)?.exports ?? [],
      modules: withImports(id),
    }));
  };
  const first = withImports(entry);
  return {
    first,
    lazy: lazyIn(first),
    lazyBut(these) {
      const left = new Set(these.map(({ id }) => id));
      const found = new Map<string, LazyImport>();
      const follow = (ids: ReadonlySet<string>): void => {
        for (const one of lazyIn(ids)) {
          if (left.has(one.id) || found.has(one.id)) continue;
          found.set(one.id, one);
          follow(one.modules);
        }
      };
      follow(first);
      return [...found.values()];
    },
  };
}

/** The lazy import of the page whose component has this name, whatever its file. */
export function pageOf({ lazy }: ModuleGraph, component: string): LazyImport {
  const [page, ...others] = lazy.filter(({ exports }) => exports.includes(component));
  if (page === undefined || others.length > 0)
    throw new Error(`Exactly one module with ${component} must be imported lazily by the page.`);
  return page;
}

/** One import or export statement: the names there and the names here. */
interface From {
  readonly id: string;
  readonly isExport: boolean;
  /** null for everything (`*`) */
  readonly names: readonly { readonly there: string; readonly here: string }[] | null;
}

/**
 * The modules that a module imports. For names from the index of a package, these are the modules that define the
 * names: the bundler takes nothing else from there.
 */
function importsIn(modules: Modules): (id: string) => readonly string[] {
  const statements = new Map<string, { readonly froms: readonly From[]; readonly isIndex: boolean }>();
  const read = (id: string) => {
    const before = statements.get(id);
    if (before !== undefined) return before;
    const now = readModule(id, modules);
    statements.set(id, now);
    return now;
  };
  const definedIn = (id: string, name: string): string => {
    const { froms, isIndex } = read(id);
    if (!isIndex) return id;
    for (const from of froms) {
      const found = from.names?.find(({ here }) => here === name);
      if (found !== undefined) return definedIn(from.id, found.there);
      if (from.names === null && modules.getModuleInfo(from.id)?.exports.includes(name) === true)
        return definedIn(from.id, name);
    }
    return id;
  };
  return (id) =>
    read(id).froms.flatMap((from) => from.names?.map(({ there }) => definedIn(from.id, there)) ?? [from.id]);
}

function readModule(id: string, modules: Modules): { froms: readonly From[]; isIndex: boolean } {
  const { code, importedIds } = modules.getModuleInfo(id) ?? { code: null, importedIds: [] };
  if (code === null || !/\.tsx?$/.test(id))
    return { froms: importedIds.map((from) => ({ id: from, isExport: false, names: null })), isIndex: false };
  const { body } = modules.parse(code);
  const sources: string[] = [];
  // `importedIds` lists imports in the order of the statements; imports that plugins have added follow.
  const idOf = (source: string): string => {
    if (!sources.includes(source)) sources.push(source);
    return importedIds[sources.indexOf(source)] ?? "";
  };
  const froms = body.flatMap((node): From[] => {
    if (node.type === "ImportDeclaration") {
      const names = node.specifiers.map((one) =>
        one.type === "ImportSpecifier" ? { there: nameOf(one.imported), here: one.local.name } : null,
      );
      const isNamed = names.length > 0 && names.every((name) => name !== null);
      return [{ id: idOf(node.source.value), isExport: false, names: isNamed ? names : null }];
    }
    if (node.type === "ExportAllDeclaration")
      return [{ id: idOf(node.source.value), isExport: true, names: null }];
    if (node.type === "ExportNamedDeclaration" && node.source !== null) {
      const names = node.specifiers.map(({ local, exported }) => ({
        there: nameOf(local),
        here: nameOf(exported),
      }));
      return [{ id: idOf(node.source.value), isExport: true, names }];
    }
    return [];
  });
  const added = importedIds.slice(sources.length).map((from) => ({ id: from, isExport: false, names: null }));
  return {
    froms: [...froms, ...added],
    isIndex: froms.length === body.length && froms.every(({ isExport }) => isExport),
  };
}

function nameOf(name: { readonly name: string } | { readonly value: string }): string {
  return "name" in name ? name.name : name.value;
}
