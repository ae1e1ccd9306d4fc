import { type Verdict, verify } from "@roundtable/fairness";
import type { TableInfo } from "@roundtable/protocol";
import { fetchLog } from "../requests.ts";
import { haveChangedPlaces, seatedAt } from "./seated-at.ts";
import { witnessOf } from "./witness.ts";

/** Fetches the log of a finished table and recomputes its chance, against what this browser saw before the match. */
export async function checkFairness({ id, seats }: TableInfo): Promise<Verdict> {
  const { log, key } = await fetchLog(id);
  const witness = witnessOf(id);
  const verdict = verify(log, key, witness);
  const isFair = verdict.kind === "fair" && verdict.proof === "own-share";
  const people = witness.terms?.people;
  // Who has changed places with whom since the shares were opened has chosen his hand.
  if (isFair && people !== undefined && haveChangedPlaces(people, seatedAt(seats)))
    return { kind: "other-terms" };
  return verdict;
}
