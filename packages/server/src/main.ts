import { join } from "node:path";
import { pino } from "pino";
import { greeting } from "./greeting.ts";
import { watchForUncaught } from "./uncaught-errors.ts";
import { newLog } from "./common/log.ts";
import { Metrics } from "./common/metrics.ts";
import { startServer } from "./server.ts";
import { readSettings, SettingsError } from "./config/settings.ts";

/** A stop that takes longer becomes a kill. */
const PATIENCE_MS = 10_000;

try {
  const settings = readSettings(process.env, join(import.meta.dirname, "../../.."));
  const metrics = new Metrics();
  const log = newLog(settings.logLevel, pino.destination(2), (level) => metrics.errors.inc({ level }));
  const server = await startServer(settings, { log, metrics });
  let stopping = false;
  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS);
    void server.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.fatal({ error }, "The server did not stop cleanly.");
        process.exit(1);
      },
    );
  };
  watchForUncaught({ log, metrics, fail: () => stop(1) });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (!stopping) log.info({ signal }, "The server is stopping.");
      // A second Ctrl-C ends the server at once. A second SIGTERM may be the first one, passed on by a parent process.
      else if (signal === "SIGINT") {
        log.warn({ signal }, "Interrupted while stopping; the server ends now.");
        process.exit(1);
      }
      stop(0);
    });
  }
  const store = settings.databaseUrl === null ? "sqlite" : "postgres";
  log.info({ port: server.port, store, node: process.versions.node }, "The server is ready.");
  // A program that reads this line may send a signal at once.
  console.log(greeting(settings.listenAddress, server.port, settings.publicUrl));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
