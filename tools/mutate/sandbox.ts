import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyRepository } from "../repository-copy.ts";
import { type Change, changed } from "./changes.ts";
import { byRelevance, type Stage } from "./target.ts";

/** A copy of the repository in which code may be broken; processes that a test starts see the change too. */
export class Sandbox {
  readonly folder: string;
  /** How long the tests of a stage may take before they count as stuck. */
  readonly #patience = new Map<Stage, number>();

  constructor(root: string, files: readonly string[]) {
    this.folder = copyRepository(root, files, "mutate");
  }

  /** Checks that the tests pass before anything is changed. Their duration sets the time limit for changed code. */
  async expectSound(stages: readonly Stage[]): Promise<void> {
    for (const stage of stages) {
      const begun = performance.now();
      if ((await this.#fails(stage.files, 600_000)) !== null)
        throw new Error(`The ${stage.name} fail before anything is changed: run them first.`);
      this.#patience.set(stage, 30_000 + 6 * (performance.now() - begun));
    }
  }

  /** The first stage that notices the change, or null. */
  async noticing(change: Change, stages: readonly Stage[]): Promise<Stage | null> {
    const file = join(this.folder, change.file);
    const text = await readFile(file, "utf8");
    await writeFile(file, changed(text, change));
    try {
      for (const stage of stages) {
        const patience = this.#patience.get(stage) ?? 600_000;
        for (const files of byRelevance(stage, change.file, (test) => this.#textOf(test))) {
          if ((await this.#fails(files, patience)) !== null) return stage;
        }
      }
      return null;
    } finally {
      await writeFile(file, text);
    }
  }

  #textOf(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs one file after another in one process, up to the first failure. */
  async #fails(files: readonly string[], patience: number): Promise<"failed" | "stuck" | null> {
    if (files.length === 0) return null;
    const child = spawn(
      process.execPath,
      [
        "node_modules/vitest/vitest.mjs",
        "run",
        "--no-isolate",
        "--maxWorkers=1",
        "--bail=1",
        "--reporter=dot",
        ...files,
      ],
      { cwd: this.folder, stdio: "ignore", detached: true, env: { ...process.env, CI: "true" } },
    );
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        killGroup(child.pid);
        resolve("stuck");
      }, patience);
      child.on("error", reject);
      child.on("exit", (code) => {
        clearTimeout(timer);
        killGroup(child.pid);
        resolve(code === 0 ? null : "failed");
      });
    });
  }
}

/** A broken program may leave child processes running. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // No process is left.
  }
}
