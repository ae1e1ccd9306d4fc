import type { Logger } from "pino";
import { newLog } from "../../src/common/log.ts";

export interface LogRecord {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** A log that is kept for the test to read. */
export function keptLog(): { readonly log: Logger; readonly lines: LogRecord[] } {
  const lines: LogRecord[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as LogRecord);
  return { lines, log: newLog("info", { write }) };
}
