import { type Refusal, isRefusal } from "@roundtable/host/refusal";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import { ReportBody, type ReportedBody } from "@roundtable/protocol/reports";
import { created } from "../wire/answer.ts";
import { limited, TAKE_PART } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

/** Stores a report about a table or a person there. */
export type StoreReport = (
  from: PersonId,
  table: TableId,
  report: ReportBody,
) => Promise<ReportedBody | Refusal>;

export function serveReports(routes: Routes, storeReport: StoreReport): void {
  const report = { ...TAKE_PART, rate: limited("reportsPerAddress"), body: ReportBody } as const;
  routes.route("POST /api/tables/:id/report", report, async ({ me, params, body }) => {
    const reported = await storeReport(me.person.id, params.id, body);
    return isRefusal(reported) ? reported : created(reported);
  });
}
