import { ClientErrorBody } from "@roundtable/protocol/client-errors";
import type { DoneBody } from "@roundtable/protocol/operator";
import type * as v from "valibot";
import type { Metrics } from "../metrics.ts";
import type { Services } from "../services.ts";
import { keepClientError } from "../store/client-error-rows.ts";
import { limited, PUBLIC } from "./policy.ts";
import type { Routes } from "./routes.ts";

/** Frames and names, and nothing that takes more room. */
const BODY_LIMIT = 8 * 1024;

const POLICY = {
  ...PUBLIC,
  rate: limited("clientErrorsPerAddress"),
  bodyLimit: BODY_LIMIT,
  cache: "no-store",
  body: ClientErrorBody,
} as const;

/** Errors that pages report. They are kept without who sent them. */
export function serveClientErrors(routes: Routes, { store, clock, log }: Services, metrics: Metrics): void {
  routes.route("POST /api/errors", POLICY, async ({ body: error }) => {
    metrics.clientErrors.inc({ where: error.where });
    log.info({ where: error.where, name: error.name, at: error.stack[0] }, "Something broke in a page.");
    await store.write((transaction) => keepClientError(transaction, error, clock.now()));
    return { done: true } satisfies v.InferOutput<typeof DoneBody>;
  });
}
