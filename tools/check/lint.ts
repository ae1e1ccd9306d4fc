import { CleanCache } from "./clean-cache.ts";
import { closureFingerprints, resolveFrom } from "./closure.ts";
import { fingerprint, type Tree } from "./tree.ts";

/** Runs the linter over these files, or over all if none are named. Returns its output and exit code. */
export type RunLinter = (
  files: readonly string[],
) => Promise<{ readonly code: number; readonly text: string }>;

const LINTED = /\.([cm]?[jt]s|[jt]sx)$/;
/** More file names could be too long for a command line. */
const MOST_NAMED = 400;

/**
 * Type-aware linting is slow, so the linter gets only the files that changed, or that import one that did. What it can
 * know about a file is in that file, in its imports, and in what applies everywhere: settings, versions, global
 * declarations.
 */
export async function lintChanged(root: string, tree: Tree, run: RunLinter) {
  const files = [...tree.keys()].filter((file) => LINTED.test(file));
  const everywhere = fingerprint([...tree].filter(([file, text]) => countsEverywhere(file, text)));
  const keys = closureFingerprints(tree, files, everywhere, resolveFrom(root));
  const cache = new CleanCache(root, "lint");
  const clean = cache.read();
  const doubtful = files.filter((file) => !clean.has(keys.get(file) ?? ""));
  if (doubtful.length === 0)
    return { code: 0, text: `${files.length} files as they were when last clean.\n` };

  const all = doubtful.length > MOST_NAMED;
  const { code, text } = await run(all ? [] : doubtful);
  const complaint = all ? missed(text, files.length) : "";
  if (code === 0 && complaint === "") cache.write(keys.values());
  return { code: complaint === "" ? code : 1, text: text + complaint };
}

function countsEverywhere(file: string, text: string): boolean {
  if (/(^|\/)(package(-lock)?|tsconfig[^/]*|\.oxlintrc)\.json$|\.d\.ts$|^tools\/check\//.test(file))
    return true;
  return LINTED.test(file) && /\bdeclare (module|global)\b/.test(text);
}

/** Without names the linter finds its files itself: they must be the same that are remembered as clean. */
function missed(text: string, expected: number): string {
  const found = / on (\d+) files /.exec(text)?.[1];
  if (found === String(expected)) return "";
  return `The linter has read ${found ?? "an unknown number of"} files, and tools/check/lint.ts expects ${expected}.\n`;
}
