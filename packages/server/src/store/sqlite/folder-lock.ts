import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "./errors.ts";

/** Another server uses this folder. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken";
}

/**
 * Locks the folder until the returned function is called or the process ends in any way. It is a lock on a SQLite file,
 * which the system releases with the process.
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
