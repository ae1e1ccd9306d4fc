import type { ChildProcess } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { startServer } from "../../attack/running-server.ts";
import { addFinishedMatches, type Veterans } from "./finished-matches.ts";
import { addFinishedMatchesIn, sizeOf } from "./finished-matches-postgres.ts";

/** A kind of store to measure. */
export interface BenchStore {
  /** Its name in the report. */
  readonly store: string;
  start(): ChildProcess;
  fill(game: string, veterans: Veterans, matches: number): Promise<void>;
  bytes(): Promise<number>;
}

export function fileStore(dataDir: string): BenchStore {
  const file = join(dataDir, "roundtable.sqlite");
  return {
    store: "file",
    start: () => startServer(dataDir),
    fill: (game, veterans, matches) => Promise.resolve(addFinishedMatches(file, game, veterans, matches)),
    bytes: async () => (await stat(file)).size,
  };
}

export function databaseStore(database: string, dataDir: string): BenchStore {
  return {
    store: "PostgreSQL",
    start: () => startServer(dataDir, { database }),
    fill: (game, veterans, matches) => addFinishedMatchesIn(database, game, veterans, matches),
    bytes: () => sizeOf(database),
  };
}
