import { ClientErrorBody } from "@roundtable/protocol/client-errors";
import type { DoneBody } from "@roundtable/protocol/operator";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Metrics } from "../metrics.ts";
import type { Services } from "../services.ts";
import { keepClientError } from "../store/client-error-rows.ts";
import { Buckets } from "../token-bucket.ts";
import { sendRefusal, tooFast, unreadable } from "./api.ts";
import type { Rates } from "./rates.ts";

/** Frames and names, and nothing that takes more room. */
const BODY_LIMIT = 8 * 1024;

export interface ClientErrorSettings {
  readonly rates: Rates;
  readonly addressOf: (request: FastifyRequest) => string;
}

/** What has broken in somebody's page. Nobody is asked who they are: it is kept without that. */
export function serveClientErrors(
  app: FastifyInstance,
  { store, clock, log }: Services,
  metrics: Metrics,
  { rates, addressOf }: ClientErrorSettings,
): void {
  const reports = new Buckets(rates.clientErrorsPerAddress);
  app.post("/api/errors", { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (!reports.take(addressOf(request), performance.now())) return tooFast(reply);
    const read = v.safeParse(ClientErrorBody, request.body);
    if (!read.success) return sendRefusal(reply, unreadable(read.issues[0]));
    const error = read.output;
    metrics.clientErrors.inc({ where: error.where });
    log.info({ where: error.where, name: error.name, at: error.stack[0] }, "Something broke in a page.");
    await store.write((transaction) => keepClientError(transaction, error, clock.now()));
    return reply.send({ done: true } satisfies v.InferOutput<typeof DoneBody>);
  });
}
