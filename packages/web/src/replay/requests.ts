import { type ContinueBody, CreatedBody } from "@roundtable/protocol";
import { FinishedBody } from "@roundtable/protocol/table-lists";
import { ask } from "../connection/http.ts";
import { newId } from "../connection/id.ts";

/** A new table of mine at which the match of that one, which is over, goes on. */
export async function continueFrom(table: string, from: Omit<ContinueBody, "id">): Promise<string> {
  const body = JSON.stringify({ id: newId(), ...from });
  return (await ask(CreatedBody, `/api/tables/${table}/continue`, { method: "POST", body })).table;
}

/** The matches that I have played to their end, the newest first; those after what another page has ended with. */
export function fetchFinished(after: string | null = null): Promise<FinishedBody> {
  return ask(FinishedBody, `/api/tables/finished${after === null ? "" : `?after=${after}`}`);
}
