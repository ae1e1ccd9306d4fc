import { createHash } from "node:crypto";
import { posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint, type Tree } from "./tree.ts";

/** Where "@roundtable/kernel" and its like lead, as a path from the root; undefined where nowhere. */
export type ResolvePackage = (specifier: string) => string | undefined;

/** As Node resolves them in the repository of this file. */
export function resolveFrom(root: string): ResolvePackage {
  return (specifier) => {
    try {
      return relative(root, fileURLToPath(import.meta.resolve(specifier))).replaceAll("\\", "/");
    } catch {
      return undefined;
    }
  };
}

/**
 * For each of the files a fingerprint of everything in the tree that its types can depend on: the file, all that it imports,
 * directly or not, and `everywhere`. Every text that looks like the address of a file counts as an import, so there may be one
 * too many, and never one too few.
 */
export function closureFingerprints(
  tree: Tree,
  files: readonly string[],
  everywhere: string,
  resolvePackage: ResolvePackage,
): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  const imported = new Map<string, readonly string[]>();
  const packages = new Map<string, string | undefined>();

  const target = (file: string, specifier: string): string | undefined => {
    if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier);
    if (!packages.has(specifier)) packages.set(specifier, resolvePackage(specifier));
    return packages.get(specifier);
  };
  const importsOf = (file: string): readonly string[] => {
    const known = imported.get(file);
    if (known !== undefined) return known;
    const found = specifiersIn(tree.get(file) ?? "").flatMap((specifier) => target(file, specifier) ?? []);
    const targets = [...new Set(found)].filter((path) => tree.has(path));
    imported.set(file, targets);
    return targets;
  };
  const ownOf = (file: string): string => {
    const known = own.get(file) ?? fingerprint([[file, tree.get(file) ?? ""]]);
    own.set(file, known);
    return known;
  };

  const closure = (file: string): string => {
    const reached = new Set([file]);
    for (const path of reached) for (const next of importsOf(path)) reached.add(next);
    const parts = [...reached].map(ownOf).toSorted();
    return createHash("sha256")
      .update([everywhere, ownOf(file), ...parts].join())
      .digest("hex");
  };
  return new Map(files.map((file) => [file, closure(file)]));
}

function specifiersIn(text: string): string[] {
  return [...text.matchAll(/["'`]((?:\.{1,2}\/|@roundtable\/)[^"'`\s]+)["'`]/g)].map(
    ([, path]) => path ?? "",
  );
}
