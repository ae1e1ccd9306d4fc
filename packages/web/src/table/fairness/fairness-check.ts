import { type Verdict, verify } from "@roundtable/fairness";
import { fetchLog } from "../../connection/http.ts";
import { witnessOf } from "./witness.ts";

/** Fetches the log of a finished table and recomputes its chance, against what this browser saw before the match. */
export async function checkFairness(table: string): Promise<Verdict> {
  const { log, key } = await fetchLog(table);
  return verify(log, key, witnessOf(table));
}
