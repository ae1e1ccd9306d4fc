import { timingSafeEqual } from "node:crypto";
import type { ReportsBody } from "@roundtable/protocol/report";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { reportForOperator } from "../disclosure/report.ts";
import type { BrokenTables } from "../live/broken-tables.ts";
import type { Metrics } from "../metrics.ts";
import { readReport, reportsIn } from "../store/report-rows.ts";
import type { Store } from "../store/store.ts";
import { inWords, troubleOf } from "../store/trouble.ts";
import { Health } from "./health.ts";

export interface OperationSettings {
  readonly metricsToken: string | null;
  readonly broken: BrokenTables;
  /** Whether it comes from this machine itself. */
  readonly isOwn: (request: FastifyRequest) => boolean;
  /** What an operator has to look at while the server works all the same. */
  readonly warnings: () => readonly string[];
}

/** For whoever runs the server: is it well, and what does it do? */
export function serveOperations(
  app: FastifyInstance,
  store: Store,
  metrics: Metrics,
  { metricsToken, isOwn, broken, warnings }: OperationSettings,
): void {
  const health = new Health(store);
  app.get("/healthz", async (_request, reply) => {
    try {
      await health.mustBeWell();
      // None of this is a reason to send everybody elsewhere: a table that is broken here is broken there as well.
      const brokenTables = broken.ids.length;
      const found = warnings();
      return {
        status: "ok",
        ...(brokenTables > 0 ? { brokenTables } : {}),
        ...(found.length > 0 ? { warnings: found } : {}),
      };
    } catch (error) {
      const trouble = troubleOf(error);
      const status = trouble === null ? "the store does not answer" : inWords(trouble);
      return reply.code(503).send({ status });
    }
  });

  const isAllowed = (request: FastifyRequest): boolean =>
    metricsToken === null
      ? isOwn(request)
      : isSame(request.headers.authorization ?? "", `Bearer ${metricsToken}`);
  const forbid = (reply: FastifyReply): FastifyReply =>
    reply.code(403).type("text/plain").send("Only from this machine, or with the token.\n");

  app.get("/metrics", async (request, reply) => {
    if (!isAllowed(request)) return forbid(reply);
    return reply.type(metrics.contentType).send(await metrics.text());
  });

  app.get("/reports", async (request, reply) => {
    if (!isAllowed(request)) return forbid(reply);
    return { reports: await reportsIn(store.db) } satisfies ReportsBody;
  });

  app.get<{ Params: { id: string } }>("/reports/:id", async (request, reply) => {
    if (!isAllowed(request)) return forbid(reply);
    const kept = await readReport(store.db, request.params.id);
    return kept === null
      ? reply.code(404).type("text/plain").send("There is no such report.\n")
      : reply.send(reportForOperator(kept));
  });
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
