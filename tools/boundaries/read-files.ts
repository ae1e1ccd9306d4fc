import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "./check.ts";

const PATTERNS = ["package.json", "{packages,games,tools,e2e}/**/{package.json,*.ts,*.tsx,*.mjs,*.css}"];

/** The files that the boundaries apply to. */
export function filesIn(root: string): Files {
  const paths = globSync(PATTERNS, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
