import { closeSync, mkdirSync, openSync, statSync, unlinkSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { messageOf, SettingsError } from "./settings.ts";

/** Makes the data folder if it does not exist. */
export function makeDataDir(path: string): void {
  makeFolder(path, "DATA_DIR");
}

/** Makes the archive folder. It must be writable now, not only when the first match is archived. */
export function makeArchiveDir(path: string): void {
  makeFolder(path, "ARCHIVE_DIR");
  const probe = join(path, `.written-by-${process.pid}`);
  try {
    const file = openSync(probe, "w", 0o600);
    try {
      writeSync(file, "1");
    } finally {
      closeSync(file);
    }
    unlinkSync(probe);
  } catch (error) {
    throw new SettingsError(
      `The folder ${path} cannot be written: ${messageOf(error)}. Set ARCHIVE_DIR to another.`,
    );
  }
}

function makeFolder(path: string, setting: "DATA_DIR" | "ARCHIVE_DIR"): void {
  try {
    makeWithParents(path);
  } catch (error) {
    throw new SettingsError(
      `The folder ${path} cannot be made: ${messageOf(error)}. Set ${setting} to another.`,
    );
  }
}

/** Node's `recursive` option loops forever if a parent exists but accepts no folders, such as `/proc`. */
function makeWithParents(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeWithParents(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another server may have made it in the meantime.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
