import { createHash } from "node:crypto";
import { posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint, type Tree } from "./tree.ts";

/** The path from the root that a package import like "@roundtable/kernel" leads to; undefined if none. */
export type ResolvePackage = (specifier: string) => string | undefined;

/** Resolves as Node does in the repository of this file. */
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
 * For each file a fingerprint of everything in the tree that its types can depend on: the file, all its direct and
 * indirect imports, and `everywhere`. Every string that looks like a file's path counts as an import. So there may be
 * one too many, and never one too few.
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
