/** Names in the documents that are not ours: of programs, headers and folders of others. */
export const OTHERS: ReadonlySet<string> = new Set([
  "/data",
  "/opt/roundtable",
  "DATA_DIR/roundtable.sqlite",
  "X-Forwarded-For",
  "pg_dump",
  "process_cpu_seconds_total",
  "roundtable.sqlite-wal",
]);
