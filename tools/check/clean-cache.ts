import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Remembers fingerprints of inputs that a check found nothing wrong with. Only clean results are kept: a fault is found again
 * each time. Deleting the file forgets everything.
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

  /** Replaces what was kept. Two checks may run at once, so the file appears as a whole. */
  write(fingerprints: Iterable<string>): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify([...fingerprints]));
    renameSync(draft, this.#file);
  }
}
