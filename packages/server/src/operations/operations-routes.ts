import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ReportsBody } from "@roundtable/protocol/reports";
import { reportForOperator } from "@roundtable/host/disclosure/report";
import type { BrokenTables } from "../live/broken-tables.ts";
import type { Metrics } from "../common/metrics.ts";
import { readReport, reportsIn } from "../moderation/report-repository.ts";
import type { Store } from "../store/store.ts";
import { inWords, troubleOf } from "../store/disk-errors.ts";
import { answer, json, text } from "../wire/answer.ts";
import { Health } from "./health.ts";
import { type Policy, PUBLIC } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

const MACHINE = {
  ...PUBLIC,
  who: "machine",
  bots: "refused",
  cache: "no-store",
} as const satisfies Policy;

export interface OperationSettings {
  readonly broken: BrokenTables;
  /** Problems for the operator that do not make the server unhealthy. */
  readonly warnings: () => readonly string[];
}

/** Health and metrics, for the operator. */
export function serveOperations(
  routes: Routes,
  store: Store,
  metrics: Metrics,
  { broken, warnings }: OperationSettings,
): void {
  const health = new Health(store);
  routes.route("GET /healthz", { ...PUBLIC, cache: "no-store" }, async () => {
    try {
      await health.mustBeWell();
      // These do not make the server unhealthy: another server would have the same broken tables.
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
      return answer(503, { status });
    }
  });

  routes.route("GET /metrics", MACHINE, async () => text(200, await metrics.text(), metrics.contentType));

  routes.route(
    "GET /reports",
    MACHINE,
    async () => ({ reports: await reportsIn(store.db) }) satisfies ReportsBody,
  );

  routes.route("GET /reports/:id", MACHINE, async ({ params }) => {
    const kept = await readReport(store.db, params.id);
    return kept === null ? text(404, "There is no such report.\n") : json(reportForOperator(kept));
  });
}

/** Whether a request comes from this machine, or has the token if one is set. */
export function isFromMachine(
  { headers }: Pick<IncomingMessage, "headers">,
  metricsToken: string | null,
  isOwn: boolean,
): boolean {
  return metricsToken === null ? isOwn : isSame(headers.authorization ?? "", `Bearer ${metricsToken}`);
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
