import { ReportedBody } from "@roundtable/protocol/reports";
import { ask } from "../connection/http.ts";
import { newId } from "../connection/id.ts";

/** Reports a bug in the match at this table; resolves with the number of the report. */
export async function sendReport(table: string, words: string, at?: number): Promise<string> {
  const body = JSON.stringify({ id: newId(), words, ...(at === undefined ? {} : { at }) });
  return (await ask(ReportedBody, `/api/tables/${table}/report`, { method: "POST", body })).report;
}
