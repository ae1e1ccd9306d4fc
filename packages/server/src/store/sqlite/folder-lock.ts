import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "./errors.ts";

/** Another server is at work in this folder. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken";
}

/**
 * Makes the folder ours until what is returned is called, or the process ends in whatever way: SQLite locks a file of its
 * own, and the system lets go of that with the process.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, "roundtable.lock"), { timeout: 0 });
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    throw isBusy(error) ? new FolderTaken(folder, { cause: error }) : error;
  }
  return () => {
    if (file.isOpen) file.close();
  };
}
