import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "../repository-copy.ts";

/** The text of every file that git tracks or would add, by its path from the root. */
export type Tree = ReadonlyMap<string, string>;

export function readTree(root: string): Tree {
  return new Map(filesOf(root).map((file) => [file, readFileSync(join(root, file), "latin1")]));
}

/** One hash over paths and texts, and over the Node that runs the checks. */
export function fingerprint(files: Iterable<readonly [path: string, text: string]>): string {
  const hash = createHash("sha256").update(process.version);
  for (const [path, text] of files) hash.update(`${path}\0${text.length}\0${text}`, "latin1");
  return hash.digest("hex");
}
