import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Removed when the test is over, after every server that it opened has been closed. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "roundtable-server-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
