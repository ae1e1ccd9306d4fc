import { readdirSync, readFileSync } from "node:fs";

export interface GoldenFile {
  readonly name: string;
  readonly text: string;
}

/** The golden games in a folder, by name. */
export function goldenIn(folder: URL): GoldenFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));
}
