import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Remembers the fingerprints of inputs that passed a check. Only clean results are stored: a fault is reported again
 * each time. Deleting the file clears the cache.
 */
export class CleanCache {
  readonly #file: string;

  constructor(root: string, check: string) {
    this.#file = join(root, "node_modules", ".cache", "check", `${check}.json`);
  }

  read(): ReadonlySet<string> {
    try {
      return new Set(JSON.parse(readFileSync(this.#file, "utf8")) as string[]);
    } catch {
      return new Set();
    }
  }

  /** Replaces the stored fingerprints. Two checks may run at once, so the file is replaced atomically. */
  write(fingerprints: Iterable<string>): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify([...fingerprints]));
    renameSync(draft, this.#file);
  }
}
