import type { FastifyInstance } from "fastify";
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import { Buckets } from "../token-bucket.ts";

/** Whoever is not let in, is banned, is not trusted, or comes too often. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);
/** Nobody fills the disk by being refused: so many lines for one address, and for all of them together. */
const LOGGED_PER_ADDRESS = { burst: 10, perSecond: 0.1 };
const LOGGED = { burst: 100, perSecond: 1 };

/** Requests that were refused for who has sent them: counted all, logged as far as there is room. */
export function logRefusals(
  app: FastifyInstance,
  {
    log,
    metrics,
    addressOf,
  }: {
    readonly log: Logger;
    readonly metrics: Metrics;
    readonly addressOf: (request: IncomingMessage) => string;
  },
): void {
  const perAddress = new Buckets(LOGGED_PER_ADDRESS);
  const all = new Buckets(LOGGED);
  app.addHook("onResponse", async ({ id, method, routeOptions, raw }, { statusCode: status }) => {
    if (!REFUSED.has(status)) return;
    metrics.refusals.inc({ status });
    const now = performance.now();
    const from = addressOf(raw);
    if (!perAddress.take(from, now) || !all.take("", now)) return;
    log.info(
      { request: id, method, route: routeOptions.url ?? null, status, from },
      "A request was refused.",
    );
  });
}
