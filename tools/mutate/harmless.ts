import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "./changes.ts";
import type { Target } from "./target.ts";

/** A mutation that was shown to change nothing observable, and why. */
export interface Harmless {
  readonly file: string;
  /** The line of code, and its replacement. */
  readonly code: string;
  readonly change: string;
  readonly because: string;
}

const FILE = "harmless-changes.json";

/** The list lies beside the code that it is about. */
export function harmlessOf(root: string, { folder }: Target): Harmless[] {
  const file = join(root, folder, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Harmless[]) : [];
}

export function speaksOf({ file, code, change }: Harmless, other: Change): boolean {
  return file === other.file && code === other.code && change === other.words;
}

/** Entries whose code has changed, so that their reason may no longer hold. */
export function outdated(harmless: readonly Harmless[], changes: readonly Change[]): Harmless[] {
  return harmless.filter((each) => !changes.some((change) => speaksOf(each, change)));
}
