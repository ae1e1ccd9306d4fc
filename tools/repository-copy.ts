import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** All files that git tracks or would add. */
export function filesOf(root: string): string[] {
  return execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));
}

/** A copy in which things may be changed and run; the caller removes it. */
export function copyRepository(root: string, files: readonly string[], purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `roundtable-${purpose}-`));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkModules(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Installed packages are shared; our own packages are those of the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    if (entry.name !== "@roundtable") symlinkSync(join(from, entry.name), join(to, entry.name));
  }
  mkdirSync(join(to, "@roundtable"));
  for (const name of readdirSync(join(from, "@roundtable"))) {
    symlinkSync(readlinkSync(join(from, "@roundtable", name)), join(to, "@roundtable", name));
  }
}
