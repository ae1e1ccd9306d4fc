import { ClientErrorBody } from "@roundtable/protocol/client-errors";
import type { DoneBody } from "@roundtable/protocol/operator";
import type * as v from "valibot";
import type { Metrics } from "../common/metrics.ts";
import type { Clock } from "@roundtable/host/clock";
import type { Logger } from "pino";
import type { Store } from "../store/store.ts";
import type { AttemptCounter } from "../login-attempts/attempt-counter.ts";
import { isKnownClientError, saveClientError } from "./client-error-repository.ts";
import { limited, PUBLIC } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

/** Stack frames and names fit; nothing larger needs to. */
const BODY_LIMIT = 8 * 1024;

const POLICY = {
  ...PUBLIC,
  rate: limited("clientErrorsPerAddress"),
  bodyLimit: BODY_LIMIT,
  cache: "no-store",
  body: ClientErrorBody,
} as const;

/**
 * Errors that pages report. They are stored without the reporter. Each address may add only a few new ones, because it may
 * be lying.
 */
export function serveClientErrors(
  routes: Routes,
  {
    store,
    clock,
    log,
    metrics,
    attemptCounter,
  }: {
    readonly store: Store;
    readonly clock: Clock;
    readonly log: Logger;
    readonly metrics: Metrics;
    readonly attemptCounter: AttemptCounter;
  },
): void {
  routes.route("POST /api/errors", POLICY, async ({ body: error, address }) => {
    metrics.clientErrors.inc({ where: error.where });
    log.info({ where: error.where, name: error.name, at: error.stack[0] }, "A page reported an error.");
    const isKept =
      (await isKnownClientError(store.db, error)) ||
      (await attemptCounter.may("newClientErrorFromAddress", address));
    if (isKept) await store.write((transaction) => saveClientError(transaction, error, clock.now()));
    return { done: true } satisfies v.InferOutput<typeof DoneBody>;
  });
}
