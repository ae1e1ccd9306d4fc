import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "../metrics.ts";
import type { Store } from "../store/store.ts";
import { inWords, troubleOf } from "../store/trouble.ts";

export interface OperationSettings {
  readonly metricsToken: string | null;
  /** Whether it comes from this machine itself. */
  readonly isOwn: (request: FastifyRequest) => boolean;
}

/** For whoever runs the server: is it well, and what does it do? */
export function serveOperations(
  app: FastifyInstance,
  store: Store,
  metrics: Metrics,
  { metricsToken, isOwn }: OperationSettings,
): void {
  app.get("/healthz", async (_request, reply) => {
    try {
      await store.db.selectFrom("secrets").select("name").limit(1).execute();
      if (store.trouble !== null) await store.tryRoom();
      return { status: "ok" };
    } catch (error) {
      const trouble = troubleOf(error);
      const status = trouble === null ? "the store does not answer" : inWords(trouble);
      return reply.code(503).send({ status });
    }
  });

  app.get("/metrics", async (request, reply) => {
    const isAllowed =
      metricsToken === null
        ? isOwn(request)
        : isSame(request.headers.authorization ?? "", `Bearer ${metricsToken}`);
    if (!isAllowed)
      return reply.code(403).type("text/plain").send("Only from this machine, or with the token.\n");
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
