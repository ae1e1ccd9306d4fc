import type { Logger } from "pino";
import type { Metrics } from "./common/metrics.ts";

export interface UncaughtParts {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Stops the server in order, with a failure. */
  readonly fail: () => void;
}

/**
 * Handles uncaught errors. An unhandled rejection concerns only its own task: tables keep their state in the store and
 * their queues catch failures. So the server goes on, and the operator finds it in log and metrics. After an uncaught
 * exception nothing can be trusted: the server commits what is under way and stops, to be restarted.
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
