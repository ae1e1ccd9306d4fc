import { type ContinueBody, CreatedBody } from "@roundtable/protocol";
import { FinishedBody } from "@roundtable/protocol/table-lists";
import { ask } from "../connection/http.ts";
import { newId } from "../connection/id.ts";

/** Creates a table at which the finished match continues from a moment. */
export async function continueFrom(table: string, from: Omit<ContinueBody, "id">): Promise<string> {
  const body = JSON.stringify({ id: newId(), ...from });
  return (await ask(CreatedBody, `/api/tables/${table}/continue`, { method: "POST", body })).table;
}

/** My finished matches, the newest first; with `after`, the page after that cursor. */
export function fetchFinished(after: string | null = null): Promise<FinishedBody> {
  return ask(FinishedBody, `/api/tables/finished${after === null ? "" : `?after=${after}`}`);
}
