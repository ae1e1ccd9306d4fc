import type { Logger } from "pino";
import type { Metrics } from "./common/metrics.ts";

export interface UncaughtParts {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Ends the server in good order, as failed. */
  readonly fail: () => void;
}

/**
 * What nobody has caught. A promise that failed and that nobody waited for concerns its own affair: tables keep what they do in
 * the store and their queues catch what fails in them, so the others play on, and the operator reads of it in log and
 * metrics. After an exception that tore a callback apart nothing can be trusted: the server says so, lets end what is under
 * way and stops, to be started anew.
 */
export function watchForUncaught({ log, metrics, fail }: UncaughtParts): void {
  process.on("unhandledRejection", (error) => {
    metrics.uncaught.inc({ what: "rejection" });
    log.error({ error }, "Unhandled promise rejection. The server goes on.");
  });
  process.on("uncaughtException", (error) => {
    metrics.uncaught.inc({ what: "exception" });
    log.fatal({ error }, "Uncaught exception. The server stops.");
    fail();
  });
}
