import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const KINDS = "*.{md,ts,tsx,mjs,js,css,py,sh,yaml,yml,service}";
const PATTERNS = [
  `{${KINDS},Dockerfile,.npmrc,.gitattributes}`,
  `{.github,docs,deploy,e2e,examples,games,packages,tools}/**/${KINDS}`,
];

/** Every file with English for engineers, by its path from the root. */
export function filesIn(root: string): Map<string, string> {
  const paths = globSync(PATTERNS, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
