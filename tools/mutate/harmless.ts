import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "./changes.ts";
import type { Target } from "./target.ts";

/** A change that was shown to change nothing that anybody could notice, and why. */
export interface Harmless {
  readonly file: string;
  /** The line of code, and what becomes of it. */
  readonly code: string;
  readonly change: string;
  readonly because: string;
}

const FILE = "harmless-changes.json";

/** Kept beside what it speaks of. */
export function harmlessOf(root: string, { folder }: Target): Harmless[] {
  const file = join(root, folder, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Harmless[]) : [];
}

export function speaksOf({ file, code, change }: Harmless, other: Change): boolean {
  return file === other.file && code === other.code && change === other.words;
}

/** What no longer speaks of anything: the code has changed, and the reason may no longer hold. */
export function outdated(harmless: readonly Harmless[], changes: readonly Change[]): Harmless[] {
  return harmless.filter((each) => !changes.some((change) => speaksOf(each, change)));
}
